import { itemAt } from '../../../core/model/lists.ts';
import { HEADINGS, moveStaffWatch, moveWatch, type TimedPlay } from '../../../core/present/index.ts';
import { harmless } from '../../text/width.ts';
import { layColumns } from '../components/columns.ts';
import { type Arranged, type ArrangedPane, dialogPart, focusIn, settle } from './arrange.ts';
import { BINDINGS, helpDialog } from './bindings.ts';
import { dialogKey } from './dialog.ts';
import type { Choice, Dialog, Effect, Event } from './event.ts';
import type { Key } from './keys.ts';
import { type Spot, spotAt } from './mouse.ts';
import type { MouseMove } from './mouse-code.ts';
import { isOutside, type Route, routeKey } from './route.ts';
import { freshVisit, type PaneState, paneState, type State, type Visit, visitOf } from './state.ts';
import type { Item, ScreenView } from './view.ts';

/** The screen at the time of an event. */
export interface Shown {
  view: ScreenView;
  arranged: Arranged;
  /** Plays of the game being watched; empty elsewhere. */
  plays: readonly TimedPlay[];
}

interface Updated {
  state: State;
  effects: readonly Effect[];
}

const MOST_VISITS = 60;

function still(state: State, ...effects: Effect[]): Updated {
  return { state, effects };
}

function withVisit(state: State, change: Partial<Visit>): State {
  return { ...state, visits: [...state.visits.slice(0, -1), { ...visitOf(state), ...change }] };
}

function withPane(state: State, { pane: { key } }: ArrangedPane, change: Partial<PaneState>): State {
  const visit = visitOf(state);
  return withVisit(state, { panes: { ...visit.panes, [key]: { ...paneState(visit, key), ...change } } });
}

function quiet(state: State): State {
  return { ...state, message: null, filtering: false, dialog: null };
}

