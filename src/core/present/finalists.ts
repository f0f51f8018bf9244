import type { Finalist } from '../contract/views/recruiting/board.ts';
import { signed, signedPlural } from '../words/numbers.ts';

/** Points of interest per unit of opinion, as on the board. */
const POINTS = 10;
const points = (value: number): number => Math.round(value * POINTS);

/** Returns a player's finalists, one line each: points over their average, and the reasons. */
export function finalistLines(finalists: readonly Pick<Finalist, 'team' | 'parts' | 'total'>[]): string[] {
  return finalists.map(({ team, parts, total }) => {
    const lines = parts
      .filter(({ value }) => points(value) !== 0)
      .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
      .map(({ label, value }) => `${label === 'NIL' ? label : label.toLowerCase()} ${signed(points(value))}`);
    return `${team} ${signedPlural(points(total), 'point')}${lines.length === 0 ? '' : `: ${lines.join(', ')}`}`;
  });
}

/**
 * Returns the same schools in points out of 100, for bars: the parts add up to each school's interest up to rounding.
 */
export function finalistBars(finalists: readonly Finalist[]) {
  return finalists.map(({ team, ours, parts, total }) => ({
    team,
    ours,
    interest: Math.max(0, points(total)),
    parts: parts.map(({ label, value }) => ({ label, value: points(value) })),
  }));
}
