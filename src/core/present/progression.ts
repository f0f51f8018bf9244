import type { ProgressedPlayer, RosterProgression } from '../app/views/progression.ts';
import { plural } from './numbers.ts';

/** Largest gain first; ties by rating. */
export function byChange(a: ProgressedPlayer, b: ProgressedPlayer): number {
  return b.change - a.change || b.rating - a.rating || a.id - b.id;
}

/** Everybody who returns, from the largest gain to the largest drop. */
export function returningPlayers({
  progressed,
  declined,
}: Pick<RosterProgression, 'progressed' | 'declined'>): ProgressedPlayer[] {
  return [...progressed, ...declined].sort(byChange);
}

/** `61 players return, 24 leave`; `1 player returns, nobody leaves`. */
export function returnAndLeave(returning: number, leaving: number): string {
  const leave = leaving === 0 ? 'nobody leaves' : `${leaving} ${leaving === 1 ? 'leaves' : 'leave'}`;
  return `${plural(returning, 'player')} ${returning === 1 ? 'returns' : 'return'}, ${leave}`;
}