function openRoute(state: State, route: Route): State {
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

function back(state: State): State {
  const visit = visitOf(state);
  const left = visit.route.name === 'watch' ? seenGame(state, { name: 'game', id: visit.route.id }) : state;
  return left.visits.length > 1 ? { ...quiet(left), visits: left.visits.slice(0, -1) } : quiet(left);
}

/** Opens a dialog with the cursor on the current choice, or on the first. */
function dialogOf(event: Extract<Event, { type: 'dialog' }>, now: Route): Dialog {
  const { title, notes = [], choices, typing = false, writes, tall = false, teams = [] } = event;
  const holds = ({ event: takes }: Choice) => takes.type === 'swap' && routeKey(takes.route) === routeKey(now);
  const cursor = Math.max(0, choices.findIndex(holds));
  const dialog: Dialog = { title, notes, choices, typing, tall, teams, kind: 'menu', text: '', cursor };
  return writes === undefined ? dialog : { ...dialog, writes };
}

const NAME_TEAMS: Effect = { do: 'nameTeams' };

function sorted(state: State, shown: Shown, column: string): State {
  const { focus } = shown.arranged;
  if (focus === null) return state;
  const now = focus.state.sort;
  const sort = column === '' ? null : { column, reversed: now?.column === column && !now.reversed };
  return withPane(quiet(state), focus, { sort, cursor: 0, top: 0 });
}

/** Applies a key to the selected row; does nothing if the row has no such action. */
function onRow(state: State, shown: Shown, eventOf: (row: Item) => Event | null): Updated {
  const { focus } = shown.arranged;
  const row = focus?.items[focus.cursor];
  const event = row === undefined ? null : eventOf(row);
  if (focus === null || event === null) return still(state);
  return update(withPane(state, focus, chosenAt(focus, focus.cursor)), event, shown);
}

/** Puts the cursor on a row, which it then follows. */
function chosenAt({ items }: ArrangedPane, cursor: number): Pick<PaneState, 'cursor' | 'chosen'> {
  return { cursor, chosen: items[cursor]?.id ?? null };
}

/** Message about what the mouse does now. */
function mouseText(on: boolean): string {
  return on
    ? 'Mouse on: click and scroll. Hold Shift and drag to select text.'
    : 'Mouse off: drag to select text. Ctrl-T turns it on again.';
}

/** The reducer: the new state after an event, and the effects to run. Pure. */
export function update(state: State, event: Event, shown: Shown): Updated {
  switch (event.type) {
    case 'key':
    case 'press':
      return onKey(state, event.key, shown);
    case 'mouse':
      return state.busy === null ? onMouse(state, event.move, shown) : still(state);
    case 'focus':
      return still(state);
    case 'size':
      return still({ ...state, columns: event.columns, rows: event.rows });
    case 'open':
      return still(openRoute(state, event.route));
    case 'swap':
      if (event.keep !== true) return still(swap(state, event.route));
      return still(reading(swapChoice(state, event.route), event.reads ?? null, shown));
    case 'shift':
      return onRow(state, shown, ({ moves }) => moves?.[event.by < 0 ? 0 : 1] ?? null);
    case 'row':
      return onRow(state, shown, ({ keys }) => keys?.[event.key] ?? null);
    case 'enter':
      return still({ ...quiet(state), visits: [freshVisit(event.route)] });
    case 'back':
      return still(back(state));
    case 'dialog':
      return still({ ...quiet(state), dialog: dialogOf(event, visitOf(state).route) });
    case 'jump': {
      const dialog: Dialog = {
        ...dialogOf({ type: 'dialog', title: 'Jump to', choices: [], typing: true }, visitOf(state).route),
        kind: 'jump',
      };
      return still({ ...quiet(state), dialog }, { do: 'search', text: '' });
    }
    case 'found': {
      const { dialog } = state;
      if (dialog?.kind !== 'jump' || dialog.text !== event.text) return still(state);
      return still({ ...state, dialog: { ...dialog, choices: event.choices } });
    }
    case 'say':
      return still(said(state, event.text, event.tone));
    case 'do':
      return still(said(state, '', 'plain'), event.effect);
    case 'info':
      return still({ ...state, info: event.info, record: event.record, teams: [] });
    case 'teams':
      return still({ ...state, teams: event.teams });
    case 'busy':
      return still({
        ...state,
        busy: { label: event.label, share: event.share, stopping: state.busy?.stopping ?? false },
      });
    case 'rest':
      return still({ ...state, busy: null });
    case 'hide':
      return still({ ...state, hidden: { year: event.year, week: event.week, own: event.own, seen: [] } });
    case 'reveal':
      if (state.hidden === null) return still(state);
      return still({ ...state, hidden: null, message: { text: 'All results are shown.', tone: 'plain' } });
    case 'listen':
      return still(
        { ...state, mouse: event.on, message: { text: mouseText(event.on), tone: 'plain' } },
        { do: 'mouse', on: event.on },
      );
    case 'watch':
      return watched(state, event, shown);
    case 'sort':
      return still(sorted(state, shown, event.column));
  }
}

/** Shows a message, or clears it: a state without a message stays the same object and is not drawn again. */
function said(state: State, text: string, tone: NonNullable<State['message']>['tone']): State {
  if (text === '') return state.message === null ? state : { ...state, message: null };
  return { ...state, message: { text: harmless(text), tone } };
}

/** Applies a key to a watched game: a finished one, or the user's own while the staff calls it. */
function watched(state: State, { move, call }: Extract<Event, { type: 'watch' }>, shown: Shown): Updated {
  const { route, watch } = visitOf(state);
  const moved = route.name === 'sideline' ? moveStaffWatch(watch, move) : moveWatch(watch, move, shown.plays);
  const next = withVisit(state, { watch: moved });
  return call === undefined ? still(next) : update(next, call, shown);
}

/** Replaces the page with another tab or list; the history stays. */
function swap(state: State, route: Route): State {
  return { ...quiet(seenGame(state, route)), visits: [...state.visits.slice(0, -1), freshVisit(route)] };
}

/** Changes a choice on the same page: a chosen row missing from the new lists gives way to their first. */
function swapChoice(state: State, route: Route): State {
  const visit = visitOf(state);
  const first = (pane: PaneState): PaneState => (pane.chosen === null ? pane : { ...pane, cursor: 0 });
  const panes = Object.fromEntries(Object.entries(visit.panes).map(([key, pane]) => [key, first(pane)]));
  return { ...quiet(state), visits: [...state.visits.slice(0, -1), { ...visit, route, panes }] };
}

/** Focuses the details of the chosen row, if the window has no room for them next to its list. */
function reading(state: State, pane: string | null, { arranged: { panes, focus } }: Shown): State {
  if (pane === null || focus === null || panes.length > 1) return state;
  return withVisit(state, { focus: pane, list: focus.pane.key });
}

function onKey(state: State, key: Key, shown: Shown): Updated {
  if (key === 'ctrl-z') return still(state, { do: 'suspend' });
  if (state.busy !== null) return onBusyKey(state, key);
  if (state.dialog !== null) return onDialogKey(state, state.dialog, key, shown);
  if (key === 'ctrl-c') return still(state, { do: 'quit' });
  if (state.filtering) return onFilterKey(state, key, shown);
  const calm = state.message === null ? state : { ...state, message: null };
  return onScreenKey(calm, key, shown) ?? onMoveKey(calm, key, shown) ?? onGlobalKey(calm, key, shown);
}

function onBusyKey(state: State, key: Key): Updated {
  if (state.busy === null || !['escape', 'ctrl-c', 'q', 'x'].includes(key)) return still(state);
  return still({ ...state, busy: { ...state.busy, stopping: true } }, { do: 'stop' });
}

function onDialogKey(state: State, dialog: Dialog, key: Key, shown: Shown): Updated {
  const result = dialogKey(dialog, key);
  const next: State = { ...state, dialog: result.dialog };
  if (result.take !== null) return update(next, result.take, shown);
  if (result.typed && dialog.kind === 'jump') return still(next, { do: 'search', text: result.dialog?.text ?? '' });
  return still(next);
}

/** Clears the filter, keeping the cursor on its row. */
function unfiltered(state: State, focus: ArrangedPane): State {
  const cursor = focus.state.filter === '' ? {} : chosenAt(focus, focus.cursor);
  return withPane(state, focus, { ...cursor, filter: '' });
}

function onFilterKey(state: State, key: Key, shown: Shown): Updated {
  const { focus } = shown.arranged;
  if (focus === null || key === 'enter') return still({ ...state, filtering: false });
  const { filter } = focus.state;
  const typed = (text: string): Updated =>
    still(withPane(state, focus, { filter: text, cursor: 0, chosen: null, top: 0 }));
  if (key === 'escape') return still({ ...unfiltered(state, focus), filtering: false });
  if (key === 'backspace') return typed(filter.slice(0, -1));
  if (key === 'up' || key === 'down') return onMoveKey(state, key, shown) ?? still(state);
  return key.length === 1 ? typed(filter + key) : still(state);
}

function onMouse(state: State, move: MouseMove, shown: Shown): Updated {
  const spot = spotAt(state, shown, move.column, move.row);
  if (state.dialog !== null) return onDialogMouse(state, state.dialog, move, spot, shown);
  if (spot?.on === 'tab' && move.did === 'click') {
    const { route } = itemAt(shown.view.tabs, spot.tab);
    return update(state, { type: 'swap', route }, shown);
  }
  if (spot?.on !== 'pane' || !spot.pane.pane.cursor) return still(state);
  const { pane, item } = spot;
  const there = withVisit(state, { focus: pane.pane.key, list: null });
  if (move.did === 'wheel') return still(scrolled(there, pane, move.by));
  if (item === null || pane.items[item]?.mark === 'heading') return still(there);
  // The first click selects a row; a click on the selected row opens it.
  const chosen = item === pane.cursor && pane.index === shown.arranged.focus?.index;
  const act = chosen ? (pane.items[item]?.act ?? null) : null;
  return act === null
    ? still(withPane(there, pane, { ...chosenAt(pane, item), top: pane.top }))
    : update(there, act, shown);
}

/** A click picks a choice; the wheel moves the cursor. */
function onDialogMouse(state: State, dialog: Dialog, move: MouseMove, spot: Spot | null, shown: Shown): Updated {
  const { above, room, choices, cursor, top } = dialogPart(dialog, state.columns, shown.arranged.dialogRows);
  if (move.did === 'wheel') {
    const to = Math.max(0, Math.min(choices.length - 1, cursor + move.by));
    return still({ ...state, dialog: { ...dialog, cursor: to } });
  }
  const at = spot?.on === 'choice' ? spot.line - above : -1;
  const choice = at >= 0 && at < room ? choices[top + at] : undefined;
  return choice === undefined ? still(state) : update({ ...state, dialog: null }, choice.event, shown);
}

/** Rows scrolled per turn of the wheel. */
const WHEEL_ROWS = 3;

/** Scrolls a list and keeps the cursor visible; in a list that fits, the cursor moves instead. */
function scrolled(state: State, pane: ArrangedPane, by: 1 | -1): State {
  const { items, height } = pane;
  const lowest = items.length - height;
  if (lowest <= 0) return moved(state, pane, by);
  const top = Math.max(0, Math.min(lowest, pane.top + by * WHEEL_ROWS));
  const cursor = settle(items, Math.max(top, Math.min(top + height - 1, pane.cursor)), by);
  return withPane(state, pane, { ...chosenAt(pane, cursor), top });
}

/** Handles the page's own keys, and its tabs. */
function onScreenKey(state: State, key: Key, shown: Shown): Updated | null {
  const own = shown.view.keys.find((each) => each.key === key);
  if (own !== undefined) return update(state, own.event, shown);
  const tab = /^[1-9]$/.test(key) ? shown.view.tabs[Number(key) - 1] : undefined;
  return tab === undefined ? null : update(state, { type: 'swap', route: tab.route }, shown);
}

function onGlobalKey(state: State, key: Key, shown: Shown): Updated {
  if (key === '?') return update(state, helpDialog(state, shown.view), shown);
  const outside = isOutside(visitOf(state).route);
  const binding = BINDINGS.find((each) => each.key === key && !(each.inside && outside));
  const event = binding?.event(state) ?? null;
  return event === null ? still(state) : update(state, event, shown);
}

/** Returns the rows a key moves by; null for other keys. */
function step(key: Key, { height, items }: ArrangedPane): number | null {
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

function onMoveKey(state: State, key: Key, shown: Shown): Updated | null {
  const { focus } = shown.arranged;
  const { list } = visitOf(state);
  if (key === 'escape' && list !== null) return still(withVisit(state, { focus: list, list: null }));
  if (key === 'escape' || key === 'backspace') {
    if (focus === null || focus.state.filter === '' || key === 'backspace') return still(back(state));
    return still(unfiltered(state, focus));
  }
  if (focus === null) return null;
  const by = step(key, focus);
  if (by !== null) return still(moved(state, focus, by));
  switch (key) {
    case 'enter':
      return onRow(state, shown, ({ act }) => act);
    case 'left':
    case 'h':
      return still(sideways(state, focus, -1, shown));
    case 'right':
    case 'l':
      return still(sideways(state, focus, 1, shown));
    case 'tab':
      return still(otherPane(state, 1, shown));
    case 'backtab':
      return still(otherPane(state, -1, shown));
    case '/':
      return still({ ...state, filtering: true }, ...(state.teams.length === 0 ? [NAME_TEAMS] : []));
    case 's':
      return update(state, sortDialog(focus), shown);
    default:
      return null;
  }
}

function moved(state: State, focus: ArrangedPane, by: number): State {
  const last = Math.max(0, focus.items.length - 1);
  const there = Math.max(0, Math.min(last, focus.cursor + by));
  const cursor = settle(focus.items, there, by < 0 ? -1 : 1);
  return withPane(state, focus, { ...chosenAt(focus, cursor), top: focus.top });
}

function otherPane(state: State, by: 1 | -1, shown: Shown): State {
  const { panes } = shown.view;
  const to = panes[(focusIn(panes, visitOf(state)) + by + panes.length) % panes.length];
  return to === undefined ? state : withVisit(state, { focus: to.key, list: null });
}

/** Pages the columns; at their end, or if all fit, moves to the next pane. */
function sideways(state: State, focus: ArrangedPane, by: 1 | -1, shown: Shown): State {
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

function sortDialog(focus: ArrangedPane): Event {
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
