import { textWidth, wrap } from '../../text/width.ts';
import { keyLabel } from './keys.ts';
import { type State, visitOf } from './state.ts';
import { type ScreenView, type Span, spanText } from './view.ts';

/** Everything around the panes, and its height in rows. */

/** Returns the rows to draw: all of the window's. A window that is too small shows the top of the smallest frame. */
export function frameRows(state: Pick<State, 'rows'>): number {
  return Math.max(6, state.rows);
}

/** Top line and title. */
const TITLE_ROWS = 2;
/** Most lines of a message, and of the text above a page's panes. */
const MOST_MESSAGE = 4;
/** Minimum rows for panes, or panes and a dialog, before anything around them is wrapped. */
const LEAST_BODY = 3;
const LEAST_WITH_DIALOG = 7;
/** A window with fewer rows gets one line of hints, however many keys its page has. */
const TALL = 20;

/** A sign and a space in front of a message. */
const MESSAGE_INDENT = 3;

/** Returns the message in lines that fit; a single empty one without a message. */
function messageLines({ busy, message, columns, rows }: State): string[] {
  if (busy !== null || message === null) return [''];
  const lines = wrap(message.text, Math.max(20, columns - MESSAGE_INDENT - 1));
  return lines.slice(0, Math.max(1, Math.min(MOST_MESSAGE, rows - 10)));
}

/** Returns hints for the keys that only this page has; a pair of keys is one. */
export function ownHints({ keys }: ScreenView): string[] {
  return keys
    .filter(({ label, key }) => label !== '' && key !== ']' && key !== '-')
    .map(({ key, label }) => {
      if (key === '[') return `[ ] ${label.replace('previous ', '')}`;
      return key === '+' ? `+ - ${label}` : `${keyLabel(key)} ${label}`;
    });
}

/** Hints that come before the page's own on lists. */
export const MOVE_HINTS = ['↑↓ move', 'Enter open'] as const;
/** Ends the last line of hints. */
export const HELP_HINT = '  ? help ';

/** Returns as many whole hints as fit a width, and their number. */
export function fitting(hints: readonly string[], width: number): { text: string; count: number } {
  let text = '';
  let count = 0;
  for (const hint of hints) {
    const longer = text === '' ? hint : `${text}  ${hint}`;
    if (textWidth(longer) > width) break;
    text = longer;
    count++;
  }
  return { text, count };
}

/** Returns the lines of hints: two if one has no room for the page's own keys. */
function hintRows(state: State, view: ScreenView): number {
  const { dialog, busy, filtering, columns } = state;
  if (dialog !== null || busy !== null || filtering || frameRows(state) < TALL) return 1;
  const moves = visitOf(state).route.name === 'watch' ? [] : MOVE_HINTS;
  const wanted = [...moves, ...ownHints(view)];
  return fitting(wanted, columns - HELP_HINT.length - 1).count < wanted.length ? 2 : 1;
}

/** Wraps a line above the panes, if it is a single piece. */
function headLines(spans: readonly Span[], columns: number): (readonly Span[])[] {
  const [only] = spans;
  if (only === undefined || spans.length > 1 || textWidth(spanText(only)) < columns) return [spans];
  const tone = typeof only === 'string' ? null : only[1];
  return wrap(spanText(only), columns - 2).map((text) => [[text, tone]]);
}

/** A frame apart from its panes and dialog. */
export interface Chrome {
  head: readonly (readonly Span[])[];
  message: readonly string[];
  hintRows: number;
  /** All of its rows. */
  rows: number;
}

/** Lays out everything around the panes. A short window shows as much of the head as leaves room for them. */
export function chromeOf(state: State, view: ScreenView): Chrome {
  const message = messageLines(state);
  const hints = hintRows(state, view);
  const others = TITLE_ROWS + (view.tabs.length > 0 ? 1 : 0) + message.length + hints;
  const least = state.dialog === null ? LEAST_BODY : LEAST_WITH_DIALOG;
  const room = Math.max(0, frameRows(state) - others - least);
  const head = view.head.flatMap((spans) => headLines(spans, state.columns)).slice(0, room);
  return { head, message, hintRows: hints, rows: others + head.length };
}
