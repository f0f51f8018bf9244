import type { CareerSeat } from '../../../contract/views/index.ts';
import { answerNow, extensionNow } from '../../../dynasty/career/extension.ts';
import { isMarketOpen, ownEnd } from '../../../dynasty/career/market.ts';
import { levelOf } from '../../../dynasty/career/seat.ts';
import { nextTeam } from '../../../dynasty/career/staff-market.ts';
import { staffOf } from '../../../dynasty/coaches.ts';
import type { CoachId, CoachJob, StaffMember } from '../../../model/coaches.ts';
import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { lastOf, mustHave } from '../../../model/lists.ts';
import type { Bonus } from '../../../model/people/bonuses.ts';
import { SEAT_LEVELS } from '../../../model/people/goals.ts';
import { SUMMER_PERIOD } from '../../../model/recruiting.ts';
import { opponentOf } from '../../../season/records.ts';
import { jobText } from '../../../words/coaches.ts';
import { expectationNews, seatInAugust, seatMoved } from '../../../words/coaching/career.ts';
import { bonusNews, extensionNews, signedNews } from '../../../words/coaching/contracts.ts';
import { expectationText, goalText } from '../../../words/coaching/expectations.ts';
import { firedEarlyNews, firedNews, offerNews } from '../../../words/coaching/jobs.ts';
import { meetingNews, milestoneNews } from '../../../words/coaching/legacy.ts';
import { fullName } from '../../../words/terms.ts';
import { coachesOf } from '../../coaches.ts';
import { bonusesIn } from '../../coaching/contracts.ts';
import { gamesCoachedBy, relationTo } from '../../coaching/games.ts';
import { marketNow } from '../../coaching/market.ts';
import { milestonesOf } from '../../coaching/milestones.ts';
import { seatOf } from '../../coaching/seat.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { scoreFrom } from '../../views/game.ts';
import { periodOfWeek, type UndatedItem } from './item.ts';

/**
 * News of how hot the seat was in August, and of games after which it got hotter or cooler, once it is warm enough for
 * talk.
 */
function movesOf(context: QueryContext, { trend, august }: CareerSeat): UndatedItem[] {
  const tuning = context.season.tuning;
  const warm = SEAT_LEVELS.indexOf('warm');
  const level = levelOf(august, tuning);
  const item = { about: 'career', period: SUMMER_PERIOD, id: null, key: 'seat august', tone: 'bad' } as const;
  const start = SEAT_LEVELS.indexOf(level) < warm ? [] : [{ ...item, text: seatInAugust(august, level) }];
  const moves = trend.flatMap(({ week, game, opponent, result, security }, index): UndatedItem[] => {
    const now = levelOf(security, tuning);
    const after = SEAT_LEVELS.indexOf(now);
    const before = SEAT_LEVELS.indexOf(levelOf(trend[index - 1]?.security ?? august, tuning));
    if (before === after || Math.max(before, after) < warm) return [];
    const text = seatMoved({ opponent, won: result === 'W', security, level: now });
    const tone = after > before ? 'bad' : 'good';
    return [{ about: 'career', period: periodOfWeek(week), id: null, key: `seat ${game}`, tone, text }];
  });
  return [...start, ...moves];
}

/** What the athletic director wants of the season, as he says it in August. */
function augustItem(seat: CareerSeat): UndatedItem {
  const text = expectationNews(expectationText({ ...seat, wins: 0, losses: 0 }), seat.goals.map(goalText));
  return { about: 'career', period: SUMMER_PERIOD, id: null, key: 'expectation', tone: 'plain', text };
}

/** News that the player's coach was fired during the season, with the interim coach. */
function firedEarly({ season }: QueryContext, { team, lastWeek }: CoachJob, interim: StaffMember | null): UndatedItem {
  const text = firedEarlyNews(teamFacts(season, team).name, interim === null ? null : fullName(interim.coach));
  const period = periodOfWeek(mustHave(lastWeek, 'week he was fired'));
  return { about: 'career', period, id: null, key: 'fired', tone: 'bad', text };
}

/** News that the program offers him an extension, or that he has signed one. */
function extensionItems(context: QueryContext): string[] {
  const { season } = context;
  const team = nextTeam(season);
  if (team === null) return [];
  const { name } = teamFacts(context.season, team);
  const answer = answerNow(season);
  if (answer?.act === 'accept') return [signedNews(name, answer)];
  const extension = extensionNow(season);
  return extension === null ? [] : [extensionNews(name, extension.offer)];
}

