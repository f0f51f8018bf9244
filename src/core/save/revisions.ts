import { basename, dirname, extname, join } from 'node:path';
import { DISK, type Files, factsOf, linkOrCopy, makeFolder, namesIn, onDisk, removeSoon } from './file.ts';

/**
 * Earlier states of a save, kept for undo: files in `.revisions/NAME/` beside it, each named by the number of decisions
 * taken in it. A file that is replaced becomes a revision by a second name, so keeping it costs no writing.
 */
export const KEPT_REVISIONS = 10;
const KEPT_BYTES = 512 * 1024 * 1024;

export interface Revision {
  /** Decisions taken in it. */
  seq: number;
  path: string;
}

export function revisionsFolder(save: string): string {
  return join(dirname(save), '.revisions', basename(save, extname(save)));
}

function revisionPath(save: string, seq: number): string {
  return join(revisionsFolder(save), `${String(seq).padStart(8, '0')}${extname(save)}`);
}

/** Kept revisions, oldest first. */
export function revisionsOf(save: string, files: Files = DISK): Revision[] {
  return namesIn(revisionsFolder(save), files)
    .filter((name) => /^\d{8}\./.test(name) && name.endsWith(extname(save)))
    .map((name) => ({ seq: Number.parseInt(name, 10), path: join(revisionsFolder(save), name) }));
}

/** Keeps the file that is about to be replaced, with `seq` decisions in it. */
export function keepRevision(save: string, seq: number, files: Files = DISK): void {
  const kept = revisionPath(save, seq);
  onDisk(kept, () => {
    makeFolder(revisionsFolder(save), files);
    files.rmSync(kept, { force: true });
    linkOrCopy(save, kept, files);
  });
}

/**
 * Lets go of the oldest revisions beyond the bounds. `now` is the number of decisions in the save itself; revisions of
 * as many or more are a future that was undone, and go unless `keepLater`.
 */
export function pruneRevisions(save: string, now: number, keepLater: boolean, files: Files = DISK): void {
  let count = 0;
  let bytes = 0;
  for (const revision of revisionsOf(save, files).reverse()) {
    const size = factsOf(revision.path, files).size;
    const later = revision.seq >= now;
    const fits = count === 0 || bytes + size <= KEPT_BYTES;
    if (fits && (later ? keepLater : count < KEPT_REVISIONS)) {
      if (!later) count += 1;
      bytes += size;
    } else removeSoon(revision.path, save, files);
  }
}
