import type { InputOf } from '../contract/registry.ts';
import { done, type Result, refuse } from '../contract/result.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { cycleOf, seasonSoFar } from '../dynasty/recruiting.ts';
import type { ClassState } from '../model/class-state.ts';
import { REGULAR_WEEKS } from '../model/game.ts';
import { itemAt } from '../model/lists.ts';
import { POSITIONS, type Position } from '../model/positions.ts';
import { type Board, CARES, MOST_VISITS, PERIODS, SUMMER_PERIOD, type Target } from '../model/recruiting.ts';
import { boardNow, freeAuto, freeHoursElsewhere, recruitOnAuto, spendRest } from '../offseason/recruits/boards.ts';
import type { RecruitingCycle } from '../offseason/recruits/cycle.ts';
import type { Recruit } from '../offseason/recruits/draw.ts';
import { hoursUsed, NO_TARGET } from '../offseason/recruits/target.ts';
import { EMPTY } from '../words/empty.ts';
import { plural, span } from '../words/numbers.ts';
import type { Decision } from './decision.ts';

type Asked = InputOf<'setBoard'>;

/** A change to one recruit, identified by number. */
type Change = Omit<NonNullable<Asked['targets']>[number], 'recruit'> & { recruit: number };

/** A change to the recruiting board. */
export type BoardInput = Omit<Asked, 'recruits' | 'targets'> & {
  recruits?: readonly number[] | undefined;
  targets?: readonly Change[] | undefined;
};

/** The recruiting class and the player's board while a change is applied. */
interface Changing {
  dynasty: DynastyState;
  cycle: RecruitingCycle;
  state: ClassState;
  own: number;
  board: Board;
}

const UNCLEAR =
  'Give a change: recruits with offer, hours, scout, visit, pitch or drop; clear to free all hours; back to free hours on players committed elsewhere; rest to assign what is left; auto or manual with positions; or staff.';

/** Merges both input forms into one change per recruit. */
function changesOf({ recruits, targets, offer, hours, scout, visit, pitch, drop }: BoardInput): Change[] {
  const each = (recruits ?? []).map((recruit): Change => ({ recruit, offer, hours, scout, visit, pitch, drop }));
  return [...each, ...(targets ?? [])];
}

/**
 * Builds the player's own board: it starts from what the staff has done and would do next. When he takes over some
 * positions from a staff that recruits all of them, the staff keeps the rest.
 */
function ownBoard(cycle: RecruitingCycle, state: ClassState, own: number, { manual = [] }: BoardInput): Board {
  const { staff, auto, targets, idle } = boardNow(cycle, state, own);
  return {
    staff: false,
    auto: staff && manual.length > 0 ? POSITIONS : auto,
    targets: new Map([...targets].map(([number, target]) => [number, { ...target }])),
    idle,
  };
}

/**
 * Returns the positions the staff still recruits after the decision. Working a recruit himself takes that position
 * back.
 */
function autoAfter({ board, cycle }: Changing, input: BoardInput): Position[] {
  const { auto = [], manual = [] } = input;
  const works = ({ hours, scout, drop, offer }: Change) =>
    hours !== undefined || scout !== undefined || drop === true || offer === false;
  const worked = changesOf(input)
    .filter(works)
    .flatMap(({ recruit }) => cycle.recruits[recruit - 1]?.position ?? []);
  const own = new Set([...manual, ...worked]);
  return POSITIONS.filter((each) => !own.has(each) && (board.auto.includes(each) || auto.includes(each)));
}

/** Whether the official visit has already happened. */
const isMade = (visit: number | null, { state }: Changing): boolean => visit !== null && visit < state.period;

/**
 * A target after the player drops him. Null removes him, unless he has already visited: an official visit counts all
 * year.
 */
function dropped(changing: Changing, target: Target): Target | null {
  return isMade(target.visit, changing) ? { ...target, offered: false, hours: 0, scouting: 0 } : null;
}

