import type { HiddenResults } from '../../../core/app/reading/spoiler-free.ts';
import type { Info } from '../../../core/contract/views/shared.ts';
import { lastOf } from '../../../core/model/lists.ts';
import type { TeamNames } from '../../../core/model/text/search.ts';
import { freshStaffWatch, type WatchState } from '../../../core/present/index.ts';
import type { Dialog } from './event.ts';
import type { Route } from './route.ts';

/** State of a pane on a visited page. */
export interface PaneState {
  cursor: number;
  /** Id of the row last moved to or acted on: the cursor stays on it when rows change order. */
  chosen: string | null;
  /** First row shown. */
  top: number;
  /** First paging column shown. */
  left: number;
  sort: { column: string; reversed: boolean } | null;
  filter: string;
}

/** A page in the history, as it was left. */
export interface Visit {
  route: Route;
  /** The key of the pane that keys act on; null: the first. */
  focus: string | null;
  /** The key of the list the focused pane was opened from, which Esc returns to; null: none. */
  list: string | null;
  /** By the panes' keys. */
  panes: Readonly<Record<string, PaneState>>;
  watch: WatchState;
}

export interface State {
  columns: number;
  rows: number;
  /** The last one is shown; never empty. */
  visits: readonly Visit[];
  /** The dynasty's date; null outside of one. */
  info: Info | null;
  /** Record of the user's team, for the top line. */
  record: string | null;
  /** Names of the season's teams, for filters; empty until the first search. */
  teams: readonly TeamNames[];
  dialog: Dialog | null;
  /** Whether typing goes into the pane's filter. */
  filtering: boolean;
  message: { text: string; tone: 'plain' | 'good' | 'error' } | null;
  /** Whether the game gets clicks and the wheel; otherwise the terminal selects text with the mouse. */
  mouse: boolean;
  busy: { label: string; share: number; stopping: boolean } | null;
  /** The week whose results are hidden until the user looks, and the games looked at. */
  hidden: { year: number; week: number; own: number | null; seen: readonly number[] } | null;
  /** Game pages looked at, for the checklist. */
  looked: readonly number[];
}

const FRESH_PANE: PaneState = { cursor: 0, chosen: null, top: 0, left: 0, sort: null, filter: '' };

/** Plays already over when a watched game is opened. */
const startOf = (route: Route): number => (route.name === 'watch' ? (route.from ?? 0) : 0);

/** A watched game plays at once; the user's own waits for its coach. */
const watchOf = (route: Route): WatchState =>
  route.name === 'sideline' ? freshStaffWatch() : { at: startOf(route), playing: true, speed: 1 };

export function freshVisit(route: Route): Visit {
  return { route, focus: null, list: null, panes: {}, watch: watchOf(route) };
}

export function initialState(route: Route, columns: number, rows: number): State {
  return {
    columns,
    rows,
    visits: [freshVisit(route)],
    info: null,
    record: null,
    teams: [],
    dialog: null,
    filtering: false,
    message: null,
    mouse: true,
    busy: null,
    hidden: null,
    looked: [],
  };
}

export function visitOf(state: State): Visit {
  return lastOf(state.visits);
}

export function paneState(visit: Visit, key: string): PaneState {
  return visit.panes[key] ?? FRESH_PANE;
}

/**
 * Returns the results that queries must not reveal; null: nothing is hidden. Watching a game counts as looking at it.
 */
export function hiddenResultsOf(state: State): HiddenResults | null {
  const { hidden } = state;
  if (hidden === null) return null;
  const { route } = visitOf(state);
  const seen = route.name === 'watch' ? [...hidden.seen, route.id] : hidden.seen;
  return { year: hidden.year, week: hidden.week, seen };
}

/** Whether a game's result is still hidden from the user. */
export function isHidden(
  state: Pick<State, 'hidden'>,
  game: { id: number; weekPlayed: number },
  year: number,
): boolean {
  const { hidden } = state;
  return hidden !== null && hidden.week === game.weekPlayed && hidden.year === year && !hidden.seen.includes(game.id);
}
