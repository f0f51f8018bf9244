import { done, type Result, refuse } from '../../../contract/result.ts';
import type { Selected, Selection } from '../../../contract/views/index.ts';
import { seasonWith } from '../../../dynasty/dynasty-state.ts';
import { playoffField } from '../../../dynasty/field.ts';
import { CHAMPIONSHIP_WEEK, type Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { mustGet } from '../../../model/lists.ts';
import type { Poll } from '../../../model/season.ts';
import { opponentOf, winnerOf } from '../../../season/records.ts';
import { FIRST_RANKING, selectionBody, selectionOrder } from '../../../season/selection/index.ts';
import { tenth } from '../../../words/columns/descriptor.ts';
import { isRanked, weekSpan } from '../../../words/numbers.ts';
import type { QueryContext } from '../../reading/context.ts';
import { recordsBefore, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { conferenceOf } from '../../views/game.ts';
import { pageView, teamRecord } from '../../views/team.ts';

/** A ranking as published. */
interface Published {
  poll: Poll;
  games: readonly Game[];
  order: readonly TeamId[];
  champions: ReadonlySet<TeamId>;
}

/** The ranking entering a week, from the poll and games before it and the titles won by then. */
function publishedIn(season: SeasonView, poll: Poll): Published {
  const games = season.games.filter(({ week }) => week < poll.week && week <= CHAMPIONSHIP_WEEK);
  const known = { facts: season.facts, format: season.format, games, tuning: season.tuning };
  const champions = playoffField({ ...known, polls: [poll] }).champions.filter(({ projected }) => !projected);
  const order = selectionOrder({ ...known, poll, champions });
  return { poll, games, order, champions: new Set(champions.map(({ team }) => team)) };
}

/** Opponents a team has beaten, or lost to, best first by rank; unranked ones are left out. */
function metBy(team: TeamId, won: boolean, games: readonly Game[], places: ReadonlyMap<TeamId, number>): TeamId[] {
  const own = games.filter(({ home, away, result }) => result !== null && (home === team || away === team));
  const others = own.filter((game) => (winnerOf(game) === team) === won).map((game) => opponentOf(game, team));
  return others.filter((other) => places.has(other)).sort((a, b) => mustGet(places, a) - mustGet(places, b));
}

function teamsView(season: SeasonView, now: Published, before: Published | null): Selected[] {
  const places = new Map(now.order.map((team, i) => [team, i + 1]));
  const last = before && new Map(before.order.map((team, i) => [team, i + 1]));
  const rows = new Map(now.poll.rows.map((row) => [row.team, row]));
  const then = seasonWith(season, { records: recordsBefore(season, now.poll.week) });
  const met = (team: TeamId | undefined) =>
    team === undefined ? null : { name: teamFacts(season, team).name, place: mustGet(places, team) };
  return now.order.map((team, i) => {
    const wins = metBy(team, true, now.games, places);
    const { rank, strengthOfRecord } = mustGet(rows, team);
    return {
      place: i + 1,
      name: teamFacts(season, team).name,
      conference: conferenceOf(season, team),
      ...teamRecord(then, team),
      movement: last && mustGet(last, team) - (i + 1),
      ranking: rank,
      champion: now.champions.has(team),
      ...(strengthOfRecord !== null && { strength_of_record: tenth(strengthOfRecord) }),
      ranked_wins: wins.filter((other) => isRanked(mustGet(places, other))).length,
      best_win: met(wins[0]),
      worst_loss: met(metBy(team, false, now.games, places).at(-1)),
    };
  });
}

/** The ranking that decides the playoff field, either the latest or entering a week. */
export function selection(context: QueryContext, input: { week?: number | undefined }): Result<Selection> {
  const { season, pollsOf } = context;
  const body = selectionBody(season.format);
  const first_week = FIRST_RANKING[body];
  const polls = pollsOf(season.year).filter(({ week }) => week >= first_week && week <= CHAMPIONSHIP_WEEK + 1);
  const poll = input.week === undefined ? polls.at(-1) : polls.find(({ week }) => week === input.week);
  if (poll === undefined && input.week !== undefined) {
    const span = weekSpan(first_week, CHAMPIONSHIP_WEEK + 1);
    const message = `There is no ranking for week ${input.week}; the ${season.year} rankings run from ${span}.`;
    const outside = input.week < first_week || input.week > CHAMPIONSHIP_WEEK + 1;
    return refuse(outside ? 'malformed' : 'not_found', message);
  }
  const earlier = polls.find(({ week }) => week + 1 === poll?.week);
  const before = earlier === undefined ? null : publishedIn(season, earlier);
  return done({
    ...pageView(season),
    body,
    first_week,
    week: poll?.week ?? null,
    teams: poll === undefined ? [] : teamsView(season, publishedIn(season, poll), before),
  });
}
