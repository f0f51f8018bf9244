import type { TeamId } from '../../model/ids.ts';
import type { TeamSeason } from '../../model/season.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';

/** What a program expects of a season, and how likely its head coach is to lose his job over it. */

type CoachTuning = Pick<Tuning, 'coaches'>;

/** The share of its games that a team won. */
export const shareOf = ({ wins, losses }: Pick<TeamSeason, 'wins' | 'losses'>): number =>
  wins / Math.max(1, wins + losses);

/** A season as its record is judged. */
type Played = Pick<TeamSeason, 'wins' | 'losses'>;

/** The mean share that a team won in some seasons; an even one where none is known. */
const meanShare = (seasons: readonly Played[]): number =>
  seasons.length === 0 ? 0.5 : seasons.reduce((sum, each) => sum + shareOf(each), 0) / seasons.length;

/** The share of its games that is expected of a program that has won so much of its seasons. */
function expectedFrom(years: number, standing: number, { coaches }: CoachTuning): number {
  const { share, prestige, least, most } = coaches.expectation;
  return Math.min(most, Math.max(least, 0.5 + share * (years - 0.5) + prestige * standing));
}

/**
 * The share of its games that a program is expected to win.
 * @param before its seasons before, earliest first
 * @param standing tiers of prestige beside the nation's mean
 */
export function expectedShare(before: readonly Played[], tuning: CoachTuning, standing = 0): number {
  return expectedFrom(meanShare(before.slice(-tuning.coaches.expectation.seasons)), standing, tuning);
}

/** A head coach, and what he came to. */
export interface Arrival {
  /** His first season there. */
  since: number;
  /** Tiers of prestige that the program has lost since. */
  lost: number;
}

/**
 * The share of its games that a program expects of its head coach: for as long as seasons before he came are remembered, his
 * own count for no less than what he came to, so that no coach can earn a lower bar by losing.
 * @param before the program's seasons before, earliest first
 * @param standing tiers of prestige beside the nation's mean
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

/** What decides over a head coach's job when a season is over. */
export interface Seat {
  wins: number;
  losses: number;
  /** The share of its games that was expected. */
  expected: number;
  /** His seasons there, this one included. */
  tenure: number;
  /** Tiers of prestige beside the nation's mean: the more it has, the less it waits. */
  standing: number;
  /** Log odds that goals of the season, met and missed, add; none if left out. */
  goals?: number;
  /** What firing him costs, in seasons of the program's usual pay; as much as it usually is if left out. */
  owed?: number;
  /** Wins of 12 a season by which his last seasons there were better than expected; none if left out. */
  past?: number;
}

/** A season with the games that are left going as expected. `expected`: the share of its games a program should win. */
export function projected({ wins, losses }: Pick<Seat, 'wins' | 'losses'>, expected: number, { coaches }: CoachTuning) {
  const left = Math.max(0, coaches.leave.games - wins - losses);
  return { wins: wins + left * expected, losses: losses + left * (1 - expected) };
}

/** Chance that a head coach is let go after a season. */
export function chanceOfFiring(
  { wins, losses, expected, tenure, standing, goals = 0, owed, past = 0 }: Seat,
  { coaches: { leave: k } }: CoachTuning,
): number {
  const dear = owed === undefined ? 0 : owed - k.usuallyOwed;
  const won = shareOf({ wins, losses });
  const below = k.games * (expected - won);
  const odds =
    k.base +
    k.expected * below +
    k.collapse * Math.max(0, below - k.patience) +
    k.losing * k.games * (0.5 - won) +
    k.pressure * standing +
    goals -
    k.owed * dear -
    k.past * past +
    k.season * Math.min(tenure, k.seasons) -
    (tenure <= k.newcomerSeasons ? k.newcomer : 0);
  return 1 / (1 + Math.exp(-odds));
}

/**
 * The draws that decide over a head coach's job in a year. The first is how patient his program is: it fires him when
 * the chance of it is above that, whether the season is over or not.
 */
export function seatDraws(seed: Seed, year: number, team: TeamId): Stream {
  return stream(seed, 'carousel', year, team, 'seat');
}

/** Chance that a head coach retires after a season, by his age at its end. */
export function chanceToRetire(age: number, { coaches: { leave: k } }: CoachTuning): number {
  return age >= k.lastAge ? 1 : Math.min(1, k.retires * Math.max(0, age - k.oldAge));
}
