import type { ClassState } from '../../model/class-state.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { DECEMBER_PERIOD, FEBRUARY_PERIOD, SPRING_PERIOD, SUMMER_PERIOD } from '../../model/recruiting.ts';
import type { OffseasonTuning } from '../types.ts';
import { pursuitBy, type RecruitingCycle } from './cycle.ts';
import type { Recruit } from './draw.ts';
import type { Opinions } from './opinion.ts';
import { hoursUsed } from './target.ts';

const POSITION_COUNT = POSITIONS.length;

/** Returns the weeks of recruiting in a period. */
export function weeksOf(period: number, tuning: OffseasonTuning): number {
  const knobs = tuning.recruits.hours;
  if (period === SPRING_PERIOD) return knobs.spring;
  if (period === SUMMER_PERIOD) return knobs.summer;
  if (period === DECEMBER_PERIOD) return knobs.december;
  return period === FEBRUARY_PERIOD ? knobs.february : 1;
}

/** Returns every program's commits by position, `[position][team]`. */
export function commitsOf(cycle: RecruitingCycle, state: ClassState): Float64Array[] {
  const commits = POSITIONS.map(() => new Float64Array(cycle.teams.length));
  for (const { number, position } of cycle.recruits) {
    const program = state.commitmentOf(number);
    if (program !== null) commits[PLACE_OF[position]]![program]! += 1;
  }
  return commits;
}

/** Returns the total worth of the uncommitted recruits each staff pursues, `[team * positions + position]`. */
function uncommittedWorth(
  { positionIndexes, teams, staffValues: { start, team, worth } }: RecruitingCycle,
  state: ClassState,
): Float64Array {
  const sums = new Float64Array(teams.length * POSITION_COUNT);
  for (let index = 0; index < positionIndexes.length; index++) {
    if (!state.isUncommitted(index + 1)) continue;
    for (let i = start[index]!; i < start[index + 1]!; i++)
      sums[team[i]! * POSITION_COUNT + positionIndexes[index]!]! += worth[i]!;
  }
  return sums;
}

/** The most hours per unit of worth that a save can hold: extreme tuning makes every recruit nearly worthless to a staff. */
const MOST_PER_WORTH = 1e30;

/** Returns the weekly hours a staff spends per unit of a recruit's worth, `[team * positions + position]`. */
export function hourShares(cycle: RecruitingCycle, state: ClassState, commits: readonly Float64Array[]): Float64Array {
  const { teams, openings } = cycle;
  const worths = uncommittedWorth(cycle, state);
  const shares = new Float64Array(teams.length * POSITION_COUNT);
  for (let t = 0; t < teams.length; t++) {
    let needs = 0;
    for (let index = 0, i = t * POSITION_COUNT; index < POSITION_COUNT; index++, i++) {
      if (worths[i]! > 0) shares[i] = Math.max(0, openings[index]![t]! - commits[index]![t]!);
      needs += shares[i]!;
    }
    const hours = cycle.hours[t]!.total;
    for (let index = 0, i = t * POSITION_COUNT; index < POSITION_COUNT; index++, i++) {
      if (shares[i]! > 0) shares[i] = Math.min(MOST_PER_WORTH, (hours * shares[i]!) / needs / worths[i]!);
    }
  }
  return shares;
}

/**
 * Returns a program's remaining roster spots for a recruit, minus those that better uncommitted recruits will probably
 * take; null if it is full at his position. `committedTo`: the program he is committed to, or -1.
 */
export function spotsFor(
  cycle: RecruitingCycle,
  state: ClassState,
  commits: readonly Float64Array[],
  recruit: Recruit,
  team: number,
  committedTo: number,
): number | null {
  const index = cycle.positionIndexes[recruit.number - 1]!;
  const open = cycle.openings[index]![team]!;
  const taken = commits[index]![team]! - (team === committedTo ? 1 : 0);
  const { caution, lastPlaces } = cycle.tuning.recruits;
  if (taken >= Math.floor(open + caution)) return null;
  let left = open - taken;
  for (const { number, stars } of cycle.byPosition[index]!) {
    if (number >= recruit.number || stars === 1) break;
    if (state.isUncommitted(number)) left -= cycle.shares[(number - 1) * cycle.teams.length + team]!;
  }
  return Math.max(lastPlaces, left);
}

/** Adds a period's hours: every staff's, and the user's own. */
export function addHours(opinions: Opinions, shares: Float64Array): void {
  const { cycle, state, season } = opinions;
  const weeks = weeksOf(state.period, cycle.tuning);
  for (let i = 0; i < shares.length; i++) state.hoursPerWorth[i]! += weeks * shares[i]!;
  if (state.board === null) return;
  if (!state.board.staff) {
    const free = cycle.hours[season.own]!.total - hoursUsed(state.board, state, season.own);
    state.board.idle += weeks * Math.max(0, free);
  }
  for (const [number, target] of state.board.targets) {
    if (state.isCommittedTo(number, season.own)) continue;
    if (!state.board.staff) {
      target.spent += weeks * Math.max(0, target.hours - target.scouting);
      target.scouted += weeks * Math.min(target.scouting, target.hours);
      continue;
    }
    const recruit = cycle.recruits[number - 1]!;
    const pursuit = pursuitBy(cycle, number, season.own);
    if (pursuit && target.offered)
      target.spent += weeks * pursuit.worth * shares[season.own * POSITION_COUNT + PLACE_OF[recruit.position]]!;
  }
}
