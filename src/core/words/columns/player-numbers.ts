import type { PlayerStat } from '../../model/plays/stats.ts';
import type { ByPosition, Position } from '../../model/positions.ts';
import { type Descriptor, ratio, rounded, type Unit } from './descriptor.ts';

/**
 * Every player number shown on a page, in a table or in a file: its formula, its headings, and the tables it appears
 * in. Numbers added here show up everywhere.
 */

/** Returns a count from a player's line. */
export type Read = (stat: PlayerStat) => number;

export interface PlayerNumber extends Descriptor {
  /** Computes the number from a line and its games, before rounding. */
  of: (n: Read, games: number) => number;
  /** The count it equals, if it is a plain count. */
  count: PlayerStat | null;
  /** The count it is divided by: the number does not exist where that is 0. Null if it is not divided by one. */
  per: PlayerStat | null;
}

/** A formula and its divisor. */
interface Share {
  of: PlayerNumber['of'];
  per: PlayerStat;
}

const number = (
  [short, long, unit, decimals, good]: [string, string, Unit, number, Descriptor['good']],
  meaning: string,
  formula: PlayerNumber['of'] | Share,
): PlayerNumber => {
  const { of, per } = typeof formula === 'function' ? { of: formula, per: null } : formula;
  return { short, long, meaning, unit, decimals, good, of, count: null, per };
};

/** A number that is one of the counts. */
const counted = (
  count: PlayerStat,
  [short, long, unit = '', good = 'high']: [string, string, Unit?, Descriptor['good']?],
  meaning: string,
): PlayerNumber => ({ short, long, meaning, unit, decimals: 0, good, of: (n) => n(count), count, per: null });

const over = (per: PlayerStat, part: (n: Read) => number): Share => ({ of: (n) => ratio(part(n), n(per)), per });
const percent = (part: PlayerStat, whole: PlayerStat) => over(whole, (n) => 100 * n(part));
const each = (part: PlayerStat, whole: PlayerStat) => over(whole, (n) => n(part));
const aGame = (stat: PlayerStat) => (n: Read, games: number) => ratio(n(stat), games);
const allTackles = (n: Read) => n('solo_tackles') + n('assisted_tackles');

