import type { TeamId } from '../../model/ids.ts';
import type { TeamSeason } from '../../model/season.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';

/** What a program expects of a season, and the chance its head coach is fired over it. */

type CoachTuning = Pick<Tuning, 'coaches'>;

/** Returns a team's win share. */
export const shareOf = ({ wins, losses }: Pick<TeamSeason, 'wins' | 'losses'>): number =>
  wins / Math.max(1, wins + losses);

/** A season's record. */
type Played = Pick<TeamSeason, 'wins' | 'losses'>;

/** Returns the mean win share over some seasons; .500 if none is known. */
const meanShare = (seasons: readonly Played[]): number =>
  seasons.length === 0 ? 0.5 : seasons.reduce((sum, each) => sum + shareOf(each), 0) / seasons.length;

/** Returns the win share expected of a program with this past win share. */
function expectedFrom(years: number, standing: number, { coaches }: CoachTuning): number {
  const { share, prestige, least, most } = coaches.expectation;
  return Math.min(most, Math.max(least, 0.5 + share * (years - 0.5) + prestige * standing));
}

/**
 * Returns the win share a program is expected to reach.
 * @param before its earlier seasons, earliest first
 * @param standing prestige tiers above the national mean
 */
export function expectedShare(before: readonly Played[], tuning: CoachTuning, standing = 0): number {
  return expectedFrom(meanShare(before.slice(-tuning.coaches.expectation.seasons)), standing, tuning);
}

/** When a head coach arrived, and what has changed since. */
export interface Arrival {
  /** His first season there. */
  since: number;
  /** Prestige tiers the program has lost since. */
  lost: number;
}

/**
 * Returns the win share a program expects of its head coach. As long as seasons before his arrival still count, his own
 * count for no less than those, so no coach can lower the bar by losing.
 * @param before the program's earlier seasons, earliest first
 * @param standing prestige tiers above the national mean
 */
export function expectedOfCoach(
  before: readonly (Played & Pick<TeamSeason, 'year'>)[],
  { since, lost }: Arrival,
  tuning: CoachTuning,
  standing: number,
): number {
  const { seasons } = tuning.coaches.expectation;
  const inherited = before.filter(({ year }) => year < since).slice(-seasons);
  const his = before.filter(({ year }) => year >= since);
  if (his.length >= seasons || inherited.length === 0) return expectedShare(before, tuning, standing);
  const recent = inherited.slice(his.length - seasons);
  const level = Math.max(meanShare(his), meanShare(inherited));
  const won = recent.length * meanShare(recent) + his.length * (his.length === 0 ? 0 : level);
  return expectedFrom(won / (recent.length + his.length), standing + Math.max(0, lost), tuning);
}

/** What decides a head coach's job after a season. */
export interface Seat {
  wins: number;
  losses: number;
  /** The expected win share. */
  expected: number;
  /** His seasons there, this one included. */
  tenure: number;
  /** Prestige tiers above the national mean: the higher, the less patient the program. */
  standing: number;
  /** Log odds added by the season's goals, met and missed; none if omitted. */
  goals?: number;
  /** Cost of firing him, in seasons of the program's usual pay; the usual cost if omitted. */
  owed?: number;
  /** Wins above expectation per 12 games in his last seasons there; none if omitted. */
  past?: number;
  /** The share of its games that the program won the season before, his unless he is new; an even one if left out. */
  last?: number;
}

/**
 * Completes a season with the remaining games going as expected. `expected`: the win share the program should reach.
 */
export function projected({ wins, losses }: Pick<Seat, 'wins' | 'losses'>, expected: number, { coaches }: CoachTuning) {
  const left = Math.max(0, coaches.leave.games - wins - losses);
  return { wins: wins + left * expected, losses: losses + left * (1 - expected) };
}

/** Log odds that a great season before this one takes off: no program is rid of a coach who has just won ten games. */
function credit({ tenure, last }: { tenure: number; last: number }, { leave }: CoachTuning['coaches']): number {
  return tenure > 1 ? leave.lastWins * Math.max(0, leave.games * last - leave.lastFrom) : 0;
}

/**
 * Log odds of being fired for a season's record: wins short of expectations and of .500. A losing season is only partly
 * blamed on a new coach, who plays it with the roster he inherited.
 */
function recordOdds({ wins, losses, expected, tenure }: Seat, { leave: knobs }: CoachTuning['coaches']): number {
  const won = shareOf({ wins, losses });
  const below = knobs.games * (expected - won);
  const odds =
    knobs.expected * below +
    knobs.collapse * Math.max(0, below - knobs.patience) +
    knobs.losing * knobs.games * (0.5 - won);
  return odds > 0 && tenure <= knobs.newcomerSeasons ? knobs.inherited * odds : odds;
}

/** Returns the chance that a head coach is fired after a season. */
export function chanceOfFiring(seat: Seat, { coaches }: CoachTuning): number {
  const { leave: knobs } = coaches;
  const { tenure, standing, goals = 0, owed, past = 0, last = 0.5 } = seat;
  const dear = owed === undefined ? 0 : owed - knobs.usuallyOwed;
  const odds =
    knobs.base +
    recordOdds(seat, coaches) +
    knobs.pressure * standing +
    goals -
    knobs.owed * dear -
    knobs.past * past -
    credit({ tenure, last }, coaches) +
    knobs.season * Math.min(tenure, knobs.seasons) -
    (tenure <= knobs.newcomerSeasons ? knobs.newcomer : 0);
  return 1 / (1 + Math.exp(-odds));
}

/**
 * Returns the draws that decide a head coach's job in a year. The first is his program's patience: it fires him when
 * the chance of firing exceeds it, during the season or after.
 */
export function seatDraws(seed: Seed, year: number, team: TeamId): Stream {
  return stream(seed, 'carousel', year, team, 'seat');
}

/** Returns the chance that a head coach retires after a season, by his age at its end. */
export function chanceToRetire(age: number, { coaches: { leave: knobs } }: CoachTuning): number {
  return age >= knobs.lastAge ? 1 : Math.min(1, knobs.retires * Math.max(0, age - knobs.oldAge));
}
