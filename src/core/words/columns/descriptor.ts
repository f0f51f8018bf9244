import { NOT_KNOWN } from '../numbers.ts';
import type { SortDirection, SortValue } from './order.ts';

/** A number's unit, as named in column tables. */
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
  /** Heading for narrow columns, as in a box score. */
  short: string;
  /** Full heading, also used in sentences. */
  long: string;
  /** One sentence: the definition, with the formula and its source if any. */
  meaning: string;
  unit: Unit;
  /** Decimals always shown, so decimal points align; null if not a number. */
  decimals: number | null;
  /** Whether high or low values are good; null if neither. */
  good: 'high' | 'low' | null;
}

/** Formats a number for a table; `-` if there is none. */
export function numberText({ decimals }: Pick<Descriptor, 'decimals'>, value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NOT_KNOWN;
  return value.toFixed(decimals ?? 0);
}

export type CellValue = string | number | boolean | null;

/** A column of a page's table, shared by all faces, which only do the layout. */
export interface TableColumn<Row> extends Descriptor {
  /** Its name in files and for sorting. */
  key: string;
  /** The value in files. */
  value: (row: Row) => CellValue;
  /** The value as text. */
  text: (row: Row) => string;
  /** The sort key, if it is not the value: a record's winning percentage, a result's margin. */
  sort: (row: Row) => SortValue;
  /** The default direction: best on top, else numbers from high to low and names from A to Z. */
  first: SortDirection;
  /** Whether it is the table's main number, shown if there is room for only one. */
  leads?: boolean;
  /** For text that holds numbers (a record, a score, a spread): those numbers, as extra columns in files. */
  beside?: readonly TableColumn<Row>[];
}

/** Builds a column from its description, formatted and sorted by default like any value; empty text is last. */
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

/** Adds the column's numbers as extra columns in files. */
export function withNumbers<Row>(column: TableColumn<Row>, beside: readonly TableColumn<Row>[]): TableColumn<Row> {
  return { ...column, beside };
}

/** Sorts the column high to low by default: the latest year or the largest number first. */
export function highestFirst<Row>(column: TableColumn<Row>): TableColumn<Row> {
  return { ...column, first: 'desc' };
}

/** Sorts the column low to high by default: weeks in the order they are played. */
export function lowestFirst<Row>(column: TableColumn<Row>): TableColumn<Row> {
  return { ...column, first: 'asc' };
}

/** Whether a text cell is empty; a missing number or a `no` is a value like any other. */
function isEmptyText(value: CellValue, text: string): boolean {
  return (text === '' || text === NOT_KNOWN) && typeof value !== 'number' && typeof value !== 'boolean';
}

/**
 * Returns the default sort key: numbers as they are, yes above no, and text as it reads: by the name in `#4 Ohio State`
 * or `at Rice`, and by a code's text.
 */
function plainOrder(value: CellValue, text: string): SortValue {
  if (typeof value === 'string') return text.includes(value) ? value : text;
  return typeof value === 'boolean' ? Number(value) : value;
}

function firstDirection({ decimals, good }: Descriptor): SortDirection {
  if (good !== null) return good === 'high' ? 'desc' : 'asc';
  return decimals === null ? 'asc' : 'desc';
}

/** Formats a value for a table. */
function cellText(of: Pick<Descriptor, 'decimals'>, value: CellValue): string {
  if (value === null || typeof value === 'number') return numberText(of, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value;
}

/** Rounds to one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns `part / whole`, or 0 if `whole` is 0. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Rounds a number to its column's decimals, as in answers and files. */
export function rounded({ decimals }: Pick<Descriptor, 'decimals'>, value: number): number {
  return decimals === 1 ? tenth(value) : value;
}
