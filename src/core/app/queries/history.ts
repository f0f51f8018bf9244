import type { QueryContext } from '../context.ts';
import { findTeam } from '../names.ts';
import { done, type Result } from '../result.ts';
import { historicConference } from '../season-view.ts';
import { shapePage, teamNames } from '../shape/team.ts';
import type { History } from '../views/index.ts';

/** A team's seasons, newest first: those of the dynasty and the real ones before it. */
export function history({ season, save }: QueryContext, input: { team: string }): Result<History> {
  const team = findTeam(season, input.team);
  if (!team.ok) return team;
  const years = save.history.ofTeam(team.value).map((row) => ({
    year: row.year,
    prestige: row.prestige,
    rating: row.rating,
    conference: historicConference(season, row.year, row.conference),
    wins: row.wins,
    losses: row.losses,
    rank: row.rank,
    has_games: row.played,
  }));
  return done({ ...shapePage(season, team.value), years, teams: teamNames(season) });
}
