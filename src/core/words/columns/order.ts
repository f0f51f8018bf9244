import { CLASS_YEARS, type ClassYear } from '../../model/positions.ts';

/** The order of rows by a column: what it sorts by may differ from what it shows. */

/** Sorts by size if a number, by letters if a name; null comes last in both directions. */
export type SortValue = number | string | null;
export type SortDirection = 'asc' | 'desc';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two values of a column, ascending, neither of them null. */
export function compareSortValues(first: number | string, second: number | string): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}

/** Rows sorted by a column, those without a value last in both directions. */
export function sortRows<Row>(rows: readonly Row[], sort: (row: Row) => SortValue, direction: SortDirection): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: sort(row) }));
  keyed.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compareSortValues(a, b);
  });
  return keyed.map(({ row }) => row);
}

/** Breaks ties between equal winning percentages; too small to outweigh a difference of percentages. */
const TIE_BREAK = 1e-9;

/** A record's winning percentage; of two equal ones, 12-0 is above 2-0 and 0-3 above 0-12. Null before the first game. */
export function recordOrder(wins: number, losses: number): number | null {
  const games = wins + losses;
  return games === 0 ? null : wins / games + TIE_BREAK * (wins - losses);
}

/** The same of a record as answers write it: `7-1 (4-1)`. */
export function recordTextOrder(text: string): number | null {
  const found = /^(\d+)-(\d+)/.exec(text);
  return found === null ? null : recordOrder(Number(found[1]), Number(found[2]));
}

/** The margin of a score: 10 for `34-24`; null without one. */
export function marginOrder(score: string | null): number | null {
  const found = /^(\d+)-(\d+)/.exec(score ?? '');
  return found === null ? null : Number(found[1]) - Number(found[2]);
}

/** A spread or American odds as a number: `-6.5`, `+195`; `Even` is 0. */
export function lineOrder(text: string): number {
  return text === 'Even' ? 0 : Number(text);
}

/** Freshman to senior, a redshirt of a class above the others in it. */
export function classOrder({ year, redshirt }: { year: ClassYear; redshirt: boolean }): number {
  return CLASS_YEARS.indexOf(year) + (redshirt ? 0.5 : 0);
}

/** The place of a value in a list that is in order. */
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
