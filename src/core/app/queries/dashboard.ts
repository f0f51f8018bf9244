import { done, type Result } from '../../contract/result.ts';
import type { Dashboard } from '../../contract/views/index.ts';
import type { QueryContext } from '../reading/context.ts';
import { gamesAround } from '../views/game.ts';
import { pageView, teamView } from '../views/team.ts';
import { standingsOrder } from './league/standings.ts';

const TOP = 10;

/** The dashboard: this week's and the nearest games, the conference, the top ten. */
export function dashboard(context: QueryContext): Result<Dashboard> {
  const { season } = context;
  const team = season.settings.team;
  const { last_game: prev_game, next_game: curr_game, ...nearest } = gamesAround(season, team);
  const conference = season.program.get(team)?.conference ?? null;
  return done({
    ...pageView(season),
    prev_game,
    curr_game,
    ...nearest,
    confTeams: standingsOrder(context, conference).map((row) => teamView(season, row.team)),
    top_10: season.poll.rows.slice(0, TOP).map((row) => teamView(season, row.team)),
  });
}
