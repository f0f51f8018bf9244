import { itemAt, lastOf, zip } from '../../../core/model/lists.ts';
import { searchFor, type TeamNames } from '../../../core/model/text/search.ts';
import { type SortDirection, sortRows } from '../../../core/present/index.ts';
import { wrap } from '../../text/width.ts';
import { type Chrome, chromeOf, frameRows } from './chrome.ts';
import { offered } from './dialog.ts';
import type { Dialog } from './event.ts';
import type { PaneState, State, Visit } from './state.ts';
import { paneState, visitOf } from './state.ts';
import { type Item, itemText, type Pane, type ScreenView } from './view.ts';

/** A visited page, with the names of the teams on it. */
type Searched = Visit & Pick<State, 'teams'>;

/** A pane with its rows in order and its position in the window. */
export interface ArrangedPane {
  index: number;
  pane: Pane;
  state: PaneState;
  /** Its column among adjacent panes, and the rows above it in that column. */
  column: number;
  above: number;
  width: number;
  /** Whether there is room for its title and for column titles above its items. */
  titled: boolean;
  headed: boolean;
  /** Rows for its items. */
  height: number;
  items: readonly Item[];
  cursor: number;
  top: number;
}

/** A screen laid out for a window. */
export interface Arranged {
  /** The panes that fit, including the focused one. */
  panes: readonly ArrangedPane[];
  focus: ArrangedPane | null;
  /** Rows for all panes, their titles included. */
  body: number;
  dialogRows: number;
  /** Columns of the card next to the panes; 0: none. */
  cardWidth: number;
  /** Everything around them. */
  chrome: Chrome;
}

/** Columns between two panes. */
export const PANE_GAP = 3;
const CARD_WIDTH = 40;
/** Minimum width for a card next to a list. */
const WIDE = 120;
/** Returns a dialog's notes in lines that fit between the window's edges. */
function noteLines(dialog: Dialog, columns: number): string[] {
  return dialog.notes.flatMap((note) => wrap(note, Math.max(20, columns - 4)));
}

/** Minimum height of a dialog: its title, and choices. */
const LEAST_DIALOG = 4;

/** Returns the height of the open dialog: its title, notes and as many choices as leave room for a row of the page. */
function dialogRows(state: State, { rows }: Chrome): number {
  const { dialog } = state;
  if (dialog === null) return 0;
  const wanted = dialog.choices.length + noteLines(dialog, state.columns).length + (dialog.typing ? 2 : 1);
  const least = dialog.kind === 'jump' ? 8 : 3;
  const most = dialog.tall ? frameRows(state) - 8 : Math.floor(frameRows(state) * 0.6);
  return Math.min(Math.max(wanted, least), Math.max(LEAST_DIALOG, Math.min(most, frameRows(state) - rows - 1)));
}

/**
 * Returns the visible part of the open dialog: notes, and the choices from `top` on in `room` rows below `above`
 * others.
 */
export function dialogPart(dialog: Dialog, columns: number, rows: number) {
  const notes = noteLines(dialog, columns);
  const above = 1 + notes.length + (dialog.typing ? 1 : 0);
  const room = Math.max(1, rows - above);
  const choices = offered(dialog);
  const cursor = Math.min(dialog.cursor, Math.max(0, choices.length - 1));
  const top = Math.max(0, Math.min(cursor - Math.floor(room / 2), choices.length - room));
  return { notes, above, room, choices, cursor, top };
}

/** Returns the direction in which a pane is sorted by a column. */
export function directionOf({ columns }: Pane, { sort }: PaneState, at: number): SortDirection {
  const first = columns?.[at]?.first ?? 'asc';
  if (!sort?.reversed) return first;
  return first === 'asc' ? 'desc' : 'asc';
}

/** Returns the items after filter and sort; either removes headings. */
function chosenItems(
  pane: Pane,
  items: readonly Item[],
  state: PaneState,
  teams: readonly TeamNames[],
): readonly Item[] {
  const search = searchFor(state.filter, teams);
  const at = state.sort === null ? -1 : (pane.columns ?? []).findIndex(({ key }) => key === state.sort?.column);
  if (search.empty && at < 0) return items;
  const rows = items.filter((item) => item.mark !== 'heading' && search.fits(itemText(item)));
  return at < 0 ? rows : sortRows(rows, ({ values }) => values[at] ?? null, directionOf(pane, state, at));
}

