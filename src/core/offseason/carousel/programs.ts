import type { TeamId } from '../../model/ids.ts';
import type { Program } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';

/** A program as coaches see it, with the season at or near its end. */
export interface ProgramSeason {
  team: TeamId;
  /** Prestige tiers above the national mean. */
  standing: number;
  /** Whether its conference is a power conference. */
  power: boolean;
  wins: number;
  losses: number;
  /** The expected win share. */
  expected: number;
  /** Cost of firing its head coach after the season, in seasons of its usual pay; omitted: the usual cost. */
  owed?: number;
  /** Wins above expectation per 12 games in its head coach's last seasons there; omitted: unknown. */
  past?: number;
  /** Share of its games that it won the season before; omitted: unknown. */
  last?: number;
  /** Buyout a program must pay to hire him away, million dollars; omitted: none. */
  buyout?: number;
}

/** A program with no season yet. */
export type Placed = Pick<ProgramSeason, 'team' | 'standing' | 'power'>;

/** A program with no known season. */
export const unknownSeason = (placed: Placed): ProgramSeason => ({ ...placed, wins: 0, losses: 0, expected: 0.5 });

/** Returns a program's appeal to coaches: prestige, and a power conference. */
export function appealOf({ standing, power }: Placed, { coaches: { search } }: Pick<Tuning, 'coaches'>): number {
  return standing + (power ? search.power : 0);
}

/** Returns prestige tiers above the season's mean, by team. */
export function standings(rows: readonly Pick<Program, 'team' | 'prestige'>[]): Map<TeamId, number> {
  const mean = rows.reduce((sum, { prestige }) => sum + prestige, 0) / Math.max(1, rows.length);
  return new Map(rows.map(({ team, prestige }) => [team, prestige - mean]));
}
