import type { RecruitDetail } from '../../../contract/views/recruiting/board.ts';
import { distanceMiles } from '../../../model/geography.ts';
import { OPINION_PARTS, type OpinionPart } from '../../../model/recruiting.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { knownCares, unsureOfLead } from '../../../offseason/recruits/knowledge.ts';
import type { Standing } from '../../../offseason/recruits/standing.ts';
import { NO_TARGET } from '../../../offseason/recruits/target.ts';
import { roundedParts } from '../../../words/numbers.ts';
import { OPINION_WORDS, UNTOLD } from '../../../words/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { teamFacts } from '../../reading/season-view.ts';

/** What everybody can see of what he thinks. His own mind is the rest, with what he cares about until he has told. */
const SEEN: readonly OpinionPart[] = ['places', 'standing', 'home', 'work', 'season', 'money'];
const SEEN_AT = SEEN.map((part) => OPINION_PARTS.indexOf(part));
const CARED_AT = OPINION_PARTS.indexOf('cares');
const LED_AT = OPINION_PARTS.indexOf('coach');
/** Decimals of what he lets on. */
const DECIMALS = 1;

export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** What we do about a recruit. */
export const targetOf = ({ board }: ClassNow, { number }: Recruit) => board.targets.get(number) ?? NO_TARGET;

/** Ours, and the best other program. */
function oursAndOther(standings: readonly Standing[], own: number): [Standing, Standing] | null {
  const ours = standings.find(({ suit }) => suit.team === own);
  const other = standings.find(({ suit }) => suit.team !== own);
  return ours === undefined || other === undefined ? null : [ours, other];
}

/** How far ahead of the best other program we seem to be, and how far off that may be; null unless both recruit him. */
export function leadIn(
  now: ClassNow,
  recruit: Recruit,
  standings: readonly Standing[],
): { lead: number; unsure: number } | null {
  const two = oursAndOther(standings, now.own);
  if (two === null) return null;
  const [ours, other] = two;
  const unsure = unsureOfLead(now, recruit, targetOf(now, recruit), [ours.suit, other.suit]);
  return { lead: tenth(ours.value - other.value), unsure: tenth(unsure) };
}

/** Why we stand where we do beside the best other program: what can be seen, and the rest in one; null without another. */
export function whyStanding(
  { season }: QueryContext,
  now: ClassNow,
  recruit: Recruit,
  standings: readonly Standing[],
): RecruitDetail['why'] {
  const two = oursAndOther(standings, now.own);
  if (two === null) return null;
  const [ours, other] = two;
  const told = knownCares(now.book, recruit, targetOf(now, recruit));
  const cared = told.length > 0 ? [CARED_AT] : [];
  // How much the coach counts says how much he cares, which is told like the rest.
  const places = [...SEEN_AT, ...cared, ...(told.includes('coach') ? [LED_AT] : [])];
  const seen = places.map((at) => ours.parts[at]! - other.parts[at]!);
  const rest = seen.reduce((left, part) => left - part, ours.value - other.value);
  const { parts, total } = roundedParts([...seen, rest], DECIMALS);
  const labels = [...places.map((at) => OPINION_WORDS[OPINION_PARTS[at]!]), UNTOLD];
  return {
    beside: teamFacts(season, now.book.teams[other.suit.team]!).name,
    parts: labels.map((label, at) => ({ label, value: parts[at]! })),
    total,
  };
}

/** Miles from the middle of his state to our stadium. */
export function milesTo({ season }: QueryContext, { book }: ClassNow, recruit: Recruit): number {
  const home = book.reference.homeStates[recruit.home]!;
  return Math.round(distanceMiles(home, teamFacts(season, season.row.settings.team)));
}
