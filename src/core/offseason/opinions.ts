import { hundredths } from './rounded.ts';

/** An opinion of a program, log weight, and the parts that add up to it. */
export interface Opinion<Part extends string> {
  total: number;
  parts: Readonly<Record<Part, number>>;
}

/** Adds up the parts in the order they are stored. */
export function opinionOf<Part extends string>(
  order: readonly Part[],
  parts: Readonly<Record<Part, number>>,
): Opinion<Part> {
  let total = 0;
  for (const part of order) total += parts[part];
  return { total, parts };
}

/** Returns the parts as they are stored: in order, rounded to hundredths. */
export function storedParts<Part extends string>(
  order: readonly Part[],
  parts: Readonly<Record<Part, number>>,
): number[] {
  return order.map((part) => hundredths(parts[part]));
}
