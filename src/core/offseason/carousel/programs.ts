import type { TeamId } from '../../model/ids.ts';
import type { Program } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';

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
  /** What firing its head coach after the season costs, in seasons of its usual pay; left out: as much as it usually is. */
  owed?: number;
  /** Wins of 12 a season by which its head coach's last seasons there were better than expected; left out: unknown. */
  past?: number;
  /** Million dollars that it wants from a program that hires him away; left out: nothing. */
  buyout?: number;
}

/** A program with no season yet. */
export type Placed = Pick<ProgramSeason, 'team' | 'standing' | 'power'>;

/** A program of which no season is known. */
export const unknownSeason = (placed: Placed): ProgramSeason => ({ ...placed, wins: 0, losses: 0, expected: 0.5 });

/** What makes a program attractive to coaches: prestige, and a power conference. */
export function appealOf({ standing, power }: Placed, { coaches: { search } }: Pick<Tuning, 'coaches'>): number {
  return standing + (power ? search.power : 0);
}

/** Tiers of prestige beside the mean of a season. */
export function standings(rows: readonly Pick<Program, 'team' | 'prestige'>[]): Map<TeamId, number> {
  const mean = rows.reduce((sum, { prestige }) => sum + prestige, 0) / Math.max(1, rows.length);
  return new Map(rows.map(({ team, prestige }) => [team, prestige - mean]));
}
