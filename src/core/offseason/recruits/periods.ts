import { ClassState } from '../../model/class-state.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import {
  DECEMBER_PERIOD,
  FEBRUARY_PERIOD,
  type Finalist,
  MOST_FINALISTS,
  OPINION_PARTS,
  type OpinionPart,
  SPRING_PERIOD,
  SUMMER_PERIOD,
  signsEarly,
} from '../../model/recruiting.ts';
import { PRESTIGE_TIER_SHARES } from '../../model/team.ts';
import { type Stream, stream } from '../../random/stream.ts';
import { type Opinion, storedParts } from '../opinions.ts';
import type { OffseasonTuning } from '../types.ts';
import { fitDice, fitOf, pursuitBy, type RecruitingCycle, reserveSpots } from './cycle.ts';
import type { Recruit } from './draw.ts';
import { Opinions, type SeasonSoFar } from './opinion.ts';
import { LastingOpinions, type Pursuit } from './pursuits.ts';
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
function addHours(opinions: Opinions, shares: Float64Array): void {
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

/** A program a recruit could choose, and his opinion of it. */
interface Choice {
  pursuit: Pursuit;
  opinion: Opinion<OpinionPart>;
}

/** Roster spots at one position, by team. */
interface Room {
  /** Spots left for the recruit who is choosing. */
  left: Float64Array;
  /** The most a program takes. */
  most: Float64Array;
  taken: Float64Array;
}

/** Has recruits choose, and keeps the finalists of those the user recruits. */
class Chooser {
  private readonly opinions: Opinions;

  constructor(opinions: Opinions) {
    this.opinions = opinions;
  }

  /** Returns his favorite program with a spot; null if none has one. `committedTo`: as in `spotsFor`. */
  favorite(
    recruit: Recruit,
    pursuits: readonly Pursuit[],
    room: Room,
    committedTo: number,
    mood: Stream | null,
  ): Pursuit | null {
    const { opinions } = this;
    const { flips, lastPlaces } = opinions.cycle.tuning.recruits;
    const usual = opinions.usualEffort(recruit);
    const isWatched = this.isWatched(recruit);
    const choices: Choice[] = [];
    let best: Pursuit | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const pursuit of pursuits) {
      const { team } = pursuit;
      const ownSpot = team === committedTo ? 1 : 0;
      const feeling = mood === null ? 0 : mood.normal(0, flips.mood) + ownSpot * flips.loyalty;
      if (room.taken[team]! - ownSpot >= room.most[team]!) continue;
      const spots = Math.max(lastPlaces, room.left[team]! + ownSpot);
      const opinion = opinions.opinionOf(recruit, pursuit, spots, usual, feeling);
      if (isWatched) choices.push({ pursuit, opinion });
      if (best !== null && opinion.total <= most) continue;
      best = pursuit;
      most = opinion.total;
    }
    if (isWatched && best !== null) this.keepFinalists(recruit, choices);
    return best;
  }

  /** Whether the user's program is recruiting him, so that his reasons are kept. */
  private isWatched({ number }: Recruit): boolean {
    const { season, state, cycle } = this.opinions;
    if (state.board !== null) return state.board.targets.has(number);
    return pursuitBy(cycle, number, season.own) !== undefined;
  }

  private keepFinalists(recruit: Recruit, choices: Choice[]): void {
    const { season, state, cycle } = this.opinions;
    choices.sort((a, b) => b.opinion.total - a.opinion.total || a.pursuit.team - b.pursuit.team);
    const finalChoices = choices.slice(0, MOST_FINALISTS);
    const own = choices.find(({ pursuit }) => pursuit.team === season.own);
    if (own && !finalChoices.includes(own)) finalChoices[finalChoices.length - 1] = own;
    const { number, first, last, position, stars } = recruit;
    const finalists = finalChoices.map(({ pursuit, opinion }): Finalist => {
      return { team: cycle.teams[pursuit.team]!, parts: storedParts(OPINION_PARTS, opinion.parts) };
    });
    state.chosen.set(number, { number, first, last, position, stars, finalists });
  }
}

/** One period of a class: commits reconsider, and recruits choose. */
class RecruitingPeriod {
  private readonly opinions: Opinions;
  private readonly chooser: Chooser;
  private readonly rolls: Float64Array;

  constructor(opinions: Opinions) {
    const { cycle, state } = opinions;
    this.opinions = opinions;
    this.chooser = new Chooser(opinions);
    const dice = stream(cycle.seed, 'recruits', cycle.classOf, 'second thoughts', state.period);
    this.rolls = new Float64Array(cycle.recruits.length);
    for (let index = 0; index < this.rolls.length; index++) this.rolls[index] = dice.float();
  }

