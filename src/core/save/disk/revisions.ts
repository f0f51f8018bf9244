import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { mustHave } from '../../model/lists.ts';
import type { LoggedDecision, Save } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import { DISK, errorCode, type Files, factsOf, namesIn, onDisk, temporaryOf } from '../file.ts';
import { HEADER_BYTES, readHeader } from '../header.ts';
import { readFile } from '../reading.ts';
import { DYNASTY } from '../repositories/dynasty.ts';
import { linkOrCopy, makeFolder, removeFile, removeSoon, replaceFile } from '../writing.ts';

/**
 * Limits on earlier states of a dynasty kept for undo. They are files in `.revisions/ID/` next to the save, where ID is
 * the dynasty's user id, so that no name leads to another dynasty's past. Each is named by its number of decisions and
 * the hash of their log: `00000005-0123456789abcdef.dynasty`. A replaced file becomes a revision by a hard link, so
 * keeping it costs no writing. `owner.json` records the folder's owner and which save files last wrote to it.
 *
 * A save copied by hand has the same id as the original: the two share the folder, and the hash keeps them apart.
 */
const KEPT_REVISIONS = 10;
const KEPT_BYTES = 512 * 1024 * 1024;

export interface Revision {
  /** Number of decisions in it. */
  seq: number;
  /** First letters of the hash of its decision log. */
  chain: string;
  path: string;
}

/** A state of a dynasty: its user id, number of decisions, and the hash of their log. */
export interface State extends Pick<LoggedDecision, 'seq' | 'chain'> {
  userId: string;
}

/** Names a state uniquely for every history: by its number of decisions and the hash of their log. */
export function stateName({ seq, chain }: Pick<State, 'seq' | 'chain'>): string {
  return `${String(seq).padStart(8, '0')}-${chain.slice(0, CHAIN_LETTERS)}`;
}

/** Returns the current state of an open save. */
export function stateOf(save: Save): State {
  const { seq, chain } = mustHave(save.decisions.last(), 'decision in the save');
  return { userId: save.dynasty.read().userId, seq, chain };
}

/** The owner of a folder of revisions, stored in a file only this program writes. */
interface Owner {
  user_id: string;
  /** Names of the save files written by it. */
  files: string[];
  /** User ids of earlier states: those of the dynasty it was copied from outside the program. */
  formerly?: string[];
}

const OWNER_FILE = 'owner.json';
/** Work in progress in the save's current state. */
export const UNDERWAY_FILE = 'underway.json';
/** Room for a thousand names; a longer file is not from this program. */
const MOST_OWNER_BYTES = 1 << 17;
/** The last damaged file replaced by a kept state; something may still be recoverable from it. */
const DAMAGED_FILE = 'damaged.dynasty';
const CHAIN_LETTERS = 16;
const REVISION = /^(\d{8})-([0-9a-f]{16})\.dynasty$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const rootOf = (save: string): string => join(dirname(save), '.revisions');

/**
 * Returns the folder of a dynasty's revisions. The id comes from a file, so one that could lead elsewhere never becomes
 * part of a path.
 */
export function revisionsFolder(save: string, userId: string): string {
  const key = UUID.test(userId) ? userId : createHash('sha256').update(userId).digest('hex').slice(0, 32);
  return join(rootOf(save), key);
}

/** Reads the user id of a file; null if it cannot be read. */
function userIdIn(path: string, files: Files = DISK): string | null {
  try {
    const { row } = readHeader(readFile(path, HEADER_BYTES, files).bytes, path);
    const id = row?.[DYNASTY.user_id];
    return typeof id === 'string' ? id : null;
  } catch (error) {
    if (error instanceof SaveError) return null;
    throw error;
  }
}

function revisionsIn(folder: string, files: Files): Revision[] {
  return namesIn(folder, files).flatMap((name) => {
    const [, seq, chain] = REVISION.exec(name) ?? [];
    return chain === undefined ? [] : [{ seq: Number(seq), chain, path: join(folder, name) }];
  });
}

