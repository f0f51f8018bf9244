import type { Game, GameResult } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { isFinished } from '../../season/records.ts';
import type { QueryContext } from './context.ts';

type Finished = Game & { result: GameResult };

/** A team's finished games of the current season up to a week (all by default), earliest first. */
export function playedBy(
  { season }: Pick<QueryContext, 'season'>,
  team: TeamId,
  week = Number.POSITIVE_INFINITY,
): Finished[] {
  return (season.gamesOf.get(team) ?? []).filter(isFinished).filter((game) => game.week <= week);
}

/** Finished games between two teams in the dynasty before a game of theirs, earliest first. */
export function meetingsBefore({ save }: Pick<QueryContext, 'save'>, game: Game): Finished[] {
  return save.games
    .between(game.home, game.away)
    .filter(isFinished)
    .filter(({ year, week }) => year < game.year || (year === game.year && week < game.week));
}
