import type { SortDirection, SortValue } from '../../../core/present/index.ts';
import type { Event } from './event.ts';
import type { Route, Subject } from './route.ts';

/** A screen's content as plain data: no escape codes, no window sizes. */

/** The meaning of a piece of text; the theme decides its style. `#rrggbb` is a chip in a team's color. */
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

/** How a row is highlighted; the user's team, the row shown next to its list and tagged rows have a sign as well. */
export type RowMark = 'own' | 'open' | 'tagged' | 'win' | 'loss' | 'strong' | 'faint' | 'heading';

/** A row of a table, or a line of text. */
export interface Item {
  /** Identifies the row's subject, however the rows are sorted: a player, a team, a week. Lines of text have none. */
  id?: string;
  /** One per column; a line of text has its pieces here. */
  cells: readonly Span[];
  mark: RowMark | null;
  /** The action of Enter. */
  act: Event | null;
  /** The page Enter opens, so wide windows can show a card of it. */
  route: Route | null;
  /** The card's subject if Enter opens no page. */
  subject?: Subject;
  /** Actions of moving it up or down in its list. */
  moves?: readonly [up: Event | null, down: Event | null];
  /** Actions of the page's keys on it. */
  keys?: Readonly<Record<string, Event>>;
  /** Sort keys by column. */
  values: readonly SortValue[];
}

export interface PaneColumn {
  key: string;
  title: string;
  /** The default direction. */
  first: SortDirection;
  right: boolean;
  /** May be cut to this width before other columns are dropped; null: a name or a number, never cut. */
  least: number | null;
  /** Dropped if not all columns fit, highest number first; null: never. */
  drop: number | null;
}

export interface Pane {
  key: string;
  title: string;
  /** Null for lines of text. */
  columns: readonly PaneColumn[] | null;
  /** Leading columns that stay while the others page. */
  fixed: number;
  /** Rows, or lines drawn for a width and height. */
  items: readonly Item[] | ((width: number, height: number) => readonly Item[]);
  empty: string;
  /** Minimum useful width. */
  min: number;
  /** Its share of the remaining width. */
  grow: number;
  /** Whether its columns can be sorted. */
  sortable: boolean;
  /** False for a picture: no row is ever selected. */
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
  /** A word or two for hints and help; empty for a second key with the same action. */
  label: string;
  /** Full text for the help, if the hint is too short. */
  about?: string;
  event: Event;
}

export interface ScreenView {
  title: string;
  /** Shown next to the title, dimmed. */
  note: string;
  tabs: readonly ScreenTab[];
  /** Lines above the panes. */
  head: readonly (readonly Span[])[];
  panes: readonly Pane[];
  /**
   * The preferred layout of the panes: side by side; stacked, each as wide as the window; side by side with more below.
   */
  layout: 'beside' | 'stacked' | 'grid';
  keys: readonly ScreenKey[];
  /** An event that fires after this many milliseconds while the page stays the same; null: none. */
  next: { after: number; event: Event } | null;
  /** Whether a card of the selected row may be shown next to it. */
  card: boolean;
}

export function spanText(span: Span): string {
  return typeof span === 'string' ? span : span[0];
}

/** Returns a line's text without its tones. */
export function itemText(item: Item): string {
  return item.cells.map(spanText).join(' ');
}
