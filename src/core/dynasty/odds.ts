import { dayOf } from '../football/day.ts';
import { expectation, type MarginParts, marginParts } from '../football/expectation.ts';
import { copyOfGame, type Game } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamRatings } from '../model/team.ts';
import { oddsFor } from '../season/odds.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import { conditionsOf } from './conditions.ts';
import type { SeasonSource } from './dynasty-state.ts';
import { programMap } from './season-facts.ts';
import { type VisitorSource, visitingTeam } from './visitors.ts';

/** The ratings of both teams of games, home first. */
function ratingsIn(
  source: VisitorSource & Pick<SeasonSource, 'year' | 'programs'>,
): (game: Game) => readonly [TeamRatings, TeamRatings] {
  const programs = programMap(source);
  const of = (game: Game, team: TeamId) => programs.get(team) ?? visitingTeam(source, game.year, team);
  return (game) => [of(game, game.home), of(game, game.away)];
}

/** What a game's expected home margin is made of, and the margin before it is rounded to a line. */
export function marginPartsOf(
  source: VisitorSource & Pick<SeasonSource, 'year' | 'programs'>,
  game: Game,
): { margin: number; parts: MarginParts } {
  const [home, away] = ratingsIn(source)(game);
  return marginParts(home, away, game.neutral, seasonTuning(source.tuning, source.year));
}

/**
 * The same games with their betting odds. Ratings stay fixed for a season, so odds are set once, when a game is
 * created.
 */
export function withOdds(
  dynasty: VisitorSource & Pick<SeasonSource, 'year' | 'programs'>,
  games: readonly Game[],
): Game[] {
  const ratings = ratingsIn(dynasty);
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  return games.map((game) => {
    const [home, away] = ratings(game);
    const copy = copyOfGame(game);
    const expected = expectation(home, away, game.neutral, tuning);
    const at = conditionsOf(dynasty, game);
    const total = expected.total + (at === null ? 0 : dayOf(at, tuning).total);
    copy.odds = oddsFor({ ...expected, total }, tuning);
    return copy;
  });
}
