import type { SortDirection, SortValue } from '../../../core/present/index.ts';
import type { Event } from './event.ts';
import type { Route, Subject } from './route.ts';

/** What a screen shows, as plain data: no escape codes, no window sizes. */

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

/** How a row is highlighted; the player's team, the row shown beside its list and tagged rows have a sign as well. */
export type RowMark = 'own' | 'open' | 'tagged' | 'win' | 'loss' | 'strong' | 'faint' | 'heading';

/** A row of a table, or a line of text. */
export interface Item {
  /** What the row is about, in whatever order the rows are: a player, a team, a week. Lines of text have none. */
  id?: string;
  /** One for each column; a line of text has its pieces here. */
  cells: readonly Span[];
  mark: RowMark | null;
  /** What Enter does. */
  act: Event | null;
  /** The page Enter opens, so wide windows can show a card of it. */
  route: Route | null;
  /** What the card shows if Enter opens no page. */
  subject?: Subject;
  /** What moving it up or down in its list does. */
  moves?: readonly [up: Event | null, down: Event | null];
  /** What keys of the page do with it. */
  keys?: Readonly<Record<string, Event>>;
  /** What the columns sort by. */
  values: readonly SortValue[];
}

export interface PaneColumn {
  key: string;
  title: string;
  /** The direction sorted in first. */
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
  /** The leading columns that stay while the others page. */
  fixed: number;
  /** Rows, or lines drawn for a width and height. */
  items: readonly Item[] | ((width: number, height: number) => readonly Item[]);
  empty: string;
  /** The least useful width. */
  min: number;
  /** Its share of the remaining width. */
  grow: number;
  /** Whether its columns can be sorted by. */
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
  /** The same in full for the help, if the hint is too short. */
  about?: string;
  event: Event;
}

export interface ScreenView {
  title: string;
  /** Beside the title, dimmed. */
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
  /** What happens by itself after so many milliseconds, while the page stays as it is; null: nothing. */
  next: { after: number; event: Event } | null;
  /** Whether a card of the selected row may be shown beside it. */
  card: boolean;
}

export function spanText(span: Span): string {
  return typeof span === 'string' ? span : span[0];
}

/** A line's text without its tones. */
export function itemText(item: Item): string {
  return item.cells.map(spanText).join(' ');
}
