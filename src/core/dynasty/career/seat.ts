import type { CareerMode } from '../../model/own-coach.ts';
import { type GoalState, SEAT_PARTS, type SeatLevel, type SeatPart } from '../../model/people/goals.ts';
import { chanceOfFiring, projected, type Seat } from '../../offseason/carousel/expectation.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Job security of head coaches. */

/** Inputs to job security. */
export interface SeatFacts {
  /** His seasons there, including this one. */
  tenure: number;
  /** Prestige tiers above the national average. */
  standing: number;
  /** Share of games the program is expected to win, and what pressed boosters add to it. */
  expected: number;
  more: number;
  /** Season record so far. */
  wins: number;
  losses: number;
  goals: readonly { state: GoalState }[];
  /** Cost of firing him, in seasons of the program's usual pay. */
  owed: number;
  /** How far he beat expectations over his last seasons there, in wins per 12 games a season; 0 if left out. */
  past?: number;
  /** The share of its games that the program won the season before, his unless he is new; an even one if left out. */
  last?: number;
  /** Log odds added by hard mode; 0 if left out. */
  hard?: number;
}

type Numbers = Pick<Tuning, 'coaches'>;

/** Log odds that met and missed goals add to his chance of being fired; a first season's misses are forgiven. */
function goalOdds(
  { goals, tenure }: Pick<SeatFacts, 'goals' | 'tenure'>,
  { coaches: { goals: knobs } }: Numbers,
): number {
  const weight: Record<GoalState, number> = { open: 0, met: -knobs.met, missed: tenure > 1 ? knobs.missed : 0 };
  return goals.reduce((sum, { state }) => sum + weight[state], 0);
}

/** Seats that add one fact after another, in the order of the parts of job security. */
function seatsOf(facts: SeatFacts, tuning: Numbers): Record<SeatPart, Seat> {
  const { tenure, standing, expected, more } = facts;
  const even: Seat = { ...projected({ wins: 0, losses: 0 }, 0.5, tuning), expected: 0.5, tenure: 1, standing: 0 };
  const years = { ...even, tenure };
  const past = { ...years, past: facts.past ?? 0, last: facts.last ?? 0.5 };
  const program = { ...past, ...projected({ wins: 0, losses: 0 }, expected, tuning), standing, expected };
  const boosters = { ...program, expected: expected + more };
  const contract = { ...boosters, owed: facts.owed };
  const results = { ...contract, ...projected(facts, expected, tuning) };
  const goals = { ...results, goals: goalOdds(facts, tuning) };
  const career = { ...goals, goals: goals.goals + (facts.hard ?? 0) };
  return { start: even, years, past, program, boosters, contract, results, inherited: results, goals, career };
}

/** Tuning of a program that blames a new coach in full for a season with the roster he inherited. */
const blaming = ({ coaches }: Numbers): Numbers => ({
  coaches: { ...coaches, leave: { ...coaches.leave, inherited: 1 } },
});

/** Splits job security so far into parts. Job security is 100 minus the chance of being fired, in percent. */
export function securityParts(facts: SeatFacts, tuning: Numbers): { part: SeatPart; value: number }[] {
  const seats = seatsOf(facts, tuning);
  const inFull = blaming(tuning);
  const forgiven = SEAT_PARTS.indexOf('inherited');
  let before = 0;
  return SEAT_PARTS.map((part, index) => {
    const points = 100 * (1 - chanceOfFiring(seats[part], index < forgiven ? inFull : tuning));
    const value = points - before;
    before = points;
    return { part, value };
  });
}

/** Log odds of being fired that the career mode adds, including the patience set by the dynasty's difficulty. */
export function hardOdds(
  mode: CareerMode | undefined,
  { coaches: { own }, difficulty }: Pick<Tuning, 'coaches' | 'difficulty'>,
): number {
  return (mode === 'hard' ? own.hardSeat : 0) - difficulty.patience + 0;
}

/** Job security, 0 to 100: the sum of its parts. */
export function securityOf(facts: SeatFacts, tuning: Numbers): number {
  return securityParts(facts, tuning).reduce((sum, { value }) => sum + value, 0);
}

/** Label of a job security value. */
export function levelOf(security: number, { coaches: { goals: knobs } }: Numbers): SeatLevel {
  if (security >= knobs.secure) return 'secure';
  if (security >= knobs.warm) return 'safe';
  return security >= knobs.hot ? 'warm' : 'hot';
}

/** Wins among the remaining games that make the job safe; null if no number does, or none remain. */
export function winsToSafety(facts: SeatFacts, left: number, tuning: Numbers): number | null {
  for (let more = 0; more <= left; more++) {
    const end = { ...facts, wins: facts.wins + more, losses: facts.losses + left - more };
    if (left > 0 && securityOf(end, tuning) >= tuning.coaches.goals.warm) return more;
  }
  return null;
}
