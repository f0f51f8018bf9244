import { NOT_KNOWN } from '../numbers.ts';
import type { SortDirection, SortValue } from './order.ts';

/** The unit of a number, as column tables name it. */
export type Unit =
  | ''
  | 'yards'
  | 'points'
  | 'percent'
  | 'seconds'
  | 'games'
  | 'per game'
  | 'yards per game'
  | 'yards per attempt'
  | 'yards per play'
  | 'rating points'
  | 'stars';

/** The description of a column, shared by all faces. */
export interface Descriptor {
  /** The heading of a narrow column, as a box score has it. */
  short: string;
  /** The long heading, also used in sentences. */
  long: string;
  /** One sentence: what it is, with the formula and its source where there is one. */
  meaning: string;
  unit: Unit;
  /** Decimals always shown, so decimal points align; null if not a number. */
  decimals: number | null;
  /** Whether high or low is good; null if neither. */
  good: 'high' | 'low' | null;
}

/** A number as every table shows it; `-` where there is none. */
export function numberText({ decimals }: Pick<Descriptor, 'decimals'>, value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NOT_KNOWN;
  return value.toFixed(decimals ?? 0);
}

export type CellValue = string | number | boolean | null;

/** A column of a page's table, shared by all faces, which only lay it out. */
export interface TableColumn<Row> extends Descriptor {
  /** Its name in files and for sorting. */
  key: string;
  /** The value in files. */
  value: (row: Row) => CellValue;
  /** The value as text. */
  text: (row: Row) => string;
  /** What rows are sorted by, if it is not the value: a record's winning percentage, a result's margin. */
  sort: (row: Row) => SortValue;
  /** The direction sorted in first: the best on top, else numbers from high to low and names from A to Z. */
  first: SortDirection;
  /** It is the table's main number, shown if there is room for only one. */
  leads?: boolean;
  /** Where it is text that holds numbers (a record, a score, a spread), those numbers: columns beside it in files. */
  beside?: readonly TableColumn<Row>[];
}

/** A column of rows from its description, formatted and sorted by default like any value; an empty cell of words is last. */
export function tableColumn<Row>(
  key: string,
  of: Descriptor,
  value: (row: Row) => CellValue,
  text: (row: Row) => string = (row) => cellText(of, value(row)),
  sort: (row: Row) => SortValue = (row) => plainOrder(value(row), text(row)),
): TableColumn<Row> {
  const { short, long, meaning, unit, decimals, good } = of;
  const order = (row: Row) => (isEmptyText(value(row), text(row)) ? null : sort(row));
  return { short, long, meaning, unit, decimals, good, key, value, text, sort: order, first: firstDirection(of) };
}

/** The same column with its numbers as columns beside it in files. */
export function withNumbers<Row>(column: TableColumn<Row>, beside: readonly TableColumn<Row>[]): TableColumn<Row> {
  return { ...column, beside };
}

/** The same column, sorted from high to low first: the latest year, the greatest number. */
export function highestFirst<Row>(column: TableColumn<Row>): TableColumn<Row> {
  return { ...column, first: 'desc' };
}

/** The same column, sorted from low to high first: weeks in the order they are played. */
export function lowestFirst<Row>(column: TableColumn<Row>): TableColumn<Row> {
  return { ...column, first: 'asc' };
}

/** Whether a cell of words says nothing; an empty number or no is a value like any other. */
function isEmptyText(value: CellValue, text: string): boolean {
  return (text === '' || text === NOT_KNOWN) && typeof value !== 'number' && typeof value !== 'boolean';
}

/**
 * A number sorts as it is, and yes is above no. Words sort as they read: by the name in `#4 Ohio State` or `at Rice`, and
 * by the text of a code.
 */
function plainOrder(value: CellValue, text: string): SortValue {
  if (typeof value === 'string') return text.includes(value) ? value : text;
  return typeof value === 'boolean' ? Number(value) : value;
}

function firstDirection({ decimals, good }: Descriptor): SortDirection {
  if (good !== null) return good === 'high' ? 'desc' : 'asc';
  return decimals === null ? 'asc' : 'desc';
}

/** A value as a table shows it. */
function cellText(of: Pick<Descriptor, 'decimals'>, value: CellValue): string {
  if (value === null || typeof value === 'number') return numberText(of, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value;
}

/** To one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `part / whole`, 0 when there is nothing to divide by. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** A number rounded to its column's decimals, as in answers and files. */
export function rounded({ decimals }: Pick<Descriptor, 'decimals'>, value: number): number {
  return decimals === 1 ? tenth(value) : value;
}
