import type { Result } from '../../contract/result.ts';
import { type BoardInput, decideBoard } from '../../decisions/board.ts';
import { decideBudget } from '../../decisions/budget.ts';
import type { Decision } from '../../decisions/decision.ts';
import { decideDepth } from '../../decisions/depth.ts';
import { decidePlan } from '../../decisions/plan.ts';
import { decidePortal } from '../../decisions/portal.ts';
import { askOutlooks } from '../../dynasty/asking.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { cycleOf, seasonSoFar } from '../../dynasty/recruiting.ts';
import type { ClassState } from '../../model/class-state.ts';
import type { PlayerId } from '../../model/ids.ts';
import { mustFind } from '../../model/lists.ts';
import type { PortalChange } from '../../model/portal.ts';
import type { Position } from '../../model/positions.ts';
import { type Ask, type BudgetSplit, hasBudget } from '../../model/program/budget.ts';
import { type GamePlan, writtenPlan } from '../../model/program/game-plan.ts';
import { type Board, PERIODS } from '../../model/recruiting.ts';
import { boardNow } from '../../offseason/recruits/boards.ts';
import type { RecruitingCycle } from '../../offseason/recruits/cycle.ts';
import type { SeasonSoFar } from '../../offseason/recruits/opinion.ts';
import { commitsOf } from '../../offseason/recruits/staff-hours.ts';
import { type Stream, stream } from '../../random/stream.ts';

/** A bot that runs the user's program instead of its staff. */
export interface Bot {
  /** Runs before the season starts and before each of its weeks. */
  week?(dynasty: DynastyState): void;
  /** Runs before the season is closed. */
  seasonEnds?(dynasty: DynastyState): void;
  /** Runs in December, when coordinators can be hired; a bot without a career has none to hire. */
  staff?(dynasty: DynastyState): void;
  /** Runs before the rosters turn over, when all portal entries are known. */
  offseason?(dynasty: DynastyState): void;
}

/** Makes a decision. Throws if it is refused, which is a bug in the bot. */
export function take(dynasty: DynastyState, decision: Result<Decision<unknown>>): void {
  if (!decision.ok) throw new Error(`the bot made an illegal move: ${decision.error.message}`);
  decision.value.take(dynasty);
}

/** Changes the board, as `setBoard` does. */
export function board(dynasty: DynastyState, input: BoardInput): void {
  take(dynasty, decideBoard(dynasty, input));
}

/** Changes the portal plan, as `setPortal` does. */
export function portal(dynasty: DynastyState, change: Omit<PortalChange, 'year'>): void {
  take(dynasty, decidePortal(dynasty, change));
}

/** Makes a game plan, as `setPlan` does. */
export function plan(dynasty: DynastyState, choices: GamePlan): void {
  take(dynasty, decidePlan(dynasty, writtenPlan(choices)));
}

/** Sets a position's depth order, as `setDepth` does. */
export function depth(dynasty: DynastyState, position: Position, players: readonly PlayerId[]): void {
  take(dynasty, decideDepth(dynasty, { position, players }));
}

/** Splits the budget, pushes the boosters, or both, as `setBudget` does in preseason. */
export function budget(dynasty: DynastyState, { split, ask }: { split?: BudgetSplit; ask?: Ask }): void {
  const { year, stage } = dynasty;
  if (stage !== 'preseason' || !hasBudget(year)) return;
  take(dynasty, decideBudget(dynasty, { ...split, ...(ask !== undefined && { ask }) }));
}

/** Pushes the boosters if that brings more this season than it costs later, according to the page. */
export function askWhenItPays(dynasty: DynastyState): void {
  const { year, stage } = dynasty;
  if (stage !== 'preseason' || !hasBudget(year)) return;
  const hard = mustFind(askOutlooks(dynasty), ({ ask }) => ask === 'hard');
  if ((hard.gain[0] + hard.gain[1]) / 2 + hard.later > 0) budget(dynasty, { ask: 'hard' });
}

/** The class being recruited, as the user sees it. */
export interface ClassInProgress {
  cycle: RecruitingCycle;
  state: ClassState;
  season: SeasonSoFar;
  own: number;
  /** The board the user would see: his own, or the staff's. */
  board: Board;
  /** Commits, `[position][team]`. */
  commits: readonly Float64Array[];
}

/** Returns the class in progress; null if none is being recruited. */
export function classInProgress(dynasty: DynastyState): ClassInProgress | null {
  const { recruiting: state } = dynasty;
  if (state === null || state.period >= PERIODS) return null;
  const cycle = cycleOf(dynasty);
  const season = seasonSoFar(dynasty, cycle);
  const { own } = season;
  const board = boardNow(cycle, state, own);
  return { cycle, state, season, own, board, commits: commitsOf(cycle, state) };
}

/** Returns a bot's dice for one moment: a stream of its own, so that nothing else moves. */
export function diceOf({ settings, year, week, stage }: DynastyState, what: string): Stream {
  return stream(settings.seed, 'bot', what, year, stage, week);
}
