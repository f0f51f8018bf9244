import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { endAsking } from '../../../src/core/app/what-if/asking.ts';
import type { InputOf } from '../../../src/core/contract/registry.ts';
import type { Ledger, LedgerOutcome } from '../../../src/core/contract/views/season/ledger.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask, begin } from './helpers.ts';
import { playedTo } from './played.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-ledger-'));
let session: SaveSession;
beforeAll(async () => {
  session = await begin(undefined, join(folder, 'own.dynasty'));
  await ask(session, 'setBoard', { clear: true });
  await ask(session, 'advance', { to: 'season' });
  await ask(session, 'sim', { week: 4 });
  await ask(session, 'setPlan', { run_pass: 3 });
  await ask(session, 'sim', { week: 20 });
  await ask(session, 'advance', { to: 'summary' });
});
afterAll(async () => {
  await endAsking();
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks again until the seasons have been simulated. */
async function played(input: InputOf<'ledger'>): Promise<Ledger & { outcome: LedgerOutcome }> {
  for (;;) {
    const answer = await ask(session, 'ledger', input);
    if (answer.outcome !== null) return { ...answer, outcome: answer.outcome };
    expect(answer.progress).not.toBeNull();
    await setTimeout(100);
  }
}

describe('a season’s ledger', () => {
  it('lists the decisions and their results, and what was left to the staff', async () => {
    const { decided, left, outcome } = await ask(session, 'ledger', {});
    expect(decided.map(({ kind, decisions }) => [kind, decisions])).toEqual([
      ['recruiting', 1],
      ['plan', 1],
    ]);
    expect(left).toEqual(['portal', 'schedule', 'depth', 'redshirts', 'budget', 'calls']);
    expect(outcome).toBeNull();
    const text = (kind: string) => decided.find((row) => row.kind === kind)?.text;
    expect(text('recruiting')).toMatch(
      /^\d+ recruits worked, \d+ committed\. Effort decided \w+ of them\. \d+ hours went unused\.$/,
    );
    const { games } = await ask(session, 'review', {});
    const since = games.filter(({ weekPlayed }) => weekPlayed >= 4);
    const wins = since.filter(({ result }) => result === 'W').length;
    expect(text('plan')).toBe(`Your plan in ${since.length} games: ${wins}-${since.length - wins}.`);
  });

  it('is part of the review', async () => {
    const { decided, left } = await ask(session, 'ledger', { year: 2024 });
    expect((await ask(session, 'review', {})).ledger).toEqual({ decided, left });
  });

  it('replays the season as it was, and without the decisions', async () => {
    const { outcome } = await played({ runs: 0 });
    const { wins, losses } = await ask(session, 'review', {});
    expect(outcome.own).toMatchObject({ wins, losses });
    const ranks = await ask(session, 'recruitingClass', {});
    const own = ranks.classes.find(({ team }) => team === 'Michigan')!;
    expect(outcome.own.class).toBeCloseTo(own.points, 0);
    expect(outcome.own.rating).toBeNull();
    expect(outcome.staff.class!).toBeGreaterThan(outcome.own.class!);
    expect(outcome.kinds.map(({ kind }) => kind)).toEqual(['recruiting', 'plan']);
  });

  it('blames an empty board for the class, and little else', async () => {
    const { outcome } = await played({ runs: 0 });
    const gain = (of: string) =>
      outcome.kinds.find(({ kind }) => kind === of)!.worth.find(({ measure }) => measure === 'class')!.gain;
    expect(gain('recruiting')).toBeLessThan(0);
    expect(Math.abs(gain('plan'))).toBeLessThan(-gain('recruiting'));
  });

  it('refuses a season that is not over', async () => {
    const running = await playedTo(3);
    const answer = await runOperation(running, 'ledger', {});
    running.close();
    expect(answer).toMatchObject({ ok: false, error: { code: 'wrong_stage' } });
  });

  it('has nothing to compare if the staff decided everything', async () => {
    const staffed = await playedTo('summary');
    const answer = await ask(staffed, 'ledger', { runs: 4 });
    staffed.close();
    expect([answer.decided, answer.progress, answer.outcome]).toEqual([[], null, null]);
  });
});
