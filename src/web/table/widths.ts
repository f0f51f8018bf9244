import type { CSSProperties } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../components/deferred.tsx';
import type { Column } from './columns.ts';

/** Returns the number of characters a cell shows; a number inside an element is assumed to have one decimal. */
function shownLength<T>(column: Column<T>, row: T): number {
  const shown = column.cell ? column.cell(row) : column.value(row);
  if (typeof shown === 'string' || typeof shown === 'number') return String(shown).length;
  const value = column.value(row);
  return typeof value === 'number' ? value.toFixed(1).length : (value?.length ?? 0);
}

/**
 * Returns the number of characters in a column's longest cell. Among numbers only the smallest and the largest can be
 * the longest.
 */
export function longestOf<T>(column: Column<T>, rows: readonly T[]): number {
  let text = 0;
  let least: T | null = null;
  let greatest: T | null = null;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const value = column.value(row);
    if (typeof value === 'string') text = Math.max(text, value.length);
    if (typeof value !== 'number') continue;
    if (value < from) [from, least] = [value, row];
    if (value > to) [to, greatest] = [value, row];
  }
  const numbers = [least, greatest].map((row) => (row === null ? 0 : shownLength(column, row)));
  return Math.max(text, ...numbers);
}

/** Returns the measured widths of the headings, in pixels, as long as the columns and the frame stay the same. */
function useMeasured(frame: { current: HTMLElement | null }, columns: string): readonly number[] | null {
  const [measured, setMeasured] = useState<{ columns: string; widths: number[] } | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!columns || !element) return;
    let width = -1;
    let forget = () => {};
    const measure = () => {
      const heads = [...element.querySelectorAll('thead th')];
      setMeasured({ columns, widths: heads.map((head) => head.getBoundingClientRect().width) });
    };
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setMeasured(null);
      forget();
      forget = whenIdle(measure);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [frame, columns]);
  return measured !== null && measured.columns === columns ? measured.widths : null;
}

/**
 * Keeps column widths stable in a virtualized table: at first no narrower than the longest cell, and fixed once drawn,
 * so that a new sort order moves nothing and lays out in half the time.
 * @param wanted false for a table that is rendered completely
 * @returns each heading's width, and whether the widths are fixed
 */
export function useSteadyWidths<T>(
  frame: { current: HTMLElement | null },
  columns: readonly Column<T>[],
  all: readonly T[],
  wanted: boolean,
): { heads: readonly CSSProperties[] | null; steady: boolean } {
  const longest = useMemo(
    () => (wanted ? columns.map((column) => longestOf(column, all)) : null),
    [columns, all, wanted],
  );
  const key = longest ? columns.map((column, index) => `${column.id} ${longest[index]}`).join() : '';
  const widths = useMeasured(frame, key);
  const heads = useMemo(() => {
    if (widths) return widths.map((width) => ({ width }));
    return longest?.map((length) => ({ '--longest': length }) as CSSProperties) ?? null;
  }, [widths, longest]);
  return { heads, steady: widths !== null };
}
