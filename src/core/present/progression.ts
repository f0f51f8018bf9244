import type { ProgressedPlayer, RosterProgression } from '../app/views/progression.ts';

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
