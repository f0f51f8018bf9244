import type { InputOf } from '../../../core/contract/registry.ts';
import type { PlayerPage } from '../../../core/contract/views/people/player.ts';
import { GROWTHS, HIGHEST_RATING, LOWEST_RATING } from '../../../core/model/player.ts';
import { POSITIONS } from '../../../core/model/positions.ts';
import { canEdit } from '../../../core/present/editing.ts';
import { EDIT_FIELDS, EDIT_PLAYER, type EditField } from '../../../core/present/index.ts';
import type { Choice, Event } from '../play/event.ts';
import type { ScreenKey } from '../play/view.ts';

/** Edits of a player, in a dynasty that allows them: a field is chosen, then its new value. */

function change(page: PlayerPage, field: EditField, value: string | number): Event {
  const input: InputOf<'editPlayer'> = { player: page.player.id, [field]: value };
  const said = `${EDIT_FIELDS[field]}: ${typeof value === 'string' ? value : String(value)}.`;
  return { type: 'do', effect: { do: 'decide', command: 'editPlayer', input, said } };
}

/** Asks for a text. */
function typed(page: PlayerPage, field: EditField, now: string): Event {
  const writes = (text: string): Choice[] =>
    text.trim() === ''
      ? []
      : [{ label: `${EDIT_FIELDS[field]}: ${text.trim()}`, event: change(page, field, text.trim()) }];
  return { type: 'dialog', title: EDIT_FIELDS[field], notes: [`Now: ${now}`], choices: [], typing: true, writes };
}

/** Asks for one of some values. */
function chosen(page: PlayerPage, field: EditField, values: readonly (string | number)[]): Event {
  const choices = values.map((value) => ({
    label: typeof value === 'string' ? value.toUpperCase() : String(value),
    event: change(page, field, value),
  }));
  return { type: 'dialog', title: EDIT_FIELDS[field], choices, typing: true };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => to - at);

function fields(page: PlayerPage): Choice[] {
  const { first, last, rating, development_trait, pos } = page.player;
  const choice = (field: EditField, hint: string, event: Event): Choice => ({ label: EDIT_FIELDS[field], hint, event });
  return [
    choice('rating', String(rating), chosen(page, 'rating', range(LOWEST_RATING, HIGHEST_RATING))),
    choice('development', String(development_trait), chosen(page, 'development', range(0, GROWTHS.length - 1))),
    choice('first', first, typed(page, 'first', first)),
    choice('last', last, typed(page, 'last', last)),
    choice('home_state', page.home_state, typed(page, 'home_state', page.home_state)),
    ...(page.info.stage === 'preseason'
      ? [choice('position', pos.toUpperCase(), chosen(page, 'position', POSITIONS))]
      : []),
  ];
}

/** The key that edits a player; none if the dynasty does not allow it, or he is on no roster. */
export function editKeys(page: PlayerPage): ScreenKey[] {
  if (!canEdit(page)) return [];
  return [
    { key: 'e', label: 'edit', event: { type: 'dialog', title: EDIT_PLAYER, choices: fields(page), typing: true } },
  ];
}
