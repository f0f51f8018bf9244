import type { ProgressedPlayer, RosterProgression } from '../app/views/progression.ts';

/** Who gained most first; of equals the better player. */
export function byChange(a: ProgressedPlayer, b: ProgressedPlayer): number {
  return b.change - a.change || b.rating - a.rating || a.id - b.id;
}

/** Everybody who returns: who improved most first, who fell back most last. */
export function returningPlayers({
  progressed,
  declined,
}: Pick<RosterProgression, 'progressed' | 'declined'>): ProgressedPlayer[] {
  return [...progressed, ...declined].sort(byChange);
}
