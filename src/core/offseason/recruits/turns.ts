import { ClassState } from '../../model/class-state.ts';
import type { TeamId } from '../../model/ids.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import {
  DECEMBER_TURN,
  FEBRUARY_TURN,
  type Finalist,
  MOST_FINALISTS,
  OPINION_PARTS,
  type OpinionPart,
  SPRING_TURN,
  SUMMER_TURN,
  signsEarly,
} from '../../model/recruiting.ts';
import { PRESTIGE_TIER_SHARES } from '../../model/team.ts';
import { type Stream, stream } from '../../random/stream.ts';
import { type Opinion, storedParts } from '../opinions.ts';
import type { OffseasonTuning } from '../types.ts';
import { type Book, fitDice, fitOf, suitBy, takeAway } from './book.ts';
import type { Recruit } from './draw.ts';
import { Opinions, type SeasonSoFar } from './opinion.ts';
import { type Suit, Thoughts } from './suits.ts';
import { hoursUsed } from './target.ts';

const SPOTS = POSITIONS.length;

/** Weeks of work that a turn stands for. */
export function weeksOf(turn: number, tuning: OffseasonTuning): number {
  const k = tuning.recruits.hours;
  if (turn === SPRING_TURN) return k.spring;
  if (turn === SUMMER_TURN) return k.summer;
  if (turn === DECEMBER_TURN) return k.december;
  return turn === FEBRUARY_TURN ? k.february : 1;
}

/** Commits of every program by position, `[position][team]`. */
export function commitsOf(book: Book, state: ClassState): Float64Array[] {
  const commits = POSITIONS.map(() => new Float64Array(book.teams.length));
  for (const { number, position } of book.recruits) {
    const program = state.commitmentOf(number);
    if (program !== null) commits[PLACE_OF[position]]![program]! += 1;
  }
  return commits;
}

/** Total worth of the uncommitted recruits each staff pursues, `[team * positions + position]`. */
function openWorths({ places, teams, worths: { from, team, worth } }: Book, state: ClassState): Float64Array {
  const sums = new Float64Array(teams.length * SPOTS);
  for (let at = 0; at < places.length; at++) {
    if (!state.isUncommitted(at + 1)) continue;
    for (let suit = from[at]!; suit < from[at + 1]!; suit++) sums[team[suit]! * SPOTS + places[at]!]! += worth[suit]!;
  }
  return sums;
}

/** Hours for a recruit of worth 1 that a save can hold in a year: staffs by extreme tuning think next to nothing of everybody. */
const MOST_PER_WORTH = 1e30;

/** How a staff shares out its hours of a week: for a recruit of worth 1, by position; `[team * positions + position]`. */
export function hourShares(book: Book, state: ClassState, commits: readonly Float64Array[]): Float64Array {
  const { teams, openings } = book;
  const worths = openWorths(book, state);
  const shares = new Float64Array(teams.length * SPOTS);
  for (let t = 0; t < teams.length; t++) {
    let needs = 0;
    for (let at = 0, i = t * SPOTS; at < SPOTS; at++, i++) {
      if (worths[i]! > 0) shares[i] = Math.max(0, openings[at]![t]! - commits[at]![t]!);
      needs += shares[i]!;
    }
    const hours = book.hours[t]!.total;
    for (let at = 0, i = t * SPOTS; at < SPOTS; at++, i++) {
      if (shares[i]! > 0) shares[i] = Math.min(MOST_PER_WORTH, (hours * shares[i]!) / needs / worths[i]!);
    }
  }
  return shares;
}

/**
 * Places that a program has for a recruit now, after those that better men will probably take; null if it takes nobody more at his
 * position. `here`: the program that has his word, or -1.
 */
export function placesFor(
  book: Book,
  state: ClassState,
  commits: readonly Float64Array[],
  recruit: Recruit,
  team: number,
  here: number,
): number | null {
  const at = book.places[recruit.number - 1]!;
  const open = book.openings[at]![team]!;
  const taken = commits[at]![team]! - (team === here ? 1 : 0);
  const { caution, lastPlaces } = book.tuning.recruits;
  if (taken >= Math.floor(open + caution)) return null;
  let left = open - taken;
  for (const { number, stars } of book.at[at]!) {
    if (number >= recruit.number || stars === 1) break;
    if (state.isUncommitted(number)) left -= book.shares[(number - 1) * book.teams.length + team]!;
  }
  return Math.max(lastPlaces, left);
}

/** Puts a turn's hours in: every staff's, and what the player wants of his. */
function work(opinions: Opinions, shares: Float64Array): void {
  const { book, state, season } = opinions;
  const weeks = weeksOf(state.turn, book.tuning);
  for (let i = 0; i < shares.length; i++) state.hoursPerWorth[i]! += weeks * shares[i]!;
  if (state.board === null) return;
  if (!state.board.staff) {
    const free = book.hours[season.own]!.total - hoursUsed(state.board, state, season.own);
    state.board.idle += weeks * Math.max(0, free);
  }
  for (const [number, target] of state.board.targets) {
    if (state.isCommittedTo(number, season.own)) continue;
    if (!state.board.staff) {
      target.spent += weeks * Math.max(0, target.hours - target.scouting);
      target.scouted += weeks * Math.min(target.scouting, target.hours);
      continue;
    }
    const recruit = book.recruits[number - 1]!;
    const suit = suitBy(book, number, season.own);
    if (suit && target.offered)
      target.spent += weeks * suit.worth * shares[season.own * SPOTS + PLACE_OF[recruit.position]]!;
  }
}

