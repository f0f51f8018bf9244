import type { ProgressedPlayer, RosterProgression } from '../app/views/progression.ts';

/** Everybody who returns: who improved most first, who fell back most last. */
export function returningPlayers({
  progressed,
  declined,
}: Pick<RosterProgression, 'progressed' | 'declined'>): ProgressedPlayer[] {
  return [...progressed, ...declined].sort((a, b) => b.change - a.change || b.rating - a.rating || a.id - b.id);
}
