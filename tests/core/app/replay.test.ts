import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveLibrary } from '../../../src/core/app/saves/library.ts';
import { listSaves } from '../../../src/core/save/index.ts';
import { sealRest } from '../../../src/core/save/integrity/seals.ts';
import { decisionChain } from '../../../src/core/save/repositories/decisions.ts';
import type { Sqlite } from '../../../src/core/save/sqlite.ts';
import { tablesOf } from '../../../src/core/save/tables.ts';
import { edited } from './forged.ts';
import { ENGINE } from './helpers.ts';
import { REDBUD, saveIn } from './played.ts';

const library = saveLibrary(ENGINE);
const home = mkdtempSync(join(tmpdir(), 'dynasty-replay-'));
const path = join(home, REDBUD.file);
const into = join(home, 'again.dynasty');
let honest: Buffer;
beforeAll(async () => {
  await saveIn(home, 2, REDBUD);
  honest = readFileSync(path);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Returns the result of replaying the save after an outside change with a new checksum. */
async function replayOf(change: (db: Sqlite) => void) {
  writeFileSync(path, await edited(Uint8Array.from(honest), change));
  rmSync(into, { force: true });
  return library.replay(path, into);
}

/** Replaces an entry of the decision log and recomputes the hashes of all later ones. */
function rewrite(db: Sqlite, seq: number, change: { command?: string; input?: unknown }): void {
  for (const [column, value] of Object.entries(change)) {
    const text = column === 'input' ? JSON.stringify(value) : String(value);
    db.run(`UPDATE decisions SET ${column} = ? WHERE seq = ?`, [text, seq]);
  }
  let chain = '';
  for (const entry of tablesOf(db).decisions.all()) {
    chain = decisionChain(chain, entry);
    db.run('UPDATE decisions SET chain = ? WHERE seq = ?', [Buffer.from(chain, 'hex'), entry.seq]);
  }
}

describe('a save that was changed outside the program', () => {
  const CHANGES: [what: string, sql: string, fault: string][] = [
    [
      'all of whose own players were made 99',
      `UPDATE players SET rating = 99, ratings = substr(ratings, 1, length(ratings) - 2) || '99'
         WHERE team = (SELECT team FROM dynasty)`,
      'The rosters have been changed by hand.',
    ],
    [
      'in which a game that was played became 99-0',
      `UPDATE games SET home_score = 99, away_score = 0
         WHERE id = (SELECT min(id) FROM games WHERE home_score IS NOT NULL)`,
      'The record of week 1 of 2024 has changed since it was written.',
    ],
    [
      'whose last decision was rewritten',
      `UPDATE decisions SET input = '{"week":9}' WHERE seq = (SELECT max(seq) FROM decisions)`,
      'Entry 3 of the decision log has been changed.',
    ],
    ['whose injuries were healed', 'DELETE FROM injuries', 'The injuries of 2024 have been changed by hand.'],
  ];

  it.each(CHANGES)('and %s is not certified, and nothing is played', async (_what, sql, fault) => {
    const answer = await replayOf((db) => db.run(sql));
    expect(answer.faults).toContain(fault);
    expect(answer).toMatchObject({ path: null, equal: 0, digest: null, info: null });
    expect(existsSync(into)).toBe(false);
  });

  it('with every seal forged is caught by its contents', async () => {
    const answer = await replayOf((db) => {
      db.run('DELETE FROM injuries');
      sealRest(db, 2024);
    });
    expect(answer.faults).toEqual([]);
    expect(answer.equal).toBe(answer.decisions);
    expect(answer.differs).toEqual([
      expect.stringMatching(/^The save holds data that its decisions do not produce: \d+ injuries\.$/),
    ]);
  });

  const LOGS: [what: string, seq: number, change: Parameters<typeof rewrite>[2], says: RegExp][] = [
    ['no week', 3, { input: { week: 'soon' } }, /^Decision 3 \(sim\) cannot be replayed: .*week/i],
    ['no input at all', 3, { input: null }, /^Decision 3 \(sim\) cannot be replayed: /],
    ['a week that there is not', 3, { input: { week: 77 } }, /^Decision 3 \(sim\) was refused: .*no week 77/],
    ['another week', 3, { input: { week: 3 } }, /^Decision 3 \(sim\) led to a different state\.$/],
    ['a command that there is not', 3, { command: '__proto__' }, /cannot be replayed: no such decision exists\.$/],
    ['an undo', 3, { command: 'undo', input: { steps: 1 } }, /cannot be replayed: no such decision exists\.$/],
    ['no beginning', 1, { input: { seed: 7 } }, /^The first decision did not start this dynasty\.$/],
  ];
  it.each(LOGS)('whose log has %s, with every hash forged, is refused with a sentence', async (...named) => {
    const [, seq, change, says] = named;
    const answer = await replayOf((db) => rewrite(db, seq, change));
    expect(answer).toMatchObject({ faults: [], equal: seq - 1 });
    expect(answer.differs).toEqual([expect.stringMatching(says)]);
    expect(listSaves(home).saves[0]!.path).toBe(path);
  });
});

describe('an honest save', () => {
  it('has the same contents, and stays the most recently played save from the first week of its replay on', async () => {
    const played: string[] = [];
    writeFileSync(path, honest);
    rmSync(into, { force: true });
    const answer = await library.replay(path, into, () => {
      played.push(listSaves(home).saves[0]!.path);
    });
    expect(answer).toMatchObject({ path: into, equal: answer.decisions, faults: [], differs: [] });
    expect(new Set(played)).toEqual(new Set([path]));
    expect(listSaves(home).saves.map((save) => save.path)).toEqual([path, into]);
  });

  it('is the same even when another program version replays it', async () => {
    writeFileSync(path, honest);
    rmSync(into, { force: true });
    const answer = await saveLibrary('2.0.0').replay(path, into);
    expect(answer).toMatchObject({ equal: answer.decisions, faults: [], differs: [] });
    expect(answer.differences).toEqual([
      expect.stringContaining('made by version test of the program; this is 2.0.0.'),
    ]);
  });

  it('from another folder leaves the most recently played save here alone', async () => {
    const elsewhere = mkdtempSync(join(home, 'elsewhere-'));
    const other = join(elsewhere, 'other.dynasty');
    writeFileSync(other, honest);
    const later = new Date(Date.now() + 60_000);
    utimesSync(other, later, later);
    writeFileSync(path, honest);
    rmSync(into, { force: true });
    await library.replay(other, into);
    expect(listSaves(home).saves.map((save) => save.path)).toEqual([path, into]);
  });
});
