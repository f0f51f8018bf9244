import { itemAt } from '../../../core/model/lists.ts';
import { moveStaffWatch, moveWatch } from '../../../core/present/index.ts';
import { dialogPart } from './arrange.ts';
import { BINDINGS, helpDialog } from './bindings.ts';
import {
  back,
  chosenAt,
  dialogOf,
  mouseText,
  moved,
  openRoute,
  otherPane,
  quiet,
  reading,
  type Shown,
  said,
  scrolled,
  sideways,
  sortDialog,
  sorted,
  step,
  swap,
  swapChoice,
  unfiltered,
  withPane,
  withVisit,
} from './changes.ts';
import { dialogKey } from './dialog.ts';
import type { Dialog, Effect, Event } from './event.ts';
import type { Key } from './keys.ts';
import { type Spot, spotAt } from './mouse.ts';
import type { MouseMove } from './mouse-code.ts';
import { isOutside } from './route.ts';
import { freshVisit, type State, visitOf } from './state.ts';
import type { Item } from './view.ts';

interface Updated {
  state: State;
  effects: readonly Effect[];
}

const NAME_TEAMS: Effect = { do: 'nameTeams' };

function still(state: State, ...effects: Effect[]): Updated {
  return { state, effects };
}

/** Applies a key to the selected row; does nothing if the row has no such action. */
function onRow(state: State, shown: Shown, eventOf: (row: Item) => Event | null): Updated {
  const { focus } = shown.arranged;
  const row = focus?.items[focus.cursor];
  const event = row === undefined ? null : eventOf(row);
  if (focus === null || event === null) return still(state);
  return update(withPane(state, focus, chosenAt(focus, focus.cursor)), event, shown);
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
      return still({ ...state, dialog: { ...dialog, choices: event.choices, found: event.text } });
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

/** Applies a key to a watched game: a finished one, or the user's own while the staff calls it. */
function watched(state: State, { move, call }: Extract<Event, { type: 'watch' }>, shown: Shown): Updated {
  const { route, watch } = visitOf(state);
  const moved = route.name === 'sideline' ? moveStaffWatch(watch, move) : moveWatch(watch, move, shown.plays);
  const next = withVisit(state, { watch: moved });
  return call === undefined ? still(next) : update(next, call, shown);
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
