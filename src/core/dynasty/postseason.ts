import { CHAMPIONSHIP_WEEK, type Game, REGULAR_WEEKS, type ScheduledGame, unplayed } from '../model/game.ts';
import { bowlGames } from '../season/bowls.ts';
import { bracketGames } from '../season/playoff.ts';
import { ranksOf } from '../season/poll.ts';
import { nextGameId } from '../season/schedule/index.ts';
import { championshipGames } from '../season/standings.ts';
import { type Field, playoffField } from './field.ts';
import { withOdds } from './odds.ts';
import { lastWeek, playoffFormat, seasonFacts } from './season-facts.ts';
import type { World } from './world.ts';

/** The running season's playoff field, projected or chosen. */
export function fieldOf(world: World): Field {
  return playoffField({
    facts: seasonFacts(world),
    format: playoffFormat(world),
    games: world.games,
    polls: world.polls,
  });
}

function championships(world: World): ScheduledGame[] {
  const ranks = ranksOf(world.polls.at(-1));
  return championshipGames(
    { facts: seasonFacts(world), games: world.games, ranks },
    nextGameId(world.year, world.games),
  );
}

function playoffRound(world: World, field: Field): ScheduledGame[] {
  return bracketGames({
    year: world.year,
    format: playoffFormat(world),
    field: field.seeds,
    games: world.games,
    firstId: nextGameId(world.year, world.games),
  });
}

/**
 * The games that the week's results make: the conference championships after the regular season, the bowls and the
 * first playoff round after those, each further round after the one before. The poll after the week has been taken.
 */
export function gamesAfter(world: World, week: number): Game[] {
  if (week < REGULAR_WEEKS || week >= lastWeek(world)) return [];
  if (week === REGULAR_WEEKS) return withOdds(world, championships(world).map(unplayed));
  const field = fieldOf(world);
  const round = playoffRound(world, field);
  if (week !== CHAMPIONSHIP_WEEK) return withOdds(world, round.map(unplayed));
  const bowls = bowlGames({
    facts: seasonFacts(world),
    format: playoffFormat(world),
    field: field.seeds,
    games: world.games,
    ranks: ranksOf(world.polls.at(-1)),
    firstId: nextGameId(world.year, [...world.games, ...round]),
  });
  return withOdds(world, [...round, ...bowls].map(unplayed));
}
