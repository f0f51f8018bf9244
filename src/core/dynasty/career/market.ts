import { type CoachJob, type CoachRole, isInterim, type JobEnd } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustHave } from '../../model/lists.ts';
import { type JobChoice, PROGRAM_CALLS, type ProgramCall } from '../../model/own-coach.ts';
import type { CarouselResult } from '../../offseason/carousel/carousel.ts';
import { beforeDecember } from '../../offseason/carousel/earlier.ts';
import type { Opening, OwnSeat } from '../../offseason/carousel/market.ts';
import { appealOf } from '../../offseason/carousel/programs.ts';
import { type Season, seasonWith } from '../dynasty-state.ts';
import { december } from './december.ts';
import { placed } from './expectation.ts';
import { ownJob } from './own-job.ts';

/** The coach's job market, open from the conference championships until the season closes. */

/** A head coaching or coordinator opening, from the player's point of view. */
export interface JobOpening extends Opening {
  call: ProgramCall;
  /** How many tiers more attractive the program is than his own. */
  up: number;
}

/** The December job market for the player's coach. */
export interface Market {
  /** Whether he has been fired. */
  fired: boolean;
  /** Closest to an offer first, then most attractive. */
  openings: JobOpening[];
}

/** Whether the player is a coach who has not retired. */
export function isCoaching({ ownCoach, coaches }: Season): boolean {
  return ownCoach !== null && coaches.coach(ownCoach).retired === null;
}

/** Whether the player can take a job now. */
export function isMarketOpen(source: Season): boolean {
  return isCoaching(source) && source.stage === 'season' && source.week > CHAMPIONSHIP_WEEK;
}

/** Why the player's coach has no job after the season, or is leaving it; null if he stays. */
export function ownEnd({ coaches, ownCoach, year }: Season) {
  return ownJob(coaches, ownCoach, year)?.end ?? null;
}

/** Whether a coach was fired, or not retained when his head coach left. */
export const isDismissed = (end: JobEnd | null): boolean => end === 'fired' || end === 'head_coach';

/** Whether the player has been fired and still has to decide what is next. No season can close before he does. */
export function mustChoose(dynasty: Season) {
  return dynasty.job === null && isMarketOpen(dynasty) && isDismissed(ownEnd(dynasty));
}

/**
 * How strongly a program must favor the player before it calls; less for a step down, more for a step up on little evidence.
 * `up` is the number of tiers above his own program, `seasons` how many he has coached.
 */
function leastInterest({ settings, tuning }: Season, { looked }: Opening, up: number, seasons: number): number {
  const { offer, hardOffer, elsewhere, step, proof } = tuning.coaches.own;
  const hard = settings.coach?.mode === 'hard' ? hardOffer : 0;
  return offer + hard + (looked ? 0 : elsewhere) + step * up + (proof * Math.max(0, up)) / Math.max(1, seasons);
}

/** Seasons of the player's career, the running one included. */
function seasonsIn(ranks: CoachingRanks, { ownCoach, year }: Season): number {
  if (ownCoach === null) return 0;
  return ranks.career(ownCoach).reduce((sum, { since, until }) => sum + (until ?? year) - since + 1, 0);
}

/** Appeal of a program to coaches, in prestige tiers; that of an average one if it is not in FBS. */
function appealNow({ programs, year, tuning }: Season, team: TeamId): number {
  const program = placed(programs, year).find((each) => each.team === team);
  return program === undefined ? 0 : appealOf(program, tuning);
}

function callOf(source: Season, opening: Opening, up: number, seasons: number): ProgramCall {
  if (!opening.wanted) return 'none';
  const least = leastInterest(source, opening, up, seasons);
  if (opening.interest >= least) return 'offer';
  return opening.interest >= least - source.tuning.coaches.own.talk ? 'talk' : 'none';
}

/** The current or most recent job of the player's coach. */
function lastJob(ranks: CoachingRanks, { ownCoach, year }: Season): CoachJob | undefined {
  if (ownCoach === null) return undefined;
  return ranks.career(ownCoach).findLast((job) => job.since <= year && !isInterim(job));
}

/** A coach's situation on the job market. */
interface Standing {
  works: boolean;
  /** His current or most recent job; undefined if he never had one. */
  role: CoachRole | undefined;
  /** Whether he has been a head coach. */
  led: boolean;
  /** Whether a program has just fired him. */
  fired: boolean;
}

/**
 * Whether a program would consider him. No program calls a secure head coach for a step down or an unemployed coach for
 * a step up, and none as attractive as the one that fired him hires him that winter. A coordinator may step down to be
 * a head coach, or up for the same job; an unemployed head coach may become a coordinator at a bigger program.
 */
function isInReach({ role }: Opening, up: number, { works, ...him }: Standing, { tuning }: Season): boolean {
  const { own, search } = tuning.coaches;
  if (role !== 'head') return works ? him.role !== 'head' && up >= search.up : !him.led || up <= search.down;
  if (works) return up >= -(him.role === 'head' ? own.below : search.promotion);
  return him.led ? up <= (him.fired ? -own.fired : 0) : up >= -search.promotion;
}

/** Returns the openings after a season and each program's interest in the player's coach. */
export function marketOf(source: Season): Market {
  const ranks = beforeDecember(source.coaches, source.year);
  const result = december(source, ranks, null);
  const job = lastJob(ranks, source);
  const early = job?.until === source.year && job.end === 'fired';
  const fired = early || result.jobs.some(({ coach, end }) => coach === source.ownCoach && isDismissed(end));
  const works = job?.until === null && !fired;
  const own = job === undefined ? null : appealNow(source, job.team);
  const led = source.ownCoach !== null && ranks.hasLed(source.ownCoach);
  const seasons = seasonsIn(ranks, source);
  const him = { works, role: job?.role, led, fired };
  const openings = result.openings
    .filter(({ team, role }) => team !== job?.team || job.until !== null || role !== job.role)
    .map((opening): JobOpening => {
      const up = own === null ? 0 : opening.appeal - own;
      return {
        ...opening,
        up,
        call: isInReach(opening, up, him, source) ? callOf(source, opening, up, seasons) : 'none',
      };
    })
    // Most programs are looking for a coordinator on his side of the ball, so list only those that call.
    .filter(({ role, call }) => role === 'head' || call !== 'none');
  const order = (call: ProgramCall): number => PROGRAM_CALLS.indexOf(call);
  openings.sort((a, b) => order(a.call) - order(b.call) || b.appeal - a.appeal);
  return { fired, openings };
}

/** Translates a job choice for the carousel. */
function moveOf({ kind, team, role }: JobChoice): OwnSeat['choice'] {
  if (kind === 'take') return { take: mustHave(team, 'program to join'), role };
  return kind === 'retire' ? 'retire' : null;
}

/** Runs a season's carousel with the player's choices so far; `staff` overrides his coordinator choices. */
export function carouselAfter(source: Season, choice: JobChoice | null, staff = source.staff): CarouselResult {
  const ranks = beforeDecember(source.coaches, source.year);
  return december(seasonWith(source, { staff }), ranks, choice === null ? null : moveOf(choice));
}

/** Returns the coaches after the player's choice, replaying the carousel from the start of December. */
export function ranksAfter(source: Season, choice: JobChoice | null): CoachingRanks {
  const { coaches, jobs } = carouselAfter(source, choice);
  return beforeDecember(source.coaches, source.year).with(coaches, jobs);
}
