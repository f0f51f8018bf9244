import type { Finalist } from '../contract/views/recruiting/board.ts';

/** A part of an opinion as it adds up: `+0.52`. */
export const signedPart = (value: number, decimals = 2): string => `${value < 0 ? '' : '+'}${value.toFixed(decimals)}`;

/** The teams somebody chose between, a line each with its parts. */
export function finalistLines(finalists: readonly Pick<Finalist, 'team' | 'parts' | 'total'>[]): string[] {
  return finalists.map(({ team, parts, total }) => {
    const told = parts.filter(({ value }) => value !== 0);
    return `${team} ${signedPart(total)}: ${told.map(({ label, value }) => `${label.toLowerCase()} ${signedPart(value)}`).join(', ')}`;
  });
}
