import type { CareerMode } from '../../model/own-coach.ts';
import type { GoalState, SeatLevel, SeatPart } from '../../model/people/goals.ts';
import { chanceOfFiring, projected, type Seat } from '../../offseason/carousel/expectation.ts';
import type { Tuning } from '../../tuning/index.ts';

/** How safe a head coach's job is. */

/** What it follows from. */
export interface SeatFacts {
  /** His seasons there, this one included. */
  tenure: number;
  /** Tiers of prestige beside the nation's mean. */
  standing: number;
  /** The share of its games that the program is expected to win, and what boosters who were asked expect beyond it. */
  expected: number;
  more: number;
  /** The season so far. */
  wins: number;
  losses: number;
  goals: readonly { state: GoalState }[];
  /** What firing him costs, in seasons of the program's usual pay. */
  owed: number;
  /** Wins of 12 a season by which his last seasons there beat expectations; none if left out. */
  past?: number;
  /** Log odds that a hard career adds; none if left out. */
  hard?: number;
}

type Numbers = Pick<Tuning, 'coaches'>;

/** Log odds that goals met and missed add to the chance that he is fired. */
function goalOdds(goals: SeatFacts['goals'], { coaches: { goals: k } }: Numbers): number {
  const weight: Record<GoalState, number> = { open: 0, met: -k.met, missed: k.missed };
  return goals.reduce((sum, { state }) => sum + weight[state], 0);
}

/** Job security by what is known so far: points of 100, a hundred less the chance that he is fired. */
export function securityParts(facts: SeatFacts, tuning: Numbers): { part: SeatPart; value: number }[] {
  const { tenure, standing, expected, more } = facts;
  const even: Seat = { ...projected({ wins: 0, losses: 0 }, 0.5, tuning), expected: 0.5, tenure: 1, standing: 0 };
  const years = { ...even, tenure };
  const past = { ...years, past: facts.past ?? 0 };
  const program = { ...past, ...projected({ wins: 0, losses: 0 }, expected, tuning), standing, expected };
  const boosters = { ...program, expected: expected + more };
  const contract = { ...boosters, owed: facts.owed };
  const results = { ...contract, ...projected(facts, expected, tuning) };
  const goals = { ...results, goals: goalOdds(facts.goals, tuning) };
  const career = { ...goals, goals: goals.goals + (facts.hard ?? 0) };
  const seats: [SeatPart, Seat][] = Object.entries({
    start: even,
    years,
    past,
    program,
    boosters,
    contract,
    results,
    goals,
    career,
  }) as [SeatPart, Seat][];
  let before = 0;
  return seats.map(([part, seat]) => {
    const points = 100 * (1 - chanceOfFiring(seat, tuning));
    const value = points - before;
    before = points;
    return { part, value };
  });
}

/** Log odds of being fired that a way to play a career adds, and how patient the dynasty's difficulty makes programs. */
export function hardOdds(
  mode: CareerMode | undefined,
  { coaches: { own }, difficulty }: Pick<Tuning, 'coaches' | 'difficulty'>,
): number {
  return (mode === 'hard' ? own.hardSeat : 0) - difficulty.patience + 0;
}

/** Points of 100: the sum of the parts. */
export function securityOf(facts: SeatFacts, tuning: Numbers): number {
  return securityParts(facts, tuning).reduce((sum, { value }) => sum + value, 0);
}

/** How safe so many points are. */
export function levelOf(security: number, { coaches: { goals: k } }: Numbers): SeatLevel {
  if (security >= k.secure) return 'secure';
  if (security >= k.warm) return 'safe';
  return security >= k.hot ? 'warm' : 'hot';
}

/** Wins of the games left with which a season ends safe; null: no number of them does, or none is left. */
export function winsToSafety(facts: SeatFacts, left: number, tuning: Numbers): number | null {
  for (let more = 0; more <= left; more++) {
    const end = { ...facts, wins: facts.wins + more, losses: facts.losses + left - more };
    if (left > 0 && securityOf(end, tuning) >= tuning.coaches.goals.warm) return more;
  }
  return null;
}
