import type { WriteResult } from '../contracts.ts';
import { DISK, type Files, temporary } from '../file.ts';
import { deleteSave, renameSave } from './folder.ts';
import { savePath } from './names.ts';

const WAIT_MS = 5000;

async function discarded(path: string, files: Files): Promise<void> {
  try {
    await deleteSave(path, WAIT_MS, files);
  } catch {
    // It was never created, or stays hidden under its temporary name until it is swept away. The first error is the one
    // to report.
  }
}

/**
 * Creates a save that takes long to build. `make` plays it under a temporary name that no list shows, and it gets its
 * own name once complete. If `make` fails or throws, nothing is left of it. Throws `SaveError`, `exists` if the name
 * has been taken meanwhile.
 *
 * @param make must have closed the save when it returns
 */
export async function wholeSave<T, E>(
  folder: string,
  name: string,
  make: (unfinished: string) => Promise<WriteResult<T, E>>,
  files: Files = DISK,
): Promise<WriteResult<T, E>> {
  const unfinished = temporary(savePath(folder, name));
  try {
    const made = await make(unfinished);
    if (made.ok) await renameSave(unfinished, name, WAIT_MS, files);
    else await discarded(unfinished, files);
    return made;
  } catch (error) {
    await discarded(unfinished, files);
    throw error;
  }
}
