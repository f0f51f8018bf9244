import { CLASS_YEARS, type ClassYear } from '../../model/positions.ts';

/** Row order by column: the sort key may differ from the text shown. */

/** Sorts by size if a number, by letters if a name; null comes last in both directions. */
export type SortValue = number | string | null;
export type SortDirection = 'asc' | 'desc';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two non-null values of a column, ascending. */
export function compareSortValues(first: number | string, second: number | string): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}

/** Sorts rows by a column, those without a value last in both directions. */
export function sortRows<Row>(rows: readonly Row[], sort: (row: Row) => SortValue, direction: SortDirection): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: sort(row) }));
  keyed.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compareSortValues(a, b);
  });
  return keyed.map(({ row }) => row);
}

/** Breaks ties between equal winning percentages; too small to outweigh a real difference. */
const TIE_BREAK = 1e-9;

/**
 * Returns the sort key of a record: winning percentage, with 12-0 above 2-0 and 0-3 above 0-12. Null before the first
 * game.
 */
export function recordOrder(wins: number, losses: number): number | null {
  const games = wins + losses;
  return games === 0 ? null : wins / games + TIE_BREAK * (wins - losses);
}

/** Returns the sort key of a record stored as text: `7-1 (4-1)`. */
export function recordTextOrder(text: string): number | null {
  const found = /^(\d+)-(\d+)/.exec(text);
  return found === null ? null : recordOrder(Number(found[1]), Number(found[2]));
}

/** Returns the margin of a score: 10 for `34-24`; null without one. */
export function marginOrder(score: string | null): number | null {
  const found = /^(\d+)-(\d+)/.exec(score ?? '');
  return found === null ? null : Number(found[1]) - Number(found[2]);
}

/** Converts a spread or American odds to a number: `-6.5`, `+195`; `Even` is 0. */
export function lineOrder(text: string): number {
  return text === 'Even' ? 0 : Number(text);
}

/** Sorts freshman to senior, redshirts after others in their class. */
export function classOrder({ year, redshirt }: { year: ClassYear; redshirt: boolean }): number {
  return CLASS_YEARS.indexOf(year) + (redshirt ? 0.5 : 0);
}

/** Returns a function that gives a value's index in an ordered list. */
export function placeOrder<T>(list: readonly T[]): (value: T) => number {
  return (value) => list.indexOf(value);
}

interface Progressed {
  id: number;
  rating: number;
  /** Rating points gained over the offseason. */
  change: number;
}

/** Largest gain first; ties by rating. */
export function byChange(a: Progressed, b: Progressed): number {
  return b.change - a.change || b.rating - a.rating || a.id - b.id;
}
