import { itemAt } from './lists.ts';
import type { SigningDay } from './program/signing-day.ts';
import type { Board, Chosen, PastStanding } from './recruiting.ts';

/** Status of a recruit's decision. `released`: his program had no roster spot left for him in the end. */
type RecruitStatus = 'uncommitted' | 'committed' | 'signed' | 'released';

/** One recruit's decision so far. */
export interface RecruitDecision {
  status: RecruitStatus;
  /** Index of his program in the class's list of programs; null while he is uncommitted or released. */
  program: number | null;
  /** The period of his latest commitment; 0 if he never committed. */
  period: number;
  /** Times he has flipped from one program to another. */
  flips: number;
}

/** Recruiting in the program's own state, which the athletic director of the player's coach may judge. */
export interface HomeRecruiting {
  /** Commitments from there that a usual class has by championship weekend. */
  usual: number;
  /** Commitments from there as each period began, by period. */
  commits: Map<number, number>;
}

/** Everything needed to resume a class from a save. */
interface ClassRecord {
  /** The season the class first plays. */
  classOf: number;
  period: number;
  /**
   * Indexed by recruit number minus 1. Empty once the class has signed; a save then keeps only the recruits the player
   * pursued.
   */
  decisions: RecruitDecision[];
  /** `[program * positions + position]`: hours each staff has spent at a position, for a recruit of worth 1. */
  hoursPerWorth: Float32Array;
  board: Board | null;
  chosen: Map<number, Chosen>;
  /** By recruit, earliest first. */
  past: Map<number, PastStanding[]>;
  /** Class ranks of all programs as each period began, earliest first; those of `PERIODS` are final. */
  ranks: Map<number, Uint8Array>;
  /** The signing days so far. */
  days: SigningDay[];
  home: HomeRecruiting | null;
}

/** Decision of a recruit who has not decided anything. */
const UNDECIDED: Readonly<RecruitDecision> = { status: 'uncommitted', program: null, period: 0, flips: 0 };

/** The part of a recruiting class that can't be derived again: decisions, hours, and the player's board. */
export class ClassState {
  readonly classOf: number;
  /** The next period; `PERIODS` once the class has signed. */
  period: number;
  /** Hours each staff has spent at each position, for a recruit of worth 1: `[program * positions + position]`. */
  readonly hoursPerWorth: Float32Array;
  /** The player's board; null until he changes something. */
  board: Board | null;
  /** Finalists of the recruits the player's program pursued, by number. */
  readonly chosen: Map<number, Chosen>;
  /**
   * Rank and interest of the player's program with its targets at the start of each period, by number, earliest first.
   */
  readonly past: Map<number, PastStanding[]>;
  /** Class ranks of all programs as each period began, earliest first; those of `PERIODS` are final. */
  readonly ranks: Map<number, Uint8Array>;
  /** Signing-day results of the player's program. */
  readonly days: SigningDay[];
  /** Recruiting in the home state of the player's program; null if the player does not coach. */
  home: HomeRecruiting | null;
  private readonly decisions: RecruitDecision[];

  constructor({ classOf, period, decisions, hoursPerWorth, board, chosen, past, ranks, days, home }: ClassRecord) {
    this.classOf = classOf;
    this.period = period;
    this.decisions = decisions;
    this.hoursPerWorth = hoursPerWorth;
    this.board = board;
    this.chosen = chosen;
    this.past = past;
    this.ranks = ranks;
    this.days = days;
    this.home = home;
  }

  /** Creates a class before any recruiting, with a number of recruits and `spots` pairs of program and position. */
  static unrecruited(classOf: number, recruits: number, spots: number): ClassState {
    return new ClassState({
      classOf,
      period: 0,
      decisions: Array.from({ length: recruits }, () => ({ ...UNDECIDED })),
      hoursPerWorth: new Float32Array(spots),
      board: null,
      chosen: new Map(),
      past: new Map(),
      ranks: new Map(),
      days: [],
      home: null,
    });
  }

  /** Returns the class with a different board; the decisions are shared. */
  withBoard(board: Board): ClassState {
    return new ClassState({ ...this.record(), board });
  }

  /** Returns what a save keeps. */
  record(): ClassRecord {
    const { classOf, period, decisions, hoursPerWorth, board, chosen, past, ranks, days, home } = this;
    return { classOf, period, decisions, hoursPerWorth, board, chosen, past, ranks, days, home };
  }

  /** A recruit's decision so far; numbers start at 1. Undecided once the class has signed and left the save. */
  decisionOf(number: number): Readonly<RecruitDecision> {
    return this.decisions[number - 1] ?? UNDECIDED;
  }

  /** Index of the program he is committed to; null if he is uncommitted. */
  commitmentOf(number: number): number | null {
    return this.decisionOf(number).program;
  }

  isUncommitted(number: number): boolean {
    return this.commitmentOf(number) === null;
  }

  /** Whether he is committed to a program. */
  isCommittedTo(number: number, program: number): boolean {
    return this.commitmentOf(number) === program;
  }

  /** Whether he is committed to some program other than this one. */
  isCommittedElsewhere(number: number, program: number): boolean {
    const commitment = this.commitmentOf(number);
    return commitment !== null && commitment !== program;
  }

  /** Commits a recruit to a program, or flips him to it, in the current period. */
  commit(number: number, program: number): void {
    const decision = itemAt(this.decisions, number - 1);
    if (decision.program !== null) decision.flips += 1;
    decision.program = program;
    decision.period = this.period;
    // A released recruit keeps that status, because his page says that his first program ran out of spots.
    if (decision.status !== 'released') decision.status = 'committed';
  }

  /** Signs a commit early; he cannot flip afterward. */
  sign(number: number): void {
    itemAt(this.decisions, number - 1).status = 'signed';
  }

  /** Releases a commit whose program has no roster spot left for him. */
  release(number: number): void {
    const decision = itemAt(this.decisions, number - 1);
    decision.status = 'released';
    decision.program = null;
    this.chosen.delete(number);
  }
}
