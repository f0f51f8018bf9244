import type { TeamId } from '../../model/ids.ts';
import type { Tuning } from '../../tuning/index.ts';
import { expectedShare, shareOf } from './expectation.ts';
import type { Surprises } from './reputation.ts';

/** A program's season as its record is judged. */
export interface YearRow {
  team: TeamId;
  year: number;
  wins: number;
  losses: number;
  /** Tiers of prestige beside the nation's mean. */
  standing: number;
}

/** By how much every season of some programs was better than expected. `seasons`: of each, earliest first. */
export function surprisesOf(
  seasons: ReadonlyMap<TeamId, readonly YearRow[]>,
  tuning: Pick<Tuning, 'coaches'>,
): Surprises {
  const known = new Map<TeamId, Map<number, number>>();
  const ofTeam = (team: TeamId): Map<number, number> => {
    const rows = seasons.get(team) ?? [];
    return new Map(
      rows.map((row, at) => {
        const expected = expectedShare(
          rows.slice(Math.max(0, at - tuning.coaches.expectation.seasons), at),
          tuning,
          row.standing,
        );
        return [row.year, tuning.coaches.leave.games * (shareOf(row) - expected)];
      }),
    );
  };
  return (team, year) => {
    const years = known.get(team) ?? ofTeam(team);
    known.set(team, years);
    return years.get(year);
  };
}
