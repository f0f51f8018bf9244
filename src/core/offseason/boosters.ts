import type { TeamId } from '../model/ids.ts';
import type { Ask, Asks } from '../model/program/budget.ts';
import type { TeamSeason } from '../model/season.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { expectedShare, shareOf } from './carousel/expectation.ts';

/**
 * How boosters react to being asked for money. Their mood follows from earlier asking and results, so it is never
 * stored. Other programs always ask as usual, which changes nothing: only the user's boosters ever differ.
 */

type BoosterTuning = Pick<Tuning, 'coaches' | 'money'>;

/** What shapes a program's boosters. */
export interface BoosterSource {
  asks: Asks;
  /** The program's finished seasons, earliest first. */
  seasons: readonly Pick<TeamSeason, 'year' | 'wins' | 'losses'>[];
  tuning: BoosterTuning;
}

/** Picks the value for a way of asking. */
function byAsk<Value>(ask: Ask, { hard, none }: { hard: Value; none: Value }, usual: Value): Value {
  return { none, usual, hard }[ask];
}

/** Wins boosters expect beyond what past seasons suggest, per `coaches.leave.games` games. */
export function moreExpected(ask: Ask | undefined, { money: { asking } }: Pick<Tuning, 'money'>): number {
  return byAsk(ask ?? 'usual', { hard: asking.expects, none: 0 - asking.expects }, 0);
}

/** Wins boosters expect in a season, per `coaches.leave.games` games. */
export function winsExpected(year: number, { asks, seasons, tuning }: BoosterSource): number {
  const before = seasons.filter((season) => season.year < year);
  return tuning.coaches.leave.games * expectedShare(before, tuning) + moreExpected(asks.get(year), tuning);
}

/** Wins above the boosters' expectations, per `coaches.leave.games` games; null if the season is not over. */
export function surpriseOf(year: number, source: BoosterSource): number | null {
  const season = source.seasons.find((each) => each.year === year);
  if (season === undefined) return null;
  return source.tuning.coaches.leave.games * shareOf(season) - winsExpected(year, source);
}

/** How much pushing boosters brings in a season, compared with a year after a season that went as expected. */
export function moodIn(year: number, source: BoosterSource): number {
  const { mood, leastMood, mostMood } = source.tuning.money.asking;
  const surprise = surpriseOf(year - 1, source) ?? 0;
  return Math.min(mostMood, Math.max(leastMood, 1 + mood * surprise));
}

/** What asking in one season adds to the next season's booster money, log scale. */
function afterOne(ask: Ask, { money: { asking } }: Pick<Tuning, 'money'>): number {
  return byAsk(ask, { hard: 0 - asking.tires, none: asking.rests }, 0);
}

/** What all earlier asking adds to a season's booster money, log scale: less after pushing, more after a rest. */
export function leftBefore(year: number, { asks, tuning }: Pick<BoosterSource, 'asks' | 'tuning'>): number {
  const { memory } = tuning.money.asking;
  let left = 0;
  for (let asked = Math.min(year, ...asks.keys()); asked < year; asked++) {
    left = memory * left + afterOne(asks.get(asked) ?? 'usual', tuning);
  }
  return left;
}

/** What a way of asking adds to this season's booster money, log scale. */
interface Brings {
  low: number;
  middle: number;
  high: number;
}

export function bringsIn(ask: Ask, year: number, source: BoosterSource): Brings {
  const { hard, none, spread } = source.tuning.money.asking;
  const middle = byAsk(ask, { hard: hard * moodIn(year, source), none: 0 - none }, 0);
  const off = spread * Math.abs(middle);
  return { low: middle - off, middle, high: middle + off };
}

/** What asking really brings in this season, log scale. The draw is the same for every way of asking. */
export function broughtIn(ask: Ask, year: number, team: TeamId, seed: Seed, source: BoosterSource): number {
  const { low, high } = bringsIn(ask, year, source);
  return low === high ? low : low + (high - low) * stream(seed, 'boosters asked', year, team).float();
}

/** A change in booster money too small to matter. */
const UNFELT = 0.5 / 100;

/** How asking changes booster money in later seasons, as shares, next season first, until it no longer matters. */
export function laterShares(ask: Ask, tuning: Pick<Tuning, 'money'>): number[] {
  const shares: number[] = [];
  let left = afterOne(ask, tuning);
  for (; Math.abs(left) > UNFELT; left *= tuning.money.asking.memory) shares.push(Math.exp(left) - 1);
  return shares;
}
