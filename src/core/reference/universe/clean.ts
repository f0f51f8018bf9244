import { UNSEEN } from '../../model/text/invisible-characters.ts';

/** A universe file's content is cleaned once, before anything looks at it. */

/** Control characters, signs that turn the direction of writing, and what joins or hides letters. */
const NOT_TEXT = new RegExp(`[\\u0000${UNSEEN}\\u00ad\\u200b-\\u200d\\u2060\\ufeff\\ufff9-\\ufffb]`, 'gu');
/** Half of a sign that is written in two. */
const HALVES = /[\ud800-\udfff]/gu;
/** Accents that are piled up on a letter beyond any language's. */
const PILED = /(\p{M}{2})\p{M}+/gu;

/** Values of a file at most: many more than the largest universe has. */
const MOST_VALUES = 100_000;
/** Lists and objects inside each other at most; a universe has four. */
const DEEPEST = 8;
/** Characters of a text at most: longer than anything in a universe may be. */
const LONGEST = 2000;

/** A file that cannot be a universe; the message is a sentence. */
export class NoUniverse extends Error {}

/** A text without what cannot be seen, in one form, with single spaces. */
export function cleanText(text: string): string {
  if (text.length > LONGEST) return text.slice(0, LONGEST);
  return text
    .normalize('NFC')
    .replace(NOT_TEXT, ' ')
    .replace(HALVES, '')
    .replace(PILED, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A copy of plain data with clean texts and keys. Throws `NoUniverse` for more than the largest universe has. */
export function cleaned(data: unknown): unknown {
  let left = MOST_VALUES;
  const clean = (value: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0) throw new NoUniverse(`The file holds more than ${MOST_VALUES} values, far more than any universe.`);
    if (depth > DEEPEST) throw new NoUniverse('The file nests lists deeper than any universe does.');
    if (typeof value === 'string') return cleanText(value);
    if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    // What JSON writes as null has not been said. A key that objects give a meaning to is only a key here.
    const entries = Object.entries(value).filter(([, each]) => each !== null);
    return Object.fromEntries(entries.map(([key, each]) => [cleanText(key), clean(each, depth + 1)]));
  };
  return clean(data, 0);
}
