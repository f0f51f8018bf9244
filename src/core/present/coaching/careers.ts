import type { CarouselPage, LeavingCoach } from '../../contract/views/people/carousel.ts';
import type { CoachPage, HeadSeason, Reputation } from '../../contract/views/people/coach.ts';
import type {
  CoachesPage,
  CoachStop,
  Coordinator,
  FormerCoach,
  HeadCoach,
  RecruitingStaff,
} from '../../contract/views/people/coaches.ts';
import { mustHave } from '../../model/lists.ts';
import { hiredFromText, jobText, stopText } from '../../words/coaches.ts';
import { capitalized, plural, signedTo, winLoss } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import { headCoachText, hoursLine, regardLine, schemesText, sideText } from './coaches.ts';

/** Text for coaches' careers, staffs and staff changes. All pure. */
/** A job that has ended, or will after the season. */
export interface EndedJob {
  end: HeadCoach['end'];
  /** The week after which a head coach was fired. */
  week?: number | null;
  to: CoachStop | null;
}

/** A job a coach found some time after losing another: `, then head coach at Rice (2027)`. */
function laterText(to: CoachStop | null): string {
  return to === null ? '' : `, then ${stopText(to)} (${to.year})`;
}

/** Why a coach left and where he went: `fired after week 7`, `hired away by Rice`; empty while he stays. */
export function endText({ end, week, to }: EndedJob): string {
  switch (end) {
    case null:
      return '';
    case 'fired':
      return `fired${week ? ` after week ${week}` : ''}${laterText(to)}`;
    case 'hired_away':
      return to === null ? 'hired away' : `hired away by ${to.team}`;
    case 'promoted':
      return to === null ? 'hired as a head coach' : `hired as ${stopText(to)}`;
    case 'nfl':
      return `left for the NFL${laterText(to)}`;
    case 'retired':
      return 'retired';
    case 'head_coach':
      return `left with the head coach${laterText(to)}`;
    case 'interim':
      return 'interim';
    case 'program':
      return `program left FBS${laterText(to)}`;
  }
}

/** The same in a word or two: `fired, week 7`, `to Rice`, `NFL`. */
export function briefEndText({ end, week, to }: EndedJob): string {
  if (end === 'fired') return week ? `fired, week ${week}` : 'fired';
  if ((end === 'hired_away' || end === 'promoted') && to !== null) return `to ${to.team}`;
  return end === null ? '' : BRIEF_ENDS[end];
}

const BRIEF_ENDS = {
  fired: 'fired',
  hired_away: 'hired away',
  promoted: 'promoted',
  nfl: 'NFL',
  retired: 'retired',
  head_coach: 'with head coach',
  interim: 'interim',
  program: 'left FBS',
} as const satisfies Record<NonNullable<EndedJob['end']>, string>;

/** `Al Bo was fired after week 7.`, `Al Bo leaves for the NFL after the season.` */
function outgoingText({ end, week, to, ...coach }: FormerCoach): string {
  const who = fullName(coach);
  switch (end) {
    case 'fired':
      return week ? `${who} was fired after week ${week}.` : `${who} is out after the season: fired.`;
    case 'hired_away':
    case 'promoted':
      return `${who} leaves after the season${to === null ? '' : ` for ${to.team}`}.`;
    case 'nfl':
      return `${who} leaves for the NFL after the season.`;
    case 'retired':
      return `${who} retires after the season.`;
    default:
      return `${who} leaves after the season.`;
  }
}

/** A coaching change: `Al Bo retires after the season. Ed Fay (head coach at Rice) takes over in 2027.` */
function changeLine({ outgoing, successor, team }: StaffFacts): string[] {
  if (outgoing === null) return [];
  const year = mustHave(outgoing.until, 'last season of the job') + 1;
  const next =
    successor === null
      ? []
      : [`${fullName(successor)} (${hiredFromText(successor, team.name)}) takes over in ${year}.`];
  return [[outgoingText(outgoing), ...next].join(' ')];
}

/** Describes what a staff adds to recruiting, one line each. */
function recruitingLines(recruiting: RecruitingStaff | null): string[] {
  if (recruiting === null) return [];
  const { hours, regard } = recruiting;
  return [...hoursLine(hours).map((line) => `Recruiting: ${line}`), regardLine(regard)];
}

/** `Conference facilities: +0.5 rating points each offseason vs. the average program.` */
function facilitiesLine(facilities: number | null): string[] {
  if (facilities === null) return [];
  return [`Conference facilities: ${signedTo(facilities, 1)} rating points each offseason vs. the average program.`];
}

/** What the sentences about a program's staff need from its page. */
type StaffFacts = Pick<
  CoachesPage,
  | 'team'
  | 'head_coach'
  | 'outgoing'
  | 'successor'
  | 'coordinators'
  | 'next_coordinators'
  | 'schemes'
  | 'recruiting'
  | 'facilities'
>;

