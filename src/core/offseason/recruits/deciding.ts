import { type Finalist, MOST_FINALISTS, OPINION_PARTS, type OpinionPart } from '../../model/recruiting.ts';
import { type Stream, stream } from '../../random/stream.ts';
import { type Opinion, storedParts } from '../opinions.ts';
import { fitDice, fitOf, pursuitBy, reserveSpots } from './cycle.ts';
import type { Recruit } from './draw.ts';
import type { Opinions } from './opinion.ts';
import { LastingOpinions, type Pursuit } from './pursuits.ts';

/** A program a recruit could choose, and his opinion of it. */
interface Choice {
  pursuit: Pursuit;
  opinion: Opinion<OpinionPart>;
}

/** Roster spots at one position, by team. */
export interface Room {
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
export class RecruitingPeriod {
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
