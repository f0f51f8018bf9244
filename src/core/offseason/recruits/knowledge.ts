import { CARES, type Care, type Target } from '../../model/recruiting.ts';
import { drawDevelopmentTrait } from '../development.ts';
import { seniorRating, talentOf } from '../recruiting.ts';
import type { Book } from './book.ts';
import type { Recruit } from './draw.ts';

/** What a program knows of a recruit's rating as a senior: most likely between these. */
export interface Estimate {
  low: number;
  high: number;
}

/**
 * What scouts make of a recruit: what his stars suggest, moved towards his true talent by hours of watching him, and how far they
 * may be off. Nobody ever sees more than that of the truth.
 */
export function estimateOf(book: Book, recruit: Recruit, scouted: number): Estimate {
  const { tuning, seed, classOf } = book;
  const { talentSd } = tuning.development;
  const { scale } = tuning.recruits.scouting;
  const dice = talentOf(seed, classOf, recruit.number);
  // The first draw of his talent is how he develops, which nobody can watch yet.
  drawDevelopmentTrait(dice, tuning);
  const talent = dice.normal(0, talentSd);
  const seen = scouted / (scouted + scale);
  const middle = seniorRating(recruit, tuning) + seen * talent;
  const spread = talentSd * Math.sqrt(1 - seen);
  return { low: Math.round(middle - spread), high: Math.round(middle + spread) };
}

/** The things he cares about more than most that he has told of, the first the most; each takes hours of talk. */
export function knownCares(book: Book, { cares }: Recruit, target: Pick<Target, 'spent'>): Care[] {
  const told = Math.floor(target.spent / book.tuning.recruits.scouting.talk);
  return CARES.map((care, at) => ({ care, value: cares[at]! }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, told)
    .map(({ care }) => care);
}
