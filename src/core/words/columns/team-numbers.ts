import type { TeamStat } from '../../model/plays/stats.ts';
import { clock, oneDecimal } from '../numbers.ts';
import { type Descriptor, ratio, rounded, type Unit } from './descriptor.ts';

/** Every team number shown on a page, in a table or in a file, like `player-numbers.ts`. */

/** Returns a count from a team's line. */
export type ReadTeam = (stat: TeamStat) => number;

interface TeamNumber extends Descriptor {
  /** Computes the number from a line and its games, before rounding. */
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
 * Columns of the team tables by answer key, in display order, without the games. All are for the offense; a defense's
 * are what opponents did, and high and low trade meanings.
 */
export const TEAM_NUMBERS = {
  ppg: perGame('Pts', 'Points', 'Points per game, including defense and special teams.', 'points'),
  pass_cpg: perGame('Cmp', 'Completions', 'Completions per game.', 'pass_completions'),
  pass_apg: perGame('Att', 'Pass attempts', 'Passes thrown per game.', 'pass_attempts'),
  comp_percent: {
    short: 'Pct',
    long: 'Completion percentage',
    meaning: 'Completions per 100 attempts.',
    unit: 'percent',
    decimals: 1,
    good: 'high',
    of: (n) => ratio(100 * n('pass_completions'), n('pass_attempts')),
  },
  pass_ypg: perGame('Pass Yds', 'Passing yards', 'Passing yards per game.', 'pass_yards'),
  pass_tdpg: perGame('Pass TD', 'Passing touchdowns', 'Passing touchdowns per game.', 'pass_touchdowns'),
  rush_apg: perGame('Rush', 'Rushes', 'Runs per game; sacks count, as always in college stats.', 'rush_attempts'),
  rush_ypg: perGame('Rush Yds', 'Rushing yards', 'Rushing yards per game, minus sack yards.', 'rush_yards'),
  rush_ypc: {
    short: 'Y/R',
    long: 'Yards per rush',
    meaning: 'Rushing yards per attempt.',
    unit: 'yards per attempt',
    decimals: 1,
    good: 'high',
    of: (n) => ratio(n('rush_yards'), n('rush_attempts')),
  },
  rush_tdpg: perGame('Rush TD', 'Rushing touchdowns', 'Rushing touchdowns per game.', 'rush_touchdowns'),
  playspg: perGame('Plays', 'Plays', 'Passes and runs per game.', 'plays'),
  yardspg: perGame('Yds', 'Total yards', 'Passing and rushing yards per game.', 'total_yards'),
  ypp: {
    short: 'Y/P',
    long: 'Yards per play',
    meaning: 'Passing and rushing yards per play.',
    unit: 'yards per play',
    decimals: 1,
    good: 'high',
    of: (n) => ratio(n('total_yards'), n('plays')),
  },
  first_downs_pass: perGame('1D Pass', 'First downs passing', 'First downs by pass per game.', 'first_downs_pass'),
  first_downs_rush: perGame('1D Rush', 'First downs rushing', 'First downs by run per game.', 'first_downs_rush'),
  first_downs_total: perGame('1D', 'First downs', 'First downs per game, including penalties.', 'first_downs'),
  fumbles: perGame('FL', 'Fumbles lost', 'Fumbles lost per game.', 'fumbles_lost', 'low'),
  interceptions: perGame('Int', 'Interceptions', 'Passes intercepted per game.', 'interceptions_thrown', 'low'),
  turnovers: {
    ...perGame('TO', 'Turnovers', 'Interceptions thrown and fumbles lost per game.', 'fumbles_lost', 'low'),
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

/** Computes a number from a line and its games, as in answers. */
export function teamNumber(of: TeamNumber, n: ReadTeam, games: number): number {
  return rounded(of, of.of(n, games));
}

export interface GameNumber extends Descriptor {
  /** Computes the number from a team's own line and its opponent's. */
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

/** The comparison of two teams by answer key, in display order. */
export const GAME_NUMBERS = {
  'total yards': inGame('Total yards', 'Passing and rushing yards.', ofLine('total_yards'), { unit: 'yards' }),
  'passing yards': inGame('Passing yards', 'Yards on completions.', ofLine('pass_yards'), { unit: 'yards' }),
  'rushing yards': inGame('Rushing yards', 'Yards on runs, minus sack yards.', ofLine('rush_yards'), {
    unit: 'yards',
  }),
  '1st downs': inGame('1st downs', 'First downs, including penalties.', ofLine('first_downs')),
  '3rd down conversions': inGame('3rd down conversions', 'Third-down conversions.', ofLine('third_down_conversions')),
  '3rd down attempts': inGame('3rd down attempts', 'Third-down attempts.', ofLine('third_down_attempts'), {
    good: null,
  }),
  '4th down conversions': inGame('4th down conversions', 'Fourth-down conversions.', ofLine('fourth_down_conversions')),
  '4th down attempts': inGame('4th down attempts', 'Fourth-down attempts.', ofLine('fourth_down_attempts'), {
    good: null,
  }),
  turnovers: inGame('Turnovers', 'Interceptions thrown and fumbles lost.', given, { good: 'low' }),
  plays: inGame('Plays', 'Passes and runs.', ofLine('plays'), { good: null }),
  'yards per play': inGame(
    'Yards per play',
    'Passing and rushing yards per play.',
    (n) => ratio(n('total_yards'), n('plays')),
    { unit: 'yards per play', decimals: 1 },
  ),
  sacks: inGame('Sacks', 'Sacks by the defense.', (_, other) => other('sacks_allowed')),
  penalties: inGame('Penalties', 'Accepted penalties against the team.', ofLine('penalties'), { good: 'low' }),
  'penalty yards': inGame('Penalty yards', 'Penalty yards.', ofLine('penalty_yards'), {
    unit: 'yards',
    good: 'low',
  }),
  'time of possession': inGame('Time of possession', 'How long the team had the ball.', ofLine('possession_seconds'), {
    unit: 'seconds',
  }),
} satisfies Record<string, GameNumber>;
export type GameStat = keyof typeof GAME_NUMBERS;
export const GAME_STATS = Object.keys(GAME_NUMBERS) as GameStat[];

/** Returns a number of the comparison as in answers: time as `31:24`, everything else as a number. */
export function gameNumber(stat: GameStat, own: ReadTeam, other: ReadTeam): number | string {
  const of: GameNumber = GAME_NUMBERS[stat];
  const value = rounded(of, of.of(own, other));
  return of.unit === 'seconds' ? clock(value) : value;
}

/** Formats the same for a page: averages always show their decimal. */
export function gameNumberText(stat: GameStat, value: number | string): string {
  return typeof value === 'number' && GAME_NUMBERS[stat].decimals === 1 ? oneDecimal(value) : String(value);
}
