import type { IndividualTable } from '../../words/columns/player-numbers.ts';
import { PLAYER_TABLES } from '../../words/columns/player-numbers.ts';

/**
 * Column lists of responses, in display order: plain data without schemas, for code that displays responses without
 * validating them. The numbers come from their descriptors.
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

/** Columns of each individual statistics table, in display order. */
export const INDIVIDUAL_COLUMNS = Object.fromEntries(
  Object.entries(PLAYER_TABLES).map(([table, numbers]) => [table, Object.keys(numbers)]),
) as { [Table in IndividualTable]: (keyof (typeof PLAYER_TABLES)[Table])[] };

/** Star counts as keys, fewest first. */
export const STAR_KEYS = ['1', '2', '3', '4', '5'] as const;
