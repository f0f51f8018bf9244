import type { Result } from '../../contract/result.ts';
import { type BoardInput, decideBoard } from '../../decisions/board.ts';
import { decideBudget } from '../../decisions/budget.ts';
import type { Decision } from '../../decisions/decision.ts';
import { decideDepth } from '../../decisions/depth.ts';
import { decideLoggedEdit } from '../../decisions/edit-player.ts';
import { decideJob } from '../../decisions/job.ts';
import { closedToCoach } from '../../decisions/not-his.ts';
import { decidePlan } from '../../decisions/plan.ts';
import { decidePortal } from '../../decisions/portal.ts';
import { decideRedshirt } from '../../decisions/redshirt.ts';
import { decideSchedule } from '../../decisions/schedule.ts';
import { decideStaff } from '../../decisions/staff.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Position } from '../../model/positions.ts';

/** A logged decision; everything in it is identified by id. */
export interface LoggedStep {
  command: string;
  input: unknown;
}

type Decide = (dynasty: DynastyState, input: never) => Result<Decision<unknown>>;

interface LoggedOrder {
  position?: Position;
  players?: PlayerId[];
}

const DECIDE: Readonly<Record<string, Decide>> = {
  setBoard: (dynasty, input: BoardInput) => decideBoard(dynasty, input),
  setPortal: (dynasty, { year: _, ...input }: Parameters<typeof decidePortal>[1] & { year: number }) =>
    decidePortal(dynasty, input),
  scheduleNonConference: (dynasty, input: { opponent: TeamId; week: number }) => decideSchedule(dynasty, input),
  setPlan: (dynasty, input: Parameters<typeof decidePlan>[1]) => decidePlan(dynasty, input),
  setDepth: (dynasty, { position = undefined, players = undefined }: LoggedOrder) =>
    decideDepth(
      dynasty,
      position === undefined ? { position: null, players: null } : { position, players: players ?? null },
    ),
  setRedshirt: (dynasty, input: Parameters<typeof decideRedshirt>[1]) => decideRedshirt(dynasty, input),
  editPlayer: (dynasty, input: Parameters<typeof decideLoggedEdit>[1]) => decideLoggedEdit(dynasty, input),
  setBudget: (dynasty, input: Parameters<typeof decideBudget>[1]) => decideBudget(dynasty, input),
  setJob: (dynasty, input: Parameters<typeof decideJob>[1]) => decideJob(dynasty, input),
  setStaff: (dynasty, input: Parameters<typeof decideStaff>[1]) => decideStaff(dynasty, input),
};

/** Decisions that no program makes: about the coach's own job, and edits of players. */
const NOT_THE_PROGRAMS: readonly string[] = ['setJob', 'setStaff', 'editPlayer'];

/** Makes a logged decision if it is still possible; returns whether it was. */
function tryStep(dynasty: DynastyState, { command, input }: LoggedStep): boolean {
  if (!NOT_THE_PROGRAMS.includes(command) && closedToCoach(dynasty, command) !== null) return false;
  const decided = DECIDE[command]?.(dynasty, input as never);
  if (decided?.ok !== true) return false;
  decided.value.take(dynasty);
  return true;
}

/** Splits a board change into one step per recruit. */
function recruitByRecruit({ command, input }: LoggedStep): LoggedStep[] {
  const { targets = [], ...rest } = input as { targets?: readonly unknown[] };
  const flags = Object.keys(rest).length === 0 ? [] : [{ command, input: rest }];
  return [...targets.map((target) => ({ command, input: { targets: [target] } })), ...flags];
}

/**
 * Makes a logged decision in a season that may have gone differently. What is impossible there is left out, with as
 * little of a board change lost as possible.
 */
export function takeStep(dynasty: DynastyState, step: LoggedStep): void {
  if (tryStep(dynasty, step) || step.command !== 'setBoard') return;
  for (const one of recruitByRecruit(step)) tryStep(dynasty, one);
}

/** Hands what carries over from earlier seasons back to the staff. */
export function giveBack(dynasty: DynastyState, kind: string): void {
  if (kind === 'plan') tryStep(dynasty, { command: 'setPlan', input: { staff: true } });
  if (kind === 'depth') tryStep(dynasty, { command: 'setDepth', input: {} });
  if (kind === 'budget') tryStep(dynasty, { command: 'setBudget', input: { staff: true } });
}
