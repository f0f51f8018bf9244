import { done, type Result, refuse } from '../../../contract/result.ts';
import { securityParts } from '../../../dynasty/career/seat.ts';
import { headCoachOf } from '../../../dynasty/coaches.ts';
import { LATEST_WEEK } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { firstOf } from '../../../model/lists.ts';
import { SEAT_NOTES, SEAT_WORDS } from '../../../words/coaching/career.ts';
import { factsAfter, isJudged } from '../../coaching/seat.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import type { Explanation } from '../recruiting/why-choice.ts';

/** Explains a head coach's job security. */
export function whySeat(context: QueryContext, team: TeamId): Result<Explanation> {
  const { season } = context;
  const { name } = teamFacts(season, team);
  if (!season.program.has(team)) return refuse('not_found', `${name} is not in FBS this season.`);
  const { coach, job } = headCoachOf(season, team);
  if (!isJudged(context, job))
    return refuse('wrong_stage', `${name} evaluates its head coach from preseason to the end of the season.`);
  const parts = securityParts(firstOf(factsAfter(context, job, [LATEST_WEEK])), season.tuning);
  return done({
    season,
    team,
    title: `How safe ${coach.first} ${coach.last} is at ${name}`,
    parts: parts.map(({ part, value }) => ({ label: SEAT_WORDS[part], value, note: SEAT_NOTES[part] })),
    total_label: 'Job security, out of 100',
    decimals: 1,
  });
}
