import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { cycleOf } from '../../dynasty/recruiting.ts';
import { type LedgerKind, type LedgerMeasure, ledgerKindOf } from '../../model/what-if/ledger.ts';
import { ClassRanking } from '../../offseason/recruits/class-ranking.ts';
import { Playing } from '../what-if/playing.ts';
import { giveBack, type LoggedStep, takeStep } from './take-step.ts';

/** Season results of the player's program; a measure is null if the season has not gotten that far. */
export interface OwnSeason extends Record<LedgerMeasure, number | null> {
  wins: number;
  losses: number;
}

/** A season being replayed, with its class points once the class has signed. */
interface OwnPlaying {
  playing: Playing;
  without: ReadonlySet<LedgerKind>;
  classPoints: number | null;
}

/** Class points of the player's program so far. */
function pointsNow({ recruiting, settings }: DynastyState, cycle: ReturnType<typeof cycleOf>): number {
  return new ClassRanking(cycle, recruiting).pointsOf(cycle.teams.indexOf(settings.team));
}

function moveOn(own: OwnPlaying, input: unknown): void {
  const { to } = input as { to: string };
  // Next season has its own ledger.
  if (to === 'preseason') return;
  const { dynasty } = own.playing;
  const cycle = to === 'recruiting_summary' ? cycleOf(dynasty) : null;
  if (own.playing.moveOn() !== null && cycle !== null) own.classPoints = pointsNow(dynasty, cycle);
}

function play(own: OwnPlaying, step: LoggedStep): void {
  const { playing, without } = own;
  const kind = ledgerKindOf(step);
  if (step.command === 'sim') playing.sim(step.input);
  else if (step.command === 'advance') moveOn(own, step.input);
  else if (kind === null || !without.has(kind)) takeStep(playing.dynasty, step);
}

/** Replays a season with the logged decisions, leaving some kinds to the staff. Changes the dynasty. */
export function playOwn(
  dynasty: DynastyState,
  steps: readonly LoggedStep[],
  without: ReadonlySet<LedgerKind>,
): OwnSeason {
  const own: OwnPlaying = { playing: new Playing(dynasty, !without.has('calls')), without, classPoints: null };
  for (const kind of without) giveBack(dynasty, kind);
  for (const step of steps) play(own, step);
  const { team } = dynasty.settings;
  const row = dynasty.history.find((each) => each.year === dynasty.year && each.team === team);
  const next = dynasty.nextPrograms.find((program) => program.team === team);
  return {
    wins: row?.wins ?? 0,
    losses: row?.losses ?? 0,
    class: own.classPoints ?? (next === undefined ? pointsNow(dynasty, cycleOf(dynasty)) : null),
    rating: next?.rating ?? null,
  };
}
