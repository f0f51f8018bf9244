import { join } from 'node:path';
import { type Files, namesIn, temporaryOf } from '../file.ts';
import { removeFile } from '../writing.ts';
import { find, inUse } from './lock-owner.ts';

/**
 * Minimum age of leftovers before removal. Killed processes leave unfinished files as large as a save, and short-lived
 * files next to a lock. They are removed when the folder is listed, once they are this old and their process has ended.
 */
const OLD_MS = 3_600_000;

const TOKEN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}';
/** Files such as `NAME.lock.TOKEN` (`lock.ts`), but not the lock itself, which names its owner to the next writer. */
const BESIDE_LOCK = new RegExp(`^.+\\.lock(?:\\.(?:${TOKEN}))+(?:\\.new)?$`);

/** Whether a file belongs to a process that has ended, by its name or content; false for other files. */
function isLeft(folder: string, name: string, files: Files): boolean {
  const temporary = temporaryOf(name);
  if (temporary) return temporary.pid === null || !inUse(temporary.pid);
  if (!BESIDE_LOCK.test(name)) return false;
  const found = find(join(folder, name), Date.now(), files);
  return found !== null && (found.gone || (found.owner !== null && !inUse(found.owner.pid)));
}

function sweepName(folder: string, name: string, files: Files): void {
  try {
    if (!isLeft(folder, name, files)) return;
    const stat = files.lstatSync(join(folder, name));
    if (stat.isFile() && Date.now() - stat.mtimeMs > OLD_MS) removeFile(join(folder, name), files);
  } catch {
    // Already gone, or not ours to remove; either way, the list of saves is the same.
  }
}

function foldersIn(path: string, files: Files): string[] {
  try {
    return files
      .readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(path, entry.name));
  } catch {
    return [];
  }
}

/** Removes leftovers of killed processes from a folder of saves and its revisions. */
export function sweepFolder(folder: string, files: Files): void {
  for (const each of [folder, ...foldersIn(join(folder, '.revisions'), files)]) {
    for (const name of namesIn(each, files)) sweepName(each, name, files);
  }
}
