import { changeBoard } from '../../app/decisions/board.ts';
import { changePortal } from '../../app/decisions/portal.ts';
import type { InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { askOutlooks } from '../../dynasty/asking.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { bookOf, seasonSoFar } from '../../dynasty/recruiting.ts';
import { type BudgetChoice, hasBudget } from '../../model/budget.ts';
import type { ClassState } from '../../model/class-state.ts';
import type { PortalChange } from '../../model/portal.ts';
import { type Board, TURNS } from '../../model/recruiting.ts';
import { boardNow } from '../../offseason/recruits/boards.ts';
import type { Book } from '../../offseason/recruits/book.ts';
import type { SeasonSoFar } from '../../offseason/recruits/opinion.ts';
import { commitsOf } from '../../offseason/recruits/turns.ts';
import { type Stream, stream } from '../../random/stream.ts';

/** Who runs the player's program instead of its staff. */
export interface Bot {
  /** Called before the season begins and before each of its weeks. */
  week?(dynasty: DynastyState): void;
  /** Called before the season is closed. */
  seasonEnds?(dynasty: DynastyState): void;
  /** Called before the rosters turn over, when everybody is known who is in the portal. */
  offseason?(dynasty: DynastyState): void;
}

/** A decision of a bot that is refused is a mistake of the bot. */
function mustBeTaken(result: Result<unknown>): void {
  if (!result.ok) throw new Error(`a bot was refused: ${result.error.message}`);
}

/** Changes the board, as `setBoard` does. */
export function board(dynasty: DynastyState, input: InputOf<'setBoard'>): void {
  mustBeTaken(changeBoard(dynasty, input));
}

/** Says something about the portal, as `setPortal` does. */
export function portal(dynasty: DynastyState, change: Omit<PortalChange, 'year'>): void {
  mustBeTaken(changePortal(dynasty, change));
}

/** Splits the budget from the season ahead on, asks the boosters for it or both, as `setBudget` does in preseason. */
export function budget(dynasty: DynastyState, decided: Omit<BudgetChoice, 'from'>): void {
  const { year, stage } = dynasty;
  if (stage !== 'preseason' || !hasBudget(year)) return;
  dynasty.budget = [...dynasty.budget, { from: year, ...decided }];
}

/** Asks the boosters hard when that brings more this season than it takes later, by what the page says; else leaves it. */
export function askWhenItPays(dynasty: DynastyState): void {
  const { year, stage } = dynasty;
  if (stage !== 'preseason' || !hasBudget(year)) return;
  const hard = askOutlooks(dynasty).find(({ ask }) => ask === 'hard')!;
  if ((hard.gain[0] + hard.gain[1]) / 2 + hard.later > 0) budget(dynasty, { ask: 'hard' });
}

/** The class that is being recruited, as the player sees it. */
export interface ClassInProgress {
  book: Book;
  state: ClassState;
  season: SeasonSoFar;
  own: number;
  /** The board that the player would see: his own, or the staff's. */
  board: Board;
  /** Men whose word programs have, `[position][team]`. */
  commits: readonly Float64Array[];
}

/** The class in progress; null where none is recruited now. */
export function classInProgress(dynasty: DynastyState): ClassInProgress | null {
  const { recruiting: state } = dynasty;
  if (state === null || state.turn >= TURNS) return null;
  const book = bookOf(dynasty);
  const season = seasonSoFar(dynasty, book);
  const { own } = season;
  const board = boardNow(book, state, own);
  return { book, state, season, own, board, commits: commitsOf(book, state) };
}

/** Dice of a bot at one moment: a stream of its own, so that nothing else moves. */
export function diceOf({ settings, year, week, stage }: DynastyState, what: string): Stream {
  return stream(settings.seed, 'bot', what, year, stage, week);
}
