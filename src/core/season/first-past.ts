import type { PlayerId, TeamId } from '../model/ids.ts';

/** A player's or a team's count of a season or a career as it grew in a week. */
export interface Running {
  /** Null for a team's. */
  player: PlayerId | null;
  team: TeamId;
  /** Before the week's game and after it. */
  before: number;
  after: number;
}

/**
 * Returns the first player past a mark in a week: null if another was past it before; of two in the same week the one who
 * went further, else the first by id.
 */
export function firstPast(mark: number, all: readonly Running[]): Running | null {
  if (all.some(({ before }) => before > mark)) return null;
  const passed = all.filter(({ after }) => after > mark);
  return (
    passed.sort((a, b) => b.after - a.after || (a.player ?? 0) - (b.player ?? 0) || (a.team < b.team ? -1 : 1))[0] ??
    null
  );
}
