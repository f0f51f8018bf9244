import { CHAMPIONSHIP_WEEK } from '../../../core/model/game.ts';
import { EMPTY, HEADINGS, weekName } from '../../../core/present/index.ts';
import type { Choice, Event } from './event.ts';
import { type Key, keyLabel } from './keys.ts';
import { DESTINATIONS, pages } from './pages.ts';
import { isOutside, type Route } from './route.ts';
import { type State, visitOf } from './state.ts';
import type { ScreenView } from './view.ts';

/** A key that works on every page, with its texts for hints and help. */
interface Binding {
  key: Key;
  /** A word or two for the bottom line; empty: not shown there. */
  hint: string;
  about: string;
  /** Whether it only works within a dynasty. */
  inside: boolean;
  event(state: State): Event | null;
}

function open(route: Route): Event {
  return { type: 'open', route };
}

/** Returns the binding of a page's key. */
function page(key: string, about: string): Binding {
  return {
    key,
    hint: '',
    about,
    inside: true,
    event: (state) => {
      const found = pages(state).find((each) => each.key === key);
      return found === undefined ? null : open(found.route);
    },
  };
}

/** Returns all weeks as choices. */
function weekChoices(state: State): Choice[] {
  const { info } = state;
  if (info === null) return [];
  return Array.from({ length: info.lastWeek }, (_, at) => ({
    label: at + 1 < CHAMPIONSHIP_WEEK ? `Week ${at + 1}` : `Week ${at + 1}: ${weekName(at + 1, info.playoff.teams)}`,
    event: open({ name: 'week', week: at + 1 }),
  }));
}

function menu(state: State): Event {
  const own = pages(state).map(({ label, key, route }) => ({ label, hint: key ?? '', event: open(route) }));
  const leave: Choice = { label: 'Start page: other saves, new game', event: { type: 'do', effect: { do: 'leave' } } };
  return { type: 'dialog', title: 'Go to', choices: [...own, leave, ...weekChoices(state)], typing: true };
}

/** Asks before undoing decisions, listed oldest first. */
export function askUndo(decisions: readonly string[]): Event {
  if (decisions.length === 0) return { type: 'say', text: EMPTY.takeBack, tone: 'plain' };
  const many = decisions.length > 1;
  return {
    type: 'dialog',
    title: many ? `Undo your last ${decisions.length} moves, made together?` : HEADINGS.askTakeBack,
    notes: [`This undoes: ${decisions.join('; ')}.`],
    choices: [
      { label: 'Keep it', key: 'n', event: { type: 'say', text: 'Nothing was undone.', tone: 'plain' } },
      { label: 'Undo it', key: 'y', event: { type: 'do', effect: { do: 'undo' } } },
    ],
  };
}

function askQuit(state: State): Event {
  const leave: Choice[] =
    state.info === null
      ? []
      : [{ label: 'To the start page', key: 's', event: { type: 'do', effect: { do: 'leave' } } }];
  return {
    type: 'dialog',
    title: 'Leave the game?',
    notes: state.info === null ? [] : ['Everything is saved.'],
    choices: [
      { label: 'Quit', key: 'q', event: { type: 'do', effect: { do: 'quit' } } },
      ...leave,
      { label: 'Stay', key: 'n', event: { type: 'say', text: '', tone: 'plain' } },
    ],
  };
}

