import { createHash } from 'node:crypto';

/** Letters of a digest in a code: 96 bits, beyond the reach of chance or a patient forger. */
const LETTERS = 16;

/** A short digest of a text, in letters allowed in codes and web addresses. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, LETTERS);
}
