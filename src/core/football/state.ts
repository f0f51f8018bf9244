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

/** Phases of a game. */
export const PHASE_SCRIMMAGE = 0;
export const PHASE_KICKOFF = 1;
export const PHASE_FREE_KICK = 2;
export const PHASE_TRY = 3;

const ROWS_AT_FIRST = 256;

/**
 * The log of the game being played, every column of every row; lasting logs copy its rows. Games are played one at a
 * time, and allocating a log per game made each take 5% longer.
 */
const PAGE = new Int16Array(ROWS_AT_FIRST * STRIDE);

/** A player ejected from a game. */
export interface Ejected {
  side: 0 | 1;
  /** His slot on the team sheet. */
  slot: number;
  /** Whether it happened in the second half or overtime. */
  late: boolean;
}

/**
 * One team's coach on the sideline. He is asked after his staff has decided and drawn all its dice, so that taking its
 * decision leaves the game as it would have been.
 */
export interface Sideline {
  /** Returns the call for a down; its changes last until `afterPlay`. */
  down(g: GameState, staff: number): number;
  afterPlay(): void;
  /** Returns the side that stops the clock after a play, with `left` seconds to go; -1: none. */
  timeout(g: GameState, staff: number, left: number): number;
  /** Returns the offense's pace. */
  pace(g: GameState, staff: number): number;
  /** Whether to kick onside; the changes last until `afterPlay`. */
  onside(g: GameState, staff: boolean): boolean;
  goesForTwo(g: GameState, staff: boolean): boolean;
  /** Applies changes for the rest of the game before the second half kicks off. */
  halftime(g: GameState): void;
}

/** A kick with a fixed result, whatever the dice say. */
export interface ChangedKick {
  /** Row of the log. */
  play: number;
  good: boolean;
  /** Dice for the rest of the game; null: the same dice continue. */
  after: Stream | null;
}

/** The state of a game. One object serves a whole game and changes with every play. */
export class GameState {
  declare readonly rules: GameRules;
  declare readonly tuning: Tuning;
  declare readonly dice: Stream;
  declare readonly day: Day;
  /** The coach of one of the teams; null: staffs only. */
  declare readonly sideline: Sideline | null;
  declare readonly kick: ChangedKick | null;
  /** The win table the staffs use. */
  declare readonly wins: WinTable;
  declare readonly sides: readonly [Side, Side];
  readonly play = new Play();
  log = PAGE;
  rows = 0;
  /** The side with the ball (or kicking off) and the side against it. */
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
  /** The drive in which a side has begun to kneel; -1: none. */
  kneltDrive = -1;
  /** In overtime: whether the opponent has had its series this period. */
  answers = false;
  /** Row of the latest scrimmage play. */
  lastScrimmage = -1;
  /** Whether the clock was running at the snap. */
  running = false;
  /** Whether an accepted defensive foul gives an untimed down. */
  untimed = false;
  /** Yards of a foul on a touchdown, pending for the try or, when `carriedToTry` is false, for the kickoff. */
  carriedYards = 0;
  carriedToTry = false;
  /** The guilty side. */
  carriedBy: 0 | 1 = 0;
  /** The side that kicked off to start the game. */
  openingKicker: 0 | 1 = 0;
  /** The flag on the current play, as an index into PENALTIES; 0: none. */
  flag = 0;
  /** Flags on runs and on dropbacks, weighted by frequency. */
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

  /** Whether the kick on this play is good: as the dice say (`drawn`), unless a fork has fixed it. */
  isGood(drawn: boolean): boolean {
    return this.kick === null || this.kick.play !== this.rows ? drawn : this.kick.good;
  }

  /** Switches to a fork's dice before a kick, if it has its own. */
  beforeKick(): void {
    if (this.kick?.play === this.rows && this.kick.after !== null) this.dice.become(this.kick.after);
  }

  setOffense(side: 0 | 1): void {
    this.offense = side;
    this.off = this.sides[side];
    this.def = side === 0 ? this.sides[1] : this.sides[0];
  }

  /** Returns the points by which the offense leads. */
  lead(): number {
    const lead = this.score[0]! - this.score[1]!;
    return this.offense === 0 ? lead : 0 - lead;
  }

  /**
   * Returns the offense's situational rating points: after halftime it has figured out the defense, and a team far
   * ahead has its third string in, then walk-ons.
   */
  adjusted(): number {
    const { reserves, strength } = this.tuning;
    const known = this.quarter === QUARTERS / 2 + 1 ? strength.afterHalf : 0;
    const beyond = this.off.reservesIn ? this.lead() - reserves.thirdLead : -1;
    return beyond < 0
      ? known
      : known - reserves.thirdWorse - Math.min(reserves.worstMost, reserves.worsePerPoint * beyond);
  }

  /** Returns the seconds left in regulation. */
  gameSeconds(): number {
    return this.quarter >= QUARTERS ? this.clock : this.clock + (QUARTERS - this.quarter) * this.rules.quarterSeconds;
  }

  /** Starts the next play's row with the situation at the snap. Kicks and tries belong to the drive before them. */
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

  /** Writes the row of the finished play. */
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

  /** Gives `side` a first down, `ball` yards from its own goal line. */
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

  /** Sets up a kickoff by `kicker` after a score; `free` after a safety. */
  kickoffBy(kicker: 0 | 1, free: boolean): void {
    this.setOffense(kicker);
    this.phase = free ? PHASE_FREE_KICK : PHASE_KICKOFF;
    this.ball = free ? this.rules.freeKickLine : this.rules.kickoffLine + this.carried(kicker);
  }

  /**
   * Returns the yards a foul on the touchdown moves `side`'s kickoff or try: forward (its opponent's foul) or back (its
   * own).
   */
  private carried(side: 0 | 1): number {
    return this.carriedBy === side ? 0 - this.carriedYards : this.carriedYards;
  }

  /** Sets up a try for `side` after a touchdown. */
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
