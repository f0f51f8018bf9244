/**
 * Returns a packed record after unpacking it as a test: an unreadable record in the file would lock the player out of the
 * dynasty. Throws, and the decision is not written.
 */
export function readable(packed: Uint8Array, unpack: (packed: Uint8Array) => unknown): Uint8Array {
  try {
    unpack(packed);
  } catch (cause) {
    throw new Error('a packed record could not be unpacked again', { cause });
  }
  return packed;
}
