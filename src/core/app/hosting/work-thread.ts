import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { move } from 'piscina';
import type { AnswerOf, DynastyCommand, InputOf } from '../../contract/registry.ts';
import { done, type Failure, type Result, refuse } from '../../contract/result.ts';
import { mustHave } from '../../model/lists.ts';
import { exportSave, importSave, openSave, SaveError, type SaveErrorCode, type SaveSession } from '../../save/index.ts';
import { commands } from '../commands/index.ts';
import { readNewGame, startFrom } from '../commands/new-game.ts';
import type { OnWeek } from '../commands/sim.ts';
import { noncon } from '../queries/noncon.ts';
import { withContext } from '../reading/context.ts';
import { warmDynasty } from '../reading/dynasty-cache.ts';
import { checkAside } from '../saves/check-aside.ts';
import { CHECKERS } from '../saves/checks.ts';
import { namedPath, takenName, underFreeName } from '../saves/free-name.ts';
import { withUniverse } from '../universes/offered.ts';
import { saveUniverse } from '../universes/store.ts';
import { infoView } from '../views/team.ts';
import type { HostedAnswer, TakenIn } from './app-host.ts';
import { asRefusal, GONE } from './refusals.ts';
import { Signals } from './signals.ts';

/**
 * Work a server runs in another thread so that it can keep answering requests. Each task is a file path and plain data.
 */

/** Saves this thread last made decisions in stay open, along with the resulting dynasty. */
const MOST_OPEN = 2;
const open = new LRUCache<string, SaveSession>({ max: MOST_OPEN, dispose: (session) => session.close() });

async function opened(path: string, version: string): Promise<SaveSession> {
  const known = open.get(path);
  if (known) return known;
  const session = await openSave(path, { engine: version });
  open.set(path, session);
  return session;
}

const ownerOf = (session: SaveSession): string => session.read((save) => save.dynasty.read().userId);

/** Returns the result of `work`; on a `SaveError`, returns a refusal and closes the save. */
async function answered<T>(path: string | null, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (path !== null) open.delete(path);
    return asRefusal(error);
  }
}

export interface Deciding {
  path: string;
  /** Program version. */
  version: string;
  /** User id the save there must have. */
  userId: string;
  name: DynastyCommand;
  input: unknown;
  /** The state the decision was made in; null for any. */
  state: string | null;
  /** Memory of `Signals`. */
  memory: SharedArrayBuffer;
}

/** Any command; its schema has parsed the input. */
type Command = (session: SaveSession, input: unknown, onWeek: OnWeek) => Promise<Result<AnswerOf<DynastyCommand>>>;

const CANCELED: Failure = { code: 'failed', message: 'It was canceled; nothing was changed.' };

/** Carries out a command; a simulation ends after the week in which a stop is requested. */
export async function decide({
  path,
  version,
  userId,
  name,
  input,
  state,
  memory,
}: Deciding): Promise<HostedAnswer<AnswerOf<DynastyCommand>>> {
  const signals = new Signals(memory);
  const onWeek: OnWeek = (_year, _week, share) => {
    signals.share = share;
    return signals.stopped ? 'stop' : undefined;
  };
  let after = '';
  const answer = await answered<AnswerOf<DynastyCommand>>(path, async () => {
    if (signals.stopped) return { ok: false, error: CANCELED };
    const session = await opened(path, version);
    if (ownerOf(session) !== userId) return { ok: false, error: GONE };
    const command = commands[name] as Command;
    const done = await session.inState(state, () => command(session, input, onWeek));
    after = session.state;
    return done;
  });
  return answer.ok ? { ...answer, state: after } : answer;
}

/** Prepares for the first decision in a save by loading its dynasty. */
export function warmUp({ path, version }: { path: string; version: string }): Promise<Result<null>> {
  return answered(path, async () => {
    const session = await opened(path, version);
    session.fetchAll();
    warmDynasty(session);
    return done(null);
  });
}

export interface Creating {
  folder: string;
  input: InputOf<'newGame'>;
  version: string;
}

/** Starts a game in a new file. */
export function create({ folder, input, version }: Creating): Promise<Result<AnswerOf<'newGame'>>> {
  return answered(null, async () => {
    const world = await withUniverse(folder, input);
    if (!world.ok) return world;
    const asked = readNewGame(world.value);
    if (!asked.ok) return asked;
    const { settings, given } = asked.value;
    const made = await underFreeName(folder, `${settings.team}-${settings.startYear}`, (path) =>
      startFrom(path, settings, version, given),
    );
    if (!made.ok) return made;
    const session = made.value;
    open.set(mustHave(session.path, 'file of the new dynasty'), session);
    const first = withContext(session, noncon);
    return first.ok ? done({ ...first.value, user_id: ownerOf(session) }) : first;
  });
}

export interface KeepingUniverse {
  folder: string;
  input: InputOf<'saveUniverse'>;
}

/** Checks a universe, and writes it next to the saves if it has a file name. */
export function keepUniverse({ folder, input }: KeepingUniverse): Promise<Result<AnswerOf<'saveUniverse'>>> {
  return answered(null, async () => saveUniverse(folder, input));
}

export interface TakingIn {
  folder: string;
  bytes: Uint8Array;
  /** Name for the save; null picks one. */
  name: string | null;
  memory: SharedArrayBuffer;
}

/** Errors caused by the imported file itself. */
const NO_SAVE: readonly SaveErrorCode[] = ['corrupt', 'not_a_save', 'newer_version', 'older_version'];

/** Imports a save file after a full check, unless told to stop. */
export function takeIn({ folder, bytes, name, memory }: TakingIn): Promise<Result<TakenIn>> {
  const signals = new Signals(memory);
  const stop = new AbortController();
  const onProgress = (share: number) => {
    signals.share = share;
    if (signals.stopped) stop.abort();
  };
  const userId = randomUUID();
  return answered(null, async () => {
    try {
      onProgress(0);
      const take = async (path: string): Promise<string> => {
        const watch = { onProgress, signal: stop.signal, aside: checkAside };
        await importSave(path, bytes, userId, CHECKERS, undefined, null, watch);
        return path;
      };
      if (name === null) return done(await takenInAt(await underFreeName(folder, 'imported', take), userId));
      const named = namedPath(folder, name);
      return named.ok ? done(await takenInAt(await take(named.value), userId)) : named;
    } catch (error) {
      if (stop.signal.aborted) return { ok: false, error: CANCELED };
      if (error instanceof SaveError && NO_SAVE.includes(error.code)) return refuse('malformed', error.message);
      if (error instanceof SaveError && error.code === 'exists') return takenName(name ?? 'imported');
      throw error;
    }
  });
}

/** Returns the file of a save for a download, after checking that it opens. */
export async function takeOut({ path }: { path: string }): Promise<Uint8Array | Result<never>> {
  try {
    const bytes = await exportSave(path);
    return move(bytes as Uint8Array<ArrayBuffer>) as unknown as Uint8Array;
  } catch (error) {
    return asRefusal(error);
  }
}

async function takenInAt(path: string, userId: string): Promise<TakenIn> {
  const session = await openSave(path);
  try {
    return { user_id: userId, info: withContext(session, ({ season }) => infoView(season)) };
  } finally {
    session.close();
  }
}