/** Keys of every page, in the order of the hints. */
export const BINDINGS: readonly Binding[] = [
  {
    key: 'n',
    hint: 'next',
    about: 'play the next week or advance, after a checklist',
    inside: true,
    event: () => ({ type: 'do', effect: { do: 'checklist' } }),
  },
  {
    key: ':',
    hint: 'jump',
    about: 'jump to a team, player, page or week by name',
    inside: true,
    event: () => ({ type: 'jump' }),
  },
  { key: 'm', hint: 'menu', about: 'a list of all pages and weeks', inside: true, event: menu },
  ...DESTINATIONS.flatMap(({ key, about }) => (key === null ? [] : [page(key, about)])),
  {
    key: 'u',
    hint: 'undo',
    about: 'undo your last move (asks first)',
    inside: true,
    event: () => ({ type: 'do', effect: { do: 'askUndo' } }),
  },
  {
    key: 'x',
    hint: '',
    about: 'show every result hidden while you watch',
    inside: true,
    event: () => ({ type: 'reveal' }),
  },
  {
    key: 'ctrl-z',
    hint: '',
    about: 'suspend to the shell; fg returns',
    inside: false,
    event: () => ({ type: 'do', effect: { do: 'suspend' } }),
  },
  {
    key: 'ctrl-t',
    hint: '',
    about: 'mouse off to select and copy text, or back on',
    inside: false,
    event: ({ mouse }) => ({ type: 'listen', on: !mouse }),
  },
  {
    key: 'ctrl-l',
    hint: '',
    about: 'reload the page',
    inside: false,
    event: () => ({ type: 'do', effect: { do: 'reload' } }),
  },
  { key: 'q', hint: 'quit', about: 'quit, or back to the start page', inside: false, event: askQuit },
];

interface MoveHelp {
  keys: string;
  about: string;
  press: Key | null;
  /** Whether it has an effect on this page. */
  works(view: ScreenView): boolean;
}

const listed = ({ panes }: ScreenView): boolean => panes.some(({ cursor }) => cursor);
const tabled = ({ panes }: ScreenView): boolean => panes.some(({ columns }) => columns !== null);

/** Movement keys, for the help; the panes handle them. */
const MOVES: readonly MoveHelp[] = [
  { keys: '↑ ↓ or k j', about: 'move', press: null, works: listed },
  { keys: 'g G or Home End', about: 'first and last row', press: null, works: listed },
  { keys: 'PgUp PgDn, Space', about: 'a window up or down', press: null, works: listed },
  { keys: '← → or h l', about: 'show hidden columns; otherwise the next pane', press: null, works: tabled },
  { keys: 'Tab', about: 'next pane', press: 'tab', works: ({ panes }) => panes.length > 1 },
  { keys: 'Enter', about: 'open', press: 'enter', works: listed },
  { keys: 'Esc', about: 'back', press: 'escape', works: () => true },
  { keys: '1 to 9', about: "the page's tabs", press: null, works: ({ tabs }) => tabs.length > 0 },
  { keys: '/', about: 'type to filter the rows; Esc shows all again', press: '/', works: listed },
  { keys: 'Mouse', about: 'wheel: scroll; click: select, again: open', press: null, works: listed },
  { keys: 'Shift-drag', about: 'select text to copy; on a Mac hold Option', press: null, works: () => true },
  { keys: 's', about: 'sort by a column; again: reverse order', press: 's', works: tabled },
];

function press(key: Key | null): Event {
  return key === null ? { type: 'say', text: '', tone: 'plain' } : { type: 'press', key };
}

/** Lists all keys with an effect on the page, filtered by typing; Enter presses the key. */
export function helpDialog(state: State, view: ScreenView): Event {
  const outside = isOutside(visitOf(state).route);
  const own = view.keys.map(({ key, label, about = label, event }) => ({ key, about, event }));
  const taken = new Set(own.map(({ key }) => key));
  const global = BINDINGS.filter(({ key, inside }) => !(inside && outside) && !taken.has(key));
  const moves = MOVES.filter((move) => move.works(view) && !(move.press !== null && taken.has(move.press)));
  const row = (keys: string, about: string, event: Event): Choice => ({ label: `${keys.padEnd(18)}${about}`, event });
  return {
    type: 'dialog',
    title: 'Keys',
    notes: [],
    typing: true,
    tall: true,
    choices: [
      ...own.filter(({ about }) => about !== '').map(({ key, about, event }) => row(keyLabel(key), about, event)),
      ...moves.map((move) => row(move.keys, move.about, press(move.press))),
      ...global.map(({ key, about }) => row(keyLabel(key), about, press(key))),
    ],
  };
}