/** A program he could choose, and how highly he thinks of it. */
interface Choice {
  suit: Suit;
  opinion: Opinion<OpinionPart>;
}

/** Where there is still a place at one position. */
interface Room {
  /** Places left for men as good as he whose turn it is, by team. */
  left: Float64Array;
  /** Programs take no more than this. */
  most: Float64Array;
  taken: Float64Array;
}

/** The programs he thinks of, the best first if their parts are kept. */
class Chooser {
  private readonly opinions: Opinions;

  constructor(opinions: Opinions) {
    this.opinions = opinions;
  }

  /** The program he thinks most of; null if nobody has a place. `here`: the one that has his word. */
  best(recruit: Recruit, suits: readonly Suit[], room: Room, here: number, mood: Stream | null): Suit | null {
    const { opinions } = this;
    const { flips, lastPlaces } = opinions.book.tuning.recruits;
    const usual = opinions.usual(recruit);
    const radar = this.isWatched(recruit);
    const choices: Choice[] = [];
    let best: Suit | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const suit of suits) {
      const feels = mood === null ? 0 : mood.normal(0, flips.mood) + (suit.team === here ? flips.loyalty : 0);
      const back = suit.team === here ? 1 : 0;
      if (room.taken[suit.team]! - back >= room.most[suit.team]!) continue;
      const places = Math.max(lastPlaces, room.left[suit.team]! + back);
      const opinion = opinions.of(recruit, suit, places, usual, feels);
      if (radar) choices.push({ suit, opinion });
      if (best !== null && opinion.total <= most) continue;
      best = suit;
      most = opinion.total;
    }
    if (radar && best !== null) this.keep(recruit, choices);
    return best;
  }

  /** Whether the player wants to know why: his program is after him. */
  private isWatched({ number }: Recruit): boolean {
    const { season, state, book } = this.opinions;
    if (state.board !== null) return state.board.targets.has(number);
    return suitBy(book, number, season.own) !== undefined;
  }

  private keep(recruit: Recruit, choices: Choice[]): void {
    const { season, state, book } = this.opinions;
    choices.sort((a, b) => b.opinion.total - a.opinion.total || a.suit.team - b.suit.team);
    const shown = choices.slice(0, MOST_FINALISTS);
    const own = choices.find(({ suit }) => suit.team === season.own);
    if (own && !shown.includes(own)) shown[shown.length - 1] = own;
    const { number, first, last, position, stars } = recruit;
    const finalists = shown.map(({ suit, opinion }): Finalist => {
      return { team: book.teams[suit.team]!, parts: storedParts(OPINION_PARTS, opinion.parts) };
    });
    state.chosen.set(number, { number, first, last, position, stars, finalists });
  }
}

/** One turn of a class: who looks around again, and who chooses. */
class Turn {
  private readonly opinions: Opinions;
  private readonly chooser: Chooser;
  private readonly thoughts: Float64Array;

  constructor(opinions: Opinions) {
    const { book, state } = opinions;
    this.opinions = opinions;
    this.chooser = new Chooser(opinions);
    const dice = stream(book.seed, 'recruits', book.classOf, 'second thoughts', state.turn);
    this.thoughts = new Float64Array(book.recruits.length);
    for (let at = 0; at < this.thoughts.length; at++) this.thoughts[at] = dice.float();
  }

  /** Lets everybody at a position act, the best first. `free`: who is left chooses among all programs with a place. */
  position(list: readonly Recruit[], room: Room, free: boolean): void {
    const { state } = this.opinions;
    for (const recruit of list) {
      // Walk-ons come last, in February.
      if (recruit.stars === 1 && !free) return;
      if (!state.isUncommitted(recruit.number)) this.reconsider(recruit, room);
      else if (free || recruit.decides > state.turn || !this.choose(recruit, room)) this.await(recruit, room, free);
    }
  }

  /** An uncommitted recruit reserves part of each remaining roster spot. */
  private await(recruit: Recruit, room: Room, free: boolean): void {
    if (free) return;
    takeAway(room.left, this.opinions.book.shares, (recruit.number - 1) * room.left.length);
  }

  private choose(recruit: Recruit, room: Room): boolean {
    const choice = this.chooser.best(recruit, this.opinions.suitors(recruit), room, -1, null);
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
    const { state, book } = this.opinions;
    const { status, program: here, turn } = state.decisionOf(recruit.number);
    if (here === null || status === 'signed' || turn === state.turn) return;
    if (this.thoughts[recruit.number - 1]! >= this.opinions.restless(recruit, here)) return;
    const mood = stream(book.seed, 'recruit', book.classOf, recruit.number, 'mood', state.turn);
    const before = state.chosen.get(recruit.number);
    const choice = this.chooser.best(recruit, this.opinions.suitors(recruit), room, here, mood);
    if (choice === null || choice.team === here) {
      // He stays for the reasons that he had.
      if (before) state.chosen.set(recruit.number, before);
      return;
    }
    room.left[here]! += 1;
    room.taken[here]! -= 1;
    this.commit(recruit, choice.team, room);
  }

