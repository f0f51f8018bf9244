import { ownSide } from '../dynasty/career/own-job.ts';
import { headCoachOf } from '../dynasty/coaches.ts';
import type { DynastyState, Season } from '../dynasty/dynasty-state.ts';
import { cycleOf } from '../dynasty/recruiting.ts';
import type { StaffSide } from '../model/coaches.ts';
import { itemAt } from '../model/lists.ts';
import { isOnSide, type Position, positionNamed } from '../model/positions.ts';
import { choicesNamed, type WrittenPlan } from '../model/program/game-plan.ts';
import { headDecides, otherSide } from '../words/coaching/jobs.ts';
import { fullName } from '../words/terms.ts';

/** Limits on what a coordinator may decide: only his own side of the ball. */

/** Game plan settings by side. Going for it on fourth down is the head coach's call. */
const DIALS: Readonly<Record<StaffSide, readonly (keyof WrittenPlan)[]>> = {
  offense: ['run_pass', 'tempo', 'deep'],
  defense: ['pressure', 'coverage'],
};

/** Commands reserved for head coaches, with the subject as the refusal names it. */
const HEADS: Readonly<Record<string, string>> = {
  scheduleNonConference: 'the schedule',
  setPortal: 'promises and the transfer portal',
  setBudget: 'the budget',
};

type Working = Season;

const headName = (dynasty: Working): string => fullName(headCoachOf(dynasty, dynasty.settings.team).coach);

/** Explains why a coordinator may never use a command; null if he may, or if the player is not a coordinator. */
export function closedToCoordinator(dynasty: Working, command: string): string | null {
  const what = ownSide(dynasty) === null ? undefined : HEADS[command];
  return what === undefined ? null : headDecides(headName(dynasty), what);
}

/** The positions a logged decision affects. */
function positionsIn(dynasty: DynastyState, command: string, logged: Readonly<Record<string, unknown>>): Position[] {
  if (command === 'setDepth') return [positionNamed(logged.position)].filter((each) => each !== undefined);
  if (command === 'setRedshirt') {
    const players = new Set(logged.players as readonly number[]);
    return dynasty.players.filter(({ id }) => players.has(id)).map(({ position }) => position);
  }
  if (command !== 'setBoard' || !Array.isArray(logged.targets)) return [];
  const { recruits } = cycleOf(dynasty);
  return (logged.targets as readonly { recruit: number }[]).map(
    ({ recruit }) => itemAt(recruits, recruit - 1).position,
  );
}

/**
 * Explains that a decision affects the other side of the ball; null if it is the coordinator's to make. `logged` is the
 * decision as it is logged.
 */
export function notHisSide(dynasty: DynastyState, command: string, logged: unknown): string | null {
  const side = ownSide(dynasty);
  if (side === null || typeof logged !== 'object' || logged === null) return null;
  const dials = command === 'setPlan' ? choicesNamed(logged) : [];
  const outside = positionsIn(dynasty, command, logged as Record<string, unknown>).some(
    (each) => !isOnSide(each, side),
  );
  return outside || dials.some((dial) => !DIALS[side].includes(dial)) ? otherSide(headName(dynasty), side) : null;
}
