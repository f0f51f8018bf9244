import { expectation } from '../football/expectation.ts';
import { copyOfGame, type Game } from '../model/game.ts';
import type { Program, TeamRatings } from '../model/team.ts';
import { oddsFor } from '../season/odds.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import { programMap } from './season-facts.ts';
import { type VisitorSource, visitingTeam } from './visitors.ts';

/**
 * The same games with their betting odds. Ratings stay fixed for a season, so odds are set once, when a game is
 * created.
 */
export function withOdds(
  dynasty: VisitorSource & { year: number; programs: readonly Program[] },
  games: readonly Game[],
): Game[] {
  const programs = programMap(dynasty);
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  return games.map((game) => {
    const [home, away] = [game.home, game.away].map(
      (team) => programs.get(team) ?? visitingTeam(dynasty, game.year, team),
    ) as readonly TeamRatings[] as readonly [TeamRatings, TeamRatings];
    const copy = copyOfGame(game);
    copy.odds = oddsFor(expectation(home, away, game.neutral, tuning), tuning);
    return copy;
  });
}