/** Returns a dynasty's revisions next to a save, fewest decisions first. */
export function revisionsOf(save: string, userId: string, files: Files = DISK): Revision[] {
  return revisionsIn(revisionsFolder(save, userId), files).sort((a, b) => a.seq - b.seq);
}

/** Whether a revision is an earlier state of the dynasty with this log. */
export function isPast(log: readonly LoggedDecision[], { seq, chain }: Revision): boolean {
  return seq < log.length && log[seq - 1]?.chain.startsWith(chain) === true;
}

/** Whether a kept file holds the state in its name. */
export function holdsState(path: string, { seq, chain }: State): boolean {
  const [, decisions, letters] = REVISION.exec(basename(path)) ?? [];
  return letters !== undefined && Number(decisions) === seq && chain.startsWith(letters);
}

function readOwner(folder: string, files: Files): Owner | null {
  try {
    const { bytes, size } = readFile(join(folder, OWNER_FILE), MOST_OWNER_BYTES, files);
    if (size > bytes.length) return null;
    const { user_id, files: names, formerly } = JSON.parse(new TextDecoder().decode(bytes));
    return { user_id: String(user_id), files: texts(names), formerly: texts(formerly) };
  } catch {
    return null;
  }
}

function texts(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.filter((each) => typeof each === 'string');
}

function writeOwner(folder: string, owner: Owner, files: Files): void {
  const { formerly = [], ...rest } = owner;
  const bytes = Buffer.from(JSON.stringify(formerly.length === 0 ? rest : owner));
  replaceFile(join(folder, OWNER_FILE), [{ offset: 0, bytes }], () => undefined, files);
}

/** Whether a save file is known to have been written under a dynasty's id; a copy made outside the program is not. */
export function isWriter(save: string, userId: string, files: Files = DISK): boolean {
  return readOwner(revisionsFolder(save, userId), files)?.files.includes(basename(save)) === true;
}

/** Returns the ids that states of a dynasty may have: its own, and its earlier ones. */
export function idsOf(save: string, userId: string, files: Files = DISK): string[] {
  return [userId, ...(readOwner(revisionsFolder(save, userId), files)?.formerly ?? [])];
}

/** Gives a copied save with a new id the revisions it shares with the original dynasty. */
export function inheritRevisions(
  save: string,
  [from, to]: readonly [from: string, to: string],
  log: readonly LoggedDecision[],
  files: Files = DISK,
): void {
  const past = revisionsIn(revisionsFolder(save, from), files).filter((each) => isPast(log, each));
  const folder = revisionsFolder(save, to);
  makeFolder(folder, files);
  const formerly = idsOf(save, from, files);
  writeOwner(folder, { user_id: to, files: [basename(save)], formerly }, files);
  for (const { path } of past) linkOrCopy(path, join(folder, basename(path)), files);
}

/** Records a save file as a writer of a dynasty, if new. */
export function noteOwner(save: string, userId: string, instead: string | null, files: Files): void {
  const folder = revisionsFolder(save, userId);
  const known = readOwner(folder, files);
  const names = (known?.files ?? []).filter((name) => name !== instead);
  const listed = names.includes(basename(save)) ? names : [...names, basename(save)];
  if (known?.user_id === userId && listed.length === known.files.length && instead === null) return;
  writeOwner(folder, { user_id: userId, files: listed, formerly: known?.formerly ?? [] }, files);
}

/** Keeps the file about to be replaced as a revision. */
export function keepRevision(save: string, state: State, files: Files = DISK): void {
  const { userId } = state;
  const folder = revisionsFolder(save, userId);
  const kept = join(folder, `${stateName(state)}.dynasty`);
  onDisk(kept, () => {
    makeFolder(folder, files);
    noteOwner(save, userId, null, files);
    removeFile(kept, files);
    linkOrCopy(save, kept, files);
  });
}

