import { join } from 'node:path';
import { type Files, namesIn, removeFile, temporaryOf } from '../file.ts';
import { find, inUse } from './lock-owner.ts';

/**
 * Leftovers of killed processes in a saves folder: unfinished files as large as a save, and the short-lived files
 * beside a lock. They are removed when the folder is listed, once they are old and their process has ended.
 */
const OLD_MS = 3_600_000;

const TOKEN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}';
/** `NAME.lock.TOKEN` and the like (`lock.ts`), but not the lock itself, which names its owner to the next writer. */
const BESIDE_LOCK = new RegExp(`^.+\\.lock(?:\\.(?:${TOKEN}))+(?:\\.new)?$`);

/** Whether the process that made a file has ended, judged by the file's name or content; false for other files. */
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
    // Already gone, or not ours to remove: the list of saves is the same either way.
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

/** Removes what killed processes left in a folder of saves and among its revisions. */
export function sweepFolder(folder: string, files: Files): void {
  for (const each of [folder, ...foldersIn(join(folder, '.revisions'), files)]) {
    for (const name of namesIn(each, files)) sweepName(each, name, files);
  }
}
