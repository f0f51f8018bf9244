import { HEADINGS, type TimedPlay } from '../../../core/present/index.ts';
import { harmless } from '../../text/width.ts';
import { layColumns } from '../components/columns.ts';
import { type Arranged, type ArrangedPane, focusIn, settle } from './arrange.ts';
import type { Choice, Dialog, Event } from './event.ts';
import type { Key } from './keys.ts';
import { type Route, routeKey } from './route.ts';
import { freshVisit, type PaneState, paneState, type State, type Visit, visitOf } from './state.ts';
import type { ScreenView } from './view.ts';

/** Changes of the state that no event follows: pages, panes, cursors, messages. */

/** The screen at the time of an event. */
export interface Shown {
  view: ScreenView;
  arranged: Arranged;
  /** Plays of the game being watched; empty elsewhere. */
  plays: readonly TimedPlay[];
}

const MOST_VISITS = 60;

/** Changes the visit of the page on the screen. */
export function withVisit(state: State, change: Partial<Visit>): State {
  return { ...state, visits: [...state.visits.slice(0, -1), { ...visitOf(state), ...change }] };
}

/** Changes a pane's part of the visit. */
export function withPane(state: State, { pane: { key } }: ArrangedPane, change: Partial<PaneState>): State {
  const visit = visitOf(state);
  return withVisit(state, { panes: { ...visit.panes, [key]: { ...paneState(visit, key), ...change } } });
}

/** Clears message, filter and dialog. */
export function quiet(state: State): State {
  return { ...state, message: null, filtering: false, dialog: null };
}

/** Opens a page, unless it is on the screen. */
export function openRoute(state: State, route: Route): State {
  if (routeKey(route) === routeKey(visitOf(state).route)) return quiet(state);
  const looked =
    route.name === 'game' ? [...state.looked.filter((id) => id !== route.id), route.id].slice(-200) : state.looked;
  const seen = seenGame(state, route);
  return { ...quiet(seen), looked, visits: [...state.visits.slice(-MOST_VISITS), freshVisit(route)] };
}

/** Opening a game's page, or watching it, reveals its result. */
function seenGame(state: State, route: Route): State {
  const { hidden } = state;
  if (hidden === null || route.name !== 'game') return state;
  return { ...state, hidden: { ...hidden, seen: [...hidden.seen, route.id] } };
}

/** Goes back to the page before. */
export function back(state: State): State {
  const visit = visitOf(state);
  const left = visit.route.name === 'watch' ? seenGame(state, { name: 'game', id: visit.route.id }) : state;
  return left.visits.length > 1 ? { ...quiet(left), visits: left.visits.slice(0, -1) } : quiet(left);
}

/** Opens a dialog with the cursor on the current choice, or on the first. */
export function dialogOf(event: Extract<Event, { type: 'dialog' }>, now: Route): Dialog {
  const { title, notes = [], choices, typing = false, writes, tall = false, teams = [] } = event;
  const holds = ({ event: takes }: Choice) => takes.type === 'swap' && routeKey(takes.route) === routeKey(now);
  const cursor = Math.max(0, choices.findIndex(holds));
  const dialog: Dialog = { title, notes, choices, typing, tall, teams, kind: 'menu', text: '', cursor };
  return writes === undefined ? dialog : { ...dialog, writes };
}

/** Sorts the focused list by a column, in reverse the second time; without a name, as the page had it. */
export function sorted(state: State, shown: Shown, column: string): State {
  const { focus } = shown.arranged;
  if (focus === null) return state;
  const now = focus.state.sort;
  const sort = column === '' ? null : { column, reversed: now?.column === column && !now.reversed };
  return withPane(quiet(state), focus, { sort, cursor: 0, top: 0 });
}

/** Puts the cursor on a row, which it then follows. */
export function chosenAt({ items }: ArrangedPane, cursor: number): Pick<PaneState, 'cursor' | 'chosen'> {
  return { cursor, chosen: items[cursor]?.id ?? null };
}

/** Message about what the mouse does now. */
export function mouseText(on: boolean): string {
  return on
    ? 'Mouse on: click and scroll. Hold Shift and drag to select text.'
    : 'Mouse off: drag to select text. Ctrl-T turns it on again.';
}

/** Shows a message, or clears it: a state without a message stays the same object and is not drawn again. */
export function said(state: State, text: string, tone: NonNullable<State['message']>['tone']): State {
  if (text === '') return state.message === null ? state : { ...state, message: null };
  return { ...state, message: { text: harmless(text), tone } };
}

/** Replaces the page with another tab or list; the history stays. */
export function swap(state: State, route: Route): State {
  return { ...quiet(seenGame(state, route)), visits: [...state.visits.slice(0, -1), freshVisit(route)] };
}

