import { harmless, UNSEEN } from '../../core/model/text/invisible-characters.ts';

export { harmless };

/** The width of text on a terminal, and the control codes allowed to reach it. */

/** Characters that take one column each and never combine: everything the game itself writes. */
const NARROW =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u25fc\u25ff-\u2606]*$/;
/** Combining marks and invisible characters. */
const NOTHING = /^[\p{M}\p{Cc}\p{Cf}]$/u;
/** East Asian wide characters (Unicode Standard Annex 11) and emoji. */
const WIDE =
  /^(?:[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;

function letterWidth(letter: string): number {
  if (NOTHING.test(letter)) return 0;
  return WIDE.test(letter) ? 2 : 1;
}

/** Returns the width of a text without escape codes. */
export function textWidth(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

/** Returns the longest prefix of a text that fits a width, and its own width. */
export function beginning(text: string, width: number): { kept: string; used: number } {
  if (NARROW.test(text))
    return { kept: text.slice(0, Math.max(0, width)), used: Math.min(text.length, Math.max(0, width)) };
  let kept = '';
  let used = 0;
  for (const letter of text) {
    const next = letterWidth(letter);
    if (used + next > width) break;
    kept += letter;
    used += next;
  }
  return { kept, used };
}

/** Removes control codes from several lines. */
export function harmlessLines(text: string): string {
  return text.split('\n').map(harmless).join('\n');
}

/** The program's own style codes: bold, faint, underline, inverse, colors, and their resets. */
const LOOKS = '\u001b\\[(?:[01247]|2[247]|[349]\\d|10\\d|[34]8;[\\d;]{1,16})m';
const LOOKS_OR_UNSEEN = new RegExp(`(${LOOKS}|[\\n\\t])|[\\u0000${UNSEEN}]`, 'gu');

/**
 * Prepares text for a terminal as the last step: keeps the program's style codes and removes all other control codes.
 */
export function printable(text: string): string {
  return text.replace(LOOKS_OR_UNSEEN, (_, own: string | undefined) => own ?? '');
}

/** Most characters shown of a quoted text. */
const MOST_QUOTED = 60;
/** Excludes apostrophes in or after a word, which open no quotation. */
const LONG_QUOTE = new RegExp(`(?<![\\p{L}\\p{N}])(["'])([^"']{${MOST_QUOTED + 1},})\\1(?![\\p{L}\\p{N}])`, 'gu');

/** Shortens very long quoted input in a sentence. */
export function clippedQuotes(text: string): string {
  const cut = (said: string) => `${beginning(said, MOST_QUOTED - 1).kept}…`;
  return text.replace(LONG_QUOTE, (_, sign: string, said: string) => `${sign}${cut(said)}${sign}`);
}

/** Wraps text to a width. */
export function wrap(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const lines: string[] = [];
  let now = '';
  for (const word of text.split(' ')) {
    if (now !== '' && now.length + 1 + word.length > width) {
      lines.push(now);
      now = word;
    } else now = now === '' ? word : `${now} ${word}`;
  }
  return now === '' && lines.length > 0 ? lines : [...lines, now];
}
