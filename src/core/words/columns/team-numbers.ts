import type { TeamStat } from '../../model/plays/stats.ts';
import { clock, oneDecimal } from '../numbers.ts';
import { type Descriptor, ratio, rounded, type Unit } from './descriptor.ts';

/** Every number of a team that a page, a table or a file shows, like `player-numbers.ts`. */

/** The value of a count in a team's line. */
export type ReadTeam = (stat: TeamStat) => number;

interface TeamNumber extends Descriptor {
  /** A line's number over a number of games, before rounding. */
  of: (n: ReadTeam, games: number) => number;
}

const perGame = (
  short: string,
  long: string,
  meaning: string,
  stat: TeamStat,
  good: Descriptor['good'] = 'high',
): TeamNumber => ({
  short,
  long,
  meaning,
  unit: 'per game',
  decimals: 1,
  good,
  of: (n, games) => ratio(n(stat), games),
});

const given = (n: ReadTeam) => n('interceptions_thrown') + n('fumbles_lost');

/**
 * The columns of the team tables by their keys in answers, in the order shown, without the games. All are the offense's;
 * for a defense they are what opponents did, and good is the other way round.
 */
export const TEAM_NUMBERS = {
  ppg: perGame('Pts', 'Points', 'Points scored a game, however they were scored.', 'points'),
  pass_cpg: perGame('Cmp', 'Completions', 'Completions a game.', 'pass_completions'),
  pass_apg: perGame('Att', 'Pass attempts', 'Passes thrown a game.', 'pass_attempts'),
  comp_percent: {
    short: 'Pct',
    long: 'Completion percentage',
    meaning: 'Completions in a hundred attempts.',
    unit: 'percent',
    decimals: 1,
    good: 'high',
    of: (n) => ratio(100 * n('pass_completions'), n('pass_attempts')),
  },
  pass_ypg: perGame('Pass Yds', 'Passing yards', 'Passing yards a game.', 'pass_yards'),
  pass_tdpg: perGame('Pass TD', 'Passing touchdowns', 'Passing touchdowns a game.', 'pass_touchdowns'),
  rush_apg: perGame('Rush', 'Rushes', 'Runs a game; as colleges count, a sack is one.', 'rush_attempts'),
  rush_ypg: perGame('Rush Yds', 'Rushing yards', 'Rushing yards a game, less what sacks lost.', 'rush_yards'),
  rush_ypc: {
    short: 'Y/R',
    long: 'Yards per rush',
    meaning: 'Rushing yards by attempt.',
    unit: 'yards per attempt',
    decimals: 1,
    good: 'high',
    of: (n) => ratio(n('rush_yards'), n('rush_attempts')),
  },
  rush_tdpg: perGame('Rush TD', 'Rushing touchdowns', 'Rushing touchdowns a game.', 'rush_touchdowns'),
  playspg: perGame('Plays', 'Plays', 'Passes and runs a game.', 'plays'),
  yardspg: perGame('Yds', 'Total yards', 'Passing and rushing yards a game.', 'total_yards'),
  ypp: {
    short: 'Y/P',
    long: 'Yards per play',
    meaning: 'Passing and rushing yards by play.',
    unit: 'yards per play',
    decimals: 1,
    good: 'high',
    of: (n) => ratio(n('total_yards'), n('plays')),
  },
  first_downs_pass: perGame('1D Pass', 'First downs passing', 'First downs by passes a game.', 'first_downs_pass'),
  first_downs_rush: perGame('1D Rush', 'First downs rushing', 'First downs by runs a game.', 'first_downs_rush'),
  first_downs_total: perGame('1D', 'First downs', 'First downs a game, those by penalty among them.', 'first_downs'),
  fumbles: perGame('FL', 'Fumbles lost', 'Fumbles a game that the other side recovered.', 'fumbles_lost', 'low'),
  interceptions: perGame('Int', 'Interceptions', 'Passes intercepted a game.', 'interceptions_thrown', 'low'),
  turnovers: {
    ...perGame('TO', 'Turnovers', 'Interceptions thrown and fumbles lost a game.', 'fumbles_lost', 'low'),
    of: (n, games) => ratio(given(n), games),
  },
} satisfies Record<string, TeamNumber>;
export type TeamStatColumn = keyof typeof TEAM_NUMBERS;
export const TEAM_STAT_COLUMNS = Object.keys(TEAM_NUMBERS) as TeamStatColumn[];

