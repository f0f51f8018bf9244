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
