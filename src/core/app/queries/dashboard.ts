import { done, type Result } from '../../contract/result.ts';
import type { Dashboard } from '../../contract/views/index.ts';
import type { QueryContext } from '../reading/context.ts';
import { gamesAround } from '../shape/game.ts';
import { shapePage, shapeTeam } from '../shape/team.ts';
import { standingsOrder } from './league/standings.ts';

const TOP = 10;

/** The dashboard: this week's and the nearest games, the conference, the top ten. */
export function dashboard(context: QueryContext): Result<Dashboard> {
  const { season } = context;
  const team = season.row.settings.team;
  const { last_game: prev_game, next_game: curr_game, ...nearest } = gamesAround(season, team);
  const conference = season.program.get(team)?.conference ?? null;
  return done({
    ...shapePage(season),
    prev_game,
    curr_game,
    ...nearest,
    confTeams: standingsOrder(context, conference).map((row) => shapeTeam(season, row.team)),
    top_10: season.poll.rows.slice(0, TOP).map((row) => shapeTeam(season, row.team)),
  });
}