/** Keeps the damaged file about to be replaced, until the next one; returns its path. */
export function keepDamaged(save: string, userId: string, files: Files = DISK): string {
  const folder = revisionsFolder(save, userId);
  const kept = join(folder, DAMAGED_FILE);
  onDisk(kept, () => {
    makeFolder(folder, files);
    noteOwner(save, userId, null, files);
    removeFile(kept, files);
    linkOrCopy(save, kept, files);
  });
  return kept;
}

/** Counts other files in a save's folder that hold the same dynasty: copies made by hand. */
function twinsOf(save: string, userId: string, files: Files): number {
  const others = namesIn(dirname(save), files).filter((name) => name !== basename(save) && !name.startsWith('.'));
  return others.filter((name) => userIdIn(join(dirname(save), name), files) === userId).length;
}

/**
 * Removes the oldest revisions beyond the limits. `log` is the save's; revisions with at least as many decisions, or of
 * another log, were undone, and are removed unless `keepLater` is set or a copy of the save may need them.
 */
export function pruneRevisions(
  save: string,
  userId: string,
  log: readonly LoggedDecision[],
  keepLater: boolean,
  files: Files = DISK,
): void {
  const revisions = revisionsOf(save, userId, files).reverse();
  const past = revisions.filter((revision) => isPast(log, revision));
  const others = revisions.filter((revision) => !past.includes(revision));
  const crowded = past.length > KEPT_REVISIONS || others.length > 0;
  const copies = crowded ? twinsOf(save, userId, files) : 0;
  const most = KEPT_REVISIONS * (1 + copies);
  prune(save, past, most, files);
  prune(save, others, keepLater || copies > 0 ? most : 0, files);
}

/** Removes all but the first `most` revisions, and those that take up too much space. */
function prune(save: string, revisions: readonly Revision[], most: number, files: Files): void {
  let bytes = 0;
  for (const [index, { path }] of revisions.entries()) {
    bytes += factsOf(path, files).size;
    if (index >= most || (index > 0 && bytes > KEPT_BYTES)) removeSoon(path, save, files);
  }
}

/** Whether a folder of revisions is certainly this dynasty's: not a link, and with its owner recorded inside. */
function isProved(save: string, userId: string, files: Files): boolean {
  const folder = revisionsFolder(save, userId);
  try {
    const plain = [rootOf(save), folder].every((path) => files.lstatSync(path).isDirectory());
    return plain && readOwner(folder, files)?.user_id === userId;
  } catch {
    return false;
  }
}

function removeIfEmpty(folder: string, files: Files): void {
  try {
    files.rmdirSync(folder);
  } catch (error) {
    // It holds other files, or is already gone; both are fine.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error))) throw error;
  }
}

/** Removes a dynasty's revisions one by one, unless another file next to the save holds the same dynasty. */
export function removeRevisions(save: string, userId: string, files: Files = DISK): void {
  if (twinsOf(save, userId, files) > 0) return;
  const folder = revisionsFolder(save, userId);
  if (!isProved(save, userId, files)) return;
  const ours = (name: string) =>
    REVISION.test(name) || [OWNER_FILE, DAMAGED_FILE, UNDERWAY_FILE].includes(name) || temporaryOf(name) !== null;
  for (const name of namesIn(folder, files).filter(ours)) removeFile(join(folder, name), files);
  removeIfEmpty(folder, files);
}

/** Records a dynasty's save under its new name. */
export function renameRevisions(from: string, to: string, userId: string, files: Files = DISK): void {
  if (isProved(to, userId, files)) noteOwner(to, userId, basename(from), files);
}

/** Returns a save's user id from its first pages, or else from its revisions; null if unknown. */
export function ownerOf(save: string, files: Files = DISK): string | null {
  const own = userIdIn(save, files);
  if (own !== null) return own;
  for (const name of namesIn(rootOf(save), files)) {
    const owner = readOwner(join(rootOf(save), name), files);
    if (owner?.files.includes(basename(save))) return owner.user_id;
  }
  return null;
}