/** Keyed by the name on a player's page, if it appears there. */
export const PLAYER_NUMBERS = {
  pass_completions: counted('pass_completions', ['Cmp', 'Completions'], 'Completed passes.'),
  pass_attempts: counted('pass_attempts', ['Att', 'Pass attempts', '', null], 'Passes thrown, including spikes.'),
  completion_percentage: number(
    ['Pct', 'Completion percentage', 'percent', 1, 'high'],
    'Completions per 100 attempts.',
    percent('pass_completions', 'pass_attempts'),
  ),
  pass_yards: counted('pass_yards', ['Pass Yds', 'Passing yards', 'yards'], 'Yards gained on completions.'),
  pass_touchdowns: counted('pass_touchdowns', ['Pass TD', 'Passing touchdowns'], 'Touchdowns on completions.'),
  pass_interceptions: counted(
    'pass_interceptions',
    ['Int', 'Interceptions thrown', '', 'low'],
    'Interceptions thrown.',
  ),
  passer_rating: number(
    ['Rtg', 'Passing efficiency', 'rating points', 1, 'high'],
    'NCAA passing efficiency: (8.4 x yards + 330 x touchdowns + 100 x completions - 200 x interceptions) / attempts.',
    over(
      'pass_attempts',
      (n) =>
        8.4 * n('pass_yards') +
        330 * n('pass_touchdowns') +
        100 * n('pass_completions') -
        200 * n('pass_interceptions'),
    ),
  ),
  adjusted_pass_yards_per_attempt: number(
    ['AY/A', 'Adjusted yards per attempt', 'yards per attempt', 1, 'high'],
    'Adjusted yards per attempt (Pro Football Reference): (yards + 20 x touchdowns - 45 x interceptions) / attempts.',
    over('pass_attempts', (n) => n('pass_yards') + 20 * n('pass_touchdowns') - 45 * n('pass_interceptions')),
  ),
  pass_yards_per_game: number(
    ['Pass Y/G', 'Passing yards per game', 'yards per game', 1, 'high'],
    'Passing yards per game played.',
    aGame('pass_yards'),
  ),
  rush_attempts: counted(
    'rush_attempts',
    ['Rush', 'Rushing attempts', '', null],
    'Runs from scrimmage; sacks count, as always in college stats.',
  ),
  rush_yards: counted(
    'rush_yards',
    ['Rush Yds', 'Rushing yards', 'yards'],
    'Yards gained on runs, minus sack yards, as always in college stats.',
  ),
  yards_per_rush: number(
    ['Y/R', 'Yards per rush', 'yards per attempt', 1, 'high'],
    'Rushing yards per attempt.',
    each('rush_yards', 'rush_attempts'),
  ),
  rush_touchdowns: counted('rush_touchdowns', ['Rush TD', 'Rushing touchdowns'], 'Touchdowns on runs.'),
  rush_yards_per_game: number(
    ['Rush Y/G', 'Rushing yards per game', 'yards per game', 1, 'high'],
    'Rushing yards per game played.',
    aGame('rush_yards'),
  ),
  receiving_catches: counted('receiving_catches', ['Rec', 'Receptions'], 'Passes caught.'),
  receiving_yards: counted('receiving_yards', ['Rec Yds', 'Receiving yards', 'yards'], 'Yards gained by receptions.'),
  yards_per_rec: number(
    ['Y/C', 'Yards per reception', 'yards per attempt', 1, 'high'],
    'Receiving yards per reception.',
    each('receiving_yards', 'receiving_catches'),
  ),
  receiving_touchdowns: counted(
    'receiving_touchdowns',
    ['Rec TD', 'Receiving touchdowns'],
    'Touchdowns on receptions.',
  ),
  receiving_yards_per_game: number(
    ['Rec Y/G', 'Receiving yards per game', 'yards per game', 1, 'high'],
    'Receiving yards per game played.',
    aGame('receiving_yards'),
  ),
  fumbles: counted('fumbles', ['Fum', 'Fumbles', '', 'low'], 'Fumbles, lost or not.'),
  tackles: number(
    ['Tkl', 'Tackles', '', 0, 'high'],
    'Solo and assisted tackles; an assist counts one for each tackler.',
    allTackles,
  ),
  tackles_for_loss: number(
    ['TFL', 'Tackles for loss', '', 1, 'high'],
    'Tackles behind the line of scrimmage, including sacks; two tacklers get half of one each.',
    (n) => n('half_tackles_for_loss') / 2,
  ),
  sacks: number(
    ['Sack', 'Sacks', '', 1, 'high'],
    'Tackles of the passer behind the line; two tacklers get half a sack each.',
    (n) => n('half_sacks') / 2,
  ),
  interceptions: counted('interceptions', ['Int', 'Interceptions'], 'Interceptions thrown.'),
  passes_defended: counted('passes_defended', ['PD', 'Passes defended'], 'Passes broken up or intercepted.'),
  fumbles_forced: counted('fumbles_forced', ['FF', 'Fumbles forced'], 'Fumbles he caused.'),
  fumbles_recovered: counted('fumbles_recovered', ['FR', 'Fumbles recovered'], 'Fumbles recovered, by either team.'),
  tackles_per_game: number(['T/G', 'Tackles per game', 'per game', 1, 'high'], 'Tackles per game played.', (n, games) =>
    ratio(allTackles(n), games),
  ),
  field_goals_made: counted('field_goals_made', ['FGM', 'Field goals made'], 'Field goals made.'),
  field_goals_attempted: counted(
    'field_goals_attempted',
    ['FGA', 'Field goals attempted', '', null],
    'Field goal attempts, including blocked kicks.',
  ),
  field_goal_percent: number(
    ['FG%', 'Field goal percentage', 'percent', 1, 'high'],
    'Field goals made per 100 attempts.',
    percent('field_goals_made', 'field_goals_attempted'),
  ),
  extra_points_made: counted('extra_points_made', ['XPM', 'Extra points made'], 'Extra points made.'),
  extra_points_attempted: counted(
    'extra_points_attempted',
    ['XPA', 'Extra points attempted', '', null],
    'Extra point attempts, including blocked kicks.',
  ),
  kicking_points: number(
    ['Pts', 'Points', 'points', 0, 'high'],
    'Kicking points: three for a field goal, one for an extra point.',
    (n) => 3 * n('field_goals_made') + n('extra_points_made'),
  ),
  punts: counted('punts', ['Punts', 'Punts', '', null], 'Punts, including blocked kicks.'),
  punt_yards: counted(
    'punt_yards',
    ['Yds', 'Punt yards', 'yards'],
    'Yards from the line of scrimmage to where the ball was caught or downed.',
  ),
  yards_per_punt: number(
    ['Avg', 'Yards per punt', 'yards per attempt', 1, 'high'],
    'Gross punting average.',
    each('punt_yards', 'punts'),
  ),
  punts_inside_20: counted(
    'punts_inside_20',
    ['In20', 'Punts inside the 20'],
    'Punts that pinned the opponent inside its 20, not counting touchbacks.',
  ),
  kick_returns: counted('kick_returns', ['KR', 'Kick returns', '', null], 'Kickoffs returned.'),
  kick_return_yards: counted('kick_return_yards', ['KR Yds', 'Kick return yards', 'yards'], 'Yards on kick returns.'),
  kick_return_touchdowns: counted(
    'kick_return_touchdowns',
    ['KR TD', 'Kick return touchdowns'],
    'Touchdowns on kick returns.',
  ),
  yards_per_kick_return: number(
    ['KR Avg', 'Yards per kick return', 'yards per attempt', 1, 'high'],
    'Yards per kick return.',
    each('kick_return_yards', 'kick_returns'),
  ),
  punt_returns: counted('punt_returns', ['PR', 'Punt returns', '', null], 'Punts returned.'),
  punt_return_yards: counted('punt_return_yards', ['PR Yds', 'Punt return yards', 'yards'], 'Yards on punt returns.'),
  punt_return_touchdowns: counted(
    'punt_return_touchdowns',
    ['PR TD', 'Punt return touchdowns'],
    'Touchdowns on punt returns.',
  ),
  yards_per_punt_return: number(
    ['PR Avg', 'Yards per punt return', 'yards per attempt', 1, 'high'],
    'Yards per punt return.',
    each('punt_return_yards', 'punt_returns'),
  ),
} satisfies Record<string, PlayerNumber>;
export type PlayerNumberName = keyof typeof PLAYER_NUMBERS;

