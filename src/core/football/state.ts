import { END_OF_DRIVE_FLAG, FLAGS_COLUMN, STRIDE } from '../model/plays/play-codes.ts';
import { FIELD_YARDS, type GameRules, QUARTERS, SERIES_YARDS } from '../model/rules.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type WinTable, winTable } from './chances/win-table.ts';
import { type Day, USUAL_DAY } from './day.ts';
import type { Hurt } from './diagnosis.ts';
import { flagTable } from './fouls/flag-table.ts';
import { Play, writePlay } from './play.ts';
import type { Rotation, RotationStore } from './rotation.ts';
import type { Side } from './side.ts';

/** What comes next. */
export const PHASE_SCRIMMAGE = 0;
export const PHASE_KICKOFF = 1;
export const PHASE_FREE_KICK = 2;
export const PHASE_TRY = 3;

const ROWS_AT_FIRST = 256;

/**
 * Where the game being played is written, every column of every row; what lasts is a copy of its rows. Games are played
 * one at a time, and a page of its own for each made a game take 5% longer.
 */
const PAGE = new Int16Array(ROWS_AT_FIRST * STRIDE);

/** A player sent off in a game. */
export interface Ejected {
  side: 0 | 1;
  /** His slot in the team sheet. */
  slot: number;
  /** In the second half, or in overtime. */
  late: boolean;
}

/**
 * A coach on the sideline of one team. He is asked where his staff has decided: with its decision, which has drawn all that it
 * draws, so that taking it leaves the game as it would have been.
 */
export interface Sideline {
  /** The call of a down, and what it changes until `afterPlay`. */
  down(g: GameState, staff: number): number;
  afterPlay(): void;
  /** Which side stops the clock after a play, with `left` seconds to go; -1: none. */
  timeout(g: GameState, staff: number, left: number): number;
  /** How the offense treats the clock. */
  pace(g: GameState, staff: number): number;
  /** Whether it is an onside kick, and what that changes until `afterPlay`. */
  onside(g: GameState, staff: boolean): boolean;
  goesForTwo(g: GameState, staff: boolean): boolean;
  /** Before the second half kicks off: what changes for the rest of the game. */
  halftime(g: GameState): void;
}

/** A kick that is good or not whatever the dice say. */
export interface ChangedKick {
  /** Row of the log. */
  play: number;
  good: boolean;
  /** What the rest of the game is drawn from; null: the same dice go on. */
  after: Stream | null;
}

/** The state of a game. One object is created for a game and changed by every play. */
export class GameState {
  declare readonly rules: GameRules;
  declare readonly tuning: Tuning;
  declare readonly dice: Stream;
  declare readonly day: Day;
  /** The coach of one of the teams; null: the staffs alone. */
  declare readonly sideline: Sideline | null;
  declare readonly kick: ChangedKick | null;
  /** What the staffs go by. */
  declare readonly wins: WinTable;
  declare readonly sides: readonly [Side, Side];
  readonly play = new Play();
  log = PAGE;
  rows = 0;
  /** The side with the ball (which kicks off, in a kickoff) and the side against it. */
  offense: 0 | 1 = 0;
  declare off: Side;
  declare def: Side;
  phase = PHASE_KICKOFF;
  quarter = 1;
  /** Seconds left in the quarter. */
  clock = 0;
  down = 1;
  distance = SERIES_YARDS;
  /** Yards from the offense's own goal line. */
  ball = 0;
  drive = 0;
  /** Scrimmage plays of the current drive so far. */
  drivePlays = 0;
  /** The drive that a side has begun to kneel out; -1 none. */
  kneltDrive = -1;
  /** In overtime: the opponent has had its series of this period. */
  answers = false;
  /** Row of the latest scrimmage play. */
  lastScrimmage = -1;
  /** The clock was running when the ball was snapped. */
  running = false;
  /** An accepted defensive foul gives an untimed down. */
  untimed = false;
  /** Yards of a foul on a touchdown that wait for the try or, when `carriedToTry` is false, for the kickoff. */
  carriedYards = 0;
  carriedToTry = false;
  /** The guilty player. */
  carriedBy: 0 | 1 = 0;
  /** The side that kicked off to begin the game. */
  openingKicker: 0 | 1 = 0;
  /** The flag on the current play, as an index into PENALTIES; 0 none. */
  flag = 0;
  /** Flags of runs and of dropbacks, with how often each is thrown. */
  declare readonly runFlags: Rotation;
  declare readonly passFlags: Rotation;
  /** Injuries so far. */
  readonly hurt: Hurt[] = [];
  /** Ejections so far. */
  readonly ejected: Ejected[] = [];
  readonly score = new Int32Array(2);
  readonly timeouts = new Int32Array(2);
  /** Points by side and quarter; the fifth is overtime. */
  readonly quarterPoints = new Int32Array(2 * (QUARTERS + 1));

  constructor(
    home: Side,
    away: Side,
    rules: GameRules,
    tuning: Tuning,
    store: RotationStore,
    dice: Stream,
    day: Day = USUAL_DAY,
    sideline: Sideline | null = null,
    kick: ChangedKick | null = null,
  ) {
    this.sideline = sideline;
    this.kick = kick;
    this.day = day;
    this.sides = [home, away];
    this.off = home;
    this.def = away;
    this.rules = rules;
    this.tuning = tuning;
    this.wins = winTable(tuning);
    this.dice = dice;
    this.runFlags = flagTable(tuning.penalties, rules, false, store);
    this.passFlags = flagTable(tuning.penalties, rules, true, store);
  }

