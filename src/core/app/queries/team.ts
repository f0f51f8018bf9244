import { done, type Result } from '../../contract/result.ts';
import type { TeamInfo, TeamSchedule } from '../../contract/views/index.ts';
import { ledBy } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { dynastyYears, findTeam, findYear } from '../reading/names.ts';
import { calledOffView } from '../views/called-off.ts';
import { scheduleGameView } from '../views/game.ts';
import { infoView, pageView, teamNames, teamView } from '../views/team.ts';

/** A team's games in a season, with the team as of that year. */
export function teamSchedule(
  context: QueryContext,
  input: { team: string; year?: number | undefined },
): Result<TeamSchedule> {
  const { season, seasonOf, pollsOf } = context;
  const team = findTeam(season, input.team);
  if (!team.ok) return team;
  const year = findYear(season, input.year);
  if (!year.ok) return year;
  const then = seasonOf(year.value);
  const ranks = pollsOf(year.value).map((poll) => ({
    week: poll.week,
    ranking: poll.rows.find((row) => row.team === team.value)?.rank ?? then.programs.length,
  }));
  return done({
    ...pageView(then, team.value),
    ...ledBy({ ...context, season: then }, team.value),
    info: infoView(season),
    games: (then.gamesOf.get(team.value) ?? []).map((game) => scheduleGameView(then, game, team.value)),
    ...calledOffView(context, then, ({ home, away }) => home === team.value || away === team.value),
    years: dynastyYears(season),
    teams: teamNames(then),
    poll: ranks,
  });
}

/** A team's card. */
export function teamInfo(context: QueryContext, input: { team_name: string }): Result<TeamInfo> {
  const { season } = context;
  const team = findTeam(season, input.team_name);
  if (!team.ok) return team;
  const shaped = teamView(season, team.value);
  // Clients of this call read 0 as unranked.
  return done({ team: { ...shaped, ranking: shaped.ranking ?? 0 }, ...ledBy(context, team.value) });
}
