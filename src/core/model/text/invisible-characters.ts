/**
 * Control codes and text direction marks: a terminal obeys them, and no name contains them. This is the inside of a
 * character class, for regular expressions and SQLite's GLOB alike. Code 0 is left out because it ends text in SQLite.
 */
export const UNSEEN = '\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069';

const ANY_UNSEEN = new RegExp(`[\u0000${UNSEEN}]`, 'gu');

/**
 * Makes outside text (file names, people's names, typed text) safe to print, with a replacement character for every
 * invisible one.
 */
export function harmless(text: string): string {
  return text.replace(ANY_UNSEEN, '\ufffd');
}
