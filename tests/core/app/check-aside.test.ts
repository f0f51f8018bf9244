import { beforeAll, expect, it } from 'vitest';
import { checkAside } from '../../../src/core/app/saves/check-aside.ts';
import { CHECKERS } from '../../../src/core/app/saves/checks.ts';
import { verifySpan } from '../../../src/core/save/integrity/verify.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { savedBytes } from '../save/temporary.ts';

const LAST_TWO_THIRDS = { from: 1 / 3, to: 1 };

let small: Uint8Array;

beforeAll(async () => {
  await loadSqlite();
  small = await savedBytes(7);
});

/** Returns the small save after some SQL, padded to the size of a large one. */
function large(sql: string): Uint8Array {
  const db = new Sqlite(small);
  db.script(`INSERT INTO week_logs (year, week, checksum, logs) VALUES (2050, 1, 1, zeroblob(9000000));
    DELETE FROM week_logs WHERE year = 2050; ${sql}`);
  const bytes = db.export();
  db.close();
  return bytes;
}

it('leaves a small save to one thread', () => {
  expect(checkAside(small, LAST_TWO_THIRDS, new AbortController().signal)).toBeNull();
});

it('finds the same faults on its thread as one thread does in the last weeks of a large save', async () => {
  const bytes = large('UPDATE games SET home_score = home_score + 1 WHERE week = 3 AND year = 2024');
  const here = await verifySpan(bytes, CHECKERS, LAST_TWO_THIRDS);
  expect(here.join()).toContain('The record of week 3 of 2024 has changed since it was written.');
  expect(await checkAside(bytes, LAST_TWO_THIRDS, new AbortController().signal)).toEqual(here);
});

it('stops when it is canceled', async () => {
  const ended = AbortSignal.abort(new Error('enough'));
  await expect(checkAside(large(''), LAST_TWO_THIRDS, ended)).rejects.toThrow();
});
