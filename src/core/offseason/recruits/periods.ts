import { ClassState } from '../../model/class-state.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { POSITIONS } from '../../model/positions.ts';
import { DECEMBER_PERIOD, signsEarly } from '../../model/recruiting.ts';
import { PRESTIGE_TIER_SHARES } from '../../model/team.ts';
import { stream } from '../../random/stream.ts';
import type { RecruitingCycle } from './cycle.ts';
import { RecruitingPeriod, type Room } from './deciding.ts';
import type { Recruit } from './draw.ts';
import { Opinions, type SeasonSoFar } from './opinion.ts';
import { addHours, commitsOf, hourShares } from './staff-hours.ts';

const POSITION_COUNT = POSITIONS.length;

const MIDDLE_TIER = (PRESTIGE_TIER_SHARES.length + 1) / 2;

/** Most commits sign in December, in the years that have an early signing day. */
function signEarly({ cycle, state }: Opinions): void {
  if (!signsEarly(cycle.classOf)) return;
  const { decides, earlySigningTier } = cycle.tuning.recruits;
  const first = !signsEarly(cycle.classOf - 1);
  const dice = stream(cycle.seed, 'recruits', cycle.classOf, 'early signing');
  for (const { number } of cycle.recruits) {
    const roll = dice.float();
    const team = state.commitmentOf(number);
    if (team === null) continue;
    const share = first
      ? decides.firstEarlySigning + earlySigningTier * (cycle.tierOf[team]! - MIDDLE_TIER)
      : decides.earlySigning;
    if (roll < share) state.sign(number);
  }
}

/** Plays a class's next period. */
export function playPeriod(cycle: RecruitingCycle, state: ClassState, season: SeasonSoFar): void {
  const opinions = new Opinions(cycle, state, season);
  const taken = commitsOf(cycle, state);
  addHours(opinions, hourShares(cycle, state, taken));
  const period = new RecruitingPeriod(opinions);
  for (const [index, list] of cycle.byPosition.entries()) {
    const left = cycle.openings[index]!.map((open, t) => open - taken[index]![t]!);
    const most = cycle.openings[index]!.map((open) => Math.floor(open + cycle.tuning.recruits.caution));
    period.decideAt(list, { left, most, taken: taken[index]! }, false);
  }
  if (state.period === DECEMBER_PERIOD) signEarly(opinions);
  state.period += 1;
}

/** Opens a class and plays its first period, the spring. */
export function openClass(cycle: RecruitingCycle, season: SeasonSoFar): ClassState {
  const state = ClassState.unrecruited(cycle.classOf, cycle.recruits.length, cycle.teams.length * POSITION_COUNT);
  playPeriod(cycle, state, season);
  return state;
}

/** Releases the lowest-rated commits of programs that lost fewer players than expected, the unsigned ones first. */
function release(list: readonly Recruit[], state: ClassState, room: Room, period: RecruitingPeriod): void {
  for (const status of ['committed', 'signed'] as const) {
    for (const { number } of [...list].reverse()) {
      if (period.isSettled(number)) continue;
      const { program, status: own } = state.decisionOf(number);
      if (program === null || own !== status || room.taken[program]! <= room.most[program]!) continue;
      state.release(number);
      room.taken[program]! -= 1;
    }
  }
}

/**
 * February signing day, with the openings the rosters really have: commits without a spot are released, and uncommitted
 * recruits fill what is open. Returns each program's signees, best first.
 */
export function signRecruits(
  cycle: RecruitingCycle,
  state: ClassState,
  season: SeasonSoFar,
  openings: ReadonlyMap<TeamId, Readonly<Record<string, number>>>,
): Map<TeamId, Recruit[]> {
  const opinions = new Opinions(cycle, state, season);
  const taken = commitsOf(cycle, state);
  addHours(opinions, hourShares(cycle, state, taken));
  const period = new RecruitingPeriod(opinions);
  for (const [index, list] of cycle.byPosition.entries()) {
    const most = Float64Array.from(cycle.teams, (team) => openings.get(team)?.[POSITIONS[index]!] ?? 0);
    const left = most.map((open, t) => open - taken[index]![t]!);
    const room = { left, most, taken: taken[index]! };
    period.decideAt(list, room, true);
    release(list, state, room, period);
    for (let t = 0; t < most.length; t++) room.left[t] = most[t]! - room.taken[t]!;
    period.fill(list, room);
  }
  state.period += 1;
  const signed = new Map<TeamId, Recruit[]>(cycle.teams.map((team) => [team, []]));
  for (const recruit of cycle.recruits) {
    const team = state.commitmentOf(recruit.number);
    if (team !== null) mustGet(signed, cycle.teams[team]!).push(recruit);
  }
  return signed;
}
