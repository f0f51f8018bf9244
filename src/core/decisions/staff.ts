import { done, type Result, refuse } from '../contract/result.ts';
import { committedOf, staffMoney } from '../dynasty/career/assistants.ts';
import { isCoaching, isMarketOpen, ranksAfter } from '../dynasty/career/market.ts';
import { coordinatorOf, nextTeam, staffCandidates } from '../dynasty/career/staff-market.ts';
import type { DynastyState, Season } from '../dynasty/dynasty-state.ts';
import { type CoachId, type CoachJob, STAFF_SIDES, type StaffSide } from '../model/coaches.ts';
import type { TeamId } from '../model/ids.ts';
import { firstOf, mustHave } from '../model/lists.ts';
import { type StaffAct, type StaffChoice, staffChoicesFrom, writtenStaffChoice } from '../model/staff-choices.ts';
import { thousandths } from '../offseason/rounded.ts';
import { HAS_RETIRED } from '../words/coaching/jobs.ts';
import {
  alreadyGone,
  HEAD_COACH_PICKS,
  NO_STAFF,
  NOT_HIS_STAFF,
  notAvailable,
  notOnStaff,
  overBudget,
  STAFF_CHOOSE_ONE,
  STAFF_CLOSED,
  willNotStay,
} from '../words/coaching/staff.ts';
import type { Decision } from './decision.ts';

/** The player's choice about his coordinators. */
export interface StaffInput {
  keep?: CoachId | undefined;
  release?: CoachId | undefined;
  hire?: CoachId | undefined;
  /** Hands both coordinator jobs back to the staff. */
  staff?: boolean | undefined;
}

/** A coordinator to keep, fire or hire. */
interface About {
  act: Exclude<StaffAct, 'auto'>;
  coach: CoachId;
}

/** The choice requested; null unless the input names exactly one. */
function aboutOf({ keep, release, hire, staff }: StaffInput): About | 'auto' | null {
  const all: (About | 'auto')[] = [
    ...(keep === undefined ? [] : [{ act: 'keep' as const, coach: keep }]),
    ...(release === undefined ? [] : [{ act: 'release' as const, coach: release }]),
    ...(hire === undefined ? [] : [{ act: 'hire' as const, coach: hire }]),
    ...(staff === true ? ['auto' as const] : []),
  ];
  return all.length === 1 ? firstOf(all) : null;
}

/** Explains why no coordinator can be hired or fired now; null if one can. */
export function staffClosed(dynasty: Season): string | null {
  if (dynasty.ownCoach === null) return NO_STAFF;
  if (!isCoaching(dynasty)) return HAS_RETIRED;
  if (isMarketOpen(dynasty) && nextTeam(dynasty) !== null) return null;
  if (isCoordinator(dynasty)) return HEAD_COACH_PICKS;
  return isMarketOpen(dynasty) ? NOT_HIS_STAFF : STAFF_CLOSED;
}

/** Whether the player's coach is on another coach's staff. */
function isCoordinator({ ownCoach, coaches }: Pick<DynastyState, 'ownCoach' | 'coaches'>): boolean {
  const job = ownCoach === null ? undefined : coaches.career(ownCoach).find(({ until }) => until === null);
  return job !== undefined && job.role !== 'head';
}

/** The dynasty with extra staff choices, and the coaches as those choices leave them. */
function deciding(dynasty: DynastyState, choices: readonly StaffChoice[]): DynastyState {
  const after = { ...dynasty, staff: [...dynasty.staff, ...choices] };
  return { ...after, coaches: ranksAfter(after, after.job) };
}

const nameOf = ({ coaches }: DynastyState, id: CoachId): string =>
  coaches.has(id) ? `${coaches.coach(id).first} ${coaches.coach(id).last}` : `Coach ${id}`;

/** A coordinator's side of the ball, and how far his listed asking price is over the staff budget. */
interface Place {
  side: StaffSide;
  over: number | null;
}

/**
 * The job a coach holds or would be hired for; undefined if he is not one of the program's coordinators, or would not
 * come.
 */
function placeOf(dynasty: DynastyState, team: TeamId, { act, coach }: About): Place | undefined {
  for (const side of STAFF_SIDES) {
    if (act !== 'hire') {
      if (coordinatorOf(dynasty, team, side)?.coach === coach) return { side, over: null };
      continue;
    }
    const candidate = staffCandidates(dynasty, team, side).find((each) => each.coach.id === coach);
    if (candidate !== undefined) return { side, over: candidate.over };
  }
  return undefined;
}

/** Whether a coach is the coordinator of a side next season. */
function works({ coaches, year }: DynastyState, team: TeamId, side: StaffSide, coach: CoachId): boolean {
  const has = ({ since, until }: CoachJob): boolean => since <= year + 1 && until === null;
  return coaches.ofTeam(team, side).some(({ job }) => job.coach === coach && has(job));
}

/** A decision about one coach. */
type CoachChoice = StaffChoice & { coach: CoachId };

/**
 * Explains why a choice cannot be made; null if it can. `after` is the dynasty with the choice applied. `listed` is how
 * far the candidate is over budget as listed, because once he is hired the other job may go to a different coach.
 */
function refusalOf(
  dynasty: DynastyState,
  after: DynastyState,
  { act, coach, side, team }: CoachChoice,
  listed: number | null,
): string | null {
  if (act === 'release') return works(dynasty, team, side, coach) ? null : alreadyGone(nameOf(dynasty, coach));
  if (!works(after, team, side, coach)) return willNotStay(nameOf(after, coach));
  const [before, money] = [staffMoney(dynasty, team), staffMoney(after, team)];
  const [was, now] = [committedOf(before), committedOf(money)];
  const over = listed ?? thousandths(now - money.pool);
  return over > 0 && now > was ? overBudget(nameOf(after, coach), money.pay[side], over) : null;
}

function take(dynasty: DynastyState, after: DynastyState): void {
  dynasty.staff = after.staff;
  dynasty.coaches = after.coaches;
}

/** Hands both coordinator jobs back to the staff. */
function leftToStaff(dynasty: DynastyState, team: TeamId): Result<Decision> {
  const { year } = dynasty;
  const logged = { year, team, staff: true };
  const after = deciding(dynasty, staffChoicesFrom([logged]));
  return done({ logged, take: (changing) => take(changing, after) });
}

/**
 * Decides the player's staff after a season: re-sign, fire or hire a coordinator. The rest of the coaching carousel
 * follows from it.
 */
export function decideStaff(dynasty: DynastyState, input: StaffInput): Result<Decision> {
  const about = aboutOf(input);
  if (about === null) return refuse('malformed', STAFF_CHOOSE_ONE);
  const closed = staffClosed(dynasty);
  if (closed !== null) return refuse('wrong_stage', closed);
  const team = mustHave(nextTeam(dynasty), 'team next season');
  if (about === 'auto') return leftToStaff(dynasty, team);
  const place = placeOf(dynasty, team, about);
  const name = nameOf(dynasty, about.coach);
  if (place === undefined) return refuse('malformed', about.act === 'hire' ? notAvailable(name) : notOnStaff(name));
  const choice: CoachChoice = { year: dynasty.year, team, side: place.side, ...about };
  const after = deciding(dynasty, [choice]);
  const refused = refusalOf(dynasty, after, choice, place.over);
  if (refused !== null) return refuse('malformed', refused);
  return done({ logged: writtenStaffChoice(choice), take: (changing) => take(changing, after) });
}