/** Explains why a recruit cannot visit in a week; null if he can. */
function faultOfVisit({ dynasty, cycle, state, own }: Changing, recruit: Recruit, week: number): string | null {
  const name = `${recruit.first} ${recruit.last}`;
  const next = Math.max(1, state.period - SUMMER_PERIOD);
  if (next > REGULAR_WEEKS) {
    return `Official visits are over for the season; week ${REGULAR_WEEKS} was the last chance.`;
  }
  if (week > REGULAR_WEEKS || week < next) {
    return `${name} can visit in week ${span(next, REGULAR_WEEKS)}, not in week ${week}.`;
  }
  const others = itemAt(cycle.pursuits, recruit.number - 1).filter(
    ({ team, visited }) => visited && team !== own,
  ).length;
  if (others >= MOST_VISITS) return `${name} has scheduled all ${MOST_VISITS} of his official visits elsewhere.`;
  const home = dynasty.games.some((game) => game.week === week && game.home === dynasty.settings.team && !game.neutral);
  return home ? null : `You have no home game in week ${week} for ${name}’s visit.`;
}

/** Applies a change to one target, or refuses with the reason. */
function changed(changing: Changing, recruit: Recruit, change: Change): Result<Target> {
  const { cycle, board, state, own } = changing;
  const before = board.targets.get(recruit.number) ?? NO_TARGET;
  const name = `${recruit.first} ${recruit.last}`;
  const most = cycle.tuning.recruits.hours.most;
  const hours = change.hours ?? Math.max(before.hours, change.scout ?? 0);
  const scouting = change.scout ?? Math.min(before.scouting, hours);
  if (hours > most) return refuse('malformed', `${name} can have ${plural(most, 'hour')} a week, not ${hours}.`);
  if (scouting > hours)
    return refuse('malformed', `${name} has ${plural(hours, 'hour')} a week. Scouting cannot take more than that.`);
  const offered = change.offer ?? before.offered;
  if (change.offer === true && state.isCommittedTo(recruit.number, own)) {
    return refuse('malformed', `${name} is already committed to us.`);
  }
  if (change.visit !== undefined && isMade(before.visit, changing))
    return refuse('malformed', `${name} has already made his official visit. A recruit visits a school once.`);
  const visit = change.visit === undefined ? before.visit : change.visit === 0 ? null : SUMMER_PERIOD + change.visit;
  if (change.visit !== undefined && change.visit > 0) {
    if (!offered) return refuse('malformed', `${name} cannot visit without an offer. Offer him a scholarship first.`);
    const fault = faultOfVisit(changing, recruit, change.visit);
    if (fault !== null) return refuse('malformed', fault);
  }
  const pitch = change.pitch === undefined ? before.pitch : (CARES.find((care) => care === change.pitch) ?? null);
  return done({ ...before, offered, hours, scouting, visit, pitch });
}

/** Official visits, made or planned. */
const visitsOf = ({ targets }: Board): number => [...targets.values()].filter(({ visit }) => visit !== null).length;

/** Offers currently out. */
const offersOf = ({ targets }: Board): number => [...targets.values()].filter(({ offered }) => offered).length;

/**
 * Explains which whole-board limit a change breaks; null if none. A board the staff already filled past a limit is fine
 * as long as the change adds nothing.
 */
function faultOfBoard(
  { cycle, state, board, own }: Changing,
  before: { visits: number; offers: number },
): string | null {
  const knobs = cycle.tuning.recruits.hours;
  const { total } = itemAt(cycle.hours, own);
  const used = hoursUsed(board, state, own);
  if (used > total)
    return `That would be ${plural(used, 'hour')} a week, and the staff has ${total}. Free some up first.`;
  const offers = offersOf(board);
  if (offers > knobs.offers && offers > before.offers)
    return `That would be ${plural(offers, 'offer')}. You can have ${knobs.offers} out at a time; pull one first.`;
  const visits = visitsOf(board);
  if (visits > knobs.visits && visits > before.visits)
    return `That would be ${plural(visits, 'official visit')}. You can host ${knobs.visits} a year.`;
  return null;
}

