import type { TeamId } from './ids.ts';

export const PLAYOFF_SIZES = [2, 4, 12, 16] as const;
export type PlayoffSize = (typeof PLAYOFF_SIZES)[number];

export function isPlayoffSize(teams: number): teams is PlayoffSize {
  return (PLAYOFF_SIZES as readonly number[]).includes(teams);
}

/** Playoff sizes as a phrase. */
export const PLAYOFF_SIZES_SAID = '2, 4, 12 or 16 teams';

export interface PlayoffFormat {
  teams: PlayoffSize;
  /** Bids reserved for the best-ranked conference champions (12 and 16 teams only). */
  autobids: number;
  /** Whether the four best-ranked champions get the top four seeds (12 and 16 teams only). */
  championsTopFour: boolean;
}

/** A team in the field. Seed 1 is best. */
export interface PlayoffSeed {
  seed: number;
  team: TeamId;
  autobid: boolean;
}

/** Whether a field of this size can reserve bids and seeds for conference champions. */
export function takesChampions(teams: number): boolean {
  return teams >= 12;
}

/** Number of top seeds with a first-round bye. */
export function byesOf(teams: number): number {
  return teams === 12 ? 4 : 0;
}

/** The week of the title game. */
export function lastWeekOf(format: PlayoffFormat): number {
  return format.teams === 2 ? 16 : format.teams === 4 ? 17 : 19;
}
