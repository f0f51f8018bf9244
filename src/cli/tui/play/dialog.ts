import { searchFor } from '../../../core/model/text/search.ts';
import type { Choice, Dialog, Event } from './event.ts';
import type { Key } from './keys.ts';

/** Returns the choices that match the typed text; a jump dialog brings its own. */
export function offered(dialog: Dialog): readonly Choice[] {
  if (dialog.writes !== undefined) return dialog.writes(dialog.text);
  if (dialog.kind === 'jump' || dialog.text === '') return dialog.choices;
  const search = searchFor(dialog.text, dialog.teams);
  return dialog.choices.filter(({ label, hint }) => search.fits(`${label} ${hint ?? ''}`));
}

/** Applies a key to an open dialog: changes it, closes it (null), or takes a choice. */
export function dialogKey(dialog: Dialog, key: Key): { dialog: Dialog | null; take: Event | null; typed: boolean } {
  const keep = (cursor: number) => ({ dialog: { ...dialog, cursor }, take: null, typed: false });
  const choices = offered(dialog);
  const last = Math.max(0, choices.length - 1);
  const at = Math.min(dialog.cursor, last);
  switch (key) {
    case 'escape':
    case 'ctrl-c':
      return { dialog: null, take: null, typed: false };
    case 'enter': {
      const choice = choices[at];
      return choice === undefined ? keep(at) : { dialog: null, take: choice.event, typed: false };
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
  return dialog.typing ? typed(dialog, key) : lettered(dialog, key, at, last);
}

function typed(dialog: Dialog, key: Key): ReturnType<typeof dialogKey> {
  if (key === 'backspace') {
    return { dialog: { ...dialog, text: dialog.text.slice(0, -1), cursor: 0 }, take: null, typed: true };
  }
  if (key.length !== 1) return { dialog, take: null, typed: false };
  return { dialog: { ...dialog, text: dialog.text + key, cursor: 0 }, take: null, typed: true };
}

function lettered(dialog: Dialog, key: Key, at: number, last: number): ReturnType<typeof dialogKey> {
  const choice = dialog.choices.find((each) => each.key === key);
  if (choice !== undefined) return { dialog: null, take: choice.event, typed: false };
  const cursor = key === 'j' ? Math.min(last, at + 1) : key === 'k' ? Math.max(0, at - 1) : at;
  if (key === 'q') return { dialog: null, take: null, typed: false };
  return { dialog: { ...dialog, cursor }, take: null, typed: false };
}
