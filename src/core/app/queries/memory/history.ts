import { done, type Result } from '../../../contract/result.ts';
import type { History } from '../../../contract/views/index.ts';
import { estimatedRating } from '../../../season/estimated-rating.ts';
import { tenth } from '../../../words/columns/descriptor.ts';
import type { QueryContext } from '../../reading/context.ts';
import { findTeam } from '../../reading/names.ts';
import { historicConference } from '../../reading/season-view.ts';
import { pageView, teamNames } from '../../views/team.ts';

/** Number of teams ranked in a real season before the dynasty. */
function rankedIn({ season, memo }: QueryContext, year: number): number {
  const counts = memo('teams ranked before the dynasty', () => {
    const out = new Map<number, number>();
    for (const row of season.reference.resultsBefore(season.settings.startYear)) {
      out.set(row.year, (out.get(row.year) ?? 0) + 1);
    }
    return out;
  });
  return counts.get(year) ?? 0;
}

/** A team's seasons, newest first: those of the dynasty and the real ones before it. */
export function history(context: QueryContext, input: { team: string }): Result<History> {
  const { season, save } = context;
  const team = findTeam(season, input.team);
  if (!team.ok) return team;
  const years = save.history.ofTeam(team.value).map((row) => ({
    year: row.year,
    prestige: row.prestige,
    rating: row.rating ?? tenth(estimatedRating(row.rank, rankedIn(context, row.year), season.tuning)),
    conference: historicConference(season, row.year, row.conference),
    wins: row.wins,
    losses: row.losses,
    rank: row.rank,
    has_games: row.played,
  }));
  return done({ ...pageView(season, team.value), years, teams: teamNames(season) });
}
