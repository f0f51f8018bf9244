import type { ProgressedPlayer, RosterProgression } from '../contract/views/people/progression.ts';
import { byChange } from '../words/columns/order.ts';
import { plural } from '../words/numbers.ts';

/** Returns the returning players, from the largest gain to the largest drop. */
export function returningPlayers({
  progressed,
  declined,
}: Pick<RosterProgression, 'progressed' | 'declined'>): ProgressedPlayer[] {
  return [...progressed, ...declined].sort(byChange);
}

/** `61 players return, 24 leave`; `1 player returns, no one leaves`. */
export function returnAndLeave(returning: number, leaving: number): string {
  const leave = leaving === 0 ? 'no one leaves' : `${leaving} ${leaving === 1 ? 'leaves' : 'leave'}`;
  return `${plural(returning, 'player')} ${returning === 1 ? 'returns' : 'return'}, ${leave}`;
}
