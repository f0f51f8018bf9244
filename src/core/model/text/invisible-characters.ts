/**
 * Control codes, and signs that turn the direction of writing: commands to a terminal, and no part of any name. The
 * inside of a character class, for regular expressions and for SQLite's GLOB alike. Code 0 is not among them: SQLite's
 * text ends there.
 */
export const UNSEEN = '\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069';

const ANY_UNSEEN = new RegExp(`[\u0000${UNSEEN}]`, 'gu');

/** Text from outside (names of files and people, what was typed) with a sign in the place of everything unseen. */
export function harmless(text: string): string {
  return text.replace(ANY_UNSEEN, '\ufffd');
}
