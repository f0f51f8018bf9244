import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Settings } from '../dynasty/dynasty-state.ts';
import type { LoggedDecision, Save, SaveSession } from '../save/index.ts';
import {
  copySave,
  importFile,
  openSave,
  type Salvaged,
  type StoredPlayer,
  salvageFile,
  verifyBytes,
  verifySave,
  type Watch,
  writeText,
} from '../save/index.ts';
import type { Given } from './commands/new-game.ts';
import type { OnWeek } from './commands/sim.ts';
import { withContext } from './context.ts';
import { type DynastyOperation, runOperation } from './dynasty.ts';
import { decidingIn } from './dynasty-cache.ts';
import { type Origin, originOf } from './origin.ts';
import { home } from './queries/home.ts';
import { noncon } from './queries/noncon.ts';
import type { AnswerOf, InputOf } from './registry.ts';
import { done, type Result } from './result.ts';
import { shapeInfo } from './shape/team.ts';
import type { Info } from './views/index.ts';

/**
 * Saves by their paths on this machine, for the command line and the full-screen terminal. What can go wrong with a file
 * is thrown as a `SaveError`. What begins dynasties and what checks them whole is loaded when it is needed: most command
 * lines only ask.
 */

export { deleteSave, keptStates, renameSave, restoreState } from '../save/index.ts';
export { type Undone, undo } from './commands/undo.ts';

const checkers = async () => (await import('./save-checks.ts')).CHECKERS;
const beginnings = () => import('./commands/new-game.ts');

