import type { IndividualTable } from '../../words/columns/player-numbers.ts';
import { PLAYER_TABLES } from '../../words/columns/player-numbers.ts';

/**
 * The column lists of answers, in the order shown: plain data without the schemas, for code that shows answers and does
 * not validate them. The numbers come from their descriptors.
 */

export {
  GAME_LOG_KINDS,
  type GameLogKind,
  type IndividualTable,
  PLAYER_PAGE_STATS,
  type PlayerPageStat,
  RETURNER_STATS,
  SEASON_STATS,
} from '../../words/columns/player-numbers.ts';
export {
  GAME_STATS,
  type GameStat,
  TEAM_STAT_COLUMNS,
  type TeamStatColumn,
} from '../../words/columns/team-numbers.ts';

/** The keys of each individual table in the order shown. */
export const INDIVIDUAL_COLUMNS = Object.fromEntries(
  Object.entries(PLAYER_TABLES).map(([table, numbers]) => [table, Object.keys(numbers)]),
) as { [Table in IndividualTable]: (keyof (typeof PLAYER_TABLES)[Table])[] };

/** Numbers of stars as keys, fewest first. */
export const STAR_KEYS = ['1', '2', '3', '4', '5'] as const;
