import { done, type Result, refuse } from '../../../contract/result.ts';
import type { Week } from '../../../contract/views/index.ts';
import type { Game } from '../../../model/game.ts';
import { watchability } from '../../../season/watchability.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { SeasonView } from '../../reading/season-view.ts';
import { calledOffView } from '../../views/called-off.ts';
import { gameView, rankAtGame } from '../../views/game.ts';
import { pageView } from '../../views/team.ts';

/** Watchability of a game: as rated when it was played, or by current ratings. */
function worth(season: SeasonView, game: Game): number {
  if (game.watchability !== null) return game.watchability;
  const rank = (side: 'home' | 'away') => rankAtGame(season, game, side) ?? null;
  return watchability({ ...game, homeRank: rank('home'), awayRank: rank('away') }, season.tuning);
}

/** A week's games, best to watch first. */
export function weekGames(season: SeasonView, week: number): Game[] {
  return season.games
    .filter((game) => game.week === week)
    .map((game) => ({ game, worth: worth(season, game) }))
    .sort((a, b) => b.worth - a.worth || a.game.id - b.game.id)
    .map(({ game }) => game);
}

/** Id of a week's best game to watch; null if there are no games. */
export function gameOfWeek(season: SeasonView, week: number): number | null {
  return weekGames(season, week)[0]?.id ?? null;
}

/** All games of a week. */
export function week(context: QueryContext, input: { week: number }): Result<Week> {
  const { season } = context;
  if (input.week < 1 || input.week > season.lastWeek) {
    return refuse(
      'malformed',
      `The ${season.year} season has weeks 1 to ${season.lastWeek}; there is no week ${input.week}.`,
    );
  }
  const games = weekGames(season, input.week).map((game, i) => gameView(season, game, i === 0));
  const off = calledOffView(context, season, ({ week }) => week === input.week);
  return done({ ...pageView(season), games, ...off });
}
