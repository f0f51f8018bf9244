import type { TeamId } from './ids.ts';

export const PLAYOFF_SIZES = [2, 4, 12] as const;
export type PlayoffSize = (typeof PLAYOFF_SIZES)[number];

export interface PlayoffFormat {
  teams: PlayoffSize;
  /** Places kept for the best-ranked conference champions (12 teams only). */
  autobids: number;
  /** The four best-ranked champions get the first four seeds (12 teams only). */
  championsTopFour: boolean;
}

/** A team in the field. Seed 1 is best. */
export interface PlayoffSeed {
  seed: number;
  team: TeamId;
  autobid: boolean;
}

/** The week of the title game. */
export function lastWeekOf(format: PlayoffFormat): number {
  return format.teams === 2 ? 16 : format.teams === 4 ? 17 : 19;
}
