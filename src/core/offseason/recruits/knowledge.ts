import { itemAt } from '../../model/lists.ts';
import { CARES, type Care, type Target } from '../../model/recruiting.ts';
import { stream } from '../../random/stream.ts';
import { drawDevelopmentTrait } from '../development.ts';
import { seniorRating, talentOf } from '../recruiting.ts';
import type { RecruitingCycle } from './cycle.ts';
import { CARE_SD, type Recruit } from './draw.ts';
import { LastingOpinions, type Pursuit } from './pursuits.ts';
import { type ClassThinking, type Standing, standingsOf } from './standing.ts';

/** What a coach can know about recruits. Pages and bots read this; only the engine reads the truth behind it. */

/** The likely range of a recruit's rating as a senior. */
export interface Estimate {
  low: number;
  high: number;
}

/** Returns the rating points by which a recruit will beat his stars; hidden. */
function trueTalent({ tuning, seed, classOf }: RecruitingCycle, { number }: Recruit): number {
  const dice = talentOf(seed, classOf, number);
  // The first draw is his development trait.
  drawDevelopmentTrait(dice, tuning);
  return dice.normal(0, tuning.development.talentSd);
}

/** Returns a recruit's senior rating if he develops at the average pace; hidden. */
export function trueRating(cycle: RecruitingCycle, recruit: Recruit): number {
  return seniorRating(recruit, cycle.tuning) + trueTalent(cycle, recruit);
}

/**
 * Returns a staff's estimate of a recruit: the rating his stars suggest, moved toward his true talent by hours of
 * scouting. Every hour is a noisy look, so the range always holds two recruits in three and never gives the truth away.
 */
export function estimateOf(cycle: RecruitingCycle, recruit: Recruit, scouted: number): Estimate {
  const { tuning } = cycle;
  const { talentSd } = tuning.development;
  const seen = scouted / (scouted + tuning.recruits.scouting.scale);
  const talent = scouted === 0 ? 0 : seen * trueTalent(cycle, recruit);
  const middle = seniorRating(recruit, tuning) + talent;
  const spread = talentSd * Math.sqrt(1 - seen);
  const off = scoutingError(cycle, recruit, Math.floor(scouted));
  return { low: Math.round(middle - spread) + off, high: Math.round(middle + spread) + off };
}

/** Returns the error of an estimate's midpoint after this many hours of scouting, in rating points. */
function scoutingError({ tuning, seed, classOf }: RecruitingCycle, { number }: Recruit, hours: number): number {
  if (hours === 0) return 0;
  const { scale } = tuning.recruits.scouting;
  const dice = stream(seed, 'recruit', classOf, number, 'watched');
  // The error per hour that leaves exactly the uncertainty `estimateOf` states.
  const each = tuning.development.talentSd * Math.sqrt(scale);
  let sum = 0;
  for (let hour = 0; hour < hours; hour++) sum += dice.normal(0, each);
  return Math.round(sum / (hours + scale));
}

/** Returns the SD of our reading of a recruit's opinion of a program: contacts reduce it. */
function readingError({ tuning }: RecruitingCycle, { spent }: Pick<Target, 'spent'>): number {
  const { talk, unsure } = tuning.recruits.scouting;
  return unsure * Math.sqrt(talk / (talk + spent));
}

/** Returns the error of our reading of him for each program, in the order of `Book.teams`; hidden. */
function readingErrors(cycle: RecruitingCycle, recruit: Recruit, target: Pick<Target, 'spent'>): Float64Array {
  const dice = stream(cycle.seed, 'recruit', cycle.classOf, recruit.number, 'lets on');
  const unsure = readingError(cycle, target);
  return Float64Array.from(cycle.teams, () => dice.normal(0, unsure));
}

/** Returns how many of his priorities a recruit has revealed; each takes hours of contact. */
const caresRevealed = ({ tuning }: RecruitingCycle, { spent }: Pick<Target, 'spent'>): number =>
  Math.floor(spent / tuning.recruits.scouting.talk);

/** Returns the revealed priorities he cares about more than most, strongest first. */
export function knownCares(cycle: RecruitingCycle, { cares }: Recruit, target: Pick<Target, 'spent'>): Care[] {
  return CARES.map((care, index) => ({ care, value: itemAt(cares, index) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, caresRevealed(cycle, target))
    .map(({ care }) => care);
}

/**
 * Returns every priority whose weight with him is known: those he has revealed, and all of them once he has no strong
 * one left to reveal.
 */
export function revealedCares(
  cycle: RecruitingCycle,
  recruit: Recruit,
  target: Pick<Target, 'spent'>,
): readonly Care[] {
  const known = knownCares(cycle, recruit, target);
  return caresRevealed(cycle, target) > known.length ? CARES : known;
}

/** Returns a recruit as we know him: unrevealed priorities count as average. */
function asKnown(cycle: RecruitingCycle, recruit: Recruit, target: Pick<Target, 'spent'>): Recruit {
  const revealed = revealedCares(cycle, recruit, target);
  return {
    ...recruit,
    cares: CARES.map((care, index) => (revealed.includes(care) ? itemAt(recruit.cares, index) : 0)),
  };
}

/** Returns the same programs' pursuits as this recruit would see them. */
function pursuitsOf(cycle: RecruitingCycle, recruit: Recruit): Pursuit[] {
  const opinions = new LastingOpinions(cycle, recruit);
  return itemAt(cycle.pursuits, recruit.number - 1).map((pursuit) =>
    opinions.pursuitBy(pursuit.team, pursuit.fit, pursuit),
  );
}

/**
 * Returns the programs that recruit a player, his favorite first, as far as we know. Unrevealed priorities must not
 * move a digit here, or a coach could try every pitch and read his mind from the numbers.
 */
export function seenStandings(now: ClassThinking, recruit: Recruit, target: Pick<Target, 'spent'>): Standing[] {
  const known = asKnown(now.cycle, recruit, target);
  return standingsOf(now, known, pursuitsOf(now.cycle, known), readingErrors(now.cycle, recruit, target));
}

/** Returns how far a recruit with these priorities prefers one program over another, log weight. */
function leadOf(
  { cycle, opinions }: ClassThinking,
  recruit: Recruit,
  [ours, other]: readonly [Pursuit, Pursuit],
): number {
  const lasting = new LastingOpinions(cycle, recruit);
  const value = (each: Pursuit) =>
    opinions.opinionOf(recruit, lasting.pursuitBy(each.team, each.fit, each), 1, 0, 0).total;
  return value(ours) - value(other);
}

/** Returns the SD of one program's lead over another: from our reading of both, and unrevealed priorities. */
export function leadError(
  now: ClassThinking,
  recruit: Recruit,
  target: Pick<Target, 'spent'>,
  programs: readonly [Pursuit, Pursuit],
): number {
  const known = asKnown(now.cycle, recruit, target);
  const revealed = revealedCares(now.cycle, recruit, target);
  const lead = leadOf(now, known, programs);
  const hidden = CARES.filter((care) => !revealed.includes(care)).map((care) => {
    const cares = known.cares.map((value, index) => (CARES[index] === care ? CARE_SD : value));
    return leadOf(now, { ...known, cares }, programs) - lead;
  });
  const reading = readingError(now.cycle, target);
  return Math.sqrt(hidden.reduce((sum, off) => sum + off * off, 2 * reading * reading));
}
