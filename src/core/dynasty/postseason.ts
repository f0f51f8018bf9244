import { CHAMPIONSHIP_WEEK, type Game, REGULAR_WEEKS, type ScheduledGame, unplayed } from '../model/game.ts';
import { bowlGames } from '../season/bowls/index.ts';
import { championsWeekGames } from '../season/champions-week.ts';
import { bracketGames } from '../season/playoff.ts';
import { nextGameId } from '../season/schedule/index.ts';
import { championshipGames } from '../season/standings.ts';
import type { DynastyState } from './dynasty-state.ts';
import { type Field, playoffField } from './field.ts';
import { withOdds } from './odds.ts';
import { playoffFormat } from './playoff-format.ts';
import { lastWeek, seasonFacts } from './season-facts.ts';

/** Returns the current season's playoff field, projected or final. */
export function fieldOf(dynasty: DynastyState): Field {
  return playoffField({
    facts: seasonFacts(dynasty),
    format: playoffFormat(dynasty),
    games: dynasty.games,
    polls: dynasty.polls,
    tuning: dynasty.tuning,
  });
}

function championships(dynasty: DynastyState): ScheduledGame[] {
  const poll = dynasty.polls.at(-1) ?? null;
  const standings = { facts: seasonFacts(dynasty), games: dynasty.games, poll };
  const title = championshipGames(standings, nextGameId(dynasty.year, dynasty.games));
  const others = championsWeekGames(standings, title, nextGameId(dynasty.year, [...dynasty.games, ...title]));
  return [...title, ...others];
}

function playoffRound(dynasty: DynastyState, field: Field): ScheduledGame[] {
  return bracketGames({
    facts: seasonFacts(dynasty),
    format: playoffFormat(dynasty),
    field: field.seeds,
    games: dynasty.games,
    firstId: nextGameId(dynasty.year, dynasty.games),
  });
}

/**
 * Returns the games that follow from a week's results: conference championships after the regular season, then bowls
 * and the first playoff round, then each further round. The week's poll must already be in.
 */
export function gamesAfter(dynasty: DynastyState, week: number): Game[] {
  if (week < REGULAR_WEEKS || week >= lastWeek(dynasty)) return [];
  if (week === REGULAR_WEEKS) return withOdds(dynasty, championships(dynasty).map(unplayed));
  const field = fieldOf(dynasty);
  const round = playoffRound(dynasty, field);
  if (week !== CHAMPIONSHIP_WEEK) return withOdds(dynasty, round.map(unplayed));
  const bowls = bowlGames({
    facts: seasonFacts(dynasty),
    format: playoffFormat(dynasty),
    field: field.seeds,
    games: dynasty.games,
    ranks: new Map(field.order.map((team, i) => [team, i + 1])),
    champions: field.champions,
    firstId: nextGameId(dynasty.year, [...dynasty.games, ...round]),
  });
  return withOdds(dynasty, [...round, ...bowls].map(unplayed));
}