/** Returns the visible panes: as many as fit from the first on, or a range that includes the focused one. */
function shown(panes: readonly Pane[], focus: number, width: number): { from: number; to: number } {
  for (let from = 0; ; from++) {
    let used = itemAt(panes, from).min;
    let to = from + 1;
    while (to < panes.length && used + PANE_GAP + itemAt(panes, to).min <= width) {
      used += PANE_GAP + itemAt(panes, to).min;
      to++;
    }
    if (focus < to || to >= panes.length) return { from: Math.min(from, focus), to };
  }
}

function widths(panes: readonly Pane[], width: number): number[] {
  const grow = panes.reduce((sum, pane) => sum + pane.grow, 0);
  const spare = Math.max(0, width - PANE_GAP * (panes.length - 1) - panes.reduce((sum, pane) => sum + pane.min, 0));
  const result = panes.map((pane) => Math.floor(pane.min + (grow === 0 ? 0 : (spare * pane.grow) / grow)));
  const used = result.reduce((sum, each) => sum + each, 0) + PANE_GAP * (panes.length - 1);
  return result.with(-1, Math.max(8, lastOf(result) + width - used));
}

/** Minimum height of a stacked pane: its titles and some rows. */
const LEAST_PILED = 7;

/** Returns the rows that would show all of a pane. */
function wantedRows(pane: Pane, state: PaneState, width: number, body: number): number {
  const items = typeof pane.items === 'function' ? pane.items(width - 2, body) : pane.items;
  return Math.max(1, items.length) + (isTitled(pane, state) ? 1 : 0) + (hasTitles(pane) ? 1 : 0);
}

/** Whether any of a table's columns has a title. */
const hasTitles = ({ columns }: Pane): boolean => columns?.some(({ title }) => title !== '') ?? false;

const isTitled = (pane: Pane, { filter }: PaneState): boolean => pane.title !== '' || filter !== '';

/** Chooses the titles a pane has room for: a row comes first, then a filter, then column titles, then its own. */
function titlesIn(pane: Pane, state: PaneState, rows: number): Pick<ArrangedPane, 'titled' | 'headed'> {
  const wanted = { titled: isTitled(pane, state), headed: hasTitles(pane) };
  if (rows > Number(wanted.titled) + Number(wanted.headed)) return wanted;
  const titled = wanted.titled && rows > 1 && (state.filter !== '' || !wanted.headed);
  return { titled, headed: wanted.headed && rows > 1 && !titled };
}

/** Returns the heights of stacked panes, taking missing rows from the tallest; null if they do not all fit. */
function pile(panes: readonly Pane[], visit: Searched, width: number, body: number): number[] | null {
  const heights = panes.map((pane) => wantedRows(pane, paneState(visit, pane.key), width, body));
  const used = () => heights.reduce((sum, each) => sum + each, panes.length - 1);
  while (used() > body) {
    const most = Math.max(...heights);
    if (most <= LEAST_PILED) return null;
    heights[heights.indexOf(most)] = most - 1;
  }
  return heights.with(-1, lastOf(heights) + body - used());
}

interface Place {
  column: number;
  above: number;
  width: number;
  /** Rows for its titles and items. */
  rows: number;
}

/** Returns the index of the chosen row, wherever it is now; if it is gone, of the row in its place. */
function cursorIn(items: readonly Item[], { chosen, cursor }: PaneState): number {
  const index = chosen === null ? -1 : items.findIndex(({ id }) => id === chosen);
  return index >= 0 ? index : Math.max(0, Math.min(cursor, items.length - 1));
}

function arrangePane(pane: Pane, index: number, visit: Searched, place: Place): ArrangedPane {
  const { column, above, width, rows: body } = place;
  const state = paneState(visit, pane.key);
  const { titled, headed } = titlesIn(pane, state, body);
  const height = Math.max(1, body - Number(titled) - Number(headed));
  const made = typeof pane.items === 'function' ? pane.items(width - 2, height) : pane.items;
  const items = chosenItems(pane, made, state, visit.teams);
  const cursor = settle(items, cursorIn(items, state), 1);
  const lowest = Math.max(0, items.length - height);
  // A heading above the first row is shown if that row is at the top and there is room for both.
  const edge = height > 1 && cursor > 0 && items[cursor - 1]?.mark === 'heading' ? cursor - 1 : cursor;
  const top = Math.max(0, Math.min(Math.max(state.top, cursor - height + 1), edge, lowest));
  return { index, pane, state, column, above, width, titled, headed, height, items, cursor, top };
}

