/**
 * Returns a packed record after a test unpacking: an unreadable record would lock the player out of the dynasty. If it
 * throws, the decision is not written.
 */
export function readable(packed: Uint8Array, unpack: (packed: Uint8Array) => unknown): Uint8Array {
  try {
    unpack(packed);
  } catch (cause) {
    throw new Error('a packed record could not be unpacked again', { cause });
  }
  return packed;
}
