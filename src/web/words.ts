import type { Info } from '../core/contract/views/index.ts';
import { weekName } from '../core/words/terms.ts';

/** Helpers for numbers and text on the browser's pages. */

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Returns the whole numbers from `from` to `to`, both included; none if `to` is less. */
export function through(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Returns the name of a postseason week: `Quarterfinals`; undefined for any other week. */
export function roundOf(week: number, { playoff }: Info): string | undefined {
  const name = weekName(week, playoff.teams);
  return name === `Week ${week}` ? undefined : name;
}
