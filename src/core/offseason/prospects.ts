import type { Reference } from '../model/facts.ts';
import { itemAt } from '../model/lists.ts';
import { type ByPosition, POSITIONS, type Position } from '../model/positions.ts';
import { power } from '../model/program/power.ts';
import type { Stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

/** A high school player as colleges see him. */
export interface Prospect {
  position: Position;
  stars: number;
  /** Rank among recruits with as many stars, 0 (last) to 1 (first). */
  standing: number;
  /** Index in the reference's `homeStates`. */
  home: number;
}

/** Each home state's share of all players. */
export function homeShares({ homeStates }: Pick<Reference, 'homeStates'>): Float64Array {
  return Float64Array.from(homeStates, (state) => state.share);
}

/** Openings by position, for one team or all together. */
export type Openings = ByPosition<number>;

const MOST_STARS = 5;

export function isSpecialist(position: Position): boolean {
  return position === 'k' || position === 'p';
}

function byPosition(value: (position: Position) => number): Openings {
  return Object.fromEntries(POSITIONS.map((p) => [p, value(p)])) as Openings;
}

/** Draws the number of recruits at a star level this year. */
function yearCount(mean: number, sd: number, dice: Stream): number {
  return Math.max(0, Math.round(dice.normal(mean, sd)));
}

/** Spreads `count` recruits over the positions by weight. */
function deal(count: number, weight: (position: Position) => number, dice: Stream): Openings {
  const out = byPosition(() => 0);
  const weights = Float64Array.from(POSITIONS, weight);
  if (!weights.some((w) => w > 0)) return out;
  for (let i = 0; i < count; i++) out[itemAt(POSITIONS, dice.weighted(weights))] += 1;
  return out;
}

/** Recruits of each star level (index 0: one star) at each position. */
type StarCounts = ByPosition<[one: number, two: number, three: number, four: number, five: number]>;

/**
 * Draws the national class by position and stars: five- and four-stars in their usual numbers, three-stars in
 * proportion to the openings, and enough below them to fill every opening with a few to spare.
 */
export function drawStarCounts(openings: Openings, tuning: OffseasonTuning, dice: Stream): StarCounts {
  const r = tuning.recruiting;
  const blueChips = (p: Position) => openings[p] * r.blueChipShare[p];
  const five = deal(yearCount(r.fiveStars, r.fiveStarsSd, dice), blueChips, dice);
  const four = deal(yearCount(r.fourStars, r.fourStarsSd, dice), blueChips, dice);
  const specialists = (p: Position) => Math.round(openings[p] * r.specialistThreeStarShare);
  const all = POSITIONS.reduce((sum, p) => sum + openings[p], 0);
  const threes = yearCount(all * r.threeStars, all * r.threeStarsSd, dice) - specialists('k') - specialists('p');
  const three = deal(Math.max(0, threes), (p) => (isSpecialist(p) ? 0 : openings[p]), dice);
  const counts = {} as StarCounts;
  for (const p of POSITIONS) {
    const third = isSpecialist(p) ? specialists(p) : three[p];
    // Of the three-stars, half the leak rate of the lowest ones sign with the FCS on average (see `leaks`).
    const likely = five[p] + four[p] + Math.floor(third * (1 - (isSpecialist(p) ? 0 : r.threeStarLeak / 2)));
    const rest = Math.max(0, Math.ceil(openings[p] * (1 + r.surplus)) - likely);
    const one = Math.round(rest * Math.min(1, r.oneStarShare * r.walkOns[p]));
    counts[p] = [one, rest - one, third, four[p], five[p]];
  }
  return counts;
}

function drawProspect(
  position: Position,
  stars: number,
  homeShares: Float64Array,
  tuning: OffseasonTuning,
  dice: Stream,
): Prospect {
  const skew = stars > 3 ? tuning.recruiting.standingSkew : 1;
  return { position, stars, standing: power(dice.float(), skew), home: dice.weighted(homeShares) };
}

/** Whether a three-star signs with the FCS: likelier the lower he is ranked. */
function leaks(prospect: Prospect, tuning: OffseasonTuning, dice: Stream): boolean {
  if (prospect.stars !== 3 || isSpecialist(prospect.position)) return false;
  return dice.chance(tuning.recruiting.threeStarLeak * (1 - prospect.standing));
}

/** Draws the recruits at one position who will sign with FBS programs if there is room, best first. */
export function drawProspects(
  position: Position,
  counts: StarCounts[Position],
  needed: number,
  homeShares: Float64Array,
  tuning: OffseasonTuning,
  dice: Stream,
): Prospect[] {
  const signing: Prospect[] = [];
  const elsewhere: Prospect[] = [];
  for (let stars = MOST_STARS; stars >= 1; stars--) {
    for (let i = 0; i < itemAt(counts, stars - 1); i++) {
      const prospect = drawProspect(position, stars, homeShares, tuning, dice);
      (leaks(prospect, tuning, dice) ? elsewhere : signing).push(prospect);
    }
  }
  const short = needed - signing.length;
  if (short > 0) signing.push(...elsewhere.slice(0, short));
  return signing.sort((a, b) => b.stars - a.stars || b.standing - a.standing);
}
