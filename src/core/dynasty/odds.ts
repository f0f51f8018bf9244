import { expectation } from '../football/expectation.ts';
import { copyOfGame, type Game } from '../model/game.ts';
import type { Program } from '../model/team.ts';
import { oddsFor } from '../season/odds.ts';
import type { Tuning } from '../tuning/index.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import { programMap } from './season-facts.ts';

/**
 * The same games with their betting odds. Ratings stay fixed for a season, so odds are set once, when a game is
 * created.
 */
export function withOdds(
  dynasty: { year: number; programs: readonly Program[]; tuning: Tuning },
  games: readonly Game[],
): Game[] {
  const programs = programMap(dynasty);
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  return games.map((game) => {
    const home = programs.get(game.home)!;
    const away = programs.get(game.away)!;
    const copy = copyOfGame(game);
    copy.odds = oddsFor(expectation(home, away, game.neutral, tuning), tuning);
    return copy;
  });
}
