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
import { listSaves, loadSqlite, type SaveSummary, savedGameView } from './list.ts';
import type { Origin } from './origin.ts';

/**
 * Saves by path on this machine, for the command line and the full-screen terminal; tests pass a fake library. File
 * problems are thrown as `SaveError`.
 */

type Awaitable<T> = T | Promise<T>;

/** Progress of a long command. */
export interface Progress {
  year: number;
  /** Week just played; null between seasons. */
  week: number | null;
  /** Progress, 0 to 1. */
  share: number;
}

export type OnProgress = (progress: Progress) => void;

export interface FoundPlayer {
  id: number;
  first: string;
  last: string;
  pos: string;
  team: string;
  /** Seasons he joined and left after; null if still there. */
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
  /** Answers a query without revealing results of a week that have not been viewed. */
  runSpoilerFree<Name extends DynastyQuery>(
    name: Name,
    input: InputOf<Name>,
    hidden: HiddenResults,
  ): Awaitable<Result<AnswerOf<Name>>>;
  /** Makes the decisions in `work` share one write of the save; only the state before them is kept for undo. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** Its status. */
  info(): Awaitable<Info>;
  /** Identifies the state of the file, which another program may have changed since the last response. */
  state(): Awaitable<string>;
  /**
   * Runs `work`, in which decisions are only made while the dynasty is in `state`; otherwise throws a `SaveError` and
   * changes nothing. Returns the result and the new state.
   */
  inState<T>(state: string, work: () => Promise<T>): Promise<{ value: T; state: string }>;
  /** Current and former players whose full name contains the text. */
  findPlayers(text: string, limit: number): Awaitable<FoundPlayer[]>;
  /**
   * Undoes a number of decisions, or more if they shared one write, and returns which ones, and the dynasty's new
   * status.
   */
  undo(steps: number): Awaitable<Undone>;
  /** Hash of the dynasty's entire state. */
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
  /** The problem, as a sentence, with its code. */
  damage: string;
  code: SaveErrorCode;
  /** The newest state that can be restored; null if none is kept. */
  newest: string | null;
}

/** An earlier or undone state of a save that can be restored. */
export interface KeptEntry {
  /** Its number of decisions, plus part of their hash if several states have that many. */
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
  /** Faults, one sentence each; empty for a sound save. */
  faults: string[];
}

/** The result of replaying a save's decisions. */
export interface Replayed extends Origin {
  /** The new save; null if nothing was played. */
  path: string | null;
  decisions: number;
  /** Number of decisions from the start that led to the same state as originally. */
  equal: number;
  /** Null if nothing was played. */
  digest: string | null;
  originalDigest: string;
  /** Faults of the original, one sentence each; if there are any, it is not replayed. */
  faults: string[];
  /** Differences between the replay and the original, one sentence each. */
  differs: string[];
  /** Status of the replayed dynasty; null if nothing was played. */
  info: Info | null;
}

export interface SaveLibrary {
  /** Program version. */
  readonly version: string;
  readonly seasons: { first: number; last: number };
  /** Loads the code for opening a dynasty ahead of time; listing saves does not need it. */
  warm?(): void;
  /** Seasons and teams available for a new game. */
  home(folder: string, input: InputOf<'home'>): Awaitable<Result<AnswerOf<'home'>>>;
  /** Universes available for a new game in a folder. */
  universes(folder: string): Awaitable<Result<AnswerOf<'universes'>>>;
  /** Checks a universe, and saves it in a folder if it has a file name. */
  saveUniverse(folder: string, input: InputOf<'saveUniverse'>): Awaitable<Result<AnswerOf<'saveUniverse'>>>;
  /** Starts a dynasty in a new file. */
  create(path: string, input: InputOf<'newGame'>): Awaitable<Result<AnswerOf<'newGame'>>>;
  open(path: string): Awaitable<Dynasty>;
  /** Saves of a folder, most recently played first; other files are left out. */
  list(folder: string): Awaitable<SaveEntry[]>;
  /** Saves in a folder that cannot be opened. */
  damaged(folder: string): Awaitable<DamagedSave[]>;
  /** Kept states of a save, fewest decisions first. */
  revisions(path: string): Awaitable<KeptEntry[]>;
  /** Restores a kept state; returns where the replaced file is kept if it was damaged. */
  restore(path: string, id: string): Awaitable<{ damaged: string | null }>;
  /** The origin of a save, and its differences from built-in settings. */
  origin(path: string): Awaitable<Origin>;
  verify(path: string): Awaitable<Verified>;
  replay(path: string, into: string, onProgress?: OnProgress): Awaitable<Replayed>;
  /** Copies a save; the copy gets its own id. */
  copy(from: string, to: string): Awaitable<void>;
  /** Writes everything readable from a damaged save to a new file, as JSON. */
  salvage(from: string, to: string): Awaitable<{ rows: number; lost: string[] }>;
  /** Imports a file after checking it. */
  importFrom(from: string, to: string): Awaitable<void>;
  /** Renames a save within its folder; returns its new path. */
  rename(path: string, name: string): Awaitable<string>;
  remove(path: string): Awaitable<void>;
  /** Names of every team and conference in a season, for completion, suggestions and searches. */
  names(year: number): Awaitable<{ teams: TeamNames[]; conferences: string[] }>;
}

async function entryOf(save: SaveSummary): Promise<SaveEntry> {
  return { ...(await savedGameView(save)), path: save.path, bytes: save.size };
}

/** Loads the rest of the core, which takes a tenth of a second that listing saves does not need. */
const core = () => import('./local-saves.ts');

/** Loads the core for opening a save while SQLite loads too, which takes as long. If that fails, opening reports it. */
const coreForSaves = () => {
  loadSqlite().catch(() => undefined);
  return core();
};

/** Returns the library of saves on this machine. */
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
