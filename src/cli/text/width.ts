import { harmless, UNSEEN } from '../../core/model/invisible-characters.ts';

export { harmless };

/** How many columns text takes on a terminal, and what of it may get there. */

/** Letters and signs that take a column each and combine with nothing: everything the game itself writes. */
const NARROW =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u25fc\u25ff-\u2606]*$/;
/** Marks on the letter before, and what is not seen at all. */
const NOTHING = /^[\p{M}\p{Cc}\p{Cf}]$/u;
/** East Asian wide letters (Unicode Standard Annex 11) and signs drawn as pictures. */
const WIDE =
  /^(?:[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;

function letterWidth(letter: string): number {
  if (NOTHING.test(letter)) return 0;
  return WIDE.test(letter) ? 2 : 1;
}

/** Columns that a text without escape codes takes. */
export function textWidth(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

/** The beginning of a text that fits into a number of columns, and how many of them it takes. */
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

/** The same for several lines. */
export function harmlessLines(text: string): string {
  return text.split('\n').map(harmless).join('\n');
}

/** The codes of the program's own looks: bold, faint, underlined, turned around, colors, and the ends of them. */
const LOOKS = '\u001b\\[(?:[01247]|2[247]|[349]\\d|10\\d|[34]8;[\\d;]{1,16})m';
const LOOKS_OR_UNSEEN = new RegExp(`(${LOOKS}|[\\n\\t])|[\\u0000${UNSEEN}]`, 'gu');

/** The last step before a terminal: text as it is with its looks, without anything else that would command it. */
export function printable(text: string): string {
  return text.replace(LOOKS_OR_UNSEEN, (_, own: string | undefined) => own ?? '');
}

/** Columns of something quoted that are enough to know it by. */
const MOST_QUOTED = 60;
const LONG_QUOTE = new RegExp(`(["'])([^"']{${MOST_QUOTED + 1},})\\1`, 'g');

/** A sentence in which what was typed, quoted, is cut when it is very long. */
export function clippedQuotes(text: string): string {
  const cut = (said: string) => `${beginning(said, MOST_QUOTED - 1).kept}…`;
  return text.replace(LONG_QUOTE, (_, sign: string, said: string) => `${sign}${cut(said)}${sign}`);
}

/** Words cut into lines of at most so many columns. */
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
