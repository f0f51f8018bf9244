import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { DynastyOperation } from '../../../src/core/contract/registry.ts';
import { ClassState } from '../../../src/core/model/class-state.ts';
import { openSave, SaveError, type SaveSession } from '../../../src/core/save/index.ts';
import { tablesOf } from '../../../src/core/save/tables.ts';
import { edited } from './forged.ts';
import { digestOf } from './helpers.ts';
import { playedTo } from './played.ts';

type Record = ReturnType<ClassState['record']>;

/** Index of a program that no class has. */
const NOWHERE = 200;

/** Opens a save whose class was changed by hand. */
async function withClass(good: Uint8Array, path: string, change: (record: Record) => Record): Promise<SaveSession> {
  const bytes = await edited(good, (db) => {
    const { recruiting } = tablesOf(db);
    recruiting.write(2024, new ClassState(change(recruiting.ofYear(2024).record())));
  });
  writeFileSync(path, bytes);
  return openSave(path);
}

describe('an impossible recruiting class', () => {
  let good: Uint8Array;
  let path: string;

  beforeAll(async () => {
    const session = await playedTo(6);
    path = session.path!;
    session.close();
    good = Uint8Array.from(readFileSync(path));
  });

  const cases: readonly [what: string, change: (record: Record) => Record, says: RegExp][] = [
    [
      'of programs that there are not',
      (record) => ({
        ...record,
        decisions: record.decisions.map((each) => ({ ...each, status: 'committed', program: NOWHERE, period: 1 })),
      }),
      /A recruit is committed to a program that does not exist\./,
    ],
    [
      'of five recruits',
      (record) => ({ ...record, decisions: record.decisions.slice(0, 5), past: new Map() }),
      /has fewer recruits than the class of 2025/,
    ],
    [
      'whose choices were made next month',
      (record) => ({ ...record, decisions: record.decisions.map((each) => ({ ...each, period: record.period + 1 })) }),
      /A recruit committed before he was allowed to\./,
    ],
    [
      'that three hours were spent on',
      (record) => ({ ...record, hoursPerWorth: new Float32Array(3) }),
      /is missing the recruiting hours of some staffs\./,
    ],
  ];

  it.each(cases)('%s is reported as damaged, by its pages and before anything is decided', async (_, change, says) => {
    const session = await withClass(good, path, change);
    const before = digestOf(session);
    const asked: readonly (readonly [name: DynastyOperation, input: object])[] = [
      ['board', {}],
      ['board', { show: 'all', recruit: '1' }],
      ['recruitingClass', {}],
      ['setBoard', { recruits: ['1'], offer: true }],
      ['sim', { week: 7 }],
    ];
    for (const [name, input] of asked) {
      const answer = runOperation(session, name, input as never);
      await expect(answer, name).rejects.toThrow(SaveError);
      await expect(answer, name).rejects.toThrow(says);
    }
    expect(digestOf(session)).toBe(before);
    session.close();
  });

  it('is not signed when the season closes', async () => {
    const over = await playedTo(20);
    const file = over.path!;
    over.close();
    const [, change, says] = cases[0]!;
    const session = await withClass(Uint8Array.from(readFileSync(file)), file, change);
    await expect(runOperation(session, 'advance', { to: 'summary' })).rejects.toThrow(says);
    session.close();
  });
});
