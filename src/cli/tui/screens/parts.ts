import type { Team } from '../../../core/contract/views/shared.ts';
import { isVisitor } from '../../../core/model/ids.ts';
import { itemAt } from '../../../core/model/lists.ts';
import { EMPTY, gauge, HEADINGS, isRanked, type SortValue, type TableColumn } from '../../../core/present/index.ts';
import { column } from '../../text/described.ts';
import { type Column, plainText } from '../../text/table.ts';
import { prestigeDots } from '../../text/teams.ts';
import { harmless, wrap } from '../../text/width.ts';
import type { Event } from '../play/event.ts';
import { type Route, routeKey, type Subject } from '../play/route.ts';
import type { Item, Pane, PaneColumn, RowMark, ScreenKey, ScreenTab, ScreenView, Span, Tone } from '../play/view.ts';

/** Building blocks of screens. */

/** A column with a tone for its cells. */
export interface ToneColumn<Row> extends Column<Row> {
  tone?: (row: Row) => Tone | null;
}

/** Builds a described column with the screen's additions. */
export function toneColumn<Row>(of: TableColumn<Row>, own: Partial<ToneColumn<Row>> = {}): ToneColumn<Row> {
  return { ...column(of), ...own };
}

interface TableOf<Row> {
  key: string;
  title?: string;
  columns: readonly ToneColumn<Row>[];
  rows: readonly Row[];
  mark?: (row: Row) => RowMark | null;
  /** The page that Enter opens. */
  route?: (row: Row) => Route | null;
  /** The subject of the card next to the table, if Enter opens no page. */
  subject?: (row: Row) => Subject | null;
  /** The action of Enter, if it opens no page. */
  act?: (row: Row) => Event | null;
  /** Actions of the page's keys on a row. */
  keys?: (row: Row) => Item['keys'];
  /** Actions of moving a row up or down, in a list the user can reorder. */
  moves?: (row: Row) => Item['moves'];
  /** Identifies a row, if not the page it opens. */
  id?: (row: Row) => string | number;
  sortable?: boolean;
  /** Heading above the rows from this one on, shown where it differs from the row before. */
  group?: (row: Row) => string;
  fixed?: number;
  empty?: string;
  min?: number;
  grow?: number;
}

function columnOf<Row>(column: ToneColumn<Row>, rows: readonly Row[]): PaneColumn {
  const numbers = rows.length > 0 && rows.every((row) => typeof column.value(row) === 'number');
  return {
    key: column.key,
    title: column.title,
    first: column.first ?? (numbers ? 'desc' : 'asc'),
    right: (column.align ?? (numbers ? 'right' : 'left')) === 'right',
    least: column.least ?? null,
    drop: column.drop ?? null,
  };
}

export function opens(route: Route | null): Event | null {
  return route === null ? null : { type: 'open', route };
}

export function heading(text: string): Item {
  return { cells: [[text, 'header']], mark: 'heading', act: null, route: null, values: [] };
}

/** Returns a column's sort key for a row: its value, unless it has its own. */
function sortValue<Row>({ sort, value }: ToneColumn<Row>, row: Row): SortValue {
  const found = sort === undefined ? value(row) : sort(row);
  return typeof found === 'boolean' ? Number(found) : found;
}

/** Returns a row's id; a row that opens no page is known by its index in the page's own order. */
function rowId<Row>(table: TableOf<Row>, row: Row, at: number, route: Route | null): string {
  if (table.id !== undefined) return String(table.id(row));
  return route === null ? `row ${at}` : routeKey(route);
}

function rowItem<Row>(table: TableOf<Row>, row: Row, at: number): Item {
  const values = table.columns.map((column) => sortValue(column, row));
  const cells = table.columns.map((column): Span => {
    const text = harmless(column.text?.(row) ?? plainText(column.value(row)));
    const tone = column.tone?.(row) ?? null;
    return tone === null ? text : [text, tone];
  });
  const route = table.route?.(row) ?? null;
  const subject = table.subject?.(row) ?? null;
  const id = rowId(table, row, at, route);
  const item = { id, cells, mark: table.mark?.(row) ?? null, act: table.act?.(row) ?? opens(route), route, values };
  const moves = table.moves?.(row);
  const keys = table.keys?.(row);
  return {
    ...item,
    ...(keys !== undefined && { keys }),
    ...(subject !== null && { subject }),
    ...(moves !== undefined && { moves }),
  };
}

/** Numbers rows about the same player or team to tell them apart, as in a list of honors by week. */
function distinct(items: readonly Item[]): Item[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    if (item.id === undefined) return item;
    const before = seen.get(item.id) ?? 0;
    seen.set(item.id, before + 1);
    return before === 0 ? item : { ...item, id: `${item.id} ${before + 1}` };
  });
}

