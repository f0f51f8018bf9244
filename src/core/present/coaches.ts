import type { Coordinator, HeadCoach, LedBy, Schemes, VotedCoach } from '../app/views/coaches.ts';
import type { Program } from '../app/views/record-book.ts';
import { percent, winLoss } from './numbers.ts';
import { fullName } from './words.ts';

/** Coaches and what they teach in words. All pure. */

/** `since 2027 (21-17)`, without the record in his first season, which is not over. */
export function tenureText({ wins, losses, since }: Pick<HeadCoach, 'wins' | 'losses' | 'since'>): string {
  return `since ${since}${wins + losses === 0 ? '' : ` (${winLoss(wins, losses)})`}`;
}

/** `Head coach: Al Bo, 47, since 2027 (21-17).` */
export function headCoachText({ age, ...coach }: HeadCoach): string {
  return `Head coach: ${fullName(coach)}, ${age}, ${tenureText(coach)}.`;
}

const SIDES = { offense: 'Offensive coordinator', defense: 'Defensive coordinator' } as const satisfies Record<
  Coordinator['side'],
  string
>;

/** What a coordinator has charge of: `Offensive coordinator`. */
export function sideText({ side }: Pick<Coordinator, 'side'>): string {
  return SIDES[side];
}

const ENDS = {
  head_coach: 'left with the head coach',
  fired: 'let go',
  hired_away: 'hired away',
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

/** Who coaches a program, one line each, and what they teach. */
export function staffLines(
  page: Pick<Program, 'head_coach' | 'coordinators' | 'former_coordinators' | 'schemes'>,
): string[] {
  const { head_coach, coordinators, former_coordinators, schemes } = page;
  const lines = coordinators.map((man) => {
    const last = former_coordinators.find(({ side, until }) => side === man.side && until === man.since - 1);
    const before = last ? ` (${fullName(last)} ${last.end === 'head_coach' ? '' : 'was '}${endText(last)})` : '';
    return `${sideText(man)}: ${fullName(man)}, ${man.age}, since ${man.since}${before}.`;
  });
  return [headCoachText(head_coach), ...lines, ...(schemes === null ? [] : [`${schemesText(schemes)}.`])];
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
