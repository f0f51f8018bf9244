import { SaveError } from './errors.ts';
import { DISK, type Files, mustBeWritable, replaceFile } from './file.ts';
import { type SaveSummary, summarize, underLock } from './folder.ts';
import { sealing } from './header.ts';
import { saveOnDisk } from './open.ts';
import { keepDamaged, keepRevision, ownerOf, type Revision, revisionsOf, type State, stateOf } from './revisions.ts';
import type { Sqlite } from './sqlite.ts';
import { tablesOf } from './tables.ts';

/** An earlier or undone state of a save that can be brought back. */
export interface KeptState extends Pick<SaveSummary, 'year' | 'stage' | 'week' | 'size' | 'savedAt' | 'playoffTeams'> {
  /** What it is called: the number of decisions in it, and where several have as many, letters of their hash. */
  id: string;
  /** Decisions taken in it. */
  seq: number;
  path: string;
}

function idOf(revision: Revision, all: readonly Revision[]): string {
  const alone = all.filter(({ seq }) => seq === revision.seq).length === 1;
  return alone ? String(revision.seq) : `${revision.seq}-${revision.chain?.slice(0, 4) ?? 'first'}`;
}

/** The kept states of a save, fewest decisions first; the save itself may be damaged. Throws `SaveError`. */
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
  /** Counts every write of the file. */
  revision: number;
}

function presentIn(db: Sqlite): Present {
  const save = tablesOf(db);
  return { state: stateOf(save), revision: save.dynasty.read().revision };
}

/** What is in a save; null when it is damaged. */
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

function noSuchState(save: string, id: string, states: readonly KeptState[]): SaveError {
  const there =
    states.length === 0 ? 'Nothing is kept of it.' : `Kept are: ${states.map((each) => each.id).join(', ')}.`;
  return new SaveError('nothing_to_undo', `There is no kept state ${id} of ${save}. ${there}`, save);
}

/**
 * Restores a kept state of a save. What was there is kept in turn: as a state, or when it is damaged as a file beside
 * them (`damaged`, else null). Throws `SaveError` `nothing_to_undo` when there is no such state.
 */
export async function restoreState(
  save: string,
  id: string,
  waitMs = 5000,
  files: Files = DISK,
): Promise<{ state: KeptState; damaged: string | null }> {
  mustBeWritable(save, files);
  return underLock(save, waitMs, files, () => {
    const states = keptStates(save, files);
    const state = states.find((each) => each.id === id);
    const owner = ownerOf(save, files);
    if (!state || owner === null) throw noSuchState(save, id, states);
    const present = readPresent(save, files);
    const db = saveOnDisk(state.path, files).open();
    try {
      const then = presentIn(db);
      if (then.state.userId !== owner) throw noSuchState(save, id, states);
      db.run('UPDATE dynasty SET revision = ?', [Math.max(present?.revision ?? 0, then.revision) + 1]);
      let damaged: string | null = null;
      const keep = () => {
        if (present) keepRevision(save, present.state, files);
        else damaged = keepDamaged(save, owner, files);
      };
      replaceFile(save, sealing(db.export()), keep, files);
      return { state, damaged };
    } finally {
      db.close();
    }
  });
}
