import { done, type Result, refuse } from '../../contract/result.ts';
import type { DynastyState, Season, Settings } from '../../dynasty/dynasty-state.ts';
import type { CoachedGame } from '../../dynasty/gameday/games.ts';
import type { SidelineCall } from '../../model/plays/sideline.ts';
import { nextStage } from '../../model/stages.ts';
import type { Moment } from '../../model/what-if/moment.ts';
import { keptStates, type LoggedDecision, openSave, type Save, type SaveSession } from '../../save/index.ts';
import { type Given, startFrom } from '../commands/new-game.ts';
import type { OnWeek } from '../commands/sim.ts';
import type { LoggedStep } from '../ledger/take-step.ts';
import { decidingIn, readDynasty, takeDynasty } from '../reading/dynasty-cache.ts';
import { settingsAtStart } from '../saves/at-start.ts';
import { playLog, type Step } from '../saves/replay.ts';

/** A dynasty at an earlier moment, in memory. */
export interface AtMoment {
  session: SaveSession;
  /** Returns a new copy for each fork. */
  fork(): DynastyState;
  /** The player's calls in his game of the week; null if his staff called it. */
  calls: readonly SidelineCall[] | null;
  /** His later decisions in that season. */
  steps: readonly LoggedStep[];
}

/** Inputs for replaying a dynasty. */
export interface Beginning {
  settings: Settings;
  given: Given;
  log: LoggedDecision[];
}

/** A save's beginning, and every decision since. */
export function beginningOf(save: Save): Beginning {
  const given = { ...decidingIn(save), facts: save.facts.read() };
  return { settings: settingsAtStart(save), given, log: save.decisions.all() };
}

const weekOf = ({ input }: Pick<Step, 'input'>): number => Number((input as { week?: unknown }).week);

/** Returns whether a logged decision leads past a moment. */
function goesPast(step: Pick<LoggedDecision, 'year' | 'command' | 'input'>, moment: Moment): boolean {
  if (step.year !== moment.year) return step.year > moment.year;
  if ('week' in moment) return step.command === 'sim' && weekOf(step) > moment.week;
  return step.command === 'advance' && (step.input as { to?: unknown }).to === moment.before;
}

/** Finds a moment in a log: the number of decisions before it, and the simulation that runs across it, if any. */
function placeIn(log: readonly LoggedDecision[], moment: Moment): { before: number; cut: LoggedDecision | null } {
  const end = log.findIndex((step) => goesPast(step, moment));
  const step = log[end];
  const before = end < 0 ? log.length : end;
  const isCut = step !== undefined && 'week' in moment && step.year === moment.year && step.week < moment.week;
  return { before, cut: isCut ? step : null };
}

/** The decisions that led to a moment; a simulation that went past it stops there. */
export function stepsTo(log: readonly LoggedDecision[], moment: Moment): Step[] {
  const { before, cut } = placeIn(log, moment);
  const steps: Step[] = log.slice(0, before).map((step) => ({ ...step, digest: null }));
  if (cut === null || !('week' in moment)) return steps;
  return [...steps, { ...cut, input: { ...(cut.input as object), week: moment.week }, digest: null }];
}

/** The decisions after a moment in its season; a simulation that ran across it continues without its first week's calls. */
function stepsFrom(log: readonly LoggedDecision[], moment: Moment): LoggedStep[] {
  const { before, cut } = placeIn(log, moment);
  const later = log.slice(before).filter((step) => step.year === moment.year && !entersNextYear(step));
  return later.map((step) => (step === cut ? { command: 'sim', input: { week: weekOf(step) } } : step));
}

const entersNextYear = ({ command, input }: LoggedStep): boolean =>
  command === 'advance' && (input as { to?: unknown }).to === 'preseason';

/** The player's calls in his game of a week; null if none. */
export function callsIn(log: readonly LoggedDecision[], moment: Moment): AtMoment['calls'] {
  if (!('week' in moment)) return null;
  const { year, week } = moment;
  const played = log.find((step) => step.year === year && step.command === 'sim' && step.week === week);
  const { calls = [] } = (played?.input ?? {}) as { calls?: readonly SidelineCall[] };
  return calls.length === 0 ? null : calls;
}

/** The calls as the week's coached game; null if the staff called everything. */
export function coachedIn({ calls, fork }: AtMoment): CoachedGame | null {
  if (calls === null) return null;
  const { games, week, settings } = fork();
  const own = games.find((game) => game.week === week && [game.home, game.away].includes(settings.team));
  return own === undefined ? null : { game: own.id, calls };
}

type Kept = ReturnType<typeof keptStates>[number];

