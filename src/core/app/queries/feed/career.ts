import type { CareerSeat } from '../../../contract/views/index.ts';
import { isMarketOpen } from '../../../dynasty/career/market.ts';
import { levelOf } from '../../../dynasty/career/seat.ts';
import { headCoachOf } from '../../../dynasty/coaches.ts';
import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { SEAT_LEVELS } from '../../../model/people/goals.ts';
import { SUMMER_TURN } from '../../../model/recruiting.ts';
import { seatMoved } from '../../../words/career.ts';
import { firedNews, offerNews } from '../../../words/jobs.ts';
import { staffSource } from '../../coaches.ts';
import { marketNow, marketSource } from '../../coaching/market.ts';
import { seatOf } from '../../coaching/seat.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { turnOfWeek, type UndatedItem } from './item.ts';

/** Games after which the seat was warmer or cooler than before, from where people begin to talk. */
function movesOf(context: QueryContext, { trend, august }: CareerSeat): UndatedItem[] {
  const tuning = context.season.tuning();
  const warm = SEAT_LEVELS.indexOf('warm');
  return trend.flatMap(({ week, game, opponent, result, security }, at): UndatedItem[] => {
    const [before, after] = [at === 0 ? august : trend[at - 1]!.security, security].map((points) =>
      SEAT_LEVELS.indexOf(levelOf(points, tuning)),
    ) as [number, number];
    if (before === after || Math.max(before, after) < warm) return [];
    const text = seatMoved({ opponent, won: result === 'W', security, level: SEAT_LEVELS[after]! });
    const tone = after > before ? 'bad' : 'good';
    return [{ about: 'career', turn: turnOfWeek(week), id: null, key: `seat ${game}`, tone, text }];
  });
}

/** What December brought the player's coach: that he is fired, and who would hire him. */
function marketItems(context: QueryContext): UndatedItem[] {
  const source = marketSource(context);
  if (!isMarketOpen(source)) return [];
  const { season } = context;
  const { fired, openings } = marketNow(context);
  const told = (key: string, tone: UndatedItem['tone'], text: string): UndatedItem => {
    return { about: 'career', turn: SUMMER_TURN + CHAMPIONSHIP_WEEK, id: null, key, tone, text };
  };
  const name = (team: TeamId): string => teamFacts(season, team).name;
  const offers = openings.filter(({ call }) => call === 'offer');
  return [
    ...(fired ? [told('fired', 'bad', firedNews(name(season.row.settings.team)))] : []),
    ...offers.map(({ team }) => told(`offer ${team}`, 'good', offerNews(name(team)))),
  ];
}

/** How the seat of the player's coach has warmed and cooled this season, and what December brought him. */
export function careerItems(context: QueryContext): UndatedItem[] {
  const { settings, ownCoach } = context.season.row;
  if (ownCoach === null || context.season.row.stage === 'preseason') return [];
  const { job } = headCoachOf(staffSource(context, context.season, [settings.team]), settings.team);
  const seat = job.coach === ownCoach ? seatOf(context, job) : null;
  return [...(seat === null ? [] : movesOf(context, seat)), ...marketItems(context)];
}