/** `Offensive coordinator: Ed Fay, 41, since 2026.`, with his move or departure after the season. */
function coordinatorLine(coordinator: Coordinator, hired: readonly Coordinator[]): string {
  const { side, age, since, end } = coordinator;
  const next = hired.find((each) => each.side === side);
  const leaves = end === null ? '' : `; ${endText(coordinator)}`;
  const follows = next === undefined ? '' : `; ${fullName(next)} follows in ${next.since}`;
  return `${sideText(coordinator)}: ${fullName(coordinator)}, ${age}, since ${since}${leaves}${follows}.`;
}

/** Returns a program's coaches, one line each, and their schemes. */
export function staffLines(page: StaffFacts): string[] {
  const { head_coach, coordinators, next_coordinators, schemes, recruiting, facilities } = page;
  return [
    ...(head_coach === null ? ['Coaches outside FBS are not tracked.'] : [headCoachText(head_coach)]),
    ...changeLine(page),
    ...coordinators.map((coordinator) => coordinatorLine(coordinator, next_coordinators)),
    ...(schemes === null ? [] : [`${schemesText(schemes)}.`]),
    ...recruitingLines(recruiting),
    ...facilitiesLine(facilities),
  ];
}

/** `2019-2026`, `2031`, `since 2027`; `from 2028` for a job that starts next season. */
export function coachYears({ since, until }: Pick<HeadCoach, 'since' | 'until'>, year = since): string {
  if (until === null) return `${since > year ? 'from' : 'since'} ${since}`;
  return since === until ? String(since) : `${since}-${until}`;
}

/** Record in a season's bowls and playoff games: `1-0`; empty without any. */
export function bowlText({ bowl_wins, bowl_losses }: Pick<HeadSeason, 'bowl_wins' | 'bowl_losses'>): string {
  return bowl_wins + bowl_losses === 0 ? '' : winLoss(bowl_wins, bowl_losses);
}

/**
 * A head coach's titles in a season, or why it was not a full one: `National title, SEC title`, `Fired after week 7`.
 */
export function seasonHonors({ champion, conference_champion, conference, interim, week }: HeadSeason): string {
  const won = [
    ...(champion ? ['National title'] : []),
    ...(conference_champion ? [`${conference} title`] : []),
    ...(interim ? ['Interim'] : []),
    ...(week === null ? [] : [`Fired after week ${week}`]),
  ];
  return won.join(', ');
}

const REPUTATION_WORDS: Readonly<Record<Reputation, string>> = {
  elite: 'one of the best in the game',
  strong: 'highly regarded',
  good: 'well regarded',
  average: 'respected',
  shaky: 'questioned',
  poor: 'poor',
  unproven: 'unproven',
};

/** `Head coach at Rice since 2027`, `Retired after 2031, at 66`, `Without a job in FBS`. */
function presentJob({ coach, job }: Pick<CoachPage, 'coach' | 'job'>): string {
  if (coach.retired !== null && job === null) return `Retired after ${coach.retired}, at ${coach.age}`;
  if (job === null) return 'Without a job in FBS';
  return job.interim ? `Interim head coach at ${job.team}` : `${jobText(job)} at ${job.team} since ${job.year}`;
}

/** A coach's background and reputation, a line each. */
export function careerLines(page: CoachPage): string[] {
  const { coach, next_job, reputation } = page;
  const age = coach.retired === null ? `, ${coach.age} years old` : '';
  const next = next_job === null ? '' : ` Next: ${stopText(next_job)} from ${next_job.year}.`;
  const before = `${capitalized(coach.origin)} before his first job in FBS.`;
  return [
    `${presentJob(page)}${age}.${next}`,
    `Played at ${coach.school} and came up on ${coach.side}. ${before}`,
    `Reputation: ${REPUTATION_WORDS[reputation]}.`,
  ];
}

/** `14 head coaches left: 9 fired (2 during the season), 3 hired away, 2 retired.` */
export function carouselLine({ heads, year, complete }: CarouselPage): string {
  const left = heads.flatMap((each) => (each.left === null ? [] : [each.left]));
  const count = (...ends: LeavingCoach['end'][]) => left.filter(({ end }) => ends.includes(end)).length;
  const early = left.filter(({ week }) => week !== null).length;
  const parts = [
    [count('fired'), `fired${early === 0 || !complete ? '' : ` (${early} during the season)`}`],
    [count('hired_away'), 'hired away'],
    [count('nfl'), 'to the NFL'],
    [count('retired'), 'retired'],
    [count('program'), 'left with their program'],
  ] as const;
  const lines = parts.filter(([many]) => many > 0).map(([many, what]) => `${many} ${what}`);
  if (!complete)
    return `${plural(left.length, 'head coach', 'head coaches')} fired so far in ${year}. The rest of the carousel spins after the conference championships.`;
  return `${plural(left.length, 'head coach', 'head coaches')} left in or after ${year}${lines.length === 0 ? '' : `: ${lines.join(', ')}`}.`;
}
