import { decideJob } from '../../decisions/job.ts';
import { advance, canAdvance } from '../../dynasty/advance.ts';
import { mustChoose } from '../../dynasty/career/market.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { bookOf } from '../../dynasty/recruiting.ts';
import { lastWeek } from '../../dynasty/season-facts.ts';
import { type CoachedGame, playWeek, type Sheets, sheetsOf } from '../../dynasty/week.ts';
import { WrongCall } from '../../football/sideline/coach.ts';
import { liveGame } from '../../football/sideline/live-game.ts';
import type { SidelineCall } from '../../model/plays/sideline.ts';
import { type LedgerKind, type LedgerMeasure, ledgerKindOf } from '../../model/what-if/ledger.ts';
import { ClassRanking } from '../../offseason/recruits/class-ranking.ts';
import { comingGame, ownGame } from '../sideline/own-game.ts';
import { giveBack, type LoggedStep, takeStep } from './take-step.ts';

/** Season results of the player's program; a measure is null if the season has not gotten that far. */
export interface OwnSeason extends Record<LedgerMeasure, number | null> {
  wins: number;
  losses: number;
}

/** A season being replayed. */
interface Playing {
  dynasty: DynastyState;
  without: ReadonlySet<LedgerKind>;
  /** Team sheets hold for a season; a new player list means new sheets. */
  sheets: { of: DynastyState['players']; made: Sheets } | null;
  classPoints: number | null;
}

function sheetsNow(playing: Playing): Sheets {
  const { players } = playing.dynasty;
  if (playing.sheets?.of !== players) playing.sheets = { of: players, made: sheetsOf(playing.dynasty) };
  return playing.sheets.made;
}

/** The calls of a coached game, as far as they fit the replayed game; null if the staff calls it. */
function coachedNow({ dynasty, without }: Playing, input: unknown): CoachedGame | null {
  const { calls = [] } = input as { calls?: readonly SidelineCall[] };
  const game = comingGame(dynasty);
  if (calls.length === 0 || game === null || without.has('calls')) return null;
  try {
    liveGame(ownGame(dynasty, game).inputs, calls);
    return { game: game.id, calls };
  } catch (error) {
    if (error instanceof WrongCall) return null;
    throw error;
  }
}

function playUntil(playing: Playing, input: unknown): void {
  const { dynasty } = playing;
  const until = Math.min(Number((input as { week: number }).week), lastWeek(dynasty) + 1);
  let coached = coachedNow(playing, input);
  while (dynasty.stage === 'season' && dynasty.week < until) {
    playWeek(dynasty, sheetsNow(playing), () => undefined, coached);
    if (playing.sheets !== null) playing.sheets.of = dynasty.players;
    coached = null;
  }
}

/** Sits a fired coach out for a year, because the job he would have found is beyond the ledger. */
function sitOut(dynasty: DynastyState): void {
  if (!mustChoose(dynasty)) return;
  const out = decideJob(dynasty, { year_out: true });
  if (out.ok) out.value.take(dynasty);
}

/** Class points of the player's program so far. */
function pointsNow({ recruiting, settings }: DynastyState, book: ReturnType<typeof bookOf>): number {
  return new ClassRanking(book, recruiting).pointsOf(book.teams.indexOf(settings.team));
}

function moveOn(playing: Playing, input: unknown): void {
  const { dynasty } = playing;
  const { to } = input as { to: string };
  // Next season has its own ledger.
  if (to === 'preseason') return;
  sitOut(dynasty);
  if (!canAdvance(dynasty)) return;
  const book = to === 'recruiting_summary' ? bookOf(dynasty) : null;
  advance(dynasty);
  if (book !== null) playing.classPoints = pointsNow(dynasty, book);
}

function play(playing: Playing, step: LoggedStep): void {
  const kind = ledgerKindOf(step);
  if (step.command === 'sim') playUntil(playing, step.input);
  else if (step.command === 'advance') moveOn(playing, step.input);
  else if (kind === null || !playing.without.has(kind)) takeStep(playing.dynasty, step);
}

/** Replays a season with the logged decisions, leaving some kinds to the staff. Changes the dynasty. */
export function playOwn(
  dynasty: DynastyState,
  steps: readonly LoggedStep[],
  without: ReadonlySet<LedgerKind>,
): OwnSeason {
  const playing: Playing = { dynasty, without, sheets: null, classPoints: null };
  for (const kind of without) giveBack(dynasty, kind);
  for (const step of steps) play(playing, step);
  const { team } = dynasty.settings;
  const row = dynasty.history.find((each) => each.year === dynasty.year && each.team === team);
  const next = dynasty.nextPrograms.find((program) => program.team === team);
  return {
    wins: row?.wins ?? 0,
    losses: row?.losses ?? 0,
    class: playing.classPoints ?? (next === undefined ? pointsNow(dynasty, bookOf(dynasty)) : null),
    rating: next?.rating ?? null,
  };
}
