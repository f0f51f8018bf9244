import type {
  Coordinator,
  HeadCoach,
  LedBy,
  RecruitingStaff,
  Regard,
  Schemes,
  VotedCoach,
} from '../app/views/coaches.ts';
import type { Program } from '../contract/views/record-book.ts';
import type { NumberPart } from '../contract/views/shared.ts';
import { SIDES } from '../words/coaches.ts';
import { percent, plural, winLoss } from '../words/numbers.ts';
import { fullName } from '../words/terms.ts';

/** Coaches and what they teach in words. All pure. */

/** `since 2027 (21-17)`, without the record in his first season, which is not over. */
export function tenureText({ wins, losses, since }: Pick<HeadCoach, 'wins' | 'losses' | 'since'>): string {
  return `since ${since}${wins + losses === 0 ? '' : ` (${winLoss(wins, losses)})`}`;
}

/** `Head coach: Al Bo, 47, since 2027 (21-17).` */
export function headCoachText({ age, ...coach }: HeadCoach): string {
  return `Head coach: ${fullName(coach)}, ${age}, ${tenureText(coach)}.`;
}

/** What a coordinator has charge of: `Offensive coordinator`. */
export function sideText({ side }: Pick<Coordinator, 'side'>): string {
  return SIDES[side];
}

const ENDS = {
  fired: 'fired',
  hired_away: 'hired away',
  promoted: 'hired as a head coach',
  nfl: 'left for the NFL',
  retired: 'retired',
  head_coach: 'left with the head coach',
  interim: 'interim',
  program: 'left when the program gave up FBS football',
} as const satisfies Record<NonNullable<Coordinator['end']>, string>;

/** What became of a coordinator: `hired away`; empty while he is there. */
export function endText({ end }: Pick<Coordinator, 'end'>): string {
  return end === null ? '' : ENDS[end];
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

/** `Coach Al Bo, since 2027 (21-17)` and `Air raid offense, 4-2-5 defense`: what is said beside a team's name. */
export function ledByParts({ head_coach, schemes }: LedBy): string[] {
  const coach = `Coach ${fullName(head_coach)}, ${tenureText(head_coach)}`;
  return [coach, ...(schemes === null ? [] : [schemesText(schemes)])];
}

const signed = (value: number, decimals: number): string => `${value < 0 ? '' : '+'}${value.toFixed(decimals)}`;

/** `prestige 56, head coach +2`: the first as it is, those after it as what they add. */
function partsText(parts: readonly NumberPart[], decimals: number): string {
  const told = parts.filter(({ value }) => value !== 0);
  return told.map(({ label, value }) => `${label.toLowerCase()} ${signed(value, decimals)}`).join(', ');
}

/** `58 hours a week: 56 by prestige, head coach +2`; empty where all staffs of its prestige have as many. */
export function hoursLine({
  total,
  parts: [prestige, ...men],
}: Pick<RecruitingStaff['hours'], 'total' | 'parts'>): string[] {
  const told = partsText(men, 0);
  if (men.length === 0) return [];
  return [`${plural(total, 'hour')} a week: ${prestige!.value} by prestige${told === '' ? '' : `, ${told}`}.`];
}

const LEAVES = {
  fired: 'is fired',
  hired_away: 'is hired away',
  promoted: 'is hired away',
  nfl: 'leaves for the NFL',
  retired: 'retires',
  head_coach: 'leaves',
  interim: 'was the interim',
  program: 'leaves',
} as const satisfies Record<NonNullable<Regard['leaves']>, string>;

/** `Head coach appeal: +0.8 (recruiting +0.5, years there +0.3).` */
export function regardLine({ leaves, parts, total }: Regard): string {
  const why = partsText(parts, 1);
  const said = `${signed(total, 1)}${why === '' ? '' : ` (${why})`}.`;
  if (leaves === null) return `Head coach appeal: ${said}`;
  return `The head coach ${LEAVES[leaves]} after the season. Recruits' view of his replacement: ${said}`;
}

/** What a staff brings to recruiting, a line each. */
function recruitingLines(recruiting: RecruitingStaff | null): string[] {
  if (recruiting === null) return [];
  const { hours, regard } = recruiting;
  return [...hoursLine(hours).map((line) => `Recruiting: ${line}`), regardLine(regard)];
}

/** `Facilities of its conference: +0.5 rating points a winter beside the average program.` */
function facilitiesLine(facilities: number | null): string[] {
  if (facilities === null) return [];
  return [`Facilities of its conference: ${signed(facilities, 1)} rating points a winter beside the average program.`];
}

/** Who coaches a program, one line each, and what they teach. */
export function staffLines(
  page: Pick<Program, 'head_coach' | 'coordinators' | 'former_coordinators' | 'schemes' | 'recruiting' | 'facilities'>,
): string[] {
  const { head_coach, coordinators, former_coordinators, schemes, recruiting, facilities } = page;
  const lines = coordinators.map((man) => {
    const last = former_coordinators.find(({ side, until }) => side === man.side && until === man.since - 1);
    const before = last ? ` (${fullName(last)} ${last.end === 'head_coach' ? '' : 'was '}${endText(last)})` : '';
    return `${sideText(man)}: ${fullName(man)}, ${man.age}, since ${man.since}${before}.`;
  });
  const taught = schemes === null ? [] : [`${schemesText(schemes)}.`];
  return [
    headCoachText(head_coach),
    ...lines,
    ...taught,
    ...recruitingLines(recruiting),
    ...facilitiesLine(facilities),
  ];
}

/** `2019-2026`, `2031`, `since 2027`. */
export function coachYears({ since, until }: Pick<HeadCoach, 'since' | 'until'>): string {
  if (until === null) return `since ${since}`;
  return since === until ? String(since) : `${since}-${until}`;
}

/** `Coach of the year: Al Bo, Rice, 12-1 in a season of 6.8 expected wins (64% of the vote).` */
export function coachOfTheYearText({ wins, losses, expected_wins, share, team, ...who }: VotedCoach): string {
  const record = `${winLoss(wins, losses)} in a season of ${expected_wins.toFixed(1)} expected wins`;
  return `Coach of the year: ${fullName(who)}, ${team}, ${record} (${percent(share)} of the vote).`;
}
