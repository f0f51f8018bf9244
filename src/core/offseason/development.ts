import type { TeamId } from '../model/ids.ts';
import { zip } from '../model/lists.ts';
import { HIGHEST_RATING, LOWEST_RATING } from '../model/player.ts';
import { DEFENSE_POSITIONS, type Position } from '../model/positions.ts';
import type { Stream } from '../random/stream.ts';
import { orAlike } from '../random/weights.ts';
import { companyOf, spreadTo } from './market.ts';
import { tenths } from './rounded.ts';
import type { OffseasonTuning, Suitor } from './types.ts';

/** Weights of the development traits 0 to 5, and the mean trait. */
interface Traits {
  weights: Float64Array;
  mean: number;
}

function traitsIn({ development }: OffseasonTuning): Traits {
  const { zero, one, two, three, four, five } = development.traits;
  const weights = orAlike(Float64Array.of(zero, one, two, three, four, five));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { weights, mean: weights.reduce((total, weight, trait) => total + weight * trait, 0) / sum };
}

/** Draws how far a recruit will develop, 0 to 5. */
export function drawDevelopmentTrait(dice: Stream, tuning: OffseasonTuning): number {
  return dice.weighted(traitsIn(tuning).weights);
}

/** Returns the senior rating that scouts expect of a recruit. `standing`: as in `Prospect`. */
export function expectedSeniorRating(stars: number, standing: number, tuning: OffseasonTuning): number {
  const d = tuning.development;
  const steps = [d.oneStarLow, d.twoStarLow, d.threeStarLow, d.fourStarLow, d.fiveStarLow, d.fiveStarHigh];
  const low = steps[stars - 1];
  const high = steps[stars];
  if (low === undefined || high === undefined) throw new Error(`there are no recruits of ${stars} stars`);
  return low + (high - low) * standing;
}

/**
 * The groups that train together in the offseason: each side of the ball has its coordinator, the kickers share a
 * coach.
 */
export type Squad = 'offense' | 'defense' | 'kickers';

/** Works out a value for each squad, in their order. */
export function bySquad<T>(of: (squad: Squad) => T): Record<Squad, T> {
  return { offense: of('offense'), defense: of('defense'), kickers: of('kickers') };
}

/** The squad that a position belongs to. */
export function squadOf(position: Position): Squad {
  if (position === 'k' || position === 'p') return 'kickers';
  return (DEFENSE_POSITIONS as readonly Position[]).includes(position) ? 'defense' : 'offense';
}

/**
 * Returns the rating points, around 0, that a program's facilities and trainers add to its players in a winter: power
 * conferences can afford better ones. An independent is halfway between itself and the average.
 */
export function facilitiesOf(programs: readonly Suitor[], tuning: OffseasonTuning): Map<TeamId, number> {
  const effects = spreadTo(companyOf(programs, tuning), tuning.development.facilitiesSd);
  return new Map(zip(programs, effects).map(([{ team }, effect]) => [team, effect]));
}

/**
 * Returns the rating points an average player gains in each winter of his career: fewer at positions that are learned
 * young. The last is a fifth year's.
 */
export function growthSteps(position: Position, { development: { growth, early } }: OffseasonTuning): number[] {
  const ahead: Partial<Record<Position, number>> = early;
  const left = 1 - (ahead[position] ?? 0);
  return [growth.sophomore * left, growth.junior * left, growth.senior * left, growth.fifth];
}

/** Whether a recruit matured early: he dominated high school with a grown man's body and has little growth left. */
export function maturedEarly(stars: number, dice: Stream, { development: { matured } }: OffseasonTuning): boolean {
  const { others, threeStars, fourStars, fiveStars } = matured;
  return dice.float() < ([others, others, threeStars, fourStars, fiveStars][stars - 1] ?? 0);
}

/** A freshman's rating as he enrolls, and his potential. */
export interface Talent {
  rating: number;
  potential: number;
}

/**
 * Draws a freshman's talent. `senior`: the rating scouts expect of him as a senior. Talent that scouts cannot see makes
 * him better or worse; his development trait, or having matured early, decides how much growth he has left.
 */
export function drawTalent(
  senior: number,
  position: Position,
  trait: number,
  dice: Stream,
  tuning: OffseasonTuning,
  matured = false,
): Talent {
  const d = tuning.development;
  const steps = growthSteps(position, tuning);
  const pace = matured ? d.matured.growth : 1 + d.traitGrowth * (trait - traitsIn(tuning).mean);
  const toSenior = steps.slice(0, -1).reduce((sum, step) => sum + step, 0);
  const rating = senior - toSenior + dice.normal(0, d.talentSd);
  const growth = steps.reduce((sum, step) => sum + step, 0) * pace;
  return { rating: onScale(rating), potential: tenths(rating + growth) };
}

/** A whole number on the rating scale. */
export function onScale(rating: number): number {
  return Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, Math.round(rating)));
}
