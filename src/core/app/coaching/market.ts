import { type Market, type MarketSource, marketOf } from '../../dynasty/career/market.ts';
import { type JobChoice, jobChoiceFrom } from '../../model/own-coach.ts';
import { staffChoicesFrom } from '../../model/staff-choices.ts';
import type { QueryContext } from '../reading/context.ts';
import { expectations } from './seat.ts';

/** The coach's job market, as pages read it. */

/** Inputs to the job market. */
export function marketSource(context: QueryContext): MarketSource & { job: JobChoice | null } {
  const { save, season } = context;
  const { ownCoach, stage, year } = season.row;
  const job = jobChoiceFrom(save.decisions.latest('setJob'), year);
  const staff = staffChoicesFrom(save.decisions.everyInput('setStaff'));
  return { ...expectations(context), ownCoach, stage, week: season.week, job, staff };
}

/** The openings after this season; only valid while `isMarketOpen`. */
export function marketNow(context: QueryContext): Market {
  return context.memo('job market', () => marketOf(marketSource(context)));
}
