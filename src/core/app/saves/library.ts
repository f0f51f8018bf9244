import { basename } from 'node:path';
import type { AnswerOf, DynastyOperation, DynastyQuery, InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import type { SavedGame } from '../../contract/views/home.ts';
import type { Info } from '../../contract/views/shared.ts';
import { FIRST_SEASON, LAST_SEASON } from '../../model/facts.ts';
import type { TeamNames } from '../../model/text/search.ts';
import type { SaveErrorCode } from '../../save/errors.ts';
import type { Undone } from '../commands/undo.ts';
import type { HiddenResults } from '../reading/spoiler-free.ts';
import { listSaves, loadSqlite, type SaveSummary, shapeSavedGame } from './list.ts';
import type { Origin } from './origin.ts';

/**
 * Saves by their paths on this machine, for the command line and the full-screen terminal; tests pass a made-up library.
 * What can go wrong with a file is thrown as a `SaveError`.
 */

type Awaitable<T> = T | Promise<T>;

/** How far a long command has come. */
export interface Progress {
  year: number;
  /** Week just played; null between seasons. */
  week: number | null;
  /** Share done, 0 to 1. */
  share: number;
}

export type OnProgress = (progress: Progress) => void;

export interface FoundPlayer {
  id: number;
  first: string;
  last: string;
  pos: string;
  team: string;
  /** Season he joined, and the one he left after (null: still there). */
  joined: number;
  lastYear: number | null;
}

/** One open save. */
export interface Dynasty {
  readonly path: string;
  run<Name extends DynastyOperation>(
    name: Name,
    input: InputOf<Name>,
    onProgress?: OnProgress,
  ): Awaitable<Result<AnswerOf<Name>>>;
  /** Answers a query without giving away results of a week that have not been looked at. */
  runSpoilerFree<Name extends DynastyQuery>(
    name: Name,
    input: InputOf<Name>,
    hidden: HiddenResults,
  ): Awaitable<Result<AnswerOf<Name>>>;
  /** Decisions taken in `work` share one write of the save; only the state before them is kept for undo. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** Where it stands. */
  info(): Awaitable<Info>;
  /** Names the state of the file, which another program may have changed since the last answer. */
  state(): Awaitable<string>;
  /**
   * Runs `work`, in which a decision is taken only while the dynasty is in `state`; otherwise it throws a `SaveError`
   * and nothing has changed. Returns the result, and the state it left.
   */
  inState<T>(state: string, work: () => Promise<T>): Promise<{ value: T; state: string }>;
  /** Players, present and past, whose full name contains the text. */
  findPlayers(text: string, limit: number): Awaitable<FoundPlayer[]>;
  /** Undoes a number of decisions, or more where they shared one write, and says which and where the dynasty is now. */
  undo(steps: number): Awaitable<Undone>;
  /** Hash of everything the dynasty is. */
  digest(): Awaitable<string>;
  close(): void;
}

/** A save file in a list. */
export interface SaveEntry extends SavedGame {
  path: string;
  bytes: number;
}

/** A save file that cannot be opened. */
export interface DamagedSave {
  path: string;
  file: string;
  /** What is wrong with it, in a sentence, and its code. */
  damage: string;
  code: SaveErrorCode;
  /** The newest state that can be restored; null when none is kept. */
  newest: string | null;
}

/** An earlier or undone state of a save that can be restored. */
export interface KeptEntry {
  /** Its name: the number of decisions in it, and where several have as many, part of their hash. */
  id: string;
  seq: number;
  path: string;
  year: number;
  stage: Info['stage'];
  week: number;
  /** ISO 8601, UTC. */
  savedAt: string;
  bytes: number;
}

/** The result of a full check. */
export interface Verified extends Origin {
  path: string;
  decisions: number;
  digest: string;
  /** What is wrong, one sentence each; empty for a sound save. */
  faults: string[];
}

/** A save's decisions played again. */
export interface Replayed extends Origin {
  /** The new save; null when nothing was played. */
  path: string | null;
  decisions: number;
  /** How many decisions, from the start, led to the same state as the first time. */
  equal: number;
  /** Null when nothing was played. */
  digest: string | null;
  originalDigest: string;
  /** What is wrong with the original, one sentence each: it is not played again then. */
  faults: string[];
  /** How the replay differs from the original, one sentence each. */
  differs: string[];
  /** Where the replayed dynasty stands; null when nothing was played. */
  info: Info | null;
}

export interface SaveLibrary {
  /** Version of the program. */
  readonly version: string;
  readonly seasons: { first: number; last: number };
  /** Loads the code for opening a dynasty ahead of time; listing saves does not need it. */
  warm?(): void;
  /** Seasons and teams to choose from. */
  home(folder: string, input: InputOf<'home'>): Awaitable<Result<AnswerOf<'home'>>>;
  /** The universes that a new game in a folder can be played in. */
  universes(folder: string): Awaitable<Result<AnswerOf<'universes'>>>;
  /** Checks a universe, and keeps it in a folder where it is given a name. */
  saveUniverse(folder: string, input: InputOf<'saveUniverse'>): Awaitable<Result<AnswerOf<'saveUniverse'>>>;
  /** Starts a dynasty in a new file. */
  create(path: string, input: InputOf<'newGame'>): Awaitable<Result<AnswerOf<'newGame'>>>;
  open(path: string): Awaitable<Dynasty>;
  /** Saves of a folder, last played first; other files are left out. */
  list(folder: string): Awaitable<SaveEntry[]>;
  /** Saves of a folder that cannot be opened. */
  damaged(folder: string): Awaitable<DamagedSave[]>;
  /** The kept states of a save, fewest decisions first. */
  revisions(path: string): Awaitable<KeptEntry[]>;
  /** Restores a kept state; returns where the replaced file is kept if it was damaged. */
  restore(path: string, id: string): Awaitable<{ damaged: string | null }>;
  /** Where a save comes from, and how it differs from the program's own. */
  origin(path: string): Awaitable<Origin>;
  verify(path: string): Awaitable<Verified>;
  replay(path: string, into: string, onProgress?: OnProgress): Awaitable<Replayed>;
  /** Copies a save; the copy gets its own id. */
  copy(from: string, to: string): Awaitable<void>;
  /** Writes what can be read of a damaged save to a new file, as JSON. */
  salvage(from: string, to: string): Awaitable<{ rows: number; lost: string[] }>;
  /** Imports a file after checking it. */
  importFrom(from: string, to: string): Awaitable<void>;
  /** Renames a save within its folder; returns its new path. */
  rename(path: string, name: string): Awaitable<string>;
  remove(path: string): Awaitable<void>;
  /** Names of every team and conference of a season, for completion, suggestions and searches. */
  names(year: number): Awaitable<{ teams: TeamNames[]; conferences: string[] }>;
}

async function entryOf(save: SaveSummary): Promise<SaveEntry> {
  return { ...(await shapeSavedGame(save)), path: save.path, bytes: save.size };
}

/** Loading the rest of the core takes a tenth of a second, which a list of saves does not need. */
const core = () => import('./local-saves.ts');

/** The same for opening a save: SQLite, which takes as long, loads meanwhile. Opening reports it if that fails. */
const coreForSaves = () => {
  loadSqlite().catch(() => undefined);
  return core();
};

/** The saves on this machine, by path. */
export function saveLibrary(version: string): SaveLibrary {
  const list = (folder: string) => Promise.all(listSaves(folder).saves.map(entryOf));
  return {
    version,
    seasons: { first: FIRST_SEASON, last: LAST_SEASON },
    warm: () => void core(),
    home: async (folder, input) => (await core()).homeAt(folder, input, await list(folder)),
    universes: async (folder) => (await core()).universesAt(folder),
    saveUniverse: async (folder, input) => (await import('../universes/store.ts')).saveUniverse(folder, input),
    create: async (path, input) => (await core()).createAt(path, input, version),
    open: async (path) => (await coreForSaves()).openDynasty(path, version),
    list,
    damaged: async (folder) => {
      const { unreadable } = listSaves(folder);
      if (unreadable.length === 0) return [];
      const { keptOf } = await core();
      return unreadable.map(({ path, error }) => ({
        path,
        file: basename(path),
        damage: error.message,
        code: error.code,
        newest: keptOf(path).at(-1)?.id ?? null,
      }));
    },
    revisions: async (path) => (await core()).keptOf(path),
    restore: async (path, id) => (await coreForSaves()).restoreState(path, id),
    origin: async (path) => (await coreForSaves()).originAt(path, version),
    verify: async (path) => (await core()).verified(path, version),
    replay: async (path, into, onProgress) => (await core()).replayed(path, into, version, onProgress),
    copy: async (from, to) => (await core()).copyTo(from, to),
    salvage: async (from, to) => (await core()).salvageTo(from, to),
    importFrom: async (from, to) => (await core()).importFrom(from, to),
    rename: async (path, name) => (await core()).renameSave(path, name),
    remove: async (path) => (await core()).deleteSave(path),
    names: async (year) => (await core()).namesOf(year),
  };
}
