import type { PlayerId, TeamId } from '../model/ids.ts';

/** A player's or team's season or career total before and after a week. */
export interface Running {
  /** Null for a team's total. */
  player: PlayerId | null;
  team: TeamId;
  /** Totals before and after the week's game. */
  before: number;
  after: number;
}

/**
 * Returns the first player past a mark in a week, or null if another passed it earlier. If two pass it in the same
 * week, the higher total wins, then the lower id.
 */
export function firstPast(mark: number, all: readonly Running[]): Running | null {
  if (all.some(({ before }) => before > mark)) return null;
  const passed = all.filter(({ after }) => after > mark);
  return (
    passed.sort((a, b) => b.after - a.after || (a.player ?? 0) - (b.player ?? 0) || (a.team < b.team ? -1 : 1))[0] ??
    null
  );
}
