import { groupBy } from '../../model/groups.ts';
import type { TeamId } from '../../model/ids.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { Tuning } from '../../tuning/index.ts';
import { expectedShare, shareOf } from './expectation.ts';
import { standings } from './programs.ts';
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

/** A season of history with the conference it was played in. */
type JudgedSeason = YearRow & Pick<TeamSeason, 'conference'>;

/** Seasons as their records are judged, year by year, earliest first. */
export function judgedSeasons(history: readonly TeamSeason[]): JudgedSeason[][] {
  const years = [...groupBy(history, ({ year }) => year)].sort(([a], [b]) => a - b);
  return years.map(([, rows]) => {
    const marks = standings(rows);
    return rows.map(({ team, conference, year, wins, losses }) => {
      return { team, conference, year, wins, losses, standing: marks.get(team)! };
    });
  });
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
