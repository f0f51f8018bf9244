import type { SeatLevel, SeatPart } from '../../model/people/goals.ts';
import { listed } from '../numbers.ts';

/** Parts of a head coach's job security, in words. */

export const SEAT_WORDS: Readonly<Record<SeatPart, string>> = {
  start: 'A first season at an average program',
  years: 'Seasons on the job',
  past: 'Recent seasons here',
  program: 'What this program expects',
  boosters: 'What you asked of the boosters',
  contract: 'What a firing would cost',
  results: 'The season so far',
  inherited: 'An inherited roster',
  goals: 'Goals met and missed',
  career: 'A hard career',
};

/** What each part of job security depends on. */
export const SEAT_NOTES: Readonly<Record<SeatPart, string>> = {
  start: 'Every new head coach gets time',
  years: 'Patience wears out in the first five seasons',
  past: 'Last season, and three vs. expectations: winners get time, and losing is remembered',
  program: 'Prestige shortens patience, and losing is never safe',
  boosters: 'Boosters who gave more expect more wins',
  contract: 'A big buyout buys time, and a contract that is running out does not',
  results: 'Wins vs. expectations, if the rest goes as expected',
  inherited: 'A head coach gets two seasons before losing counts in full',
  goals: 'What the athletic director asked for in August; a first season is forgiven',
  career: 'You chose impatient athletic directors',
};

interface SeatMove {
  opponent: string;
  won: boolean;
  security: number;
  level: SeatLevel;
}

/** `The loss to Iowa puts you on the hot seat: job security is 58 of 100.` */
export function seatMoved({ opponent, won, security, level }: SeatMove): string {
  const game = won ? `The win over ${opponent}` : `The loss to ${opponent}`;
  const talk: Record<SeatLevel, string> = {
    secure: 'ends the talk about your job',
    safe: 'quiets the talk about your job',
    warm: won ? 'takes you off the hot seat' : 'starts talk about your job',
    hot: 'puts you on the hot seat',
  };
  return `${game} ${talk[level]}: job security is ${Math.round(security)} of 100.`;
}

/** `The athletic director expects a winning season, about 7-5. His goals: reach a bowl and beat Navy.` */
export function expectationNews(expectation: string, goals: readonly string[]): string {
  const small = goals.map((goal) => `${goal.charAt(0).toLowerCase()}${goal.slice(1)}`);
  return small.length === 0 ? expectation : `${expectation} His goals: ${listed(small)}.`;
}

/** `You start the season on the hot seat: job security is 41 of 100.` */
export function seatInAugust(security: number, level: SeatLevel): string {
  const where = level === 'hot' ? 'on the hot seat' : 'with people talking about your job';
  return `You start the season ${where}: job security is ${Math.round(security)} of 100.`;
}
