import type { Info } from '../core/contract/views/index.ts';
import { weekName } from '../core/words/terms.ts';

/** Small numbers and small words of the browser's pages. */

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The whole numbers from `from` to `to`, both included; none when `to` is less. */
export function through(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** What is played in a week of the postseason: `Quarterfinals`; undefined for any other week. */
export function roundOf(week: number, { playoff }: Info): string | undefined {
  const name = weekName(week, playoff.teams);
  return name === `Week ${week}` ? undefined : name;
}