  /** Whether the kick of this play is good; `drawn` as the dice say, unless a fork has changed it. */
  isGood(drawn: boolean): boolean {
    return this.kick === null || this.kick.play !== this.rows ? drawn : this.kick.good;
  }

  /** Before a kick: what a fork draws the rest of the game from takes over. */
  beforeKick(): void {
    if (this.kick?.play === this.rows && this.kick.after !== null) this.dice.become(this.kick.after);
  }

  setOffense(side: 0 | 1): void {
    this.offense = side;
    this.off = this.sides[side];
    this.def = side === 0 ? this.sides[1] : this.sides[0];
  }

  /** Points by which the offense leads. */
  lead(): number {
    const lead = this.score[0]! - this.score[1]!;
    return this.offense === 0 ? lead : 0 - lead;
  }

  /**
   * Rating points that the offense has besides its own: after halftime it knows what the defense does, and who is far
   * ahead has his third string in, then walk-ons.
   */
  adjusted(): number {
    const { reserves, strength } = this.tuning;
    const known = this.quarter === QUARTERS / 2 + 1 ? strength.afterHalf : 0;
    const beyond = this.off.reservesIn ? this.lead() - reserves.thirdLead : -1;
    return beyond < 0
      ? known
      : known - reserves.thirdWorse - Math.min(reserves.worstMost, reserves.worsePerPoint * beyond);
  }

  /** Seconds left in the game (regulation). */
  gameSeconds(): number {
    return this.quarter >= QUARTERS ? this.clock : this.clock + (QUARTERS - this.quarter) * this.rules.quarterSeconds;
  }

  /** Begins the next play's row with the situation at the snap. Kicks and tries belong to the drive before them. */
  openPlay(): Play {
    const p = this.play;
    p.reset();
    const snap = this.phase === PHASE_SCRIMMAGE;
    p.drive = snap || this.drivePlays > 0 || this.drive === 0 ? this.drive : this.drive - 1;
    p.quarter = this.quarter;
    p.secondsLeft = this.quarter > QUARTERS ? 0 : this.clock;
    p.offense = this.offense;
    p.down = snap ? this.down : 0;
    p.distance = snap ? this.distance : 0;
    p.yardLine = this.ball;
    return p;
  }

  /** Adds points for the offense of the current play (`offenseScores`) or for the other team. */
  addPoints(points: number, offenseScores: boolean): void {
    const p = this.play;
    if (offenseScores) p.pointsOffense += points;
    else p.pointsDefense += points;
    const side = offenseScores ? p.offense : 1 - p.offense;
    this.score[side]! += points;
    this.quarterPoints[side * (QUARTERS + 1) + Math.min(this.quarter, QUARTERS + 1) - 1]! += points;
  }

  /** The play is over: its row is written. */
  record(): void {
    if ((this.rows + 1) * STRIDE > this.log.length) {
      const longer = new Int16Array(this.log.length * 2);
      longer.set(this.log);
      this.log = longer;
    }
    writePlay(this.play, this.log, this.rows);
    if (this.play.down > 0) this.lastScrimmage = this.rows;
    this.rows += 1;
  }

  /** Marks the latest scrimmage play as its drive's last, when time ends the drive. */
  closeDrive(): void {
    if (this.drivePlays === 0 || this.lastScrimmage < 0) return;
    const at = this.lastScrimmage * STRIDE + FLAGS_COLUMN;
    this.log[at] = this.log[at]! | END_OF_DRIVE_FLAG;
  }

  /** `side` has the ball, first down, `ball` yards from its own goal line. */
  startPossession(side: 0 | 1, ball: number): void {
    if (this.drivePlays > 0) {
      this.drive += 1;
      this.drivePlays = 0;
    }
    this.setOffense(side);
    this.phase = PHASE_SCRIMMAGE;
    this.firstDown(ball);
  }

  firstDown(ball: number): void {
    this.ball = ball;
    this.down = 1;
    this.distance = Math.min(SERIES_YARDS, FIELD_YARDS - ball);
  }

  /** After a score: `kicker` kicks off; `free` after a safety. */
  kickoffBy(kicker: 0 | 1, free: boolean): void {
    this.setOffense(kicker);
    this.phase = free ? PHASE_FREE_KICK : PHASE_KICKOFF;
    this.ball = free ? this.rules.freeKickLine : this.rules.kickoffLine + this.carried(kicker);
  }

  /** Yards that a foul on the touchdown moves the kickoff or try of `side` on (its opponent's foul) or back (its own). */
  private carried(side: 0 | 1): number {
    return this.carriedBy === side ? 0 - this.carriedYards : this.carriedYards;
  }

  /** After a touchdown: `side` has a try. */
  tryBy(side: 0 | 1): void {
    this.setOffense(side);
    this.phase = PHASE_TRY;
    this.ball = FIELD_YARDS - this.rules.tryLine;
    if (!this.carriedToTry) return;
    this.ball += this.carried(side);
    this.carriedToTry = false;
    this.carriedYards = 0;
  }
}