/** Builds a table that sorts, filters and pages. */
export function tablePane<Row>(table: TableOf<Row>): Pane {
  const items: Item[] = [];
  let group = '';
  for (const [index, row] of table.rows.entries()) {
    const name = table.group?.(row) ?? '';
    if (name !== group && name !== '') items.push(heading(name));
    group = name;
    items.push(rowItem(table, row, index));
  }
  return {
    key: table.key,
    title: table.title ?? '',
    columns: table.columns.map((column) => columnOf(column, table.rows)),
    fixed: table.fixed ?? 1,
    items: distinct(items),
    empty: table.empty ?? EMPTY.any,
    min: table.min ?? 36,
    grow: table.grow ?? 1,
    sortable: table.sortable ?? true,
    cursor: true,
  };
}

/** Builds a line of text; with a route, Enter opens it. */
export function line(cells: readonly Span[], route: Route | null = null, mark: RowMark | null = null): Item {
  return { cells, mark, act: opens(route), route, values: [] };
}

export const BLANK: Item = line(['']);

interface TextOf {
  key: string;
  title?: string;
  lines: readonly Item[] | ((width: number, height: number) => readonly Item[]);
  min?: number;
  grow?: number;
  empty?: string;
  cursor?: boolean;
}

export function textPane({ key, title = '', lines, min = 36, grow = 1, empty = '', cursor = true }: TextOf): Pane {
  return { key, title, columns: null, fixed: 0, items: lines, empty, min, grow, sortable: false, cursor };
}

/** Builds a view with defaults filled in. */
export function view(of: Partial<ScreenView> & { title: string }): ScreenView {
  return { note: '', tabs: [], head: [], panes: [], layout: 'beside', keys: [], next: null, card: false, ...of };
}

export function tabsOf<T extends string>(
  active: T,
  tabs: readonly (readonly [part: T, label: string, route: Route])[],
): ScreenTab[] {
  return tabs.map(([part, label, route]) => ({ label, route, active: part === active }));
}

/** Builds a key that opens a list of choices. */
export function picker(
  key: string,
  label: string,
  title: string,
  choices: readonly { label: string; hint?: string; route: Route }[],
): ScreenKey {
  return {
    key,
    label,
    event: {
      type: 'dialog',
      title,
      typing: true,
      choices: choices.map(({ route, ...rest }) => ({ ...rest, event: { type: 'swap', route } })),
    },
  };
}

/** Builds a key that acts on the row under the cursor. */
export function rowKey(key: string, label: string, about?: string): ScreenKey {
  return { key, label, ...(about !== undefined && { about }), event: { type: 'row', key } };
}

/** Builds keys to the previous and next page in a list of pages, wrapping around. */
export function neighbors(routes: readonly Route[], at: number, what: string): ScreenKey[] {
  if (routes.length < 2 || at < 0) return [];
  const route = (by: number): Route => itemAt(routes, (at + by + routes.length) % routes.length);
  return [
    { key: '[', label: `previous ${what}`, event: { type: 'swap', route: route(-1) } },
    { key: ']', label: `next ${what}`, event: { type: 'swap', route: route(1) } },
  ];
}

/** Returns the page of a player in a game; a player from the FCS can only be identified with the season. */
export function metIn({ year }: { year: number }, id: number): Route {
  return isVisitor(id) ? { name: 'player', id, year } : { name: 'player', id };
}

export function rankText(rank: number | undefined): string {
  return isRanked(rank) ? `#${rank}` : '';
}

/** `#7 Michigan Wolverines`, as on a team's own page. */
export function teamTitle(team: Pick<Team, 'name' | 'ranking' | 'mascot'>): string {
  return `${isRanked(team.ranking) ? `#${team.ranking} ` : ''}${team.name} ${team.mascot}`;
}

export function chip(team: Pick<Team, 'abbreviation' | 'colorPrimary'>): Span {
  return [` ${team.abbreviation} `, team.colorPrimary as Tone];
}

/** Draws seven dots for prestige and its bounds. */
export function dots(value: number): string {
  return prestigeDots(value);
}

export function stars(value: number, most = 5): string {
  return gauge(value, most, '★', '☆');
}

/** Draws a bar of ten steps for a rating of 0 to 100. */
export function ratingBar(rating: number, steps = 10): string {
  const full = Math.max(0, Math.min(steps, Math.round((rating / 100) * steps)));
  return '█'.repeat(full) + '░'.repeat(steps - full);
}

export function resultTone(result: 'W' | 'L' | null): 'win' | 'loss' | null {
  return result === 'W' ? 'win' : result === 'L' ? 'loss' : null;
}

/** Games that were canceled or moved, as sentences; no pane if there are none. */
export function calledOffPane(games: readonly { text: string }[] = []): Pane[] {
  if (games.length === 0) return [];
  const lines = (width: number) => games.flatMap(({ text }) => wrap(text, width).map((each) => line([each])));
  return [textPane({ key: 'calledOff', title: HEADINGS.calledOffGames, lines })];
}
