import type { GamePage } from '../../../core/contract/views/index.ts';
import { DARK_SURFACE, LIGHT_SURFACE, opposingColors } from '../../color.ts';

type Game = GamePage['game'];

export type SideKey = 'A' | 'B';

/**
 * Returns the two teams' colors as custom properties, distinguishable in both themes; the `first` team gets its main
 * color.
 */
export function sideVars(game: Game, first: SideKey = 'A'): Record<`--${string}`, string> {
  const [own, other] = first === 'A' ? (['a', 'b'] as const) : (['b', 'a'] as const);
  const teams = first === 'A' ? ([game.teamA, game.teamB] as const) : ([game.teamB, game.teamA] as const);
  const dark = opposingColors(...teams, DARK_SURFACE);
  const light = opposingColors(...teams, LIGHT_SURFACE);
  return {
    [`--${own}-dark`]: dark[0],
    [`--${other}-dark`]: dark[1],
    [`--${own}-light`]: light[0],
    [`--${other}-light`]: light[1],
  };
}

/** A score in the scoreboard's order: `7-24`. */
export function scoreInOrder(game: Game, a: number, b: number): string {
  const points = { A: a, B: b };
  return orderOf(game)
    .map((side) => points[side])
    .join('-');
}

/** The teams in the order of such a score: `TAMU-LSU`. */
export function teamsInOrder(game: Game): string {
  return orderOf(game)
    .map((side) => game[`team${side}`].abbreviation)
    .join('-');
}

/** The same in words: `TAMU 7, LSU 24`. */
export function scoreWords(game: Game, a: number, b: number): string {
  const points = { A: a, B: b };
  return orderOf(game)
    .map((side) => `${game[`team${side}`].abbreviation} ${points[side]}`)
    .join(', ');
}

/** Returns the teams in display order: the visitor first, as on every scoreboard. */
export function orderOf(game: Game): readonly [SideKey, SideKey] {
  return game.homeTeam === 'A' ? ['B', 'A'] : ['A', 'B'];
}
