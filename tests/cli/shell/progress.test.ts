import { expect, test } from 'vitest';
import { startProgress } from '../../../src/cli/shell/progress.ts';
import { fakeTerminal } from '../helper.ts';

/** Returns the progress lines a pipe gets while weeks are played: only weeks that are finished. */
async function progressLines(...weeks: (readonly [year: number, week: number | null])[]): Promise<string[]> {
  const terminal = fakeTerminal();
  const bar = await startProgress(terminal, false, 'Season');
  for (const [year, week] of weeks) bar.update({ year, week, share: 0 });
  bar.stop();
  bar.stop();
  return terminal.written.err.split('\n').filter((line) => line !== '');
}

test('some weeks of a season do not count as the season', async () => {
  expect(await progressLines([2024, 3], [2024, 4])).toEqual(['Weeks 3 to 4 of 2024: played in under a second']);
  expect(await progressLines([2024, 3])).toEqual(['Week 3 of 2024: played in under a second']);
});

test('a season is reported when the next one begins', async () => {
  expect(await progressLines([2024, null], [2024, 1], [2024, 2], [2025, null])).toEqual([
    'The 2024 season: played in under a second',
  ]);
  expect(await progressLines([2024, 9], [2025, null], [2025, 1], [2026, null])).toEqual([
    'The rest of the 2024 season: played in under a second',
    'The 2025 season: played in under a second',
  ]);
});

test('nothing is reported if nothing was played', async () => {
  expect(await progressLines([2024, null])).toEqual([]);
});
