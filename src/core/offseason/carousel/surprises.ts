import type { TeamId } from '../../model/ids.ts';
import { groupBy, itemAt, mustGet, mustHave } from '../../model/lists.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { Tuning } from '../../tuning/index.ts';
import { expectedShare, shareOf } from './expectation.ts';
import { standings } from './programs.ts';
import type { Surprises } from './reputation.ts';

/** A program's season and its record. */
export interface YearRow {
  team: TeamId;
  year: number;
  wins: number;
  losses: number;
  /** Prestige tiers above the national mean. */
  standing: number;
}

/** A season of history with the conference it was played in. */
type JudgedSeason = YearRow & Pick<TeamSeason, 'conference'>;

/** Groups seasons by year, earliest first, with each program's prestige. */
export function judgedSeasons(history: readonly TeamSeason[]): JudgedSeason[][] {
  const years = [...groupBy(history, ({ year }) => year)].sort(([a], [b]) => a - b);
  return years.map(([, rows]) => {
    const marks = standings(rows);
    return rows.map(({ team, conference, year, wins, losses }) => {
      return { team, conference, year, wins, losses, standing: mustGet(marks, team) };
    });
  });
}

/** Returns a program's expected win share in a season; undefined: the season is unknown. */
export type Expectations = (team: TeamId, year: number) => number | undefined;

/** Looks up a program's season; a program's seasons are computed on first use. */
function bySeason(
  seasons: ReadonlyMap<TeamId, readonly YearRow[]>,
  measure: (rows: readonly YearRow[], index: number) => number,
): (team: TeamId, year: number) => number | undefined {
  const known = new Map<TeamId, Map<number, number>>();
  const ofTeam = (team: TeamId): Map<number, number> => {
    const rows = seasons.get(team) ?? [];
    return new Map(rows.map((row, index) => [row.year, measure(rows, index)]));
  };
  return (team, year) => {
    const years = known.get(team) ?? ofTeam(team);
    known.set(team, years);
    return years.get(year);
  };
}

/** Returns the expected win share in every season of some programs. `seasons`: each program's, earliest first. */
export function expectationsOf(
  seasons: ReadonlyMap<TeamId, readonly YearRow[]>,
  tuning: Pick<Tuning, 'coaches'>,
): Expectations {
  const looks = tuning.coaches.expectation.seasons;
  return bySeason(seasons, (rows, index) => {
    const before = rows.slice(Math.max(0, index - looks), index);
    return expectedShare(before, tuning, itemAt(rows, index).standing);
  });
}

/**
 * Returns wins above expectation per 12 games for every season of some programs. `seasons`: each program's, earliest
 * first.
 */
export function surprisesOf(
  seasons: ReadonlyMap<TeamId, readonly YearRow[]>,
  tuning: Pick<Tuning, 'coaches'>,
  expected: Expectations = expectationsOf(seasons, tuning),
): Surprises {
  const { games } = tuning.coaches.leave;
  return bySeason(seasons, (rows, index) => {
    const row = itemAt(rows, index);
    return games * (shareOf(row) - mustHave(expected(row.team, row.year), 'expectation for the season'));
  });
}
