import { createHash } from 'node:crypto';

/** Letters of a digest in a code: 96 bits, more than chance or a patient forger gets past. */
const LETTERS = 16;

/** A short digest of a text, of letters that a code and a web address may have. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, LETTERS);
}