/** A number under another heading, for a table that implies the kind of yards. */
const headed = (of: PlayerNumber, short: string): PlayerNumber => ({ ...of, short });

const N: Readonly<Record<PlayerNumberName, PlayerNumber>> = PLAYER_NUMBERS;

const pick = <const Name extends PlayerNumberName>(...names: readonly Name[]): Record<Name, PlayerNumber> =>
  Object.fromEntries(names.map((name) => [name, N[name]])) as Record<Name, PlayerNumber>;

const DEFENDER = [
  'tackles',
  'tackles_for_loss',
  'sacks',
  'interceptions',
  'passes_defended',
  'fumbles_forced',
  'fumbles_recovered',
] as const;

/** Columns of each individual table by answer key, in display order. */
export const PLAYER_TABLES = {
  passing: {
    att: N.pass_attempts,
    cmp: N.pass_completions,
    pct: N.completion_percentage,
    yards: headed(N.pass_yards, 'Yds'),
    td: headed(N.pass_touchdowns, 'TD'),
    int: N.pass_interceptions,
    passer_rating: N.passer_rating,
    adjusted_pass_yards_per_attempt: N.adjusted_pass_yards_per_attempt,
    yards_per_game: headed(N.pass_yards_per_game, 'Y/G'),
  },
  rushing: {
    att: headed(N.rush_attempts, 'Att'),
    yards: headed(N.rush_yards, 'Yds'),
    td: headed(N.rush_touchdowns, 'TD'),
    fumbles: N.fumbles,
    yards_per_rush: headed(N.yards_per_rush, 'Avg'),
    yards_per_game: headed(N.rush_yards_per_game, 'Y/G'),
  },
  receiving: {
    rec: N.receiving_catches,
    yards: headed(N.receiving_yards, 'Yds'),
    td: headed(N.receiving_touchdowns, 'TD'),
    yards_per_rec: headed(N.yards_per_rec, 'Avg'),
    yards_per_game: headed(N.receiving_yards_per_game, 'Y/G'),
  },
  defense: pick(...DEFENDER, 'tackles_per_game'),
  kicking: {
    ...pick(
      'field_goals_made',
      'field_goals_attempted',
      'field_goal_percent',
      'extra_points_made',
      'extra_points_attempted',
    ),
    points: N.kicking_points,
  },
  punting: pick('punts', 'punt_yards', 'yards_per_punt', 'punts_inside_20'),
  returns: pick(
    'kick_returns',
    'kick_return_yards',
    'kick_return_touchdowns',
    'yards_per_kick_return',
    'punt_returns',
    'punt_return_yards',
    'punt_return_touchdowns',
    'yards_per_punt_return',
  ),
} satisfies Record<string, Record<string, PlayerNumber>>;
export type IndividualTable = keyof typeof PLAYER_TABLES;

/** The table whose numbers each kind of box score line shows, in display order. */
export const LOG_TABLES = {
  Passing: 'passing',
  Rushing: 'rushing',
  Receiving: 'receiving',
  Defense: 'defense',
  Kicking: 'kicking',
  Punting: 'punting',
  Returns: 'returns',
} as const satisfies Record<string, IndividualTable>;
export type GameLogKind = keyof typeof LOG_TABLES;
export const GAME_LOG_KINDS = Object.keys(LOG_TABLES) as GameLogKind[];

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
/** Stats that returners win awards for. */
export const RETURNER_STATS = [
  'kick_return_yards',
  'kick_return_touchdowns',
  'punt_return_yards',
  'punt_return_touchdowns',
] as const;
const PUNTER = ['punts', 'punt_yards', 'yards_per_punt'] as const;

/** All numbers a player's page can show, in the order of batch files. */
export const PLAYER_PAGE_STATS = [...new Set([...QB, ...SKILL, ...DEFENDER, ...KICKER, ...PUNTER])];
export type PlayerPageStat = (typeof PLAYER_PAGE_STATS)[number];

/** Season numbers by position, in the order of answers. Linemen have none. */
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

/** Returns the same in display order: receivers show their catches first. */
export function shownStats(position: Position): readonly PlayerPageStat[] {
  const stats = SEASON_STATS[position];
  if (position !== 'wr' && position !== 'te') return stats;
  const caught = (stat: PlayerPageStat) => stat.startsWith('receiving_') || stat === 'yards_per_rec';
  return [...stats.filter(caught), ...stats.filter((stat) => !caught(stat))];
}

/** Computes a number from a line and its games, as in answers and files. */
export function playerNumber(of: PlayerNumber, n: Read, games: number): number {
  return rounded(of, of.of(n, games));
}
