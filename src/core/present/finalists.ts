import type { Finalist } from '../contract/views/recruiting/board.ts';
import { signedTo } from '../words/numbers.ts';

/** The teams somebody chose between, a line each with its parts. */
export function finalistLines(finalists: readonly Pick<Finalist, 'team' | 'parts' | 'total'>[]): string[] {
  return finalists.map(({ team, parts, total }) => {
    const told = parts.filter(({ value }) => value !== 0);
    return `${team} ${signedTo(total, 2)}: ${told.map(({ label, value }) => `${label.toLowerCase()} ${signedTo(value, 2)}`).join(', ')}`;
  });
}
