import { SaveError } from '../errors.ts';
import { DISK, type Files, factsOf, mustBeWritable } from '../file.ts';
import { sealing } from '../header.ts';
import { saveOnDisk } from '../open.ts';
import { nextWrite } from '../repositories/dynasty.ts';
import { loadSqlite, type Sqlite } from '../sqlite.ts';
import { tablesOf } from '../tables.ts';
import { replaceFile } from '../writing.ts';
import { type SaveSummary, summarize } from './folder.ts';
import {
  holdsState,
  idsOf,
  keepDamaged,
  keepRevision,
  ownerOf,
  type Revision,
  revisionsOf,
  type State,
  stateOf,
} from './revisions.ts';
import { mustBeLatest, underLock } from './under-lock.ts';

/** An earlier or undone state of a save that can be restored. */
export interface KeptState extends Pick<SaveSummary, 'year' | 'stage' | 'week' | 'size' | 'savedAt' | 'playoffTeams'> {
  /** Its number of decisions, plus letters of their hash if several states have that many. */
  id: string;
  /** Number of decisions in it. */
  seq: number;
  path: string;
}

function idOf(revision: Revision, all: readonly Revision[]): string {
  const alone = all.filter(({ seq }) => seq === revision.seq).length === 1;
  return alone ? String(revision.seq) : `${revision.seq}-${revision.chain?.slice(0, 4) ?? 'first'}`;
}

/** Returns the kept states of a save, fewest decisions first. The save itself may be damaged. Throws `SaveError`. */
export function keptStates(save: string, files: Files = DISK): KeptState[] {
  const owner = ownerOf(save, files);
  if (owner === null) return [];
  const revisions = revisionsOf(save, owner, files);
  return revisions.flatMap((revision) => {
    try {
      const { year, stage, week, size, savedAt, playoffTeams } = summarize(revision.path, files);
      const { seq, path } = revision;
      return [{ id: idOf(revision, revisions), seq, path, year, stage, week, size, savedAt, playoffTeams }];
    } catch (error) {
      if (error instanceof SaveError) return [];
      throw error;
    }
  });
}

interface Present {
  state: State;
  /** Number of writes of the file. */
  revision: number;
}

function presentIn(db: Sqlite): Present {
  const save = tablesOf(db);
  return { state: stateOf(save), revision: save.dynasty.read().revision };
}

/** Reads the current state of a save; null if it is damaged. */
function readPresent(path: string, files: Files): Present | null {
  let db: Sqlite | null = null;
  try {
    db = saveOnDisk(path, files).open();
    return presentIn(db);
  } catch (error) {
    if (error instanceof SaveError && ['corrupt', 'not_a_save'].includes(error.code)) return null;
    throw error;
  } finally {
    db?.close();
  }
}

function nothingLike(save: string, id: string, why: string): SaveError {
  return new SaveError('nothing_to_undo', `State ${id} of ${save} cannot be restored: ${why}`, save);
}

function noSuchState(save: string, id: string, states: readonly KeptState[]): SaveError {
  const there =
    states.length === 0 ? 'It has no earlier states.' : `Available: ${states.map((each) => each.id).join(', ')}.`;
  return new SaveError('nothing_to_undo', `There is no state ${id} of ${save}. ${there}`, save);
}

/** Finds a kept state by id, and the dynasty it must belong to. Throws `SaveError` `nothing_to_undo`. */
function findState(save: string, id: string, files: Files): { state: KeptState; owner: string } {
  const states = keptStates(save, files);
  const state = states.find((each) => each.id === id);
  const owner = ownerOf(save, files);
  if (!state || owner === null) throw noSuchState(save, id, states);
  return { state, owner };
}

/** Opens a kept state as the latest write of its save. Throws `SaveError` unless it holds the state in its name. */
function openState(
  save: string,
  { state, owner }: ReturnType<typeof findState>,
  revision: number,
  files: Files,
): Sqlite {
  const db = saveOnDisk(state.path, files).open();
  try {
    const then = presentIn(db);
    if (!idsOf(save, owner, files).includes(then.state.userId) || !holdsState(state.path, then.state)) {
      throw nothingLike(save, state.id, 'its file holds a different state. Choose another one.');
    }
    nextWrite(db, owner, Math.max(revision, then.revision) + 1);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Restores a kept state of a save. The replaced file is kept in turn, as a state or, if damaged, as a file next to them
 * (`damaged`, otherwise null). Throws `SaveError` `nothing_to_undo` if there is no such state, or `busy`.
 */
export async function restoreState(
  save: string,
  id: string,
  waitMs = 5000,
  files: Files = DISK,
): Promise<{ state: KeptState; damaged: string | null }> {
  await loadSqlite();
  mustBeWritable(save, files);
  return underLock(save, waitMs, files, (lock) => {
    const found = findState(save, id, files);
    const { stamp } = factsOf(save, files);
    const present = readPresent(save, files);
    const db = openState(save, found, present?.revision ?? 0, files);
    try {
      let damaged: string | null = null;
      const keep = () => {
        mustBeLatest(save, stamp, lock, files);
        if (present) keepRevision(save, present.state, files);
        else damaged = keepDamaged(save, found.owner, files);
        lock.mustHold();
      };
      replaceFile(save, sealing(db.export()), keep, files);
      return { state: found.state, damaged };
    } finally {
      db.close();
    }
  });
}