/** Games played, the first column of a team's line. */
export const GAMES: Descriptor = {
  short: 'G',
  long: 'Games',
  meaning: 'Games played.',
  unit: 'games',
  decimals: 0,
  good: null,
};

/** A line's number over a number of games, as in answers. */
export function teamNumber(of: TeamNumber, n: ReadTeam, games: number): number {
  return rounded(of, of.of(n, games));
}

export interface GameNumber extends Descriptor {
  /** From a team's own line and its opponents'. */
  of: (n: ReadTeam, other: ReadTeam) => number;
}

const inGame = (long: string, meaning: string, of: GameNumber['of'], more: Partial<Descriptor> = {}): GameNumber => ({
  short: long,
  long,
  meaning,
  unit: '' as Unit,
  decimals: 0,
  good: 'high',
  ...more,
  of,
});

const ofLine = (stat: TeamStat) => (n: ReadTeam) => n(stat);

/** The comparison of two teams by its keys in answers, in the order shown. */
export const GAME_NUMBERS = {
  'total yards': inGame('Total yards', 'Passing and rushing yards.', ofLine('total_yards'), { unit: 'yards' }),
  'passing yards': inGame('Passing yards', 'Yards by completions.', ofLine('pass_yards'), { unit: 'yards' }),
  'rushing yards': inGame('Rushing yards', 'Yards by runs, less what sacks lost.', ofLine('rush_yards'), {
    unit: 'yards',
  }),
  '1st downs': inGame('1st downs', 'First downs, those by penalty among them.', ofLine('first_downs')),
  '3rd down conversions': inGame(
    '3rd down conversions',
    'Third downs that made a first down or a touchdown.',
    ofLine('third_down_conversions'),
  ),
  '3rd down attempts': inGame('3rd down attempts', 'Third downs played.', ofLine('third_down_attempts'), {
    good: null,
  }),
  '4th down conversions': inGame(
    '4th down conversions',
    'Fourth downs that made a first down or a touchdown.',
    ofLine('fourth_down_conversions'),
  ),
  '4th down attempts': inGame('4th down attempts', 'Fourth downs played.', ofLine('fourth_down_attempts'), {
    good: null,
  }),
  turnovers: inGame('Turnovers', 'Interceptions thrown and fumbles lost.', given, { good: 'low' }),
  plays: inGame('Plays', 'Passes and runs.', ofLine('plays'), { good: null }),
  'yards per play': inGame(
    'Yards per play',
    'Passing and rushing yards by play.',
    (n) => ratio(n('total_yards'), n('plays')),
    { unit: 'yards per play', decimals: 1 },
  ),
  sacks: inGame('Sacks', 'Sacks that the defense made.', (_, other) => other('sacks_allowed')),
  penalties: inGame('Penalties', 'Penalties accepted against the team.', ofLine('penalties'), { good: 'low' }),
  'penalty yards': inGame('Penalty yards', 'Yards lost by them.', ofLine('penalty_yards'), {
    unit: 'yards',
    good: 'low',
  }),
  'time of possession': inGame('Time of possession', 'How long the team had the ball.', ofLine('possession_seconds'), {
    unit: 'seconds',
  }),
} satisfies Record<string, GameNumber>;
export type GameStat = keyof typeof GAME_NUMBERS;
export const GAME_STATS = Object.keys(GAME_NUMBERS) as GameStat[];

/** A number of the comparison as answers hold it: time as `31:24`, everything else as a number. */
export function gameNumber(stat: GameStat, own: ReadTeam, other: ReadTeam): number | string {
  const of: GameNumber = GAME_NUMBERS[stat];
  const value = rounded(of, of.of(own, other));
  return of.unit === 'seconds' ? clock(value) : value;
}

/** The same as a page shows it: averages always with their decimal. */
export function gameNumberText(stat: GameStat, value: number | string): string {
  return typeof value === 'number' && GAME_NUMBERS[stat].decimals === 1 ? oneDecimal(value) : String(value);
}
