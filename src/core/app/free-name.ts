import { freePath, SaveError } from '../save/index.ts';

/** Far more than ever make a save of one name at the same moment. */
const MOST_TRIES = 50;

/**
 * Makes a save in a folder under the first free name after a wish. When somebody else takes that name before it is made
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
