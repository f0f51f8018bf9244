import { basename } from 'node:path';
import { FIRST_SEASON, LAST_SEASON } from '../model/facts.ts';
import type { Undone } from './commands/undo.ts';
import type { Origin } from './origin.ts';
import type { AnswerOf, InputOf, OperationName, QueryName } from './registry.ts';
import type { Result } from './result.ts';
import { isSeasonOver, listSaves, loadSqlite, type SaveSummary, shapeSavedGame } from './save-list.ts';
import type { HiddenResults } from './spoiler-free.ts';
import type { SavedGame } from './views/home.ts';
import type { Info } from './views/shared.ts';

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
  run<Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    onProgress?: OnProgress,
  ): Awaitable<Result<AnswerOf<Name>>>;
  /** Answers a question without telling the results of a week that were not looked at. */
  runSpoilerFree<Name extends QueryName>(
    name: Name,
    input: InputOf<Name>,
    hidden: HiddenResults,
  ): Awaitable<Result<AnswerOf<Name>>>;
  /** Lets the decisions taken in `work` share one write of the save; only the state before them is kept for undo. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** Where it stands. */
  info(): Awaitable<Info>;
  /** Players, present and past, whose full name contains the text. */
  findPlayers(text: string, limit: number): Awaitable<FoundPlayer[]>;
  /** Goes back by a number of decisions, or more where they were taken together, and says by which and where that is. */
  undo(steps: number): Awaitable<Undone>;
  /** Hash of everything the dynasty is. */
  digest(): Awaitable<string>;
  close(): void;
}

/** A save file in a list. */
export interface SaveEntry extends SavedGame {
  path: string;
  /** Whether its season is played to the end. */
  over: boolean;
  bytes: number;
}

/** A save's file that cannot be opened. */
export interface DamagedSave {
  path: string;
  file: string;
  /** What is wrong with it, in a sentence. */
  damage: string;
  /** The newest kept state that can be brought back; null when none is kept. */
  newest: string | null;
}

/** An earlier or undone state of a save that can be brought back. */
export interface KeptEntry {
  /** What it is called: the number of decisions in it, and where several have as many, letters of their hash. */
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

/** A save looked through from end to end. */
export interface Verified extends Origin {
  path: string;
  decisions: number;
  digest: string;
  /** What is wrong, one sentence each; empty for a sound save. */
  faults: string[];
}

/** A save's decisions played again. */
export interface Replayed extends Origin {
  path: string;
  decisions: number;
  /** Decisions that led to the same state as the first time, counted from the start. */
  equal: number;
  digest: string;
  originalDigest: string;
}

export interface SaveLibrary {
  /** Version of the program. */
  readonly version: string;
  readonly seasons: { first: number; last: number };
  /** Loads what opening a dynasty needs ahead of time; only a list of saves does without it. */
  warm?(): void;
  /** Seasons and teams to choose from. */
  home(folder: string, input: InputOf<'home'>): Awaitable<Result<AnswerOf<'home'>>>;
  /** Starts a dynasty in a new file. */
  create(path: string, input: InputOf<'newGame'>): Awaitable<Result<AnswerOf<'newGame'>>>;
  open(path: string): Awaitable<Dynasty>;
  /** Saves of a folder, last played first; files that are none are left out. */
  list(folder: string): Awaitable<SaveEntry[]>;
  /** Saves of a folder that cannot be opened. */
  damaged(folder: string): Awaitable<DamagedSave[]>;
  /** What is kept of a save, those with the fewest decisions first. */
  revisions(path: string): Awaitable<KeptEntry[]>;
  /** Brings back a kept state as the newest; where the file it replaced is kept if that was damaged. */
  restore(path: string, id: string): Awaitable<{ damaged: string | null }>;
  /** Where a save comes from, and what of it is not the program's own. */
  origin(path: string): Awaitable<Origin>;
  verify(path: string): Awaitable<Verified>;
  replay(path: string, into: string, onProgress?: OnProgress): Awaitable<Replayed>;
  /** A second save with the same dynasty and an id of its own. */
  copy(from: string, to: string): Awaitable<void>;
  /** Writes what can be read of a damaged save to a new file, as JSON. */
  salvage(from: string, to: string): Awaitable<{ rows: number; lost: string[] }>;
  /** Takes in a file from elsewhere, after looking it through. */
  importFrom(from: string, to: string): Awaitable<void>;
  /** Gives a save another name in its folder; its new path. */
  rename(path: string, name: string): Awaitable<string>;
  remove(path: string): Awaitable<void>;
  /** Every team name and abbreviation of a season, and the conferences, for completion and suggestions. */
  names(year: number): Awaitable<{ teams: { name: string; abbreviation: string }[]; conferences: string[] }>;
}

async function entryOf(save: SaveSummary): Promise<SaveEntry> {
  return { ...shapeSavedGame(save), path: save.path, over: await isSeasonOver(save), bytes: save.size };
}

/** The part that plays takes a tenth of a second to load: whoever only lists saves does not wait for it. */
const core = () => import('./local-saves.ts');

/** The same for whoever opens a save: SQLite, which takes as long, is made ready meanwhile. Opening says if that fails. */
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
    home: async (folder, input) => (await core()).homeOf(input, await list(folder)),
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
