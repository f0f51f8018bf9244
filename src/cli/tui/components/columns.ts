import { zip } from '../../../core/model/lists.ts';
import { beginning, textWidth } from '../../text/width.ts';
import { type Item, type Pane, spanText } from '../play/view.ts';

/** Fits text to an exact width: padded, or cut with an ellipsis. */
export function fitted(text: string, width: number, right = false): string {
  const now = textWidth(text);
  if (now === width) return text;
  if (now < width) {
    const space = ' '.repeat(width - now);
    return right ? space + text : text + space;
  }
  return cut(text, width);
}

function cut(text: string, width: number): string {
  if (width <= 0) return '';
  const { kept, used } = beginning(text, width - 1);
  return `${kept}…${' '.repeat(Math.max(0, width - used - 1))}`;
}

interface LaidColumn {
  index: number;
  width: number;
}

export interface LaidColumns {
  columns: readonly LaidColumn[];
  /** Whether there are columns to the left or right of those shown. */
  less: boolean;
  more: boolean;
  /** The first paging column shown, and the number shown. */
  left: number;
  paging: number;
}

export const COLUMN_GAP = 2;
/** Columns before every row: the cursor and the mark of the user's team. */
export const GUTTER = 2;

const MORE_WIDTH = 2;

/** Widest a fixed column may be if no other would fit next to it. */
const MOST_FIXED = 24;
/** Width another column needs next to the fixed ones to be useful. */
const LEAST_BESIDE = 8;

const known = new WeakMap<object, number[]>();

/** Returns the natural width of each column. */
function natural(pane: Pane, items: readonly Item[]): number[] {
  const cached = known.get(items);
  if (cached !== undefined) return cached;
  const result = (pane.columns ?? []).map(({ title }) => textWidth(title));
  for (const { cells, mark } of items) {
    if (mark === 'heading') continue;
    for (const [index, width] of result.entries()) {
      result[index] = Math.max(width, textWidth(spanText(cells[index] ?? '')));
    }
  }
  known.set(items, result);
  return result;
}

function total(widths: readonly number[]): number {
  return GUTTER + widths.reduce((sum, each) => sum + each, 0) + COLUMN_GAP * Math.max(0, widths.length - 1);
}

/** Takes the excess from columns that may be cut, widest first. */
function shrink(pane: Pane, widths: readonly number[], room: number): number[] {
  const result = [...widths];
  for (let excess = total(result) - room; excess > 0; excess--) {
    const cuttable = zip(pane.columns ?? [], result).map(([{ least }, wide]) =>
      least !== null && wide > least ? wide : 0,
    );
    const widest = Math.max(0, ...cuttable);
    if (widest === 0) break;
    result[cuttable.indexOf(widest)] = widest - 1;
  }
  return result;
}

/** Returns the columns left after dropping as many as necessary; null if even that is not enough. */
function kept(pane: Pane, widths: readonly number[], width: number): LaidColumn[] | null {
  const drops = (pane.columns ?? []).flatMap(({ drop }, index) => (drop === null ? [] : [{ index, drop }]));
  let columns = widths.map((wide, index) => ({ index, width: wide }));
  for (const out of [null, ...drops.sort((a, b) => b.drop - a.drop)]) {
    columns = columns.filter(({ index }) => index !== out?.index);
    if (total(columns.map((each) => each.width)) <= width) return columns;
  }
  return null;
}

/** Returns the widths of the columns that stay while others page, uncut unless nothing would fit next to them. */
function staying(pane: Pane, widths: readonly number[], width: number): number[] {
  const fixed = widths.slice(0, pane.fixed);
  const whole = total(fixed) + COLUMN_GAP + LEAST_BESIDE <= width;
  return whole ? fixed : fixed.map((each) => Math.min(each, MOST_FIXED));
}

/**
 * Chooses the columns shown in a width, and their widths. If not all fit, columns are cut where allowed, then less
 * important ones dropped, then the fixed ones stay and as many others as fit are shown from `left` on. Names are never
 * cut for another column.
 */
export function layColumns(pane: Pane, items: readonly Item[], width: number, left: number): LaidColumns {
  const wide = natural(pane, items);
  const shrunk = total(wide) <= width ? wide : shrink(pane, wide, width);
  const whole = kept(pane, shrunk, width);
  if (whole !== null) return { columns: whole, less: false, more: false, left: 0, paging: 0 };
  // Columns page anyway, so none is shrunk needlessly.
  const all = [...staying(pane, wide, width), ...wide.slice(pane.fixed)].map((each, index) => ({ index, width: each }));
  const columns = all.slice(0, pane.fixed);
  const rest = all.slice(pane.fixed);
  const from = Math.max(0, Math.min(left, rest.length - 1));
  let used = total(columns.map((each) => each.width));
  let taken = 0;
  for (const { index, width: full } of rest.slice(from)) {
    // Leaves room for the sign at the right edge that shows there is more.
    const room = width - used - COLUMN_GAP - (index === all.length - 1 ? 0 : MORE_WIDTH);
    // The last one may be cut if it allows that: better than an empty edge.
    if (room < (pane.columns?.[index]?.least ?? full) && taken > 0) break;
    columns.push({ index, width: Math.min(full, Math.max(3, room)) });
    used += COLUMN_GAP + full;
    taken++;
    if (used > width) break;
  }
  return { columns, less: from > 0, more: from + taken < rest.length, left: from, paging: taken };
}
