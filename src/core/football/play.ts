import { COL, PLAY_STRIDE } from '../model/play.ts';

/** What the clock does when a play is over. */
export const CLOCK_RUNS = 0;
/** Stopped until the next snap. */
export const CLOCK_STOPS = 1;
/** Stopped until the referee's ready signal. */
export const CLOCK_READY = 2;

/**
 * The play being played: one row of the log while it is still in the making. One of these serves a whole game; `reset`
 * makes it the next play. Fields are named after `PLAY_COLUMNS`.
 */
export class Play {
  drive = 0;
  quarter = 1;
  secondsLeft = 900;
  secondsUsed = 0;
  offense = 0;
  down = 0;
  distance = 0;
  yardLine = 0;
  kind = 0;
  result = 0;
  yards = 0;
  kickOrAir = 0;
  returnYards = 0;
  actor = -1;
  target = -1;
  tackler = -1;
  assist = -1;
  defender = -1;
  fumbler = 0;
  forcer = -1;
  recoverer = 0;
  returner = -1;
  penalty = 0;
  penaltyCall = 0;
  penaltyYards = 0;
  penaltySlot = -1;
  flags = 0;
  pointsOffense = 0;
  pointsDefense = 0;
  /** Seconds from the snap to the whistle. */
  seconds = 0;
  /** One of the CLOCK_ values. */
  clock = CLOCK_RUNS;

  reset(): void {
    this.secondsUsed = 0;
    this.pointsOffense = 0;
    this.pointsDefense = 0;
    this.seconds = 0;
    this.clock = CLOCK_RUNS;
    this.kind = 0;
    this.actor = -1;
    this.clearAction();
    this.penalty = 0;
    this.penaltyCall = 0;
    this.penaltyYards = 0;
    this.penaltySlot = -1;
    this.flags = 0;
  }

  /** Forgets what was done with the ball, as when a foul wipes it out. */
  clearAction(): void {
    this.result = 0;
    this.yards = 0;
    this.kickOrAir = 0;
    this.returnYards = 0;
    this.target = -1;
    this.tackler = -1;
    this.assist = -1;
    this.defender = -1;
    this.fumbler = 0;
    this.forcer = -1;
    this.recoverer = 0;
    this.returner = -1;
  }
}

const DRIVE = COL.drive;
const QUARTER = COL.quarter;
const SECONDS_LEFT = COL.secondsLeft;
const SECONDS_USED = COL.secondsUsed;
const OFFENSE = COL.offense;
const DOWN = COL.down;
const DISTANCE = COL.distance;
const YARD_LINE = COL.yardLine;
const KIND = COL.kind;
const RESULT = COL.result;
const YARDS = COL.yards;
const KICK_OR_AIR = COL.kickOrAir;
const RETURN_YARDS = COL.returnYards;
const ACTOR = COL.actor;
const TARGET = COL.target;
const TACKLER = COL.tackler;
const ASSIST = COL.assist;
const DEFENDER = COL.defender;
const FUMBLER = COL.fumbler;
const FORCER = COL.forcer;
const RECOVERER = COL.recoverer;
const RETURNER = COL.returner;
const PENALTY = COL.penalty;
const PENALTY_CALL = COL.penaltyCall;
const PENALTY_YARDS = COL.penaltyYards;
const PENALTY_SLOT = COL.penaltySlot;
const FLAGS = COL.flags;
const POINTS_OFFENSE = COL.pointsOffense;
const POINTS_DEFENSE = COL.pointsDefense;

/** Writes the play as row `row` of a log. */
export function writePlay(p: Play, log: Int16Array, row: number): void {
  const at = row * PLAY_STRIDE;
  log[at + DRIVE] = p.drive;
  log[at + QUARTER] = p.quarter;
  log[at + SECONDS_LEFT] = p.secondsLeft;
  log[at + SECONDS_USED] = p.secondsUsed;
  log[at + OFFENSE] = p.offense;
  log[at + DOWN] = p.down;
  log[at + DISTANCE] = p.distance;
  log[at + YARD_LINE] = p.yardLine;
  log[at + KIND] = p.kind;
  log[at + RESULT] = p.result;
  log[at + YARDS] = p.yards;
  log[at + KICK_OR_AIR] = p.kickOrAir;
  log[at + RETURN_YARDS] = p.returnYards;
  log[at + ACTOR] = p.actor;
  log[at + TARGET] = p.target;
  log[at + TACKLER] = p.tackler;
  log[at + ASSIST] = p.assist;
  log[at + DEFENDER] = p.defender;
  log[at + FUMBLER] = p.fumbler;
  log[at + FORCER] = p.forcer;
  log[at + RECOVERER] = p.recoverer;
  log[at + RETURNER] = p.returner;
  log[at + PENALTY] = p.penalty;
  log[at + PENALTY_CALL] = p.penaltyCall;
  log[at + PENALTY_YARDS] = p.penaltyYards;
  log[at + PENALTY_SLOT] = p.penaltySlot;
  log[at + FLAGS] = p.flags;
  log[at + POINTS_OFFENSE] = p.pointsOffense;
  log[at + POINTS_DEFENSE] = p.pointsDefense;
}
