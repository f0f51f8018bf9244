import { itemAt, zip } from '../../../model/lists.ts';
import { OPINION_PARTS, type OpinionPart } from '../../../model/recruiting.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { knownCares, seenStandings } from '../../../offseason/recruits/knowledge.ts';
import type { Standing } from '../../../offseason/recruits/standing.ts';
import { NO_TARGET } from '../../../offseason/recruits/target.ts';
import { roundedParts } from '../../../words/numbers.ts';
import { AVERAGE_INTEREST, OPINION_WORDS, UNKNOWN_FACTORS } from '../../../words/recruiting.ts';
import type { ClassNow } from '../recruiting.ts';

/** Interest points per unit of opinion, which is the log of a weight. */
export const POINTS = 10;
/** Interest is displayed from 1 to 99, because no recruit is certain before he commits. */
const LEAST = 1;
const MOST = 99;

/** Visible parts of a recruit's interest. The rest is unknown, including his priorities until he reveals them. */
const SEEN: readonly OpinionPart[] = ['home', 'places', 'standing', 'money', 'work', 'season'];
const SEEN_AT = SEEN.map((part) => OPINION_PARTS.indexOf(part));
const CARED_AT = OPINION_PARTS.indexOf('cares');
const LED_AT = OPINION_PARTS.indexOf('coach');

/** A recruit's interest in one school, in points that add up. */
export interface Interest {
  /** Index in `Book.teams`. */
  team: number;
  /** From 1 to 99. */
  interest: number;
  /** Points relative to the average of the other schools; above 0, he prefers this one. */
  points: number;
  parts: { label: string; value: number }[];
}

/** Our recruiting effort on a recruit. */
export const targetOf = ({ board }: ClassNow, { number }: Recruit) => board.targets.get(number) ?? NO_TARGET;

/** Visible parts of a recruit's interest, as indexes in `OPINION_PARTS`. */
function seenParts({ cycle }: ClassNow, recruit: Recruit, spent: number): number[] {
  const known = knownCares(cycle, recruit, { spent });
  const cared = known.length > 0 ? [CARED_AT] : [];
  // The coach part gives away how much a recruit cares about it, so it is revealed like his other priorities.
  return [...SEEN_AT, ...cared, ...(known.includes('coach') ? [LED_AT] : [])];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * A recruit's interest in each school recruiting him, favorite first, as far as we can tell. The average of the other
 * schools is fixed at `AVERAGE_INTEREST`, so that our own interest moves with what we do.
 */
export function interestsIn(
  now: ClassNow,
  recruit: Recruit,
  standings: readonly Standing[] = seenStandings(now, recruit, targetOf(now, recruit)),
): Interest[] {
  const others = standings.filter(({ pursuit }) => pursuit.team !== now.own);
  const usual = others.length > 0 ? others : standings;
  const at = seenParts(now, recruit, targetOf(now, recruit).spent);
  const labels = [...at.map((part) => OPINION_WORDS[itemAt(OPINION_PARTS, part)]), UNKNOWN_FACTORS];
  const means = at.map((part) => ({ part, mean: meanOf(usual.map(({ parts }) => itemAt(parts, part))) }));
  const mean = meanOf(usual.map(({ value }) => value));
  return standings.map(({ pursuit, value, parts }) => {
    const seen = means.map(({ part, mean: usually }) => itemAt(parts, part) - usually);
    const rest = seen.reduce((left, part) => left - part, value - mean);
    const rounded = roundedParts(
      [...seen, rest].map((part) => part * POINTS),
      0,
    );
    return {
      team: pursuit.team,
      interest: Math.max(LEAST, Math.min(MOST, AVERAGE_INTEREST + rounded.total)),
      points: rounded.total,
      parts: zip(labels, rounded.parts).map(([label, part]) => ({ label, value: part })),
    };
  });
}

/** A recruit's interest in us and in the best other school; null unless both recruit him. */
export function oursAndRival(interests: readonly Interest[], own: number): [Interest, Interest] | null {
  const ours = interests.find(({ team }) => team === own);
  const rival = interests.find(({ team }) => team !== own);
  return ours === undefined || rival === undefined ? null : [ours, rival];
}
