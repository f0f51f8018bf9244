import { done, type Result } from '../../contract/result.ts';
import type { Info } from '../../contract/views/index.ts';
import type { PastSeason } from '../../contract/views/shared.ts';
import { seasonWith } from '../../dynasty/dynasty-state.ts';
import { infoView } from '../views/team.ts';
import type { QueryContext } from './context.ts';
import { memoIn } from './memo.ts';
import { findYear } from './names.ts';

/** The context as it was at the end of a past season; values computed in it are cached for one response. */
function inPast(context: QueryContext, year: number): QueryContext {
  const then = context.seasonOf(year);
  const memo = memoIn(new Map());
  return { ...context, season: seasonWith(then, { week: then.lastWeek + 1 }), memo, rosterMemo: memo };
}

/**
 * Extends a query about the current season to any season of the dynasty. `info` always gives the dynasty's current
 * status; `past_season` is only set for a past one.
 */
export function anyYear<Input, Answer extends { info: Info }>(
  query: (context: QueryContext, input: Input) => Result<Answer>,
): (
  context: QueryContext,
  input: Input & { year?: number | undefined },
) => Result<Answer & { past_season?: PastSeason }> {
  return (context, input) => {
    const year = findYear(context.season, input.year);
    if (!year.ok) return year;
    if (year.value === context.season.year) return query(context, input);
    const then = inPast(context, year.value);
    const answer = query(then, input);
    if (!answer.ok) return answer;
    const { lastWeek: last_week, format } = then.season;
    const past_season = { year: year.value, last_week, playoff_teams: format.teams };
    return done({ ...answer.value, info: infoView(context.season), past_season });
  };
}
