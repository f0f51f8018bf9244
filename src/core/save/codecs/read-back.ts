/**
 * What was packed, once it has been unpacked again: a record that cannot be read must not reach the file, where it would lock its
 * owner out of the dynasty. Throws, and the decision is not written.
 */
export function readable(packed: Uint8Array, unpack: (packed: Uint8Array) => unknown): Uint8Array {
  try {
    unpack(packed);
  } catch (cause) {
    throw new Error('a record was packed that cannot be unpacked', { cause });
  }
  return packed;
}
