import { dayOf } from '../football/day.ts';
import { expectation, type MarginParts, marginParts } from '../football/expectation.ts';
import { type Chart, ratingsWithout } from '../football/team-sheet.ts';
import { copyOfGame, type Game } from '../model/game.ts';
import type { GameId, TeamId } from '../model/ids.ts';
import { keepsOut, outIn } from '../model/injuries.ts';
import type { TeamRatings } from '../model/team.ts';
import { oddsFor } from '../season/odds.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import { conditionsOf } from './conditions.ts';
import type { DynastyState, SeasonSource } from './dynasty-state.ts';
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

/**
 * What a game's expected home margin is made of, and the margin before it is rounded to a line. `today` gives a team's
 * ratings without those who cannot play; what they cost or give is a part of its own.
 */
export function marginPartsOf(
  source: VisitorSource & Pick<SeasonSource, 'year' | 'programs'>,
  game: Game,
  today: (team: TeamId, whole: TeamRatings) => TeamRatings,
): { margin: number; parts: MarginParts & { injuries: number } } {
  const tuning = seasonTuning(source.tuning, source.year);
  const [home, away] = ratingsIn(source)(game);
  const { parts } = marginParts(home, away, game.neutral, tuning);
  const now = marginParts(today(game.home, home), today(game.away, away), game.neutral, tuning);
  const injuries = now.parts.attack + now.parts.resist - parts.attack - parts.resist;
  return { margin: now.margin, parts: { ...parts, flattening: now.parts.flattening, injuries } };
}

/** What lines are made from. */
type LineSource = VisitorSource & Pick<SeasonSource, 'year' | 'programs'>;

/** A game with the line that these ratings of its teams make, home first. */
function lined(dynasty: LineSource, game: Game, [home, away]: readonly [TeamRatings, TeamRatings]): Game {
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  const copy = copyOfGame(game);
  const expected = expectation(home, away, game.neutral, tuning);
  const at = conditionsOf(dynasty, game);
  const total = expected.total + (at === null ? 0 : dayOf(at, tuning).total);
  copy.odds = oddsFor({ ...expected, total }, tuning);
  return copy;
}

/** The same games with early lines: by whole rosters, since nobody knows yet who will play. */
export function withOdds(
  dynasty: VisitorSource & Pick<SeasonSource, 'year' | 'programs'>,
  games: readonly Game[],
): Game[] {
  const ratings = ratingsIn(dynasty);
  return games.map((game) => lined(dynasty, game, ratings(game)));
}

/**
 * Makes the lines of a week's games by who can play: changes the dynasty's games and returns those whose line moved.
 * `chartOf` is a team's depth chart.
 */
export function weekLines(dynasty: DynastyState, week: number, chartOf: (team: TeamId) => Chart): Game[] {
  const out = outIn(dynasty.injuries, week);
  const thin = new Set(dynasty.injuries.filter((injury) => keepsOut(injury, week)).map(({ team }) => team));
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  const whole = ratingsIn(dynasty);
  const today = (team: TeamId, rated: TeamRatings) =>
    thin.has(team) ? ratingsWithout(chartOf(team), out, tuning) : rated;
  const moved = new Map<GameId, Game>();
  for (const game of dynasty.games) {
    if (game.week !== week || (!thin.has(game.home) && !thin.has(game.away))) continue;
    const [home, away] = whole(game);
    moved.set(game.id, lined(dynasty, game, [today(game.home, home), today(game.away, away)]));
  }
  dynasty.games = dynasty.games.map((game) => moved.get(game.id) ?? game);
  return [...moved.values()];
}
