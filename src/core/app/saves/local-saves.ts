import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { AnswerOf, InputOf } from '../../contract/registry.ts';
import { done, type Result } from '../../contract/result.ts';
import {
  copySave,
  datedBefore,
  importFile,
  keptStates,
  openSave,
  type Salvaged,
  type SaveSession,
  salvageFile,
  verifyBytes,
  verifySave,
  type Watch,
  writeText,
} from '../../save/index.ts';
import { undo } from '../commands/undo.ts';
import { runOperation } from '../hosting/run-operation.ts';
import { home } from '../queries/home.ts';
import { noncon } from '../queries/noncon.ts';
import { withContext } from '../reading/context.ts';
import { infoOf } from '../reading/info.ts';
import { askSpoilerFree } from '../reading/spoiler-free.ts';
import type {
  Dynasty,
  FoundPlayer,
  KeptEntry,
  OnProgress,
  Replayed,
  SaveEntry,
  SaveLibrary,
  Verified,
} from './library.ts';
import { type Origin, originOf } from './origin.ts';
import { replay, stateOf } from './replay.ts';

/**
 * Loaded by `library.ts` once a dynasty is opened or created. Code that starts or verifies dynasties is loaded on
 * demand, because most command lines only run queries.
 */

export { deleteSave, renameSave, restoreState } from '../../save/index.ts';

async function checks() {
  const [{ CHECKERS }, { checkAside: aside }] = await Promise.all([import('./checks.ts'), import('./check-aside.ts')]);
  return { checkers: CHECKERS, aside };
}

/** Starts a dynasty in a new file and returns what the first page shows. */
export async function createAt(
  path: string,
  input: InputOf<'newGame'>,
  version: string,
): Promise<Result<AnswerOf<'newGame'>>> {
  const [{ newGame }, { withUniverse }] = await Promise.all([
    import('../commands/new-game.ts'),
    import('../universes/offered.ts'),
  ]);
  const world = await withUniverse(dirname(path), input);
  if (!world.ok) return world;
  const made = await newGame(path, world.value, version);
  if (!made.ok) return made;
  const session = made.value;
  try {
    const first = withContext(session, noncon);
    if (!first.ok) return first;
    return done({ ...first.value, user_id: session.read((save) => save.dynasty.read().userId) });
  } finally {
    session.close();
  }
}

/** Opens a save for a program version, which is recorded with its decisions. */
export function openAt(path: string, version: string): Promise<SaveSession> {
  return openSave(path, { engine: version });
}

/** The origin of an open dynasty, and its differences from built-in settings. */
export function originIn(session: SaveSession, version: string): Origin {
  return session.read((save) => originOf(save, version));
}

/** Copies a save; the copy gets its own id. */
export function copyTo(path: string, to: string): Promise<void> {
  return copySave(path, to, randomUUID());
}

/** Imports a file after a full check. */
export async function importFrom(path: string, to: string): Promise<void> {
  const { checkers, aside } = await checks();
  await importFile(path, to, randomUUID(), checkers, undefined, { aside });
}

/** Writes everything readable from a damaged save to a new file, as JSON; writes nothing if nothing is readable. */
export async function salvageTo(path: string, to: string): Promise<{ rows: number; lost: string[] }> {
  const salvaged = await salvageFile(path);
  const { rows, lost } = salvaged;
  if (rows > 0) writeText(to, rescued(basename(path), salvaged), path);
  return { rows, lost };
}

