import { NOT_KNOWN } from '../numbers.ts';

/** What a number is counted in, as tables of columns name it. */
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

/** What there is to say of a column, whoever shows it. */
export interface Descriptor {
  /** The heading of a narrow column, as a box score has it. */
  short: string;
  /** The heading with room, and the name in sentences. */
  long: string;
  /** One sentence: what it is, with the formula and its source where there is one. */
  meaning: string;
  unit: Unit;
  /** Decimals always shown, so that points stand under points; null for what is no number. */
  decimals: number | null;
  /** Which values are good; null where neither is. */
  good: 'high' | 'low' | null;
}

/** A number as every table shows it; `-` where there is none. */
export function numberText({ decimals }: Pick<Descriptor, 'decimals'>, value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NOT_KNOWN;
  return value.toFixed(decimals ?? 0);
}

export type CellValue = string | number | boolean | null;

/** A column of a page's table, whoever draws it: what is left to a face is its layout. */
export interface TableColumn<Row> extends Descriptor {
  /** Its name in files and for sorting. */
  key: string;
  /** What it is sorted by and what a file holds. */
  value: (row: Row) => CellValue;
  /** How that reads. */
  text: (row: Row) => string;
  /** It is the number its table is for: where there is room for one, it is this one. */
  leads?: boolean;
}

/** A column of rows from its description; it reads as its value does unless told otherwise. */
export function tableColumn<Row>(
  key: string,
  of: Descriptor,
  value: (row: Row) => CellValue,
  text?: (row: Row) => string,
): TableColumn<Row> {
  const { short, long, meaning, unit, decimals, good } = of;
  return { short, long, meaning, unit, decimals, good, key, value, text: text ?? ((row) => cellText(of, value(row))) };
}

/** A value as a table shows it. */
export function cellText(of: Pick<Descriptor, 'decimals'>, value: CellValue): string {
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

/** A number to the decimals of its column: what answers and files hold. */
export function rounded({ decimals }: Pick<Descriptor, 'decimals'>, value: number): number {
  return decimals === 1 ? tenth(value) : value;
}
