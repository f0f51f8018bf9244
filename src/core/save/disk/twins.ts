import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { firstOf, groupBy } from '../../model/lists.ts';
import type { LoggedDecision } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import { DISK, type Files, factsOf, mustBeWritable, onDisk } from '../file.ts';
import { sealing } from '../header.ts';
import { saveOnDisk } from '../open.ts';
import { nextWrite } from '../repositories/dynasty.ts';
import { loadSqlite } from '../sqlite.ts';
import { tablesOf } from '../tables.ts';
import { replaceFile } from '../writing.ts';
import { lastPlayedFirst, type SaveSummary, type SavesListed, summarize, type UnreadableSave } from './folder.ts';
import { inheritRevisions, isWriter } from './revisions.ts';
import { mustBeLatest, underLock } from './under-lock.ts';

/**
 * Saves with the same id, because a file was copied outside the program. An id must identify one file, or else deleting
 * a backup would delete the game in progress. The original keeps the id, and every copy gets a new one.
 */

/** Milliseconds to wait for a copy that another process is writing. */
const WAIT_MS = 1000;

/**
 * Picks the save that keeps the id: the one this program has written under it, or the last of several. A dynasty
 * without decisions has none, so its oldest file is the original.
 */
function originalOf(twins: readonly SaveSummary[], files: Files): SaveSummary {
  const byAge = [...twins].sort((a, b) => a.savedAt - b.savedAt || madeAt(a, files) - madeAt(b, files));
  const written = byAge.filter(({ path, userId }) => isWriter(path, userId, files));
  return written.at(-1) ?? firstOf(byAge);
}

/** When a file was created in this place; unlike its date, this is not copied. */
function madeAt({ path }: SaveSummary, files: Files): number {
  return files.statSync(path).ctimeMs;
}

/** Changes a save's id, unless it has already been changed. Its date stays, so that lists keep their order. */
async function changeId(path: string, from: string, to: string, files: Files): Promise<void> {
  await loadSqlite();
  mustBeWritable(path, files);
  await underLock(path, WAIT_MS, files, (lock) => {
    const { stamp, savedAt } = factsOf(path, files);
    const db = saveOnDisk(path, files).open();
    try {
      const save = tablesOf(db);
      const { userId, revision } = save.dynasty.read();
      if (userId !== from) return;
      db.fetchAll();
      nextWrite(db, to, revision + 1);
      const before = () => mustBeLatest(path, stamp, lock, files);
      replaceFile(path, sealing(db.export()), before, files, savedAt);
      inherit(path, [from, to], save.decisions.all(), files);
    } finally {
      db.close();
    }
  });
}

/** Copies the kept states too; on a full disk, the save can simply not be undone that far. */
function inherit(path: string, ids: readonly [string, string], log: readonly LoggedDecision[], files: Files): void {
  try {
    onDisk(path, () => inheritRevisions(path, ids, log, files));
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
  }
}

function sameId(twin: SaveSummary, original: SaveSummary, why: SaveError): UnreadableSave {
  const [copy, file] = [basename(twin.path), basename(original.path)];
  const advice: Partial<Record<SaveError['code'], string>> = {
    read_only: 'it is read-only. Make it writable to play it',
    busy: 'another program is writing it. Try again in a moment',
    disk_full: 'the disk is full. Make room and try again',
  };
  const reason = advice[why.code] ?? 'its file could not be written. Copy it with "dynasty saves copy" instead';
  const message = `${copy} is a copy of ${file} and could not be given an id of its own: ${reason}.`;
  return { name: twin.name, path: twin.path, error: new SaveError('same_id', message, twin.path, why) };
}

/** Gives the copies of a save new ids; returns how the list shows each of them. */
async function separated(twins: readonly SaveSummary[], files: Files): Promise<SavesListed> {
  const original = originalOf(twins, files);
  const listed: SavesListed = { saves: [original], unreadable: [] };
  for (const twin of twins) {
    if (twin === original) continue;
    try {
      await changeId(twin.path, twin.userId, randomUUID(), files);
      listed.saves.push(summarize(twin.path, files));
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      if (error.code !== 'not_found') listed.unreadable.push(sameId(twin, original, error));
    }
  }
  return listed;
}

/**
 * Returns a list in which every save has a unique id: copies made outside the program get new ones. A copy that cannot
 * be written is listed as unreadable, so that an id never identifies two saves.
 */
export async function separateTwins({ saves, unreadable }: SavesListed, files: Files = DISK): Promise<SavesListed> {
  const groups = [...groupBy(saves, ({ userId }) => userId).values()];
  if (groups.every(({ length }) => length === 1)) return { saves, unreadable };
  const listed: SavesListed = { saves: [], unreadable: [...unreadable] };
  for (const twins of groups) {
    const each = twins.length === 1 ? { saves: twins, unreadable: [] } : await separated(twins, files);
    listed.saves.push(...each.saves);
    listed.unreadable.push(...each.unreadable);
  }
  listed.saves.sort(lastPlayedFirst);
  return listed;
}
