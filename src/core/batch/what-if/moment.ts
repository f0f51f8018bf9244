import { startFrom } from '../../app/commands/new-game.ts';
import type { OnWeek } from '../../app/commands/sim.ts';
import { takeDynasty } from '../../app/reading/dynasty-cache.ts';
import { playLog, type Step } from '../../app/saves/replay.ts';
import { beginning, shareOf } from '../../app/sharing/shared.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { type LoggedDecision, openSave, type SaveSession } from '../../save/index.ts';

/** A week of a season, before its games. */
export interface Moment {
  year: number;
  week: number;
}

/** A dynasty as it was at a moment, in memory. */
export interface AtMoment {
  session: SaveSession;
  /** A copy of its own for every fork. */
  fork(): DynastyState;
}

const weekOf = ({ input }: Pick<Step, 'input'>): number => Number((input as { week?: unknown }).week);

/** The decisions that led to a moment: a simulation that went past it stops there. */
export function stepsTo(log: readonly LoggedDecision[], { year, week }: Moment): Step[] {
  const goesPast = (step: LoggedDecision) =>
    step.year > year || (step.year === year && step.command === 'sim' && weekOf(step) > week);
  const end = log.findIndex(goesPast);
  const steps: Step[] = (end < 0 ? log : log.slice(0, end)).map((step) => ({ ...step, digest: null }));
  const cut = log[end];
  if (cut === undefined || cut.year > year || cut.week >= week) return steps;
  return [...steps, { ...cut, input: { ...(cut.input as object), week }, digest: null }];
}

/**
 * A save as it was at a moment, found by playing its decisions again in memory. Refused for a dynasty that its decisions do
 * not lead to. Throws `SaveError` for a save that cannot be opened.
 */
export async function atMoment(
  path: string,
  moment: Moment,
  version: string,
  onWeek: OnWeek,
): Promise<Result<AtMoment>> {
  const original = await openSave(path);
  let log: LoggedDecision[];
  let game: unknown;
  try {
    const shared = original.read((save) => shareOf(save, version));
    if (!shared.ok) return shared;
    game = shared.value.game;
    log = original.read((save) => save.decisions.all().slice(1));
  } finally {
    original.close();
  }
  const asked = beginning(game);
  if (!asked.ok) return asked;
  const started = await startFrom(null, asked.value.settings, version, asked.value.given);
  if (!started.ok) return started;
  return played(started.value, stepsTo(log, moment), moment, onWeek);
}

async function played(
  session: SaveSession,
  steps: readonly Step[],
  moment: Moment,
  onWeek: OnWeek,
): Promise<Result<AtMoment>> {
  const { differs } = await playLog(session, steps, onWeek);
  const { year, week, stage } = session.read((save) => save.dynasty.read());
  if (differs !== null || year !== moment.year || week !== moment.week || stage !== 'season') {
    session.close();
    return refuse(
      'wrong_stage',
      `Week ${moment.week} of ${moment.year} cannot be played again. ${differs ?? ''}`.trim(),
    );
  }
  return done({ session, fork: () => session.read((save) => takeDynasty(session, session.version, save)) });
}
