import { expectation } from '../football/expectation.ts';
import { copyOfGame, type Game } from '../model/game.ts';
import { oddsFor } from '../season/odds.ts';
import { programMap } from './season-facts.ts';
import type { World } from './world.ts';

/**
 * The same games with what the betting world says of them. Ratings stand for a whole season, so odds are set once,
 * when a game is made.
 */
export function withOdds(world: World, games: readonly Game[]): Game[] {
  const programs = programMap(world);
  return games.map((game) => {
    const home = programs.get(game.home)!;
    const away = programs.get(game.away)!;
    const copy = copyOfGame(game);
    copy.odds = oddsFor(expectation(home, away, game.neutral, world.tuning), world.tuning);
    return copy;
  });
}
