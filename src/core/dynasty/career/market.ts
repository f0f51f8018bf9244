import { type CoachJob, type CoachRole, isInterim, type JobEnd } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { type JobChoice, PROGRAM_CALLS, type ProgramCall } from '../../model/own-coach.ts';
import type { CarouselTurn } from '../../offseason/carousel/carousel.ts';
import { beforeDecember } from '../../offseason/carousel/earlier.ts';
import type { Opening, OwnSeat } from '../../offseason/carousel/market.ts';
import { appealOf } from '../../offseason/carousel/programs.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { type DecemberSource, december } from './december.ts';
import { programSeasons } from './expectation.ts';
import { ownJob } from './own-job.ts';

/** The job market of the player's coach: open from the conference championships until the season is closed. */

/** What the market is read from. */
export type MarketSource = DecemberSource & Pick<DynastyState, 'stage' | 'week'>;

/** A head coach's job that is open, as the player sees it. */
export interface JobOpening extends Opening {
  call: ProgramCall;
  /** Tiers by which the program is more attractive than his own. */
  up: number;
}

/** What a season's December offers the player's coach. */
export interface Market {
  /** Whether he has been fired. */
  fired: boolean;
  /** The nearest to an offer first, and among those the most attractive. */
  openings: JobOpening[];
}

/** Whether the player is a coach who has not retired. */
export function isCoaching({ ownCoach, coaches }: Pick<DynastyState, 'ownCoach' | 'coaches'>): boolean {
  return ownCoach !== null && coaches.coach(ownCoach).retired === null;
}

/** Whether jobs can be taken now. */
export function isMarketOpen(source: Pick<DynastyState, 'ownCoach' | 'coaches' | 'stage' | 'week'>): boolean {
  return isCoaching(source) && source.stage === 'season' && source.week > CHAMPIONSHIP_WEEK;
}

/** Why the player's coach has no job after the season, or leaves the one he has; null: he stays. */
export function ownEnd({ coaches, ownCoach, year }: Pick<DynastyState, 'ownCoach' | 'coaches' | 'year'>) {
  return ownJob(coaches, ownCoach, year)?.end ?? null;
}

/** Whether a coach was fired, or not kept when his head coach went. */
export const isDismissed = (end: JobEnd | null): boolean => end === 'fired' || end === 'head_coach';

/** Whether he has been fired and has not said what he does next: no season can be closed before he has. */
export function mustChoose(dynasty: Pick<DynastyState, 'ownCoach' | 'coaches' | 'year' | 'job' | 'stage' | 'week'>) {
  return dynasty.job === null && isMarketOpen(dynasty) && isDismissed(ownEnd(dynasty));
}

/** By how much a program must prefer him before it calls: less for a step down. `up`: tiers that it is above his own. */
function leastInterest({ settings, tuning }: DecemberSource, { looked }: Opening, up: number): number {
  const { offer, hardOffer, elsewhere, step } = tuning.coaches.own;
  const hard = settings.coach?.mode === 'hard' ? hardOffer : 0;
  return offer + hard + (looked ? 0 : elsewhere) + step * up;
}

/** The tiers of a program's appeal, by team. */
function appeals(source: DecemberSource): (team: TeamId) => number {
  const all = new Map(programSeasons(source).map((program) => [program.team, appealOf(program, source.tuning)]));
  return (team) => all.get(team) ?? 0;
}

function callOf(source: DecemberSource, opening: Opening, up: number): ProgramCall {
  if (!opening.wanted) return 'none';
  const least = leastInterest(source, opening, up);
  if (opening.interest >= least) return 'offer';
  return opening.interest >= least - source.tuning.coaches.own.talk ? 'talk' : 'none';
}

/** The job that the player's coach has, or had last. */
function lastJob(ranks: CoachingRanks, { ownCoach, year }: DecemberSource): CoachJob | undefined {
  if (ownCoach === null) return undefined;
  return ranks.career(ownCoach).findLast((job) => job.since <= year && !isInterim(job));
}

/** How a coach who looks for a job, or is looked for, stands. */
interface Standing {
  works: boolean;
  /** The job that he has, or had last; undefined: none. */
  role: CoachRole | undefined;
  /** Whether he has led a program. */
  led: boolean;
  /** Whether a program has just fired him. */
  fired: boolean;
}

/**
 * Whether a program is one that calls him: none calls a safe head coach down or a coach without a job up, and none as
 * attractive as the one that fired him takes him that winter. A coordinator goes down to lead a program and up for the
 * same job; a head coach without a job can run one side of a greater program.
 */
function isInReach({ role }: Opening, up: number, { works, ...him }: Standing, { tuning }: DecemberSource): boolean {
  const { own, search } = tuning.coaches;
  if (role !== 'head') return works ? him.role !== 'head' && up >= search.up : !him.led || up <= search.down;
  if (works) return up >= -(him.role === 'head' ? own.below : search.promotion);
  return him.led ? up <= (him.fired ? -own.fired : 0) : up >= -search.promotion;
}

/** The openings after a season and what each program thinks of the player's coach. */
export function marketOf(source: DecemberSource): Market {
  const ranks = beforeDecember(source.coaches, source.year);
  const turn = december(source, ranks, null);
  const job = lastJob(ranks, source);
  const early = job?.until === source.year && job.end === 'fired';
  const fired = early || turn.jobs.some(({ coach, end }) => coach === source.ownCoach && isDismissed(end));
  const works = job?.until === null && !fired;
  const appeal = appeals(source);
  const led = source.ownCoach !== null && ranks.hasLed(source.ownCoach);
  const him = { works, role: job?.role, led, fired };
  const openings = turn.openings
    .filter(({ team, role }) => team !== job?.team || job.until !== null || role !== job.role)
    .map((opening): JobOpening => {
      const up = job === undefined ? 0 : appeal(opening.team) - appeal(job.team);
      return { ...opening, up, call: isInReach(opening, up, him, source) ? callOf(source, opening, up) : 'none' };
    })
    // Most programs look for a coordinator of his side: only those that call are told.
    .filter(({ role, call }) => role === 'head' || call !== 'none');
  const order = (call: ProgramCall): number => PROGRAM_CALLS.indexOf(call);
  openings.sort((a, b) => order(a.call) - order(b.call) || appeal(b.team) - appeal(a.team));
  return { fired, openings };
}

/** What a choice means for the carousel. */
function moveOf({ kind, team, role }: JobChoice): OwnSeat['choice'] {
  if (kind === 'take') return { take: team!, role };
  return kind === 'retire' ? 'retire' : null;
}

/** The carousel of a season with what the player has decided so far; `staff`: with these decisions about his coordinators. */
export function turnAfter(source: DecemberSource, choice: JobChoice | null, staff = source.staff): CarouselTurn {
  const ranks = beforeDecember(source.coaches, source.year);
  return december({ ...source, staff }, ranks, choice === null ? null : moveOf(choice));
}

/** The coaches as a choice of the player leaves them: the carousel turns on from the moment at which he decides. */
export function ranksAfter(source: DecemberSource, choice: JobChoice | null): CoachingRanks {
  const { coaches, jobs } = turnAfter(source, choice);
  return beforeDecember(source.coaches, source.year).with(coaches, jobs);
}
