import { type ByPosition, POSITIONS } from '../../model/positions.ts';
import {
  BLUE_CHIP,
  CARES,
  DECEMBER_PERIOD,
  FEBRUARY_PERIOD,
  MOST_VISITS,
  SPRING_PERIOD,
  SUMMER_PERIOD,
} from '../../model/recruiting.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { orAlike } from '../../random/weights.ts';
import { drawFullName } from '../names.ts';
import { drawProspects, drawStarCounts, homeShares, type Openings, type Prospect } from '../prospects.ts';
import type { OffseasonTuning, RosterReference } from '../types.ts';

/** A recruit when his class opens. */
export interface Recruit extends Prospect {
  /** National rank, from 1. */
  number: number;
  first: string;
  last: string;
  /** His weight on each of `CARES`, 0 for the average recruit. */
  cares: readonly number[];
  /** The period in which he decides. */
  decides: number;
  /** Official visits he takes. */
  visits: number;
}

/** Expected openings nationwide, and their SD. */
export interface ExpectedOpenings {
  mean: Openings;
  sd: ByPosition<number>;
}

interface DrawInput {
  classOf: number;
  openings: ExpectedOpenings;
  /** Full names of all players on a roster; the class's are added. */
  taken: Set<string>;
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
}

/** Returns the weights of the periods in which recruits decide. */
function decisionWeights(blueChip: boolean, tuning: OffseasonTuning): Float64Array {
  const knobs = tuning.recruits.decides;
  const early = blueChip ? knobs.blueChips : 1;
  const weeks = DECEMBER_PERIOD - SUMMER_PERIOD - 1;
  const weights = new Float64Array(FEBRUARY_PERIOD + 1).fill(knobs.season / weeks);
  weights[SPRING_PERIOD] = knobs.spring * early;
  weights[SUMMER_PERIOD] = knobs.summer * early;
  weights[DECEMBER_PERIOD] = knobs.december;
  weights[FEBRUARY_PERIOD] = knobs.february;
  return orAlike(weights);
}

/** The priorities whose weights add up to a fixed sum: all before the head coach's, which came later. */
const SHARED_CARES = CARES.indexOf('coach');
/** SD of a recruit's weight on a priority: a share of seven exponential draws, in sevenths. The coach's is about the same. */
export const CARE_SD = Math.sqrt((SHARED_CARES - 1) / (SHARED_CARES + 1));

/**
 * Draws a recruit's weights on his priorities around 0: all but the coach's add up to 0. The coach's has its own dice,
 * so that turning it off by tuning leaves the recruits unchanged.
 */
function drawCares(dice: Stream, coach: Stream): number[] {
  const cares: number[] = [];
  let sum = 0;
  for (let index = 0; index < SHARED_CARES; index++) {
    const draw = -Math.log(1 - dice.float());
    cares.push(draw);
    sum += draw;
  }
  for (let index = 0; index < SHARED_CARES; index++) cares[index] = (cares[index]! / sum) * SHARED_CARES - 1;
  cares.push(-Math.log(1 - coach.float()) - 1);
  return cares;
}

/** Draws how many official visits a recruit takes. */
function drawVisits(dice: Stream, tuning: OffseasonTuning): number {
  const share = tuning.recruits.work.visits / MOST_VISITS;
  let visits = 0;
  for (let i = 0; i < MOST_VISITS; i++) if (dice.float() < share) visits += 1;
  return visits;
}

/** Prospects by position, with spare one-stars for a year with more openings than expected. */
function prospectsAt(input: DrawInput): Prospect[] {
  const { classOf, openings, reference, tuning, seed } = input;
  const homes = homeShares(reference);
  const mean = { ...openings.mean };
  for (const p of POSITIONS) mean[p] = Math.round(mean[p]);
  const counts = drawStarCounts(mean, tuning, stream(seed, 'recruits', classOf, 'stars'));
  return POSITIONS.flatMap((position) => {
    const spare = Math.ceil(openings.sd[position] * tuning.recruits.spare);
    const [one, ...others] = counts[position];
    const dice = stream(seed, 'recruits', classOf, position);
    return drawProspects(position, [one + spare, ...others], mean[position] + spare, homes, tuning, dice);
  });
}

/** Draws the national class of recruits, best first, without those who will sign with the FCS. */
export function drawRecruits(input: DrawInput): Recruit[] {
  const { classOf, reference, tuning, seed, taken } = input;
  const names = stream(seed, 'recruits', classOf, 'names');
  const weights = [false, true].map((blueChip) => decisionWeights(blueChip, tuning));
  const dice = stream(seed, 'recruits', classOf, 'minds');
  const coach = stream(seed, 'recruits', classOf, 'minds', 'coach');
  return prospectsAt(input)
    .map((prospect, order) => ({ prospect, order }))
    .sort(
      (a, b) => b.prospect.stars - a.prospect.stars || b.prospect.standing - a.prospect.standing || a.order - b.order,
    )
    .map(({ prospect: { position, stars, standing, home } }, index): Recruit => {
      const family = reference.familyNamesIn(reference.homeStates[home]!.code);
      const { first, last } = drawFullName(reference.givenNames, family, names, taken);
      const cares = drawCares(dice, coach);
      const decides = stars === 1 ? FEBRUARY_PERIOD : dice.weighted(weights[stars >= BLUE_CHIP ? 1 : 0]!);
      return {
        position,
        stars,
        standing,
        home,
        number: index + 1,
        first,
        last,
        cares,
        decides,
        visits: drawVisits(dice, tuning),
      };
    });
}
