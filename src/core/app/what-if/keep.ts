import { basename, dirname } from 'node:path';
import type { AnswerOf, InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { Info } from '../../contract/views/shared.ts';
import type { Settings } from '../../dynasty/dynasty-state.ts';
import { type ChangedFact, MOST_SAID } from '../../model/what-if/changed-fact.ts';
import type { Moment } from '../../model/what-if/moment.ts';
import { freePath, openSave, type SaveSession, wholeSave } from '../../save/index.ts';
import { startFrom } from '../commands/new-game.ts';
import type { OnWeek } from '../commands/sim.ts';
import { runOperation } from '../hosting/run-operation.ts';
import { changeAsked } from '../queries/what-if/game.ts';
import { moveAsked } from '../queries/what-if/move.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { infoOf } from '../reading/info.ts';
import { namedPath } from '../saves/free-name.ts';
import { playLog } from '../saves/replay.ts';
import { type Change, MOST_TRIES, momentOf, waysOf } from './change.ts';
import { atMoment, type Beginning, beginningOf, callsIn, stepsTo } from './moment.ts';
import { Stopped } from './play-out.ts';

/** A fork saved as a separate dynasty. */
interface KeptFork {
  info: Info;
  /** The change, in a sentence. */
  said: string;
}

/** Returns the change in the form a fork stores. */
async function factOf(
  path: string,
  change: Change,
  said: string,
  version: string,
  onWeek: OnWeek,
): Promise<Result<ChangedFact>> {
  const at = await atMoment(path, momentOf(change), version, onWeek);
  if (!at.ok) return at;
  try {
    const ways = waysOf(at.value.fork(), change);
    if (ways === null) return refuse('wrong_stage', `In ${MOST_TRIES} replays, the other team never won.`);
    return done({ ...ways.fact, said: said.slice(0, MOST_SAID) });
  } finally {
    at.value.session.close();
  }
}

const withChange = (settings: Settings, fact: ChangedFact): Settings => {
  return { ...settings, changed: [...(settings.changed ?? []), fact] };
};

/** Plays the fork past the change, with the same decisions, and with that week's calls where they still fit. */
async function playFork(
  session: SaveSession,
  { log }: Beginning,
  moment: Moment,
  isCalled: boolean,
  onWeek: OnWeek,
): Promise<Result<Info>> {
  const { differs } = await playLog(session, stepsTo(log.slice(1), moment), onWeek);
  if (differs !== null) return refuse('wrong_stage', differs);
  const calls = isCalled ? callsIn(log, moment) : null;
  const played =
    'week' in moment
      ? await runOperation(session, 'sim', {
          week: moment.week + 1,
          ...(calls !== null && { calls: [...calls] }),
        })
      : await runOperation(session, 'advance', { to: moment.before });
  return played.ok ? done(infoOf(session)) : played;
}

/** Stops the work once its caller has canceled it. */
function stoppable(onWeek: OnWeek): OnWeek {
  return (...week) => {
    if (onWeek(...week) === 'stop') throw new Stopped();
  };
}

const CANCELED = 'It was canceled; nothing was changed.';

/** The change a fork makes: in a game, or a move. */
export type ForkInput = Omit<InputOf<'keepFork'>, 'name'>;

function changeIn(context: QueryContext, { game, kind, ...of }: ForkInput): Result<{ change: Change; said: string }> {
  if (game !== undefined) return changeAsked(context, { game, kick: of.kick, player: of.player });
  if (kind !== undefined) return moveAsked(context, { kind, ...of });
  return refuse('malformed', 'Choose the game or the kind of move to change.');
}

/** Reads the requested change, and what the dynasty is replayed from. */
async function read(path: string, input: ForkInput) {
  const session = await openSave(path);
  try {
    const asked = withContext(session, (context) => changeIn(context, input));
    return asked.ok ? done({ ...asked.value, begun: session.read(beginningOf) }) : asked;
  } finally {
    session.close();
  }
}

/** Plays a fork into a new file. */
async function madeAt(
  path: string,
  into: string,
  input: ForkInput,
  version: string,
  onWeek: OnWeek,
): Promise<Result<KeptFork>> {
  const asked = await read(path, input);
  if (!asked.ok) return asked;
  const { change, said, begun } = asked.value;
  const fact = await factOf(path, change, said, version, onWeek);
  if (!fact.ok) return fact;
  const started = await startFrom(into, withChange(begun.settings, fact.value), version, begun.given);
  if (!started.ok) return started;
  const session = started.value;
  try {
    const info = await playFork(session, begun, momentOf(change), change.kind !== 'winner', onWeek);
    return info.ok ? done({ info: info.value, said }) : info;
  } finally {
    session.close();
  }
}

/**
 * Saves a fork as a separate dynasty: the same seed and decisions, with one fact changed from its first day on. It ends
 * up after the week of the change. If the fork fails or `onWeek` stops it, nothing is left behind. Throws `SaveError`.
 */
export async function keepFork(
  path: string,
  into: string,
  input: ForkInput,
  version: string,
  onWeek: OnWeek,
): Promise<Result<KeptFork>> {
  try {
    return await wholeSave(dirname(into), basename(into), (unfinished) =>
      madeAt(path, unfinished, input, version, stoppable(onWeek)),
    );
  } catch (error) {
    if (error instanceof Stopped) return refuse('failed', CANCELED);
    throw error;
  }
}

/** Path of a fork next to its original, by the given name or one made of team and season. */
function pathOf(session: SaveSession, folder: string, name: string | undefined): Result<string> {
  if (name !== undefined) return namedPath(folder, name);
  const { settings, year } = session.read((save) => save.dynasty.read());
  return done(freePath(folder, `${settings.team}-${year}-what-if`));
}

/** Saves a fork next to the open dynasty, which does not change. Throws `SaveError`. */
export async function keepBeside(
  session: SaveSession,
  { name, ...asked }: InputOf<'keepFork'>,
  onWeek: OnWeek,
): Promise<Result<AnswerOf<'keepFork'>>> {
  const { path, engine } = session;
  if (path === null || engine === undefined) return refuse('wrong_stage', 'Only a dynasty in a file has forks.');
  const into = pathOf(session, dirname(path), name);
  if (!into.ok) return into;
  const kept = await keepFork(path, into.value, asked, engine, onWeek);
  if (!kept.ok) return kept;
  const { said, info } = kept.value;
  const fork = {
    user_id: info.user_id,
    file: basename(into.value),
    said,
    year: info.currentYear,
    week: info.currentWeek,
  };
  return done({ status: 'success', fork, info: infoOf(session) });
}
