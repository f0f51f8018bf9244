import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Save } from '../../save/contracts.ts';
import { gamesByTeam, isFinished } from '../../season/records.ts';
import { runWith, streakOf } from '../../season/series.ts';
import type { QueryContext } from './context.ts';
import { playedBy } from './past-games.ts';

/** Each team's winning (above 0) or losing streak entering a season, in the dynasty's own games. */
type Runs = ReadonlyMap<TeamId, number>;

/** Finished games of each team, earliest first. */
export function finishedByTeam(games: readonly Game[]): Map<TeamId, Game[]> {
  return gamesByTeam(games.filter(isFinished));
}

/** @param teams whose streaks to compute */
export function runsInto(
  { games }: Pick<Save, 'games'>,
  teams: readonly TeamId[],
  season: { year: number; startYear: number },
): Runs {
  const runs = new Map<TeamId, number>();
  let open: readonly TeamId[] = teams;
  for (let year = season.year - 1; year >= season.startYear && open.length > 0; year--) {
    const played = finishedByTeam(games.ofYear(year));
    open = open.filter((team) => {
      const own = played.get(team) ?? [];
      const [run, last] = [runs.get(team) ?? 0, streakOf(team, own)];
      if (run !== 0 && last > 0 !== run > 0) return false;
      runs.set(team, run + last);
      return own.length > 0 && Math.abs(last) === own.length;
    });
  }
  return runs;
}

/** A team's streak before a week, across seasons. */
export function runAt(context: QueryContext, team: TeamId, week: number): number {
  const { save, season, rosterMemo } = context;
  const { year, programs } = season;
  const before = rosterMemo(`runs into ${year}`, () => {
    const teams = programs.map((program) => program.team);
    return runsInto(save, teams, { year, startYear: season.settings.startYear });
  });
  return runWith(team, playedBy(context, team, week), before.get(team) ?? 0);
}
