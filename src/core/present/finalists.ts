import type { Finalist } from '../contract/views/recruiting/board.ts';
import { signed, signedPlural } from '../words/numbers.ts';

/** Points for one unit of an opinion, as the board shows interest. */
const POINTS = 10;
const points = (value: number): number => Math.round(value * POINTS);

/** The schools a player chose between, a line each: points beside the average of them, and what they are made of. */
export function finalistLines(finalists: readonly Pick<Finalist, 'team' | 'parts' | 'total'>[]): string[] {
  return finalists.map(({ team, parts, total }) => {
    const told = parts
      .filter(({ value }) => points(value) !== 0)
      .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
      .map(({ label, value }) => `${label === 'NIL' ? label : label.toLowerCase()} ${signed(points(value))}`);
    return `${team} ${signedPlural(points(total), 'point')}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
  });
}

/** The same schools in points of 100, for bars: the parts add up to each school's interest as nearly as rounding lets them. */
export function finalistBars(finalists: readonly Finalist[]) {
  return finalists.map(({ team, ours, parts, total }) => ({
    team,
    ours,
    interest: Math.max(0, points(total)),
    parts: parts.map(({ label, value }) => ({ label, value: points(value) })),
  }));
}