/** Takes a recruit off the board. */
function drop({ board, ...changing }: Changing, { number }: Recruit): void {
  const rest = dropped({ board, ...changing }, board.targets.get(number) ?? NO_TARGET);
  board.targets.delete(number);
  if (rest !== null) board.targets.set(number, rest);
}

/** Applies a change to one recruit and returns it as it is logged. */
function applyOne(changing: Changing, change: Change): Result<object> {
  const recruit = changing.cycle.recruits[change.recruit - 1];
  // Walk-ons never appear on a board.
  if (recruit === undefined || recruit.stars <= 1) return refuse('not_found', `No recruit "${change.recruit}".`);
  if (change.drop === true) {
    drop(changing, recruit);
  } else {
    const target = changed(changing, recruit, change);
    if (!target.ok) return target;
    changing.board.targets.set(recruit.number, target.value);
  }
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return done({ ...Object.fromEntries(given), recruit: recruit.number });
}

/** Applies every change to the board and returns them as the log keeps them. */
function apply(changing: Changing, input: BoardInput): Result<object[]> {
  const { cycle, board, state, own } = changing;
  const written: object[] = [];
  board.auto = autoAfter(changing, input);
  // The staff's hours make room for the player's.
  freeAuto(cycle, board);
  const before = { visits: visitsOf(board), offers: offersOf(board) };
  if (input.clear === true)
    for (const target of board.targets.values()) Object.assign(target, { hours: 0, scouting: 0 });
  if (input.back === true) freeHoursElsewhere(state, own, board);
  for (const change of changesOf(input)) {
    const one = applyOne(changing, change);
    if (!one.ok) return one;
    written.push(one.value);
  }
  if (input.rest === true) spendRest(cycle, state, own, board);
  const fault = faultOfBoard(changing, before);
  if (fault !== null) return refuse('malformed', fault);
  recruitOnAuto(cycle, state, own, board);
  return done(written);
}

/** Whether the input changes anything. */
function isClear(input: BoardInput): boolean {
  const { staff, rest, clear, back, auto = [], manual = [] } = input;
  return [staff, rest, clear, back].includes(true) || changesOf(input).length + auto.length + manual.length > 0;
}

/** Gives the board back to the staff. */
const LEFT_TO_STAFF: Decision = {
  logged: { staff: true },
  take: ({ recruiting }) => {
    if (recruiting.board !== null) recruiting.board = { ...recruiting.board, staff: true, auto: [] };
  },
};

/** Whether a class is being recruited now. */
export function isRecruiting({ recruiting }: Pick<DynastyState, 'recruiting'>): boolean {
  return recruiting.period < PERIODS;
}

/**
 * Changes the recruiting board of the player's program, or hands it back to the staff. Settings stay in force until
 * changed again, fields left out stay as they are, and unassigned hours go unused.
 */
export function decideBoard(dynasty: DynastyState, input: BoardInput): Result<Decision> {
  if (!isClear(input)) return refuse('malformed', UNCLEAR);
  if (!isRecruiting(dynasty)) return refuse('wrong_stage', EMPTY.class);
  if (input.staff === true) return done(LEFT_TO_STAFF);
  const state = dynasty.recruiting;
  const cycle = cycleOf(dynasty);
  const { own } = seasonSoFar(dynasty, cycle);
  const changing = { dynasty, cycle, state, own, board: ownBoard(cycle, state, own, input) };
  if (autoAfter(changing, input).length === POSITIONS.length) return done(LEFT_TO_STAFF);
  const applied = apply(changing, input);
  if (!applied.ok) return applied;
  return done({
    logged: {
      ...(applied.value.length > 0 && { targets: applied.value }),
      ...(input.auto !== undefined && { auto: input.auto }),
      ...(input.manual !== undefined && { manual: input.manual }),
      ...(input.clear === true && { clear: true }),
      ...(input.back === true && { back: true }),
      ...(input.rest === true && { rest: true }),
    },
    take: ({ recruiting }) => {
      recruiting.board = changing.board;
    },
  });
}