/** Returns the nearest row that is not a heading, searching in the direction of the move first. */
export function settle(items: readonly Item[], at: number, direction: 1 | -1): number {
  for (const step of [direction, -direction]) {
    for (let index = at; index >= 0 && index < items.length; index += step) {
      if (items[index]?.mark !== 'heading') return index;
    }
  }
  return at;
}

function sideBySide(
  panes: readonly Pane[],
  visit: Searched,
  focus: number,
  room: number,
  body: number,
): ArrangedPane[] {
  const { from, to } = shown(panes, focus, room);
  const visible = panes.slice(from, to);
  return zip(visible, widths(visible, room)).map(([pane, width], index) =>
    arrangePane(pane, from + index, visit, { column: index, above: 0, width, rows: body }),
  );
}

/** Stacks panes as wide as the window, with an empty line between; null if they do not all fit. */
function stackedPanes(panes: readonly Pane[], visit: Searched, width: number, body: number): ArrangedPane[] | null {
  const heights = pile(panes, visit, width, body);
  if (heights === null) return null;
  const above = (at: number) => heights.slice(0, at).reduce((sum, rows) => sum + rows + 1, 0);
  return zip(panes, heights).map(([pane, rows], index) =>
    arrangePane(pane, index, visit, { column: 0, above: above(index), width, rows }),
  );
}

/**
 * Arranges the first panes side by side, and below them others with enough room; null if the focused one does not fit.
 */
function gridPanes(panes: readonly Pane[], visit: Searched, focus: number, room: number, body: number) {
  const columns = widths(panes.slice(0, shown(panes, 0, room).to), room).map((width) => ({ width, used: -1 }));
  const placed: { index: number; pane: Pane; place: Place }[] = [];
  for (const [index, pane] of panes.entries()) {
    const fits = columns.flatMap(({ width, used }, column): Place[] => {
      // Skip full columns before making the pane's items.
      if (used + 1 >= body) return [];
      const wanted = wantedRows(pane, paneState(visit, pane.key), width, body);
      const rows = Math.min(wanted, body - used - 1);
      const first = index < columns.length;
      const useful = first ? column === index : width >= pane.min && rows >= Math.min(wanted, LEAST_PILED);
      return useful ? [{ column, above: used + 1, width, rows }] : [];
    });
    // Picks the position that shows most of it; of two equal ones the higher one, in the emptier column.
    const [place = null] = fits.sort((a, b) => b.rows - a.rows || a.above - b.above);
    if (place === null) continue;
    itemAt(columns, place.column).used = place.above + place.rows;
    placed.push({ index, pane, place });
  }
  if (!placed.some(({ index }) => index === focus)) return null;
  // The last pane of a column gets the remaining rows.
  return placed.map(({ index, pane, place }) => {
    const last = itemAt(columns, place.column).used === place.above + place.rows;
    return arrangePane(pane, index, visit, last ? { ...place, rows: body - place.above } : place);
  });
}

/** Arranges the panes in the page's layout, or side by side if that does not fit. */
function layout({ panes, layout: wanted }: ScreenView, visit: Searched, focus: number, room: number, body: number) {
  const other =
    wanted === 'stacked'
      ? stackedPanes(panes, visit, room, body)
      : wanted === 'grid'
        ? gridPanes(panes, visit, focus, room, body)
        : null;
  return other ?? sideBySide(panes, visit, focus, room, body);
}

/** Returns the index of the pane that keys act on; the first if the page no longer has it. */
export function focusIn(panes: readonly Pane[], { focus }: Pick<Visit, 'focus'>): number {
  return Math.max(
    0,
    panes.findIndex(({ key }) => key === focus),
  );
}

/** Lays a screen out for the current window. */
export function arrange(state: State, view: ScreenView): Arranged {
  const visit = { ...visitOf(state), teams: state.teams };
  const chrome = chromeOf(state, view);
  const rows = dialogRows(state, chrome);
  const body = Math.max(1, frameRows(state) - chrome.rows - rows);
  if (view.panes.length === 0) return { panes: [], focus: null, body, dialogRows: rows, cardWidth: 0, chrome };
  const cardWidth = view.card && state.columns >= WIDE ? CARD_WIDTH : 0;
  const room = state.columns - (cardWidth === 0 ? 0 : cardWidth + PANE_GAP);
  const focus = focusIn(view.panes, visit);
  const panes = layout(view, visit, focus, room, body);
  return {
    panes,
    focus: panes.find(({ index }) => index === focus) ?? null,
    body,
    dialogRows: rows,
    cardWidth,
    chrome,
  };
}
