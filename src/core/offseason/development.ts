import type { TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import { staffSince } from './staffs.ts';
import type { OffseasonTuning } from './types.ts';

export const LOWEST_RATING = 30;
export const HIGHEST_RATING = 99;

type Ratings = Player['ratings'];

/** Weights of the development traits 0 to 5, which average to `MEAN_TRAIT`. */
const TRAIT_WEIGHTS = [5, 15, 30, 30, 15, 5];
const MEAN_TRAIT = 2.5;

/** How far a recruit will develop, 0 to 5. */
export function drawDevelopmentTrait(dice: Stream): number {
  return dice.weighted(TRAIT_WEIGHTS);
}

/**
 * The senior rating that scouts expect of a recruit: `standing` is his place within his stars, 0 the last to 1 the
 * first of them.
 */
export function expectedSeniorRating(stars: number, standing: number, tuning: OffseasonTuning): number {
  const d = tuning.development;
  const steps = [d.oneStarLow, d.twoStarLow, d.threeStarLow, d.fourStarLow, d.fiveStarLow, d.fiveStarHigh];
  const low = steps[stars - 1];
  const high = steps[stars];
  if (low === undefined || high === undefined) throw new Error(`there are no recruits of ${stars} stars`);
  return low + (high - low) * standing;
}

/**
 * What one winter's coaching, health and luck did to all of a team, in rating points around 0: the winter before
 * season `year`. Part is that winter's alone, part the quality of the staff, which lasts as long as the staff does. A
 * fact of the dynasty's universe, the same whoever asks.
 */
export function staffEffect(seed: Seed, team: TeamId, year: number, tuning: OffseasonTuning): number {
  const { winterSd, staffSd } = tuning.development;
  const quality = stream(seed, 'staff', staffSince(seed, team, year, tuning), team).normal(0, staffSd);
  return quality + stream(seed, 'development', year, team).normal(0, winterSd);
}

/**
 * The next three winters of each team as seen by the class that first plays in `year`, parallel to `teams`. Each winter
 * averages 0 over the nation, so that luck never lifts or sinks all of football.
 */
export function staffWinters(seed: Seed, teams: readonly TeamId[], year: number, tuning: OffseasonTuning): number[][] {
  const winters = [1, 2, 3].map((later) => {
    const effects = teams.map((team) => staffEffect(seed, team, year + later, tuning));
    const mean = teams.length > 1 ? effects.reduce((sum, e) => sum + e, 0) / teams.length : 0;
    return effects.map((effect) => effect - mean);
  });
  return teams.map((_, t) => winters.map((winter) => winter[t]!));
}

/**
 * The four ratings of a recruit. `senior` is what scouts expect of him as a senior; what they cannot see, every
 * winter's growth (faster with a higher development trait) and the staff's three winters with him do the rest.
 */
export function drawRatings(
  senior: number,
  trait: number,
  winters: readonly number[],
  dice: Stream,
  tuning: OffseasonTuning,
): Ratings {
  const d = tuning.development;
  const growth = [d.growth.sophomore, d.growth.junior, d.growth.senior];
  const pace = 1 + d.traitGrowth * (trait - MEAN_TRAIT);
  let rating = senior - growth[0]! - growth[1]! - growth[2]! + dice.normal(0, d.talentSd);
  const years = [rating];
  for (let i = 0; i < 3; i++) {
    rating += growth[i]! * pace + dice.normal(0, d.yearSd) + (winters[i] ?? 0);
    years.push(rating);
  }
  const [fr, so, jr, sr] = years.map(onScale);
  return [fr!, so!, jr!, sr!];
}

/** A whole number on the rating scale. */
function onScale(rating: number): number {
  return Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, Math.round(rating)));
}
