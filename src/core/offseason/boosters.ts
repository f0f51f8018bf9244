import type { Ask, Asks } from '../model/budget.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamSeason } from '../model/season.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { expectedShare, shareOf } from './carousel/expectation.ts';

/**
 * What boosters make of being asked. They follow from how they were asked and how the seasons ended, and are never stored. Staffs
 * ask as usual, which changes nothing, so that only the player's program ever differs.
 */

type BoosterTuning = Pick<Tuning, 'coaches' | 'money'>;

/** What a program's boosters know. */
export interface BoosterSource {
  asks: Asks;
  /** The program's seasons that are over, earliest first. */
  seasons: readonly Pick<TeamSeason, 'year' | 'wins' | 'losses'>[];
  tuning: BoosterTuning;
}

/** What asking is worth beside the usual way: more when asked hard, less when not asked. */
function beside<Value>(ask: Ask, { hard, none }: { hard: Value; none: Value }, usual: Value): Value {
  return { none, usual, hard }[ask];
}

/** Wins of `coaches.leave.games` that boosters expect in a season beyond what the seasons before it let expect. */
export function moreExpected(ask: Ask | undefined, { money: { asking } }: Pick<Tuning, 'money'>): number {
  return beside(ask ?? 'usual', { hard: asking.expects, none: 0 - asking.expects }, 0);
}

/** Wins of as many games that boosters expect in a season. */
export function winsExpected(year: number, { asks, seasons, tuning }: BoosterSource): number {
  const before = seasons.filter((season) => season.year < year);
  return tuning.coaches.leave.games * expectedShare(before, tuning) + moreExpected(asks.get(year), tuning);
}

/** Wins of as many games by which a season was better than boosters expected; null without such a season. */
export function surpriseOf(year: number, source: BoosterSource): number | null {
  const season = source.seasons.find((each) => each.year === year);
  if (season === undefined) return null;
  return source.tuning.coaches.leave.games * shareOf(season) - winsExpected(year, source);
}

/** How much asking hard brings before a season, beside a year in which the season before went as expected. */
export function moodIn(year: number, source: BoosterSource): number {
  const { mood, leastMood, mostMood } = source.tuning.money.asking;
  const surprise = surpriseOf(year - 1, source) ?? 0;
  return Math.min(mostMood, Math.max(leastMood, 1 + mood * surprise));
}

/** Log boosters' money that asking in one season adds in the next; half as much in the one after, and so on. */
function afterOne(ask: Ask, { money: { asking } }: Pick<Tuning, 'money'>): number {
  return beside(ask, { hard: 0 - asking.tires, none: asking.rests }, 0);
}

/** Log boosters' money that all the asking before a season adds to it: less for who was asked hard, more for who rested. */
export function leftBefore(year: number, { asks, tuning }: Pick<BoosterSource, 'asks' | 'tuning'>): number {
  const { memory } = tuning.money.asking;
  let left = 0;
  for (let asked = Math.min(year, ...asks.keys()); asked < year; asked++) {
    left = memory * left + afterOne(asks.get(asked) ?? 'usual', tuning);
  }
  return left;
}

/** Log boosters' money that a way of asking adds this season: at least, in the middle and at most. */
export interface Brings {
  low: number;
  middle: number;
  high: number;
}

export function bringsIn(ask: Ask, year: number, source: BoosterSource): Brings {
  const { hard, none, spread } = source.tuning.money.asking;
  const middle = beside(ask, { hard: hard * moodIn(year, source), none: 0 - none }, 0);
  const off = spread * Math.abs(middle);
  return { low: middle - off, middle, high: middle + off };
}

/** What of it comes true, known when the season begins: a stream of its own, the same however they are asked. */
export function broughtIn(ask: Ask, year: number, team: TeamId, seed: Seed, source: BoosterSource): number {
  const { low, high } = bringsIn(ask, year, source);
  return low === high ? low : low + (high - low) * stream(seed, 'boosters asked', year, team).float();
}

/** A share of what is given that nobody feels any more. */
const UNFELT = 0.5 / 100;

/** What asking changes in each later season in which it is felt, as a share of what they would give, the next first. */
export function laterShares(ask: Ask, tuning: Pick<Tuning, 'money'>): number[] {
  const shares: number[] = [];
  let left = afterOne(ask, tuning);
  for (; Math.abs(left) > UNFELT; left *= tuning.money.asking.memory) shares.push(Math.exp(left) - 1);
  return shares;
}