/** Starts a dynasty in a new file and answers what the first page shows. */
export async function createAt(
  path: string,
  input: InputOf<'newGame'>,
  version: string,
): Promise<Result<AnswerOf<'newGame'>>> {
  const { newGame } = await beginnings();
  const made = await newGame(path, input, version);
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

/** Opens a save for a program of some version, which is recorded with what it decides. */
export function openAt(path: string, version: string): Promise<SaveSession> {
  return openSave(path, { engine: version });
}

/** Where an open dynasty comes from, and what of it is not the program's own. */
export function originIn(session: SaveSession, version: string): Origin {
  return session.read((save) => originOf(save, version));
}

/** Seasons and teams to choose from, without any save. */
export function seasonsAndTeams(input: InputOf<'home'>, saves: AnswerOf<'home'>['saves']): Result<AnswerOf<'home'>> {
  return home(input, null, { saves, damaged: [] });
}

/** Where an open dynasty stands. */
export function infoOf(session: SaveSession): Info {
  return withContext(session, ({ season }) => shapeInfo(season));
}

export interface NamedPlayer extends Pick<StoredPlayer, 'id' | 'first' | 'last' | 'position' | 'joined' | 'lastYear'> {
  /** Name of his team. */
  teamName: string;
}

/** Players, present and past, whose full name contains the text. */
export function playersNamed(session: SaveSession, text: string, limit: number): NamedPlayer[] {
  return withContext(session, ({ save, season }) => {
    const names = new Map(season.reference.teams.map((team) => [team.id, team.name]));
    return save.players.named(text, limit).map((p) => ({ ...p, teamName: names.get(p.team) ?? p.team }));
  });
}

/** A second save with the same dynasty and an id of its own. */
export function copyTo(path: string, to: string): Promise<void> {
  return copySave(path, to, randomUUID());
}

/** Takes in a file from elsewhere: nothing in it may be wrong. */
export async function importFrom(path: string, to: string): Promise<void> {
  await importFile(path, to, randomUUID(), await checkers());
}

/** Writes what can be read of a damaged save to a new file, as JSON; nothing is written when nothing can be read. */
export async function salvageTo(path: string, to: string): Promise<{ rows: number; lost: string[] }> {
  const salvaged = await salvageFile(path);
  const { rows, lost } = salvaged;
  if (rows > 0) writeText(to, rescued(basename(path), salvaged), path);
  return { rows, lost };
}

/** The JSON of a rescue, a row a line; what was lost comes last, since it is known then. */
function* rescued(file: string, { tables, lost, rows }: Salvaged): Generator<string> {
  yield `{"file": ${JSON.stringify(file)}, "rows": ${rows}, "tables": {`;
  for (const [at, [table, each]] of Object.entries(tables).entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(table)}: [`;
    yield* lines(each);
    yield ']';
  }
  yield `},\n"lost": ${JSON.stringify(lost)}}\n`;
}

/** Rows that are written together. */
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
 * Everything that is wrong with a save, one sentence each: a file, or the bytes of one. Throws `SaveError` for what is no
 * save at all, and the reason of the watch's signal.
 */
export async function faultsOf(save: string | Uint8Array, watch: Watch = {}): Promise<string[]> {
  const checks = await checkers();
  return typeof save === 'string' ? verifySave(save, checks, watch) : verifyBytes(save, null, checks, watch);
}

/** How many decisions a save holds, and its state's digest. */
export function stateOf(session: SaveSession): { decisions: number; digest: string } {
  return session.read((save) => ({ decisions: save.decisions.count(), digest: save.digest() }));
}

/** A save's decisions played again; its origin is the original's. */
export interface Replay extends Origin {
  decisions: number;
  /** Decisions, counted from the first, that led to the state they led to before. */
  equal: number;
  digest: string;
  originalDigest: string;
}

/** The headlines of all finished games, by game. */
function headlinesIn(save: Save): ReadonlyMap<number, string> {
  const { settings, year } = save.dynasty.read();
  const years = Array.from({ length: year - settings.startYear + 1 }, (_, at) => settings.startYear + at);
  const games = years.flatMap((each) => save.games.ofYear(each));
  return new Map(games.flatMap(({ id, headline }) => (headline === null ? [] : [[id, headline] as const])));
}

/**
 * Plays a save's decisions again from its seed into a new file, by the facts, rules and numbers it was played by and under
 * the headlines it has; stops at the first one that leads elsewhere.
 */
export async function replay(path: string, into: string, version: string, onWeek: OnWeek): Promise<Replay> {
  const original = await openSave(path);
  let decisions: LoggedDecision[];
  let originalDigest: string;
  let origin: Origin;
  let given: Given;
  let headlines: ReadonlyMap<number, string>;
  try {
    decisions = original.read((save) => save.decisions.all());
    originalDigest = stateOf(original).digest;
    origin = originIn(original, version);
    given = original.read((save) => ({ ...decidingIn(save), facts: save.facts.read() }));
    headlines = original.read(headlinesIn);
  } finally {
    original.close();
  }
  const { startFrom } = await beginnings();
  const started = await startFrom(into, decisions[0]?.input as Settings, version, given);
  if (!started.ok) throw new Error(started.error.message);
  const session = started.value;
  try {
    (await import('./headlines.ts')).giveHeadlines(session, headlines);
    const equal = await follow(session, decisions, onWeek);
    return { decisions: decisions.length, equal, digest: stateOf(session).digest, originalDigest, ...origin };
  } finally {
    session.close();
  }
}

/** So many of the last decisions are written one by one, that they can be undone one by one. */
const UNDOABLE = 10;

/** Decisions by season: those of a season are written together, the last few each for itself. */
function groups(decisions: readonly LoggedDecision[]): LoggedDecision[][] {
  const out: LoggedDecision[][] = [];
  for (const [at, decision] of decisions.entries()) {
    const alone = at >= decisions.length - UNDOABLE;
    if (!alone && out.at(-1)?.[0]?.year === decision.year) out.at(-1)!.push(decision);
    else out.push([decision]);
  }
  return out;
}

/** Takes the decisions after the first, one by one; how many agree. */
async function follow(session: SaveSession, decisions: readonly LoggedDecision[], onWeek: OnWeek): Promise<number> {
  if (stateOf(session).digest !== decisions[0]?.digest) return 0;
  const again = async (decision: LoggedDecision): Promise<boolean> => {
    const name = decision.command as DynastyOperation;
    const share = (part: number) => (decision.seq - 1 + part) / decisions.length;
    const result = await runOperation(session, name, decision.input as InputOf<typeof name>, (year, week, part) =>
      onWeek(year, week, share(part)),
    );
    return result.ok && stateOf(session).digest === decision.digest;
  };
  let equal = 1;
  for (const group of groups(decisions.slice(1))) {
    const agreed = await session.together(async () => {
      let count = 0;
      while (count < group.length && (await again(group[count]!))) count += 1;
      return count;
    });
    equal += agreed;
    if (agreed < group.length) return equal;
  }
  return equal;
}
