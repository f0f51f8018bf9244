import type { CellValue } from '../../text/table.ts';
import type { Event } from './event.ts';
import type { Route, Subject } from './route.ts';

/** What a screen shows, as plain data: no escape codes, no sizes of the window. */

/** How a piece of text is meant; the theme decides how that looks. `#rrggbb` is a chip in a team's colour. */
export type Tone =
  | 'title'
  | 'header'
  | 'faint'
  | 'strong'
  | 'own'
  | 'win'
  | 'loss'
  | 'accent'
  | 'warn'
  | 'error'
  | 'key'
  | 'grass'
  | 'ball'
  | `#${string}`;

export type Span = string | readonly [text: string, tone: Tone | null];

/** How a row stands out; `own` also has a mark in front of it. */
export type RowMark = 'own' | 'win' | 'loss' | 'strong' | 'faint' | 'heading';

/** A row of a table, or a line of text. */
export interface Item {
  /** One for each column; a line of text has its pieces here. */
  cells: readonly Span[];
  mark: RowMark | null;
  /** What Enter does. */
  act: Event | null;
  /** The page Enter opens, so that wide windows can show a card of it. */
  route: Route | null;
  /** What that card is of where Enter opens no page. */
  subject?: Subject;
  /** What the columns sort by. */
  values: readonly CellValue[];
}

export interface PaneColumn {
  key: string;
  title: string;
  right: boolean;
  /** May be cut to this many columns, before others are left out; null: a name or a number, shown whole. */
  least: number | null;
  /** Left out where not all columns fit, the highest number first; null: never. */
  drop: number | null;
}

export interface Pane {
  key: string;
  title: string;
  /** Null for lines of text. */
  columns: readonly PaneColumn[] | null;
  /** The leading columns that stay while the others page. */
  fixed: number;
  /** Rows, or lines made for a width and height. */
  items: readonly Item[] | ((width: number, height: number) => readonly Item[]);
  empty: string;
  /** Columns it needs to be of use. */
  min: number;
  /** Its share of room beyond that. */
  grow: number;
  /** Whether its columns can be sorted by. */
  sortable: boolean;
  /** False for a picture: no row is ever chosen. */
  cursor: boolean;
}

export interface ScreenTab {
  label: string;
  route: Route;
  active: boolean;
}

/** A key that only this screen has. */
export interface ScreenKey {
  key: string;
  /** A word or two for hints and help; empty for a second key of the same thing. */
  label: string;
  /** The same in full for the help, where the hint is too short for it. */
  about?: string;
  event: Event;
}

export interface ScreenView {
  title: string;
  /** Beside the title, quieter. */
  note: string;
  tabs: readonly ScreenTab[];
  /** Lines above the panes. */
  head: readonly (readonly Span[])[];
  panes: readonly Pane[];
  /**
   * How the panes stand where the window allows: side by side; one above the other, each as wide as the window; side by
   * side with more of them below.
   */
  layout: 'beside' | 'stacked' | 'grid';
  keys: readonly ScreenKey[];
  /** Whether a card of the chosen row may be shown beside it. */
  card: boolean;
}

export function spanText(span: Span): string {
  return typeof span === 'string' ? span : span[0];
}

/** A line's words without its tones. */
export function itemText(item: Item): string {
  return item.cells.map(spanText).join(' ');
}
