import type { Book } from '../../offseason/recruits/book.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';
import { type Estimate, estimateOf } from '../../offseason/recruits/knowledge.ts';
import { stream } from '../../random/stream.ts';

/**
 * What those who watched a recruit make of him. Every hour shows him a little better or worse than he is, so that no range says
 * what lies behind it: after some hours of watching two in three recruits are in theirs, as before them.
 */
export function watchedEstimate(book: Book, recruit: Recruit, hours: number): Estimate {
  const { low, high } = estimateOf(book, recruit, hours);
  const off = errorOf(book, recruit, Math.floor(hours));
  return { low: low + off, high: high + off };
}

/** By how much the middle of what was seen in so many hours is off. */
function errorOf({ tuning, seed, classOf }: Book, { number }: Recruit, hours: number): number {
  if (hours === 0) return 0;
  const { scale } = tuning.recruits.scouting;
  const dice = stream(seed, 'recruit', classOf, number, 'watched');
  // The mean of so many hours is off by so much that what is left to know is what `estimateOf` says.
  const each = tuning.development.talentSd * Math.sqrt(scale);
  let sum = 0;
  for (let hour = 0; hour < hours; hour++) sum += dice.normal(0, each);
  return Math.round(sum / (hours + scale));
}
