import { deflateSync, inflateSync } from 'node:zlib';
import { done, type Result, refuse } from '../../contract/result.ts';

/** Prefix of a code, which identifies its kind. */
const MARK = 'DYN1.';
/** Most characters of a code that fits in a message; a longer one becomes a file. */
export const MOST_CHARACTERS = 2000;
/** Far more than the log of a century decided week by week. */
const MOST_CODE_BYTES = 4 * 1024 * 1024;
const MOST_TEXT_BYTES = 16 * 1024 * 1024;

/** Whether text looks like a code, complete or not. */
export const looksLikeCode = (text: string): boolean => text.trimStart().startsWith(MARK);

/** Packs plain JSON into one line of letters, digits, hyphens and underscores. */
export function packed(data: unknown): string {
  return MARK + deflateSync(Buffer.from(JSON.stringify(data)), { level: 9 }).toString('base64url');
}

const DAMAGED =
  'The code is damaged: it was cut off or changed along the way. Copy all of it, from DYN1. to the last letter.';

/**
 * Unpacks a code into the content of its JSON, which may be anything. Never takes more memory than a long log needs.
 */
export function unpacked(code: string): Result<unknown> {
  const text = code.replace(/\s+/g, '');
  if (!text.startsWith(MARK)) {
    return refuse('malformed', 'That is not a dynasty code. Codes start with DYN1. (dynasty share prints one).');
  }
  if (text.length > MOST_CODE_BYTES) return refuse('malformed', 'The code is too long to be a dynasty.');
  const letters = text.slice(MARK.length);
  if (!/^[\w-]+$/.test(letters)) return refuse('malformed', DAMAGED);
  try {
    const bytes = inflateSync(Buffer.from(letters, 'base64url'), { maxOutputLength: MOST_TEXT_BYTES });
    return done(JSON.parse(bytes.toString()));
  } catch (error) {
    const huge = error instanceof RangeError;
    return refuse('malformed', huge ? 'The code unpacks to something too large to be a dynasty.' : DAMAGED);
  }
}
