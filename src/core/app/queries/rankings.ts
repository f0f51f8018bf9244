import type { Poll } from '../../model/season.ts';
import { tenth } from '../../present/columns/descriptor.ts';
import type { QueryContext } from '../context.ts';
import { done, type Result, refuse } from '../result.ts';
import { recordsBefore, type SeasonView, teamFacts } from '../season-view.ts';
import { lastAndNext, shapeScheduleGame } from '../shape/game.ts';
import { recordText, shapePage } from '../shape/team.ts';
import type { Rankings } from '../views/index.ts';

/** A team's last game before a week and its next from it on, as they were known entering it. */
function around(season: SeasonView, team: string, week: number | undefined) {
  if (week === undefined) return lastAndNext(season, team);
  const games = season.gamesOf.get(team) ?? [];
  const last = games.findLast((g) => g.week < week && g.result !== null);
  const next = games.find((g) => g.week >= week);
  return {
    last: last ? shapeScheduleGame(season, last, team) : null,
    next: next ? shapeScheduleGame(season, next, team) : null,
  };
}

function shapePoll(season: SeasonView, poll: Poll, week: number | undefined): Rankings['rankings'] {
  return poll.rows.map((row) => {
    const { last, next } = around(season, row.team, week);
    return {
      name: teamFacts(season, row.team).name,
      ranking: row.rank,
      record: recordText(season, row.team),
      movement: row.previousRank === null ? 0 : row.previousRank - row.rank,
      poll_score: tenth(row.score),
      strength_of_record: row.strengthOfRecord === null ? null : tenth(row.strengthOfRecord),
      last_game: last,
      next_game: next,
    };
  });
}

/** The poll of all teams: the present one, or as it stood entering a week, with the records of that day. */
export function rankings(context: QueryContext, { week }: { week?: number | undefined }): Result<Rankings> {
  const { season, save } = context;
  if (week === undefined) return done({ ...shapePage(season), rankings: shapePoll(season, season.poll, week) });
  if (week < 1 || week > season.lastWeek + 1) {
    return refuse('malformed', `The ${season.year} polls go from week 1 to ${season.lastWeek + 1}, not to ${week}.`);
  }
  const poll = save.polls.ofWeek(season.year, week);
  if (!poll) {
    return refuse(
      'not_found',
      `There is no poll for week ${week}; the ${season.year} polls go from week 1 to ${season.poll.week}.`,
    );
  }
  const then: SeasonView = { ...season, records: recordsBefore(season, week) };
  return done({ ...shapePage(season), rankings: shapePoll(then, poll, week) });
}
