import type { GamePage } from '../../../core/app/views/index.ts';
import { DARK_SURFACE, LIGHT_SURFACE, opposingColors } from '../../color.ts';

type Game = GamePage['game'];

/** The two teams' colors as custom properties, distinguishable in both themes. */
export function sideVars(game: Game): Record<`--${string}`, string> {
  const [darkA, darkB] = opposingColors(game.teamA, game.teamB, DARK_SURFACE);
  const [lightA, lightB] = opposingColors(game.teamA, game.teamB, LIGHT_SURFACE);
  return { '--a-dark': darkA, '--b-dark': darkB, '--a-light': lightA, '--b-light': lightB };
}

export type SideKey = 'A' | 'B';

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

/** The side that is shown first: the visitor, as on every scoreboard. */
export function orderOf(game: Game): readonly [SideKey, SideKey] {
  return game.homeTeam === 'A' ? ['B', 'A'] : ['A', 'B'];
}
