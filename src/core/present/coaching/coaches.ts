import type {
  Coordinator,
  HeadCoach,
  LedBy,
  RecruitingStaff,
  Regard,
  Schemes,
  VotedCoach,
} from '../../contract/views/people/coaches.ts';
import type { NumberPart } from '../../contract/views/shared.ts';
import { SIDES } from '../../words/coaches.ts';
import { percent, plural, signedTo, winLoss } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';

/** Text for coaches and their schemes. All pure. */

/** `since 2027 (21-17)`; without a record during his first season. */
export function tenureText({ wins, losses, since }: Pick<HeadCoach, 'wins' | 'losses' | 'since'>): string {
  return `since ${since}${wins + losses === 0 ? '' : ` (${winLoss(wins, losses)})`}`;
}

/** Whether a head coach is only an interim for the rest of the season. */
export const isInterim = ({ end }: Pick<HeadCoach, 'end'>): boolean => end === 'interim';

/** `Head coach: Al Bo, 47, since 2027 (21-17).` */
export function headCoachText({ age, ...coach }: HeadCoach): string {
  if (isInterim(coach)) return `Interim head coach: ${fullName(coach)}, ${age}.`;
  return `Head coach: ${fullName(coach)}, ${age}, ${tenureText(coach)}.`;
}

/** A coordinator's title: `Offensive coordinator`. */
export function sideText({ side }: Pick<Coordinator, 'side'>): string {
  return SIDES[side];
}

const OFFENSES = {
  spread: 'Spread',
  'air raid': 'Air raid',
  pro: 'Pro-style',
  option: 'Option',
  multiple: 'Multiple',
} as const satisfies Record<Schemes['offense'], string>;

/** `Air raid offense, 4-2-5 defense`. */
export function schemesText({ offense, defense }: Schemes): string {
  return `${OFFENSES[offense]} offense, ${defense} defense`;
}

function coachText(coach: HeadCoach): string {
  return isInterim(coach) ? `Interim coach ${fullName(coach)}` : `Coach ${fullName(coach)}, ${tenureText(coach)}`;
}

/** Details next to a team's name: `Coach Al Bo, since 2027 (21-17)` and `Air raid offense, 4-2-5 defense`. */
export function ledByParts({ head_coach, schemes }: LedBy): string[] {
  return [...(head_coach === null ? [] : [coachText(head_coach)]), ...(schemes === null ? [] : [schemesText(schemes)])];
}

/** `prestige 56, head coach +2`: the base value, then what each part adds. */
function partsText(parts: readonly NumberPart[], decimals: number): string {
  const shownParts = parts.filter(({ value }) => value !== 0);
  return shownParts.map(({ label, value }) => `${label.toLowerCase()} ${signedTo(value, decimals)}`).join(', ');
}

/** `58 hours a week: 56 by prestige, head coach +2`; empty if every staff of its prestige has the same. */
export function hoursLine({
  total,
  parts: [prestige, ...people],
}: Pick<RecruitingStaff['hours'], 'total' | 'parts'>): string[] {
  const text = partsText(people, 0);
  if (prestige === undefined || people.length === 0) return [];
  return [`${plural(total, 'hour')} a week: ${prestige.value} by prestige${text === '' ? '' : `, ${text}`}.`];
}

const LEAVES = {
  fired: 'fired',
  hired_away: 'hired away',
  promoted: 'hired away',
  nfl: 'off to the NFL',
  retired: 'retiring',
  head_coach: 'leaving',
  interim: 'leaving',
  program: 'leaving',
} as const satisfies Record<NonNullable<Regard['leaves']>, string>;

/** `Head coach appeal: +0.8 (recruiting +0.5, years there +0.3).` */
export function regardLine({ leaves, parts, total }: Regard): string {
  const why = partsText(parts, 1);
  const said = `${signedTo(total, 1)}${why === '' ? '' : ` (${why})`}.`;
  if (leaves === null) return `Head coach appeal: ${said}`;
  return `Head coach ${LEAVES[leaves]}. Recruits' view of his replacement: ${said}`;
}

/** `Coach of the year: Al Bo, Rice, 12-1 in a season of 6.8 expected wins (64% of the vote).` */
export function coachOfTheYearText({ wins, losses, expected_wins, share, team, ...who }: VotedCoach): string {
  const record = `${winLoss(wins, losses)} in a season with ${expected_wins.toFixed(1)} expected wins`;
  return `Coach of the year: ${fullName(who)}, ${team}, ${record} (${percent(share)} of the vote).`;
}