/** Yields the JSON of a salvage, one row per line; losses come last, once they are known. */
function* rescued(file: string, { tables, lost, rows }: Salvaged): Generator<string> {
  yield `{"file": ${JSON.stringify(file)}, "rows": ${rows}, "tables": {`;
  for (const [index, [table, each]] of Object.entries(tables).entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(table)}: [`;
    yield* lines(each);
    yield ']';
  }
  yield `},\n"lost": ${JSON.stringify(lost)}}\n`;
}

/** Rows written at a time. */
const TOGETHER = 100;

function* lines(rows: Iterable<unknown>): Generator<string> {
  let [text, count] = ['', 0];
  for (const row of rows) {
    text += `${count === 0 ? '' : ','}\n${JSON.stringify(row)}`;
    count += 1;
    if (count % TOGETHER !== 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

/**
 * Returns every fault of a save, one sentence each, from a file or its bytes. Throws `SaveError` if it is not a save at
 * all, or the reason of the watch's signal.
 */
export async function faultsOf(save: string | Uint8Array, watch: Watch = {}): Promise<string[]> {
  const { checkers, aside } = await checks();
  const both = { aside, ...watch };
  return typeof save === 'string' ? verifySave(save, checkers, both) : verifyBytes(save, null, checkers, both);
}

/** Current and former players whose full name contains the text. */
function playersNamed(session: SaveSession, text: string, limit: number): FoundPlayer[] {
  return withContext(session, ({ save, season }) => {
    const names = new Map([...season.team.values()].map((team) => [team.id, team.name]));
    return save.players.named(text, limit).map(({ id, first, last, position, team, joined, lastYear }) => {
      return { id, first, last, pos: position, team: names.get(team) ?? team, joined, lastYear };
    });
  });
}

/** Opens a save file for play. */
export async function openDynasty(path: string, version: string): Promise<Dynasty> {
  const session = await openAt(path, version);
  return {
    path,
    run: (name, input, onProgress) => runOperation(session, name, input, weekly(onProgress)),
    runSpoilerFree: (name, input, hidden) => askSpoilerFree(session, name, input, hidden),
    together: (work) => session.together(work),
    info: () => infoOf(session),
    state: () => session.read(() => session.state),
    inState: async (state, work) => {
      const value = await session.inState(state, work);
      return { value, state: session.state };
    },
    findPlayers: (text, limit) => playersNamed(session, text, limit),
    undo: (steps) => undo(session, steps),
    digest: () => stateOf(session).digest,
    close: () => session.close(),
  };
}

function weekly(onProgress: OnProgress | undefined) {
  return (year: number, week: number, share: number): void => onProgress?.({ year, week, share });
}

/** Seasons and teams available in the real world or a universe, along with existing saves. */
export async function homeAt(
  folder: string,
  input: InputOf<'home'>,
  list: readonly SaveEntry[],
): Promise<Result<AnswerOf<'home'>>> {
  const lists = { saves: list.map(({ path: _path, bytes: _bytes, ...rest }) => rest), damaged: [] };
  if (input.universe === undefined) return home(input, null, lists);
  const { homeOfUniverse, universeToPreview } = await import('../universes/preview.ts');
  const universe = await universeToPreview(folder, input.universe);
  return universe.ok ? done(homeOfUniverse(universe.value, null, lists)) : universe;
}

/** Universes available for a new game in a folder. */
export async function universesAt(folder: string): Promise<Result<AnswerOf<'universes'>>> {
  const { universesIn } = await import('../universes/offered.ts');
  return done({ universes: await universesIn(folder) });
}

/** Names of every team and conference in a season. */
export function namesOf(year: number): Awaited<ReturnType<SaveLibrary['names']>> {
  const season = home({ year }, null, { saves: [], damaged: [] });
  if (!season.ok) return { teams: [], conferences: [] };
  const { conferences, independents } = season.value.preview;
  const teams = [...Object.values(conferences).flatMap((each) => each.teams), ...independents];
  return {
    teams: teams.map(({ name, abbreviation, mascot }) => ({ name, abbreviation, mascot })),
    conferences: Object.values(conferences).map(({ confName }) => confName),
  };
}

/** The result of a full check. */
export async function verified(path: string, version: string): Promise<Verified> {
  const faults = await faultsOf(path);
  const session = await openAt(path, version);
  try {
    const sound = faults.length === 0;
    const origin = sound ? originIn(session, version) : { engines: [], differences: [] };
    return { path, ...stateOf(session), faults, ...origin };
  } finally {
    session.close();
  }
}

/** The origin of a save, and its differences from built-in settings. */
export async function originAt(path: string, version: string): Promise<Origin> {
  const session = await openAt(path, version);
  try {
    return originIn(session, version);
  } finally {
    session.close();
  }
}

/**
 * Checks a save in full and, if it is sound, replays its decisions into a new file, which never counts as the most
 * recently played save.
 */
export async function replayed(
  path: string,
  into: string,
  version: string,
  onProgress: OnProgress | undefined,
): Promise<Replayed> {
  const { decisions, digest: originalDigest, faults, engines, differences } = await verified(path, version);
  if (faults.length === 0) {
    return replay(path, into, version, weekly(onProgress), { savedAt: datedBefore(path, dirname(into)) });
  }
  const nothing = { path: null, equal: 0, digest: null, differs: [], info: null };
  return { ...nothing, decisions, originalDigest, faults, engines, differences };
}

/** Kept states of a save, fewest decisions first. */
export function keptOf(path: string): KeptEntry[] {
  return keptStates(path).map(({ savedAt, size, playoffTeams: _, ...rest }) => ({
    ...rest,
    savedAt: new Date(savedAt).toISOString(),
    bytes: size,
  }));
}