/** Changes a choice on the same page: a chosen row missing from the new lists gives way to their first. */
export function swapChoice(state: State, route: Route): State {
  const visit = visitOf(state);
  const first = (pane: PaneState): PaneState => (pane.chosen === null ? pane : { ...pane, cursor: 0 });
  const panes = Object.fromEntries(Object.entries(visit.panes).map(([key, pane]) => [key, first(pane)]));
  return { ...quiet(state), visits: [...state.visits.slice(0, -1), { ...visit, route, panes }] };
}

/** Focuses the details of the chosen row, if the window has no room for them next to its list. */
export function reading(state: State, pane: string | null, { arranged: { panes, focus } }: Shown): State {
  if (pane === null || focus === null || panes.length > 1) return state;
  return withVisit(state, { focus: pane, list: focus.pane.key });
}

/** Clears the filter, keeping the cursor on its row. */
export function unfiltered(state: State, focus: ArrangedPane): State {
  const cursor = focus.state.filter === '' ? {} : chosenAt(focus, focus.cursor);
  return withPane(state, focus, { ...cursor, filter: '' });
}

/** Rows scrolled per turn of the wheel. */
const WHEEL_ROWS = 3;

/** Scrolls a list and keeps the cursor visible; in a list that fits, the cursor moves instead. */
export function scrolled(state: State, pane: ArrangedPane, by: 1 | -1): State {
  const { items, height } = pane;
  const lowest = items.length - height;
  if (lowest <= 0) return moved(state, pane, by);
  const top = Math.max(0, Math.min(lowest, pane.top + by * WHEEL_ROWS));
  const cursor = settle(items, Math.max(top, Math.min(top + height - 1, pane.cursor)), by);
  return withPane(state, pane, { ...chosenAt(pane, cursor), top });
}

/** Returns the rows a key moves by; null for other keys. */
export function step(key: Key, { height, items }: ArrangedPane): number | null {
  switch (key) {
    case 'up':
    case 'k':
      return -1;
    case 'down':
    case 'j':
      return 1;
    case 'pageup':
    case 'ctrl-b':
    case 'ctrl-u':
      return -Math.max(1, height - 1);
    case 'pagedown':
    case 'ctrl-f':
    case 'ctrl-d':
    case ' ':
      return Math.max(1, height - 1);
    case 'g':
    case 'home':
      return -items.length;
    case 'G':
    case 'end':
      return items.length;
    default:
      return null;
  }
}

/** Moves the cursor by some rows. */
export function moved(state: State, focus: ArrangedPane, by: number): State {
  const last = Math.max(0, focus.items.length - 1);
  const there = Math.max(0, Math.min(last, focus.cursor + by));
  const cursor = settle(focus.items, there, by < 0 ? -1 : 1);
  return withPane(state, focus, { ...chosenAt(focus, cursor), top: focus.top });
}

/** Focuses the next pane, or the one before. */
export function otherPane(state: State, by: 1 | -1, shown: Shown): State {
  const { panes } = shown.view;
  const to = panes[(focusIn(panes, visitOf(state)) + by + panes.length) % panes.length];
  return to === undefined ? state : withVisit(state, { focus: to.key, list: null });
}

/** Pages the columns; at their end, or if all fit, moves to the next pane. */
export function sideways(state: State, focus: ArrangedPane, by: 1 | -1, shown: Shown): State {
  const { pane, items, width } = focus;
  if (pane.columns !== null) {
    const laid = layColumns(pane, items, width, focus.state.left);
    if (by > 0 && laid.more) return withPane(state, focus, { left: laid.left + Math.max(1, laid.paging) });
    if (by < 0 && laid.less) return withPane(state, focus, { left: Math.max(0, laid.left - Math.max(1, laid.paging)) });
  }
  const to = shown.view.panes[focus.index + by];
  return to === undefined ? state : withVisit(state, { focus: to.key, list: null });
}

/** Whether any row has a sort key in a column. */
function hasOrder({ items }: ArrangedPane, at: number): boolean {
  return items.length === 0 || items.some(({ values }) => (values[at] ?? null) !== null);
}

/** Asks which column to sort by. */
export function sortDialog(focus: ArrangedPane): Event {
  const { pane, state } = focus;
  if (pane.columns === null || !pane.sortable) {
    return { type: 'say', text: 'Nothing to sort here.', tone: 'plain' };
  }
  const choices = pane.columns
    .filter(({ title }, index) => title !== '' && hasOrder(focus, index))
    .map(({ key, title }) => ({
      label: title,
      hint: state.sort?.column === key ? 'again: reverse order' : '',
      event: { type: 'sort', column: key } as const,
    }));
  const own = { label: 'Order of the page', event: { type: 'sort', column: '' } as const };
  return { type: 'dialog', title: HEADINGS.sortBy, choices: [...choices, own], typing: true };
}
