import { CARES, type Care, type Target } from '../../model/recruiting.ts';
import { stream } from '../../random/stream.ts';
import { drawDevelopmentTrait } from '../development.ts';
import { seniorRating, talentOf } from '../recruiting.ts';
import type { Book } from './book.ts';
import { CARE_SD, type Recruit } from './draw.ts';
import { type ClassThinking, type Standing, standingsOf } from './standing.ts';
import { type Suit, Thoughts } from './suits.ts';

/** What a coach can know of recruits: pages and bots read it here, and nobody but the engine reads the truth behind it. */

/** What a program knows of a recruit's rating as a senior: most likely between these. */
export interface Estimate {
  low: number;
  high: number;
}

/** How much better than his stars say a recruit will be. Nobody can see it. */
function trueTalent({ tuning, seed, classOf }: Book, { number }: Recruit): number {
  const dice = talentOf(seed, classOf, number);
  // The first draw of his talent is how he develops, which nobody can watch yet.
  drawDevelopmentTrait(dice, tuning);
  return dice.normal(0, tuning.development.talentSd);
}

/** The rating as a senior of a recruit who grows as most do. Nobody can see it. */
export function trueRating(book: Book, recruit: Recruit): number {
  return seniorRating(recruit, book.tuning) + trueTalent(book, recruit);
}

/**
 * What scouts make of a recruit: what his stars suggest, moved towards his true talent by hours of watching him, and how far they
 * may be off. Every hour shows him a little better or worse than he is, so that no range says what lies behind it: after some
 * hours of watching two in three recruits are in theirs, as before them.
 */
export function estimateOf(book: Book, recruit: Recruit, scouted: number): Estimate {
  const { tuning } = book;
  const { talentSd } = tuning.development;
  const seen = scouted / (scouted + tuning.recruits.scouting.scale);
  const talent = scouted === 0 ? 0 : seen * trueTalent(book, recruit);
  const middle = seniorRating(recruit, tuning) + talent;
  const spread = talentSd * Math.sqrt(1 - seen);
  const off = watchedError(book, recruit, Math.floor(scouted));
  return { low: Math.round(middle - spread) + off, high: Math.round(middle + spread) + off };
}

/** By how much the middle of what was seen in so many hours is off. */
function watchedError({ tuning, seed, classOf }: Book, { number }: Recruit, hours: number): number {
  if (hours === 0) return 0;
  const { scale } = tuning.recruits.scouting;
  const dice = stream(seed, 'recruit', classOf, number, 'watched');
  // The mean of so many hours is off by so much that what is left to know is what `estimateOf` says.
  const each = tuning.development.talentSd * Math.sqrt(scale);
  let sum = 0;
  for (let hour = 0; hour < hours; hour++) sum += dice.normal(0, each);
  return Math.round(sum / (hours + scale));
}

/** How far off what a recruit lets on of each program may be: the less, the more hours we have talked with him. */
function unsureOf({ tuning }: Book, { spent }: Pick<Target, 'spent'>): number {
  const { talk, unsure } = tuning.recruits.scouting;
  return unsure * Math.sqrt(talk / (talk + spent));
}

/** By how much what he lets on of every program is off, in the order of `Book.teams`. Nobody can see it but by his choice. */
function errorsOf(book: Book, recruit: Recruit, target: Pick<Target, 'spent'>): Float64Array {
  const dice = stream(book.seed, 'recruit', book.classOf, recruit.number, 'lets on');
  const unsure = unsureOf(book, target);
  return Float64Array.from(book.teams, () => dice.normal(0, unsure));
}

/** How many things he has told of; each takes hours of talk. */
const toldBy = ({ tuning }: Book, { spent }: Pick<Target, 'spent'>): number =>
  Math.floor(spent / tuning.recruits.scouting.talk);

/** The things he cares about more than most that he has told of, the first the most. */
export function knownCares(book: Book, { cares }: Recruit, target: Pick<Target, 'spent'>): Care[] {
  return CARES.map((care, at) => ({ care, value: cares[at]! }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, toldBy(book, target))
    .map(({ care }) => care);
}

/**
 * Everything whose weight with him is known: what he has told of, and all the rest once he has nothing more to tell that he cares
 * about more than most.
 */
export function toldCares(book: Book, recruit: Recruit, target: Pick<Target, 'spent'>): readonly Care[] {
  const known = knownCares(book, recruit, target);
  return toldBy(book, target) > known.length ? CARES : known;
}

/** A recruit as a program that has talked with him so long knows him: what he has not told counts as for most recruits. */
function asTold(book: Book, recruit: Recruit, target: Pick<Target, 'spent'>): Recruit {
  const told = toldCares(book, recruit, target);
  return { ...recruit, cares: CARES.map((care, at) => (told.includes(care) ? recruit.cares[at]! : 0)) };
}

/** What such a recruit thinks of the programs that pursued him from the start. */
function suitsOf(book: Book, recruit: Recruit): Suit[] {
  const thinks = new Thoughts(book, recruit);
  return book.suits[recruit.number - 1]!.map((suit) => thinks.of(suit.team, suit.fit, suit));
}

/**
 * The programs that recruit a player, his favorite first, as far as `target` lets us know. The truth behind it must not move a
 * digit of what a coach can see for free: pitching everything and watching the numbers would read the recruit's mind.
 */
export function seenStandings(now: ClassThinking, recruit: Recruit, target: Pick<Target, 'spent'>): Standing[] {
  const told = asTold(now.book, recruit, target);
  return standingsOf(now, told, suitsOf(now.book, told), errorsOf(now.book, recruit, target));
}

/** How much more a recruit with such a mind thinks of one program than of another; both have a roster spot for him. */
function leadOf({ book, opinions }: ClassThinking, mind: Recruit, [ours, other]: readonly [Suit, Suit]): number {
  const thinks = new Thoughts(book, mind);
  const value = (suit: Suit) => opinions.of(mind, thinks.of(suit.team, suit.fit, suit), 1, 0, 0).total;
  return value(ours) - value(other);
}

/** How far the lead of one program over another may be off: by what he lets on about both, and by what he has not told. */
export function unsureOfLead(
  now: ClassThinking,
  recruit: Recruit,
  target: Pick<Target, 'spent'>,
  programs: readonly [Suit, Suit],
): number {
  const told = asTold(now.book, recruit, target);
  const known = toldCares(now.book, recruit, target);
  const lead = leadOf(now, told, programs);
  const untold = CARES.filter((care) => !known.includes(care)).map((care) => {
    const cares = told.cares.map((value, at) => (CARES[at] === care ? CARE_SD : value));
    return leadOf(now, { ...told, cares }, programs) - lead;
  });
  const letOn = unsureOf(now.book, target);
  return Math.sqrt(untold.reduce((sum, off) => sum + off * off, 2 * letOn * letOn));
}
