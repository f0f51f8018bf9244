import type { ClassState } from '../../model/class-state.ts';
import type { StaffSide } from '../../model/coaches.ts';
import { itemAt, mustGet } from '../../model/lists.ts';
import { isOnSide, PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { type Board, SPRING_PERIOD, type Target } from '../../model/recruiting.ts';
import { pursuitBy, type RecruitingCycle } from './cycle.ts';
import { commitsOf, hourShares, spotsFor, weeksOf } from './staff-hours.ts';
import { hoursUsed, NO_TARGET } from './target.ts';

/** Rounds hours to whole numbers with the same sum, up to `most` per recruit. */
function wholeHours(due: ReadonlyMap<number, number>, hours: number, most: number): Map<number, number> {
  const given = new Map([...due].map(([number, each]) => [number, Math.min(most, Math.floor(each))]));
  let left = hours - [...given.values()].reduce((sum, each) => sum + each, 0);
  const order = [...due].filter(([, each]) => each > 0).sort((a, b) => (b[1] % 1) - (a[1] % 1) || a[0] - b[0]);
  const withRoom = () => order.filter(([number]) => mustGet(given, number) < most);
  for (let open = withRoom(); left > 0 && open.length > 0; open = withRoom()) {
    for (const [number] of open.slice(0, left)) given.set(number, mustGet(given, number) + 1);
    left -= Math.min(left, open.length);
  }
  return given;
}

/** Splits hours among the uncommitted recruits in `numbers` the way the staff would. */
function dueHours(cycle: RecruitingCycle, state: ClassState, own: number, numbers: Iterable<number>, hours: number) {
  const shares = hourShares(cycle, state, commitsOf(cycle, state));
  const due = new Map<number, number>();
  for (const number of numbers) {
    if (!state.isUncommitted(number)) continue;
    const pursuit = pursuitBy(cycle, number, own);
    if (!pursuit) continue;
    const index = PLACE_OF[itemAt(cycle.recruits, number - 1).position];
    due.set(number, pursuit.worth * shares[own * POSITIONS.length + index]!);
  }
  const sum = [...due.values()].reduce((a, b) => a + b, 0);
  if (sum > 0) for (const [number, each] of due) due.set(number, (each / sum) * hours);
  return due;
}

/** Returns the staff's own board: its targets, the hours it has spent and would spend. */
function staffBoard(cycle: RecruitingCycle, state: ClassState, own: number): Board {
  const { tuning } = cycle;
  const numbers = cycle.recruits
    .filter(({ number }) => pursuitBy(cycle, number, own) !== undefined)
    .map(({ number }) => number);
  const hours = itemAt(cycle.hours, own).total;
  const due = wholeHours(dueHours(cycle, state, own, numbers, hours), hours, tuning.recruits.hours.most);
  const targets = new Map(
    numbers.map((number): [number, Target] => {
      const pursuit = pursuitBy(cycle, number, own)!;
      const index = PLACE_OF[itemAt(cycle.recruits, number - 1).position];
      const spent = pursuit.worth * state.hoursPerWorth[own * POSITIONS.length + index]!;
      // The staff's visits count as already taken.
      const visit = pursuit.visited ? 0 : null;
      return [number, { ...NO_TARGET, offered: true, hours: due.get(number) ?? 0, visit, spent }];
    }),
  );
  return { staff: true, auto: [], targets, idle: 0 };
}

/**
 * Returns the active board: the user's, or the staff's. A user who hands his board back to the staff keeps his targets;
 * the staff sets the hours.
 */
export function boardNow(cycle: RecruitingCycle, state: ClassState, own: number): Board {
  const { board } = state;
  if (board !== null && !board.staff) return board;
  const staff = staffBoard(cycle, state, own);
  if (board === null) return staff;
  const targets = [...board.targets].map(([number, target]): [number, Target] => {
    const hours = staff.targets.get(number)?.hours ?? 0;
    return [number, { ...target, hours, scouting: Math.min(target.scouting, hours) }];
  });
  return { staff: true, auto: [], targets: new Map(targets), idle: board.idle };
}

/**
 * Hands recruits outside a coordinator's side of the ball to the staff for a period: it spends what it would anyway, as
 * far as hours remain; changes the board.
 */
export function leaveOtherSide(cycle: RecruitingCycle, state: ClassState, own: number, side: StaffSide): void {
  const { board } = state;
  if (board === null || board.staff) return;
  const isHis = (number: number): boolean => isOnSide(itemAt(cycle.recruits, number - 1).position, side);
  for (const [number, target] of board.targets)
    if (!isHis(number)) board.targets.set(number, { ...target, hours: 0, scouting: 0 });
  let left = itemAt(cycle.hours, own).total - hoursUsed(board, state, own);
  for (const [number, { hours }] of staffBoard(cycle, state, own).targets) {
    if (isHis(number)) continue;
    const given = Math.max(0, Math.min(hours, left));
    board.targets.set(number, {
      ...(board.targets.get(number) ?? NO_TARGET),
      offered: true,
      hours: given,
      scouting: 0,
    });
    left -= given;
  }
}

/** Returns the weekly hours a board spends on players committed elsewhere, which only pay off if one of them flips. */
export function hoursElsewhere(board: Board, state: ClassState, own: number): number {
  let sum = 0;
  for (const [number, { hours }] of board.targets) if (state.isCommittedElsewhere(number, own)) sum += hours;
  return sum;
}

/** Frees the hours spent on players committed elsewhere; changes the board. */
export function freeHoursElsewhere(state: ClassState, own: number, board: Board): void {
  for (const [number, target] of board.targets) {
    if (state.isCommittedElsewhere(number, own)) board.targets.set(number, { ...target, hours: 0, scouting: 0 });
  }
}

/** Returns the share of a program's hours so far that went unused; 0 while the staff decides. */
export function idleShare(cycle: RecruitingCycle, state: ClassState, own: number): number {
  const idle = state.board?.idle ?? 0;
  if (idle === 0) return 0;
  let weeks = 0;
  for (let period = SPRING_PERIOD; period < state.period; period++) weeks += weeksOf(period, cycle.tuning);
  return Math.min(1, idle / (weeks * itemAt(cycle.hours, own).total));
}

/** Splits the unused hours among some targets as the staff would, spending none where no roster spot is open. */
function spendOn(
  cycle: RecruitingCycle,
  state: ClassState,
  own: number,
  board: Board,
  isMeant: (number: number) => boolean,
): void {
  const left = itemAt(cycle.hours, own).total - hoursUsed(board, state, own);
  if (left <= 0) return;
  const commits = commitsOf(cycle, state);
  const hasSpot = (number: number) =>
    spotsFor(cycle, state, commits, itemAt(cycle.recruits, number - 1), own, -1) !== null;
  const idle = [...board.targets]
    .filter(([number, { offered, hours }]) => offered && hours === 0 && isMeant(number) && hasSpot(number))
    .map(([number]) => number);
  const due = wholeHours(dueHours(cycle, state, own, idle, left), left, cycle.tuning.recruits.hours.most);
  for (const [number, hours] of due) mustGet(board.targets, number).hours = hours;
}

/**
 * Splits the unused hours among offered targets that have none, as the staff would, spending none where no roster spot
 * is open; changes the board.
 */
export function spendRest(cycle: RecruitingCycle, state: ClassState, own: number, board: Board): void {
  spendOn(cycle, state, own, board, () => true);
}

/** Frees the hours the staff spends at positions on autopilot; changes the board. */
export function freeAuto(cycle: RecruitingCycle, board: Board): void {
  for (const [number, target] of board.targets) {
    if (isOnAuto(cycle, board, number)) board.targets.set(number, { ...target, hours: 0, scouting: 0 });
  }
}

/** Returns the weekly hours the staff spends at positions on autopilot. */
export function autoHours(cycle: RecruitingCycle, state: ClassState, own: number, board: Board): number {
  let sum = 0;
  for (const [number, { hours }] of board.targets) {
    if (isOnAuto(cycle, board, number) && !state.isCommittedTo(number, own)) sum += hours;
  }
  return sum;
}

/**
 * Has the staff recruit the positions on autopilot with the hours the user leaves: its own targets there and his, none
 * where no roster spot is open; changes the board.
 */
export function recruitOnAuto(cycle: RecruitingCycle, state: ClassState, own: number, board: Board): void {
  if (board.staff || board.auto.length === 0) return;
  freeAuto(cycle, board);
  for (const { number, position } of cycle.recruits) {
    if (!board.auto.includes(position) || !state.isUncommitted(number) || !pursuitBy(cycle, number, own)) continue;
    board.targets.set(number, { ...(board.targets.get(number) ?? NO_TARGET), offered: true });
  }
  spendOn(cycle, state, own, board, (number) => isOnAuto(cycle, board, number));
}

const isOnAuto = (cycle: RecruitingCycle, { auto }: Board, number: number): boolean =>
  auto.includes(itemAt(cycle.recruits, number - 1).position);
