import type { ByPosition } from '../../model/positions.ts';

/**
 * The lists that answers are made of, in the order shown: plain data, apart from the schemas, for whoever shows an answer and
 * checks none.
 */

/** The comparison of two teams, in the order shown. */
export const GAME_STATS = [
  'total yards',
  'passing yards',
  'rushing yards',
  '1st downs',
  '3rd down conversions',
  '3rd down attempts',
  '4th down conversions',
  '4th down attempts',
  'turnovers',
  'plays',
  'yards per play',
  'sacks',
  'penalties',
  'penalty yards',
  'time of possession',
] as const;
export type GameStat = (typeof GAME_STATS)[number];

/** Kinds of player lines, in the order shown. */
export const GAME_LOG_KINDS = ['Passing', 'Rushing', 'Receiving', 'Defense', 'Kicking', 'Punting', 'Returns'] as const;
export type GameLogKind = (typeof GAME_LOG_KINDS)[number];

/** Columns of the team tables in the order shown, without the games. */
export const TEAM_STAT_COLUMNS = [
  'ppg',
  'pass_cpg',
  'pass_apg',
  'comp_percent',
  'pass_ypg',
  'pass_tdpg',
  'rush_apg',
  'rush_ypg',
  'rush_ypc',
  'rush_tdpg',
  'playspg',
  'yardspg',
  'ypp',
  'first_downs_pass',
  'first_downs_rush',
  'first_downs_total',
  'fumbles',
  'interceptions',
  'turnovers',
] as const;
export type TeamStatColumn = (typeof TEAM_STAT_COLUMNS)[number];

/** What a defender is counted by. */
const DEFENDER = [
  'tackles',
  'tackles_for_loss',
  'sacks',
  'interceptions',
  'passes_defended',
  'fumbles_forced',
  'fumbles_recovered',
] as const;

/** The columns of each individual table in the order shown. */
export const INDIVIDUAL_COLUMNS = {
  passing: [
    'att',
    'cmp',
    'pct',
    'yards',
    'td',
    'int',
    'passer_rating',
    'adjusted_pass_yards_per_attempt',
    'yards_per_game',
  ],
  rushing: ['att', 'yards', 'td', 'fumbles', 'yards_per_rush', 'yards_per_game'],
  receiving: ['rec', 'yards', 'td', 'yards_per_rec', 'yards_per_game'],
  defense: [...DEFENDER, 'tackles_per_game'],
  kicking: [
    'field_goals_made',
    'field_goals_attempted',
    'field_goal_percent',
    'extra_points_made',
    'extra_points_attempted',
    'points',
  ],
  punting: ['punts', 'punt_yards', 'yards_per_punt', 'punts_inside_20'],
  returns: [
    'kick_returns',
    'kick_return_yards',
    'kick_return_touchdowns',
    'yards_per_kick_return',
    'punt_returns',
    'punt_return_yards',
    'punt_return_touchdowns',
    'yards_per_punt_return',
  ],
} as const;
export type IndividualTable = keyof typeof INDIVIDUAL_COLUMNS;

/** Numbers of stars as keys, fewest first. */
export const STAR_KEYS = ['1', '2', '3', '4', '5'] as const;

const QB = [
  'pass_completions',
  'pass_attempts',
  'completion_percentage',
  'pass_yards',
  'pass_touchdowns',
  'pass_interceptions',
  'passer_rating',
  'adjusted_pass_yards_per_attempt',
  'rush_attempts',
  'rush_yards',
  'rush_touchdowns',
] as const;
const SKILL = [
  'rush_attempts',
  'rush_yards',
  'yards_per_rush',
  'rush_touchdowns',
  'receiving_catches',
  'receiving_yards',
  'yards_per_rec',
  'receiving_touchdowns',
  'fumbles',
] as const;
const KICKER = [
  'field_goals_made',
  'field_goals_attempted',
  'field_goal_percent',
  'extra_points_made',
  'extra_points_attempted',
] as const;
const PUNTER = ['punts', 'punt_yards', 'yards_per_punt'] as const;

/** All the numbers that a player's page can show. */
export const PLAYER_PAGE_STATS = [...new Set([...QB, ...SKILL, ...DEFENDER, ...KICKER, ...PUNTER])];
export type PlayerPageStat = (typeof PLAYER_PAGE_STATS)[number];

/** What is shown of a player's season, by position, in the order shown. Linemen have no numbers of their own. */
export const SEASON_STATS: ByPosition<readonly PlayerPageStat[]> = {
  qb: QB,
  rb: SKILL,
  wr: SKILL,
  te: SKILL,
  ol: [],
  dl: DEFENDER,
  lb: DEFENDER,
  cb: DEFENDER,
  s: DEFENDER,
  k: KICKER,
  p: PUNTER,
};
