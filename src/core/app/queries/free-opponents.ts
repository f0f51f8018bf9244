import { REGULAR_WEEKS } from '../../model/game.ts';
import { freeOpponents as freeTeams } from '../../season/schedule/index.ts';
import type { QueryContext } from '../context.ts';
import { done, type Result, refuse } from '../result.ts';
import { teamFacts } from '../season-view.ts';
import { SCHEDULING, wrongStage } from '../stages.ts';
import type { FreeOpponents } from '../views/index.ts';

/** Names of the teams that the player can schedule in a week, sorted. */
export function freeOpponents({ season }: QueryContext, { week }: { week: number }): Result<FreeOpponents> {
  const refused = wrongStage(season.row.stage, 'preseason', SCHEDULING);
  if (refused) return refused;
  if (week < 1 || week > REGULAR_WEEKS) {
    return refuse('malformed', `Week ${week} is not in the regular season; choose a week from 1 to ${REGULAR_WEEKS}.`);
  }
  const { year, facts, programs, reference } = season;
  const { teams, rivalries } = reference;
  const input = { year, facts, programs, teams, rivalries, tuning: season.tuning() };
  const free = freeTeams(input, season.games, season.row.settings.team, week);
  return done(free.map((id) => teamFacts(season, id).name).sort((a, b) => (a < b ? -1 : 1)));
}
