import type { GamePage } from '../../../core/app/views/index.ts';
import { DARK_SURFACE, LIGHT_SURFACE, opposingColors } from '../../color.ts';

type Game = GamePage['game'];

/** The two sides' colours as custom properties, told apart from each other in both themes. */
export function sideVars(game: Game): Record<`--${string}`, string> {
  const [darkA, darkB] = opposingColors(game.teamA, game.teamB, DARK_SURFACE);
  const [lightA, lightB] = opposingColors(game.teamA, game.teamB, LIGHT_SURFACE);
  return { '--a-dark': darkA, '--b-dark': darkB, '--a-light': lightA, '--b-light': lightB };
}

export type SideKey = 'A' | 'B';

/** The side that is shown first: the visitor, as on every scoreboard. */
export function orderOf(game: Game): readonly [SideKey, SideKey] {
  return game.homeTeam === 'A' ? ['B', 'A'] : ['A', 'B'];
}
