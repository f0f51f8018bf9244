import { expect, it } from 'vitest';
import { GAMES_PER_TEAM } from '../../../src/core/model/game.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { seasonNote } from '../../../src/core/words/terms.ts';

it('says that 2020 is played in full, and nothing for ordinary seasons', () => {
  expect(seasonNote(2020)).toContain('as it was scheduled before the pandemic');
  const { games = GAMES_PER_TEAM, visitors } = reference.season(2020);
  expect(games).toBe(12);
  expect(visitors!.games).toBeGreaterThan(80);
  for (const year of [2000, 2019, 2021, 2026, 2040]) expect(seasonNote(year)).toBeNull();
});
