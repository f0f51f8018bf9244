import type { TeamId } from '../../model/ids.ts';

/** A program as coaches see it, with the season that is over or nearly so. */
export interface ProgramSeason {
  team: TeamId;
  /** Tiers of prestige beside the nation's mean. */
  standing: number;
  /** Whether its conference is a power conference. */
  power: boolean;
  wins: number;
  losses: number;
  /** The share of its games that was expected. */
  expected: number;
}