  /** Has the recruits at a position decide, best first. On signing day the uncommitted wait for `fill`. */
  decideAt(list: readonly Recruit[], room: Room, signingDay: boolean): void {
    const { state } = this.opinions;
    for (const recruit of list) {
      if (this.isSettled(recruit.number)) {
        this.settle(recruit, room);
        continue;
      }
      if (recruit.stars === 1 && !signingDay) return;
      if (!state.isUncommitted(recruit.number)) this.reconsider(recruit, room);
      else if (signingDay) continue;
      else if (recruit.decides > state.period || !this.choose(recruit, room)) this.reserve(recruit, room);
    }
  }

  /** Whether a fork has already settled where a recruit signs. */
  isSettled(number: number): boolean {
    const { season, state } = this.opinions;
    const settled = season.settled?.get(number);
    return settled !== undefined && settled.period <= state.period;
  }

  /** Commits a recruit to the program that a fork has settled for him, and he looks around no more. */
  private settle(recruit: Recruit, room: Room): void {
    const { state, season } = this.opinions;
    const { team } = season.settled!.get(recruit.number)!;
    const before = state.commitmentOf(recruit.number);
    if (before === team) return;
    if (before === null) this.chooser.favorite(recruit, this.opinions.suitors(recruit), room, -1, null);
    else {
      room.left[before]! += 1;
      room.taken[before]! -= 1;
    }
    this.commit(recruit, team, room);
    this.lead(recruit.number, team);
  }

  /** Puts the program that a recruit has chosen first among his finalists; one that was none leaves them unknown. */
  private lead(number: number, team: number): void {
    const { state, cycle } = this.opinions;
    const chosen = state.chosen.get(number);
    if (chosen === undefined) return;
    const first = chosen.finalists.find((each) => each.team === cycle.teams[team]);
    if (first === undefined) state.chosen.delete(number);
    else {
      const others = chosen.finalists.filter((each) => each !== first);
      state.chosen.set(number, { ...chosen, finalists: [first, ...others] });
    }
  }

  /** An uncommitted recruit reserves part of each remaining roster spot. */
  private reserve(recruit: Recruit, room: Room): void {
    reserveSpots(room.left, this.opinions.cycle.shares, (recruit.number - 1) * room.left.length);
  }

  private choose(recruit: Recruit, room: Room): boolean {
    const choice = this.chooser.favorite(recruit, this.opinions.suitors(recruit), room, -1, null);
    if (choice !== null) this.commit(recruit, choice.team, room);
    return choice !== null;
  }

  private commit(recruit: Recruit, team: number, room: Room): void {
    const { state } = this.opinions;
    state.commit(recruit.number, team);
    room.left[team]! -= 1;
    room.taken[team]! += 1;
  }

  private reconsider(recruit: Recruit, room: Room): void {
    const { state, cycle } = this.opinions;
    const { status, program: committedTo, period } = state.decisionOf(recruit.number);
    if (committedTo === null || status === 'signed' || period === state.period) return;
    if (this.rolls[recruit.number - 1]! >= this.opinions.reconsiderChance(recruit, committedTo)) return;
    const mood = stream(cycle.seed, 'recruit', cycle.classOf, recruit.number, 'mood', state.period);
    const before = state.chosen.get(recruit.number);
    const choice = this.chooser.favorite(recruit, this.opinions.suitors(recruit), room, committedTo, mood);
    if (choice === null || choice.team === committedTo) {
      // His original reasons remain.
      if (before) state.chosen.set(recruit.number, before);
      return;
    }
    room.left[committedTo]! += 1;
    room.taken[committedTo]! -= 1;
    this.commit(recruit, choice.team, room);
  }

  /** Fills the open spots with uncommitted recruits, best first: each considers every program with a spot. */
  fill(list: readonly Recruit[], room: Room): void {
    const { state, cycle } = this.opinions;
    let open = room.most.reduce((sum, most, t) => sum + Math.max(0, most - room.taken[t]!), 0);
    for (const recruit of list) {
      if (open <= 0) return;
      if (!state.isUncommitted(recruit.number)) continue;
      const suitors = this.opinions.suitors(recruit);
      const opinions = new LastingOpinions(cycle, recruit);
      const dice = fitDice(cycle, recruit);
      const pursuits: Pursuit[] = [];
      for (let team = 0; team < room.most.length; team++) {
        const roll = dice.float();
        if (room.taken[team]! >= room.most[team]!) continue;
        pursuits.push(suitors.find((each) => each.team === team) ?? opinions.pursuitBy(team, fitOf(cycle, roll)));
      }
      const choice = this.chooser.favorite(recruit, pursuits, room, -1, null);
      if (choice === null) continue;
      this.commit(recruit, choice.team, room);
      open -= 1;
    }
  }
}

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
