import { done, type Result, refuse } from '../../../contract/result.ts';
import type { PollHistory, Rankings } from '../../../contract/views/index.ts';
import { seasonWith } from '../../../dynasty/dynasty-state.ts';
import type { Poll } from '../../../model/season.ts';
import { tenth } from '../../../words/columns/descriptor.ts';
import { weekSpan } from '../../../words/numbers.ts';
import type { QueryContext } from '../../reading/context.ts';
import { recordsBefore, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { gamesAround } from '../../views/game.ts';
import { pageView, teamRecord } from '../../views/team.ts';

function pollView(season: SeasonView, poll: Poll, week: number | undefined): Rankings['rankings'] {
  return poll.rows.map((row) => ({
    name: teamFacts(season, row.team).name,
    ranking: row.rank,
    ...teamRecord(season, row.team),
    movement: row.previousRank === null ? 0 : row.previousRank - row.rank,
    poll_score: tenth(row.score),
    ...(row.strengthOfRecord !== null && { strength_of_record: tenth(row.strengthOfRecord) }),
    ...gamesAround(season, row.team, week),
  }));
}

/** The poll of all teams, either the latest or entering a week, with the records at that time. */
export function rankings(context: QueryContext, { week }: { week?: number | undefined }): Result<Rankings> {
  const { season, save } = context;
  if (week === undefined) return done({ ...pageView(season), rankings: pollView(season, season.poll, week) });
  if (week < 1 || week > season.lastWeek + 1) {
    return refuse(
      'malformed',
      `The ${season.year} polls run from week 1 to ${season.lastWeek + 1}; there is no week ${week}.`,
    );
  }
  const poll = save.polls.ofWeek(season.year, week);
  if (!poll) {
    return refuse(
      'not_found',
      `There is no poll for week ${week}; there are ${season.year} polls of ${weekSpan(1, season.poll.week)}.`,
    );
  }
  const then = seasonWith(season, { records: recordsBefore(season, week) });
  return done({ ...pageView(season), rankings: pollView(then, poll, week) });
}

/** All polls of the season, so that a chart takes one request. */
export function pollHistory({ season, pollsOf }: QueryContext): Result<PollHistory> {
  const polls = pollsOf(season.year);
  const ranks = polls.map((poll) => new Map(poll.rows.map(({ team, rank }) => [team, rank])));
  return done({
    ...pageView(season),
    weeks: polls.map(({ week }) => week),
    teams: season.poll.rows.map(({ team }) => ({
      name: teamFacts(season, team).name,
      ranks: ranks.map((of) => of.get(team) ?? null),
    })),
  });
}