  /** Whoever is left at a position fills what is open, the best first: he looks at every program with a place. */
  fill(list: readonly Recruit[], room: Room): void {
    const { state, book } = this.opinions;
    let open = room.most.reduce((sum, most, t) => sum + Math.max(0, most - room.taken[t]!), 0);
    for (const recruit of list) {
      if (open <= 0) return;
      if (!state.isUncommitted(recruit.number)) continue;
      const known = this.opinions.suitors(recruit);
      const thinks = new Thoughts(book, recruit);
      const dice = fitDice(book, recruit);
      const suits: Suit[] = [];
      for (let team = 0; team < room.most.length; team++) {
        const roll = dice.float();
        if (room.taken[team]! >= room.most[team]!) continue;
        suits.push(known.find((suit) => suit.team === team) ?? thinks.of(team, fitOf(book, roll)));
      }
      const choice = this.chooser.best(recruit, suits, room, -1, null);
      if (choice === null) continue;
      this.commit(recruit, choice.team, room);
      open -= 1;
    }
  }
}

const MIDDLE_TIER = (PRESTIGE_TIER_SHARES.length + 1) / 2;

/** Most commits sign in December, in the years that have an early signing day. */
function signEarly({ book, state }: Opinions): void {
  if (!signsEarly(book.classOf)) return;
  const { decides, earlySigningTier } = book.tuning.recruits;
  const first = !signsEarly(book.classOf - 1);
  const dice = stream(book.seed, 'recruits', book.classOf, 'early signing');
  for (const { number } of book.recruits) {
    const roll = dice.float();
    const team = state.commitmentOf(number);
    if (team === null) continue;
    const share = first
      ? decides.firstEarlySigning + earlySigningTier * (book.tierOf[team]! - MIDDLE_TIER)
      : decides.earlySigning;
    if (roll < share) state.sign(number);
  }
}

/** Takes the turn that is next, all programs from the same state. */
export function takeTurn(book: Book, state: ClassState, season: SeasonSoFar): void {
  const opinions = new Opinions(book, state, season);
  const taken = commitsOf(book, state);
  work(opinions, hourShares(book, state, taken));
  const turn = new Turn(opinions);
  for (const [at, list] of book.at.entries()) {
    const left = book.openings[at]!.map((open, t) => open - taken[at]![t]!);
    const most = book.openings[at]!.map((open) => Math.floor(open + book.tuning.recruits.caution));
    turn.position(list, { left, most, taken: taken[at]! }, false);
  }
  if (state.turn === DECEMBER_TURN) signEarly(opinions);
  state.turn += 1;
}

/** Opens a class, the spring commitments made. */
export function openClass(book: Book, season: SeasonSoFar): ClassState {
  const state = ClassState.unrecruited(book.classOf, book.recruits.length, book.teams.length * SPOTS);
  takeTurn(book, state, season);
  return state;
}

/** Releases the lowest-rated commits of programs that lost fewer players than expected, the unsigned ones first. */
function release(list: readonly Recruit[], state: ClassState, room: Room): void {
  for (const status of ['committed', 'signed'] as const) {
    for (const { number } of [...list].reverse()) {
      const { program, status: own } = state.decisionOf(number);
      if (program === null || own !== status || room.taken[program]! <= room.most[program]!) continue;
      state.release(number);
      room.taken[program]! -= 1;
    }
  }
}

/**
 * The signing day of February: with the places that there really are, `openings[position][team]`, whoever has no place is
 * released, and who is left takes what is open. Returns each program's recruits, the best first.
 */
export function signRecruits(
  book: Book,
  state: ClassState,
  season: SeasonSoFar,
  openings: ReadonlyMap<TeamId, Readonly<Record<string, number>>>,
): Map<TeamId, Recruit[]> {
  const opinions = new Opinions(book, state, season);
  const taken = commitsOf(book, state);
  work(opinions, hourShares(book, state, taken));
  const turn = new Turn(opinions);
  for (const [at, list] of book.at.entries()) {
    const most = Float64Array.from(book.teams, (team) => openings.get(team)?.[POSITIONS[at]!] ?? 0);
    const left = most.map((open, t) => open - taken[at]![t]!);
    const room = { left, most, taken: taken[at]! };
    turn.position(list, room, true);
    release(list, state, room);
    for (let t = 0; t < most.length; t++) room.left[t] = most[t]! - room.taken[t]!;
    turn.fill(list, room);
  }
  state.turn += 1;
  const signed = new Map<TeamId, Recruit[]>(book.teams.map((team) => [team, []]));
  for (const recruit of book.recruits) {
    const team = state.commitmentOf(recruit.number);
    if (team !== null) signed.get(book.teams[team]!)!.push(recruit);
  }
  return signed;
}