/** The week after which a bonus was earned. */
function weekEarned({ season }: QueryContext, { kind, opponent }: Bonus, team: TeamId): number {
  if (kind !== 'rival') return CHAMPIONSHIP_WEEK;
  const games = season.gamesOf.get(team) ?? [];
  return games.findLast((game) => game.rivalry && opponentOf(game, team) === opponent)?.week ?? CHAMPIONSHIP_WEEK;
}

/** Bonuses earned this season. */
function bonusItems(context: QueryContext, job: CoachJob): UndatedItem[] {
  const { season } = context;
  const earned = bonusesIn(context, job, season.year).filter(({ state }) => state === 'met');
  return earned.map((bonus): UndatedItem => {
    const { kind, opponent, amount } = bonus;
    const text = bonusNews(kind, opponent && teamFacts(season, opponent).name, amount);
    const period = periodOfWeek(weekEarned(context, bonus, job.team));
    return { about: 'career', period, id: null, key: `bonus ${kind}`, tone: 'good', text };
  });
}

/** December news about the player's coach: his firing, and programs that would hire him. */
function marketItems(context: QueryContext, early: boolean): UndatedItem[] {
  const { season } = context;
  if (!isMarketOpen(season)) return [];
  const { fired, openings } = marketNow(context);
  const item = (key: string, tone: UndatedItem['tone'], text: string): UndatedItem => {
    return { about: 'career', period: periodOfWeek(CHAMPIONSHIP_WEEK), id: null, key, tone, text };
  };
  const name = (team: TeamId): string => teamFacts(season, team).name;
  const offers = openings.filter(({ call }) => call === 'offer');
  return [
    ...(fired && !early ? [item('fired', 'bad', firedNews(name(season.settings.team), ownEnd(season)))] : []),
    ...offers.map(({ team, role }) => item(`offer ${team} ${role}`, 'good', offerNews(name(team), jobText({ role })))),
    ...extensionItems(context).map((text) => item('extension', 'good', text)),
  ];
}

/** Milestones of the season, and games against coaches he knows. */
function peopleItems(context: QueryContext, ownCoach: CoachId): UndatedItem[] {
  const { year } = context.season;
  const milestones = milestonesOf(context, ownCoach)
    .filter((each) => each.year === year)
    .map((each): UndatedItem => {
      const key = `milestone ${each.kind} ${each.game}`;
      return {
        about: 'career',
        period: periodOfWeek(each.week),
        id: null,
        key,
        tone: 'good',
        text: milestoneNews(each),
      };
    });
  return [...milestones, ...meetings(context, ownCoach)];
}

/** Games of the season against coaches he knows. */
function meetings(context: QueryContext, ownCoach: CoachId): UndatedItem[] {
  const { season } = context;
  const all = gamesCoachedBy(context, ownCoach);
  return all.flatMap(({ game, team, opponent, won, against }): UndatedItem[] => {
    if (game.year !== season.year || against === null) return [];
    const relation = relationTo(coachesOf(context), ownCoach, against.coach.id, season.year);
    if (relation === null) return [];
    const met = all.filter((each) => each.against?.coach.id === against.coach.id && each.game.id <= game.id);
    const wins = met.filter((each) => each.won).length;
    const text = meetingNews({
      coach: fullName(against.coach),
      team: teamFacts(season, opponent).name,
      relation,
      won,
      score: scoreFrom(game, team).score,
      wins,
      losses: met.length - wins,
    });
    const tone = won ? 'good' : 'bad';
    return [{ about: 'career', period: periodOfWeek(game.week), id: null, key: `met ${game.id}`, tone, text }];
  });
}

/** A season's games up to the one after which he was fired. */
function untilFired(seat: CareerSeat, { lastWeek }: CoachJob): CareerSeat {
  const fired = mustHave(lastWeek, 'week he was fired');
  return { ...seat, trend: seat.trend.filter(({ week }) => week <= fired) };
}

/** News of how hot the seat of the player's coach has been this season, and his December news. */
export function careerItems(context: QueryContext): UndatedItem[] {
  const { settings, ownCoach } = context.season.row;
  if (ownCoach === null || context.season.row.stage === 'preseason') return [];
  const { heads, interim } = staffOf(context.season, settings.team);
  const { job } = lastOf(heads);
  const own = job.coach === ownCoach;
  const early = own && job.until === context.season.year && job.lastWeek !== null;
  // Why the seat got hot remains news after he is gone.
  const seat = own ? seatOf(context, job.until === context.season.year ? { ...job, until: null } : job) : null;
  return [
    ...(seat === null ? [] : [augustItem(seat)]),
    ...(seat === null ? [] : movesOf(context, early ? untilFired(seat, job) : seat)),
    ...(early ? [firedEarly(context, job, interim)] : []),
    ...(own ? bonusItems(context, job) : []),
    ...peopleItems(context, ownCoach),
    ...marketItems(context, early),
  ];
}
