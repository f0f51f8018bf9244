import { headCoachOf } from '../../../dynasty/coaches.ts';
import { seasonWith } from '../../../dynasty/dynasty-state.ts';
import { boostersOf, giftsIn, moneyIn, staffMoney } from '../../../dynasty/winter/money.ts';
import { mustGet, mustHave } from '../../../model/lists.ts';
import { asksOf } from '../../../model/program/budget.ts';
import { DECEMBER_PERIOD, PERIODS, SUMMER_PERIOD } from '../../../model/recruiting.ts';
import { hasReached } from '../../../model/stages.ts';
import { moodIn, surpriseOf, winsExpected } from '../../../offseason/boosters.ts';
import { boostersGave, boostersMood, coachLeft } from '../../../words/feed.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { UndatedItem } from './item.ts';

/** Program news off the field: its boosters and its head coach. */

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** News of the boosters' gifts once the season began, if the ask was not the usual one. */
export function boosterItems(context: QueryContext): UndatedItem[] {
  const { season } = context;
  const { year, settings, stage } = season;
  const ask = asksOf(season.budget).get(year) ?? 'usual';
  const usual = staffMoney(season)?.of.get(settings.team)?.boosters;
  if (ask === 'usual' || usual === undefined || !hasReached(stage, 'season')) return [];
  const { before, asked } = giftsIn(season);
  // Rounded as on the budget page.
  const { total, shared } = mustGet(mustHave(moneyIn(season), 'money this season').of, settings.team);
  const given = hundredths(hundredths(total) - hundredths(shared));
  const boosters = boostersOf(season);
  const text = boostersGave({
    ask,
    given,
    more: given - usual * Math.exp(before),
    expected: tenths(winsExpected(year, boosters)),
  });
  const tone = ask === 'hard' && asked > 0 ? 'good' : 'plain';
  return [{ about: 'budget', period: SUMMER_PERIOD, id: null, key: `boosters ${year}`, tone, text }];
}

/** The boosters' mood after a finished season. */
export function boosterMoods(context: QueryContext, year: number): UndatedItem[] {
  const { season } = context;
  // When the coach is new, the boosters' mood reflects his predecessor.
  const wasHere = context.seasonOf(year).row.settings.team === season.settings.team;
  if (!wasHere || staffMoney(season) === null) return [];
  const boosters = boostersOf(season);
  const surprise = tenths(surpriseOf(year, boosters) ?? 0);
  if (surprise === 0) return [];
  const text = boostersMood(surprise, Math.round(100 * moodIn(year + 1, boosters)) - 100);
  const tone = surprise > 0 ? 'good' : 'bad';
  return [{ about: 'budget', period: PERIODS, id: null, key: `mood ${year}`, tone, text }];
}

/** News of the head coach's departure and his successor, in a dynasty whose player only owns the program. */
export function coachItems(context: QueryContext): UndatedItem[] {
  const { season } = context;
  const { settings, ownCoach, year } = season.row;
  if (ownCoach !== null) return [];
  const { coach, job } = headCoachOf(season, settings.team);
  if (job.until !== year || job.end === null) return [];
  const next = headCoachOf(seasonWith(season, { year: year + 1 }), settings.team);
  const name = ({ first, last }: { first: string; last: string }) => `${first} ${last}`;
  const text = coachLeft(name(coach), job.end, next.job === job ? null : name(next.coach));
  const period = job.lastWeek === null ? DECEMBER_PERIOD : Math.min(DECEMBER_PERIOD, SUMMER_PERIOD + job.lastWeek);
  return [{ about: 'coaches', period, id: null, key: `coach ${job.coach} ${year}`, tone: 'plain', text }];
}
