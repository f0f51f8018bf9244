import { UNSEEN } from '../../model/text/invisible-characters.ts';

/** Cleans the content of a universe file before anything else reads it. */

/** Control characters, text direction marks, and invisible or joining characters. */
const NOT_TEXT = new RegExp(`[\\u0000${UNSEEN}\\u00ad\\u200b-\\u200d\\u2060\\ufeff\\ufff9-\\ufffb]`, 'gu');
/** Unpaired surrogates. */
const HALVES = /[\ud800-\udfff]/gu;
/** Combining accents stacked beyond what any language uses. */
const PILED = /(\p{M}{2})\p{M}+/gu;

const PRINTABLE = /^[ -~]*$/;

/** Most values a file may have, far more than the largest universe needs. */
const MOST_VALUES = 250_000;
/** Deepest nesting of lists and objects; a universe needs four levels. */
const DEEPEST = 8;
/** Longest text, in characters, far beyond any limit within a universe. */
const LONGEST = 2000;

/** Error for a file that cannot be a universe; its message is a sentence for the user. */
export class NoUniverse extends Error {}

/** Whether a text has nothing to clean, as nearly all have: printable ASCII with single spaces between words. */
const isClean = (text: string): boolean => PRINTABLE.test(text) && !text.includes('  ') && text.trim() === text;

/** Normalizes a text: removes invisible characters and collapses spaces. */
export function cleanText(text: string): string {
  if (text.length > LONGEST) return text.slice(0, LONGEST);
  if (isClean(text)) return text;
  return text
    .normalize('NFC')
    .replace(NOT_TEXT, ' ')
    .replace(HALVES, '')
    .replace(PILED, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Copies plain data with cleaned texts and keys. Throws `NoUniverse` for data larger than the largest universe. */
export function cleaned(data: unknown): unknown {
  let left = MOST_VALUES;
  const clean = (value: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0) throw new NoUniverse(`The file holds more than ${MOST_VALUES} values, far more than any universe.`);
    if (depth > DEEPEST) throw new NoUniverse('The file nests lists deeper than any universe does.');
    if (typeof value === 'string') return cleanText(value);
    if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    // A JSON null counts as absent. Keys with special meaning on objects, such as `__proto__`, are plain keys here.
    const entries = Object.entries(value).filter(([, each]) => each !== null);
    return Object.fromEntries(entries.map(([key, each]) => [cleanText(key), clean(each, depth + 1)]));
  };
  return clean(data, 0);
}
