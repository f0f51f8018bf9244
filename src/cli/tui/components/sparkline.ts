import { itemAt } from '../../../core/model/lists.ts';

const STEPS = '▁▂▃▄▅▆▇█';

/** Resamples values to a width: the last of each step if there are more, repeated if there are fewer. */
export function spread(values: readonly number[], width: number): number[] {
  if (values.length === 0) return [];
  return Array.from({ length: width }, (_, at) => {
    const index = Math.ceil(((at + 1) * values.length) / width) - 1;
    return itemAt(values, Math.max(0, Math.min(values.length - 1, index)));
  });
}

/**
 * Draws a chart of shares (0 to 1) as lines of block characters, top line first.
 * @param rows lines high, at least 1
 */
export function sparkline(values: readonly number[], width: number, rows = 1): string[] {
  const heights = spread(values, width).map((value) => Math.max(1, Math.round(value * rows * STEPS.length)));
  return Array.from({ length: rows }, (_, row) => {
    const under = (rows - 1 - row) * STEPS.length;
    return heights
      .map((height) => (height <= under ? ' ' : STEPS.charAt(Math.min(STEPS.length, height - under) - 1)))
      .join('');
  });
}