/** Finds a state kept for undo, of the same history, that passes a test; null if none. */
async function keptState(
  path: string,
  log: readonly LoggedDecision[],
  isIt: (state: Kept) => boolean,
): Promise<SaveSession | null> {
  for (const state of keptStates(path)) {
    if (!isIt(state)) continue;
    const session = await openSave(state.path);
    // An undone state belongs to a different history.
    if (session.read((save) => save.decisions.last()?.chain) === log[state.seq - 1]?.chain) return session;
    session.close();
  }
  return null;
}

/** The beginning of the save at a path, and every decision since. */
async function beginningAt(path: string): Promise<Beginning> {
  const session = await openSave(path);
  try {
    return session.read(beginningOf);
  } finally {
    session.close();
  }
}

/**
 * Replays a dynasty in memory by the decisions after its first; returns it with the first difference from the original,
 * or null if there is none.
 */
async function playedBy(
  { settings, given }: Beginning,
  steps: readonly Step[],
  version: string,
  onWeek: OnWeek,
): Promise<Result<{ session: SaveSession; differs: string | null }>> {
  const started = await startFrom(null, settings, version, given);
  if (!started.ok) return started;
  const { differs } = await playLog(started.value, steps, onWeek);
  return done({ session: started.value, differs });
}

/** Whether a dynasty has reached exactly this moment. */
function isAt({ year, week, stage }: Pick<Season, 'year' | 'week' | 'stage'>, moment: Moment): boolean {
  if (year !== moment.year) return false;
  return 'week' in moment ? stage === 'season' && week === moment.week : nextStage(stage) === moment.before;
}

async function playedTo(
  begun: Beginning,
  moment: Moment,
  version: string,
  onWeek: OnWeek,
): Promise<Result<SaveSession>> {
  const played = await playedBy(begun, stepsTo(begun.log.slice(1), moment), version, onWeek);
  if (!played.ok) return played;
  const { session, differs } = played.value;
  if (differs === null && session.read((save) => isAt(save.dynasty.read(), moment))) return done(session);
  session.close();
  const why =
    'week' in moment
      ? `Week ${moment.week} of ${moment.year} cannot be replayed.`
      : `The ${moment.year} season cannot be replayed.`;
  return refuse('wrong_stage', [why, ...(differs === null ? [] : [differs])].join(' '));
}

/** Returns copies of a session's dynasty, whether from a state kept for undo or from one replayed in memory. */
function forkOf(session: SaveSession, isKept: boolean): () => DynastyState {
  if (isKept) return () => session.read(readDynasty);
  return () => session.read((save) => takeDynasty(session, session.version, save));
}

/**
 * Returns a save at an earlier moment: from a state kept for undo, or else by replaying its decisions in memory.
 * Refused if its decisions do not lead to the dynasty. Throws `SaveError` for a save that cannot be opened.
 */
export async function atMoment(
  path: string,
  moment: Moment,
  version: string,
  onWeek: OnWeek,
): Promise<Result<AtMoment>> {
  const begun = await beginningAt(path);
  const { log } = begun;
  const { before, cut } = placeIn(log, moment);
  const kept = cut === null ? await keptState(path, log, (state) => state.seq === before && isAt(state, moment)) : null;
  const found = kept === null ? await playedTo(begun, moment, version, onWeek) : done(kept);
  if (!found.ok) return found;
  const [calls, steps] = [callsIn(log, moment), stepsFrom(log, moment)];
  return done({ session: found.value, calls, steps, fork: forkOf(found.value, kept !== null) });
}

/** A season of the dynasty before its first decision, with its decisions. */
export interface SeasonStart {
  session: SaveSession;
  /** Returns a new copy for each fork. */
  fork(): DynastyState;
  steps: LoggedDecision[];
}

async function playedThrough(
  begun: Beginning,
  before: readonly LoggedDecision[],
  version: string,
  onWeek: OnWeek,
): Promise<Result<SaveSession>> {
  const steps = before.slice(1).map((step) => ({ ...step, digest: null }));
  const played = await playedBy(begun, steps, version, onWeek);
  if (!played.ok) return played;
  const { session, differs } = played.value;
  if (differs === null) return done(session);
  session.close();
  return refuse('wrong_stage', differs);
}

/**
 * Returns a season before its first decision: from a state kept for undo, or else by replaying the decisions up to it
 * in memory. Throws `SaveError` for a save that cannot be opened.
 */
export async function atSeasonStart(
  path: string,
  year: number,
  version: string,
  onWeek: OnWeek,
): Promise<Result<SeasonStart>> {
  const begun = await beginningAt(path);
  const { log } = begun;
  const before = log.filter((step, place) => place === 0 || step.year < year);
  const steps = log.slice(before.length).filter((step) => step.year === year);
  const kept = await keptState(path, log, ({ seq }) => seq === before.length);
  const found = kept === null ? await playedThrough(begun, before, version, onWeek) : done(kept);
  return found.ok ? done({ session: found.value, fork: forkOf(found.value, kept !== null), steps }) : found;
}
