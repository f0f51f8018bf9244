import type { CareerSeat, SeatWeek } from '../../../contract/views/index.ts';
import { levelOf } from '../../../dynasty/career/seat.ts';
import { REGULAR_WEEKS } from '../../../model/game.ts';
import { fullName } from '../../../words/terms.ts';
import { leading } from '../../coaching/life.ts';
import { seatOf } from '../../coaching/seat.ts';
import type { Found, Week } from './found.ts';

/** Storylines about the player's coach: his seat gets hot or cools off, and a season that gets him noticed. */

/** Wins above what the program expected by which a season gets noticed, and the first week for it. */
const NOTICED = 2;
const NOTICED_FROM = 8;
/** Prestige from which there is hardly a bigger job. */
const GREAT = 6;

/** What the desk knows about the coach after a game. */
interface Game {
  seat: CareerSeat;
  /** The game, and his job security before it. */
  now: SeatWeek;
  before: number;
  wins: number;
  losses: number;
}

function gameIn(seat: CareerSeat, week: number): Game | null {
  const index = seat.trend.findIndex((each) => each.week === week);
  const now = seat.trend[index];
  if (now === undefined) return null;
  const wins = seat.trend.slice(0, index + 1).filter(({ result }) => result === 'W').length;
  return { seat, now, before: seat.trend[index - 1]?.security ?? seat.august, wins, losses: index + 1 - wins };
}

/** Whether his wins have just passed what the program expected by enough to be noticed. */
function isNoticed({ seat, now, wins }: Game): boolean {
  const first = seat.expected_wins + NOTICED;
  const late = now.week >= NOTICED_FROM && now.week <= REGULAR_WEEKS && now.result === 'W';
  const already = now.week > NOTICED_FROM && wins - 1 >= first;
  return late && wins >= first && !already;
}

/** What changed about the player's coach with his program's game of the week. */
function* ownCoach({ context, week, name }: Week): Generator<Found> {
  const { season } = context;
  if (season.row.ownCoach === null) return;
  const { coach, job } = leading(context);
  const seat = job.role === 'head' ? context.memo('seat in the news', () => seatOf(context, job)) : null;
  const game = seat === null ? null : gameIn(seat, week);
  if (game === null) return;
  const hot = (security: number): boolean => levelOf(security, season.tuning) === 'hot';
  const { wins, losses, now, before } = game;
  const facts = { team: name(job.team), who: fullName(coach), wins, losses };
  const found = { team: job.team, coach: coach.id, game: now.game };
  if (hot(now.security) && !hot(before)) yield { ...found, facts: { kind: 'hot_seat', ...facts } };
  if (hot(before) && !hot(now.security)) yield { ...found, facts: { kind: 'seat_cools', ...facts } };
  const prestige = season.program.get(job.team)?.prestige ?? GREAT;
  const expected = Math.round(game.seat.expected_wins);
  if (prestige < GREAT && isNoticed(game)) yield { ...found, facts: { kind: 'rising', ...facts, expected } };
}

export const OWN_COACH_ARCS = [ownCoach] as const;
