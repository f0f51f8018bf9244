import { done, type Result, refuse } from '../../contract/result.ts';
import { freePath, SaveError, savePath } from '../../save/index.ts';

/** Far more than ever create saves of one name at the same time. */
const MOST_TRIES = 50;

/**
 * Creates a save in a folder under the first free name like the requested one. If another process takes that name first
 * (`make` throws `exists`), the next one is tried.
 */
export async function underFreeName<T>(folder: string, wish: string, make: (path: string) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await make(freePath(folder, wish));
    } catch (error) {
      const taken = error instanceof SaveError && error.code === 'exists';
      if (!taken || tries === MOST_TRIES) throw error;
    }
  }
}

/**
 * Returns the path of a new save with a given name; refused if it cannot have that name, without revealing the folder.
 */
export function namedPath(folder: string, name: string): Result<string> {
  try {
    const path = savePath(folder, name);
    return freePath(folder, name) === path ? done(path) : takenName(name);
  } catch (error) {
    if (error instanceof SaveError && error.code === 'bad_name') return refuse('malformed', error.message);
    throw error;
  }
}

export function takenName(name: string): ReturnType<typeof refuse> {
  return refuse('malformed', `There is already a saved game called ${name.trim()}. Choose another name.`);
}
