import type { UnplayedGame } from '../../contract/views/season/game.ts';
import { COMMON } from '../../words/columns/common.ts';
import { type Descriptor, numberText } from '../../words/columns/descriptor.ts';
import { NOT_KNOWN } from '../../words/numbers.ts';

/** Both teams' season stats in a game preview. */

type PreviewStats = UnplayedGame['game']['teamA']['stats'];
type PreviewStat = keyof PreviewStats;

const aGame = (short: string, long: string, meaning: string, good: Descriptor['good']): Descriptor => ({
  ...COMMON.rating,
  short,
  long,
  meaning,
  unit: 'per game',
  good,
});

/** By answer key, in display order. */
export const PREVIEW_NUMBERS: Readonly<Record<PreviewStat, Descriptor>> = {
  points_per_game: aGame('Points', 'Points per game', 'Points scored per game.', 'high'),
  offensive_ypg: aGame('Yards gained', 'Offensive yards per game', 'Yards gained per game.', 'high'),
  defensive_ypg: aGame('Yards allowed', 'Defensive yards per game', 'Yards allowed per game.', 'low'),
};
export const PREVIEW_STATS = Object.keys(PREVIEW_NUMBERS) as PreviewStat[];

/** Whether a team has played a game; before that, every team would rank first. */
export function hasPlayed(stats: PreviewStats): boolean {
  return PREVIEW_STATS.some((stat) => (stats[stat].value ?? 0) > 0);
}

/** `31.0 (#7)`: a number with its rank. */
export function previewText(stats: PreviewStats, stat: PreviewStat): string {
  const { value, rank } = stats[stat];
  return hasPlayed(stats) && value !== undefined ? `${numberText(PREVIEW_NUMBERS[stat], value)} (#${rank})` : NOT_KNOWN;
}
