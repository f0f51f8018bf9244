import { itemAt } from '../../../core/model/lists.ts';
import { type Arranged, type ArrangedPane, PANE_GAP } from './arrange.ts';
import type { State } from './state.ts';
import type { ScreenView } from './view.ts';

/** A target in the window. */
export type Spot =
  | { on: 'tab'; tab: number }
  /** `item`: null for a pane's titles and the empty rows below its items. */
  | { on: 'pane'; pane: ArrangedPane; item: number | null }
  | { on: 'choice'; line: number };

interface Seen {
  view: ScreenView;
  arranged: Arranged;
}

/** Returns the rows of a pane above its items. */
function titles({ titled, headed }: ArrangedPane): number {
  return Number(titled) + Number(headed);
}

function inPane(pane: ArrangedPane, row: number): Spot {
  const at = row - titles(pane);
  const item = pane.top + at;
  return { on: 'pane', pane, item: at >= 0 && at < pane.height && item < pane.items.length ? item : null };
}

function tabAt({ tabs }: ScreenView, column: number): Spot | null {
  let from = 0;
  for (const [tab, { label }] of tabs.entries()) {
    // `[1 Summary]`
    const to = from + label.length + String(tab + 1).length + 3;
    if (column >= from && column < to) return { on: 'tab', tab };
    from = to;
  }
  return null;
}

function paneAt({ panes }: Arranged, column: number, row: number): Spot | null {
  /** The left edge of each column of panes. */
  const from: number[] = [0];
  for (const pane of panes) from[pane.column + 1] = itemAt(from, pane.column) + pane.width + PANE_GAP;
  const found = panes.find((pane) => {
    const [left, top] = [itemAt(from, pane.column), pane.above];
    const inside = column >= left && column < left + pane.width;
    return inside && row >= top && row < top + titles(pane) + pane.height;
  });
  return found === undefined ? null : inPane(found, row - found.above);
}

/** Returns the target at a position in the window; null for the card, borders and lines of text. */
export function spotAt(state: State, { view, arranged }: Seen, column: number, row: number): Spot | null {
  const tabs = view.tabs.length > 0 ? 1 : 0;
  if (tabs === 1 && row === 2) return tabAt(view, column);
  const first = 2 + tabs + arranged.chrome.head.length;
  const below = row - first - arranged.body;
  if (below >= 0) return state.dialog !== null && below < arranged.dialogRows ? { on: 'choice', line: below } : null;
  return row < first ? null : paneAt(arranged, column, row - first);
}
