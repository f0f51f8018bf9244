/** A part of the program that could not be loaded, even on a second try. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super(
      'Part of the game could not be loaded: the program was updated, or the server stopped. Reload the page; if that fails, restart the server.',
      { cause },
    );
    this.name = 'PartMissing';
  }
}

/**
 * Loads a part of the program, trying once more if the connection breaks.
 * @throws PartMissing
 */
export function twice<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load()
      .catch(load)
      .catch((error: unknown) => {
        throw new PartMissing(error);
      });
}
