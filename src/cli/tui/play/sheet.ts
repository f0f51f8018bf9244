import type { Choice, Event, Sheet } from './event.ts';
import type { Key } from './keys.ts';
import { plain } from './plain.ts';

/** The choices that what was typed leaves over; a jump line brings its own. */
export function offered(sheet: Sheet): readonly Choice[] {
  if (sheet.kind === 'jump' || sheet.text === '') return sheet.choices;
  const words = plain(sheet.text).split(' ').filter(Boolean);
  return sheet.choices.filter(({ label, hint }) => {
    const text = plain(`${label} ${hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** What a key does to an open sheet: changes it, closes it (null), or takes a choice. */
export function sheetKey(sheet: Sheet, key: Key): { sheet: Sheet | null; take: Event | null; typed: boolean } {
  const keep = (cursor: number) => ({ sheet: { ...sheet, cursor }, take: null, typed: false });
  const choices = offered(sheet);
  const last = Math.max(0, choices.length - 1);
  const at = Math.min(sheet.cursor, last);
  switch (key) {
    case 'escape':
    case 'ctrl-c':
      return { sheet: null, take: null, typed: false };
    case 'enter': {
      const choice = choices[at];
      return choice === undefined ? keep(at) : { sheet: null, take: choice.event, typed: false };
    }
    case 'up':
    case 'ctrl-p':
    case 'backtab':
      return keep(at === 0 ? last : at - 1);
    case 'down':
    case 'ctrl-n':
    case 'tab':
      return keep(at === last ? 0 : at + 1);
    case 'pageup':
      return keep(Math.max(0, at - 8));
    case 'pagedown':
      return keep(Math.min(last, at + 8));
    case 'home':
      return keep(0);
    case 'end':
      return keep(last);
  }
  return sheet.typing ? typed(sheet, key) : lettered(sheet, key, at, last);
}

function typed(sheet: Sheet, key: Key): ReturnType<typeof sheetKey> {
  if (key === 'backspace') {
    return { sheet: { ...sheet, text: sheet.text.slice(0, -1), cursor: 0 }, take: null, typed: true };
  }
  if (key.length !== 1) return { sheet, take: null, typed: false };
  return { sheet: { ...sheet, text: sheet.text + key, cursor: 0 }, take: null, typed: true };
}

function lettered(sheet: Sheet, key: Key, at: number, last: number): ReturnType<typeof sheetKey> {
  const choice = sheet.choices.find((each) => each.key === key);
  if (choice !== undefined) return { sheet: null, take: choice.event, typed: false };
  const cursor = key === 'j' ? Math.min(last, at + 1) : key === 'k' ? Math.max(0, at - 1) : at;
  if (key === 'q') return { sheet: null, take: null, typed: false };
  return { sheet: { ...sheet, cursor }, take: null, typed: false };
}
