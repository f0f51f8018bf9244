import { describe, expect, it } from 'vitest';
import type { Bracket, BracketOfHalves, Matchup } from '../../../src/core/contract/views/season/playoff.ts';
import type { PlayoffSize } from '../../../src/core/model/playoff.ts';
import { bracketLines, bracketText } from '../../../src/core/present/bracket-text.ts';
import { bracketSlots, type Source } from '../../../src/core/season/bracket-slots.ts';

const STYLE = {
  width: 76,
  ascii: true,
  short: (name: string, width: number) => name.slice(0, width),
  measure: (text: string) => text.length,
};

/** A bracket in which the higher seed has won every game. */
function bracketOf(teams: PlayoffSize): Bracket {
  const games = new Map<string, Matchup>();
  const seedOf = (from: Source): number => ('seed' in from ? from.seed : games.get(from.winnerOf)!.seed1!);
  for (const { slot, top, bottom, next } of bracketSlots({ teams })) {
    const [seed1, seed2] = [seedOf(top), seedOf(bottom)].sort((a, b) => a - b) as [number, number];
    const [team1, team2] = [`Team ${seed1}`, `Team ${seed2}`];
    const sides = { team1, team2, seed1, seed2, score1: 31, score2: 17, winner: team1 };
    games.set(slot, { id: slot, ...sides, is_projection: false, next_game: next });
  }
  const game = (slot: string) => games.get(slot)!;
  const first = [...games.values()].filter(({ id }) => id.startsWith('first'));
  const half = (number: 1 | 2) => ({
    first_round: first.slice(
      ((number - 1) * first.length) / 2,
      (number * first.length) / 2,
    ) as BracketOfHalves['left_bracket']['first_round'],
    quarterfinals: [game(`quarterfinal-${2 * number - 1}`), game(`quarterfinal-${2 * number}`)] as [Matchup, Matchup],
    semifinal: game(`semifinal-${number}`),
  });
  return { left_bracket: half(1), right_bracket: half(2), championship: game('championship') };
}

describe('a bracket drawn with lines', () => {
  it('of sixteen begins with all teams in the order of their quarters', () => {
    const lines = bracketText(bracketOf(16), STYLE);
    const leaves = lines.flatMap((line) => /^ ?(\d+) Team/.exec(line)?.[1] ?? []);
    expect(leaves.map(Number)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    expect(lines[0]).toMatch(/^First Round +Quarterfinals +Semifinals +Championship$/);
    expect(lines.at(-1)).toBe('National champion: Team 1');
  });

  it('of twelve leaves the first column empty next to the seeds with a bye', () => {
    const lines = bracketText(bracketOf(12), STYLE);
    expect(lines.flatMap((line) => /^ ?(\d+) Team/.exec(line)?.[1] ?? []).map(Number)).toEqual([
      8, 9, 5, 12, 7, 10, 6, 11,
    ]);
    expect(lines.filter((line) => /^ {16,} ?[1-4] Team/.test(line)).length).toBeGreaterThanOrEqual(4);
  });

  it.each([12, 16] as const)('of %d fits its columns and names every game', (teams) => {
    const lines = bracketLines(bracketOf(teams), STYLE);
    for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(STYLE.width + 1);
    expect(new Set(lines.flatMap(({ game }) => game?.id ?? [])).size).toBe(teams - 1);
  });
});
