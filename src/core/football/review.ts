import { PLAY_FLAGS, PLAY_KINDS, PLAY_RESULTS, PLAY_STRIDE } from '../model/play.ts';
import {
  EXTRA_POINT,
  FIELD_GOAL,
  FUMBLE,
  GOOD,
  INTERCEPTION,
  KICKOFF,
  NO_PLAY_FLAG,
  PASS,
  PUNT,
  RETURNED,
  SAFETY_FLAG,
  TOUCHDOWN_FLAG,
  TWO_POINT_PASS,
  TWO_POINT_RUN,
} from '../model/play-codes.ts';
import { type GameRules, QUARTERS } from '../model/rules.ts';
import { LogRow } from './log-row.ts';
import { type Expected, nextAfter } from './review-next.ts';

/** What a play log says of its game. */
export interface Reviewed {
  /** The laws of football that it breaks, one sentence each; empty for every game the engine plays. */
  broken: string[];
  /** The points that its plays add up to, home first. */
  score: readonly [home: number, away: number];
}

/** The laws of football that a play log breaks (`reviewed`). */
export function review(plays: Int16Array, rules: GameRules): string[] {
  return reviewed(plays, rules).broken;
}

/** Reads a play log by its own implementation of the rules, so that an error in the engine shows. */
export function reviewed(plays: Int16Array, rules: GameRules): Reviewed {
  const none = (fault: string): Reviewed => ({ broken: [fault], score: [0, 0] });
  if (plays.length % PLAY_STRIDE !== 0) return none(`a log of ${plays.length} numbers is not whole plays`);
  if (plays.length === 0) return none('a game without a play');
  const reviewer = new Reviewer(rules);
  const row = new LogRow();
  for (let at = 0; at < plays.length; at += PLAY_STRIDE) {
    row.read(plays, at);
    reviewer.check(row);
  }
  reviewer.finish();
  return { broken: reviewer.broken, score: reviewer.score };
}

class Reviewer {
  readonly broken: string[] = [];
  private readonly rules: GameRules;
  private row = 0;
  private quarter = 1;
  private left: number;
  private drive = 0;
  private next: Expected | null = null;
  private firstKicker = -1;
  private untimed = false;
  readonly score: [number, number] = [0, 0];
  private timeouts: [number, number];

  constructor(rules: GameRules) {
    this.rules = rules;
    this.left = rules.quarterSeconds;
    this.timeouts = [rules.timeouts, rules.timeouts];
  }

  check(r: LogRow): void {
    if (r.kind < 0 || r.kind >= PLAY_KINDS.length || r.result < 0 || r.result >= PLAY_RESULTS.length) {
      this.fail('is of no known kind or result');
    }
    this.clock(r);
    this.situation(r);
    this.yards(r);
    this.points(r);
    this.next = nextAfter(r, this.rules);
    this.row += 1;
  }

  finish(): void {
    if (this.quarter < 4) this.fail(`ends the game in quarter ${this.quarter}`);
    if (this.quarter === 4 && this.left !== 0) this.fail(`ends the game with ${this.left} seconds left`);
    if (this.score[0] === this.score[1]) this.fail('ends the game in a tie');
  }

  private fail(what: string): void {
    if (this.broken.length < 20) this.broken.push(`play ${this.row} ${what}`);
  }

  private clock(r: LogRow): void {
    if (r.quarter !== this.quarter) this.newQuarter(r);
    if (r.quarter > 4) {
      if (r.secondsLeft !== 0 || r.secondsUsed !== 0) this.fail('has a clock in overtime');
      return;
    }
    if (r.secondsLeft !== this.left) this.fail(`begins with ${r.secondsLeft} seconds left instead of ${this.left}`);
    const isTry = r.kind >= EXTRA_POINT && r.kind <= TWO_POINT_PASS;
    if (r.secondsLeft === 0 && !isTry && !this.untimed) this.fail('begins when the time is out');
    if (r.secondsUsed < 0 || r.secondsUsed > r.secondsLeft)
      this.fail(`takes ${r.secondsUsed} of ${r.secondsLeft} seconds`);
    this.left = r.secondsLeft - r.secondsUsed;
    this.untimed = (r.flags & NO_PLAY_FLAG) !== 0 && r.penaltyCall === 2;
    if ((r.flags & PLAY_FLAGS.timeoutOffense) !== 0) this.timeout(r.offense);
    if ((r.flags & PLAY_FLAGS.timeoutDefense) !== 0) this.timeout(1 - r.offense);
  }

  private timeout(side: number): void {
    this.timeouts[side]! -= 1;
    if (this.timeouts[side]! < 0) this.fail('is followed by a timeout that the side no longer has');
  }

  private newQuarter(r: LogRow): void {
    if (r.quarter !== this.quarter + 1) this.fail(`is in quarter ${r.quarter} after quarter ${this.quarter}`);
    if (this.quarter <= 4 && this.left !== 0) this.fail(`begins a quarter when the last had ${this.left} seconds left`);
    if (r.quarter >= 5 && this.score[0] !== this.score[1]) this.fail('is in overtime though a side leads');
    if (r.quarter === 3) {
      this.timeouts = [this.rules.timeouts, this.rules.timeouts];
      if (r.kind !== KICKOFF || r.offense === this.firstKicker)
        this.fail('does not kick off the second half the other way');
      this.next = null;
    }
    if (r.quarter > QUARTERS) {
      this.timeouts = [this.rules.overtime.timeouts, this.rules.overtime.timeouts];
      this.next = null;
    }
    this.quarter = r.quarter;
    this.left = this.rules.quarterSeconds;
  }

  private situation(r: LogRow): void {
    if (r.drive < this.drive || r.drive > this.drive + 1) this.fail(`belongs to drive ${r.drive} after ${this.drive}`);
    const newDrive = r.drive !== this.drive;
    this.drive = r.drive;
    if (this.row === 0) {
      this.firstKicker = r.offense;
      if (r.kind !== KICKOFF) this.fail('does not kick off the game');
    }
    if (r.down > 0) this.downAndDistance(r);
    else if (r.kind < KICKOFF || r.kind > TWO_POINT_PASS) this.fail('is a play from scrimmage without a down');
    if (r.quarter > 4) this.overtime(r, newDrive);
    else if (this.next !== null) this.compare(r, this.next);
  }

  private downAndDistance(r: LogRow): void {
    if (r.down > 4) this.fail(`is on down ${r.down}`);
    if (r.yardLine < 1 || r.yardLine > 99) this.fail(`is snapped at yard ${r.yardLine}`);
    if (r.distance < 1 || r.yardLine + r.distance > 100) this.fail(`has ${r.distance} to go at yard ${r.yardLine}`);
  }

  private overtime(r: LogRow, newDrive: boolean): void {
    const period = r.quarter - 4;
    if (r.kind === KICKOFF) this.fail('kicks off in overtime');
    const { seriesLine, twoPointPlaysFrom, mustTryTwoFrom } = this.rules.overtime;
    if (r.kind === EXTRA_POINT && period >= mustTryTwoFrom) this.fail('kicks a try where two points must be tried');
    if (twoPointPlaysFrom !== null && period >= twoPointPlaysFrom) {
      if (r.kind !== TWO_POINT_RUN && r.kind !== TWO_POINT_PASS) this.fail('is not a two-point play');
      return;
    }
    if (newDrive && (r.yardLine !== 100 - seriesLine || r.down !== 1))
      this.fail(`does not begin an overtime series at the ${seriesLine}`);
    if (!newDrive && this.next !== null) this.compare(r, this.next);
  }

  private compare(r: LogRow, e: Expected): void {
    const phase = r.down > 0 ? 'snap' : r.kind === KICKOFF ? 'kickoff' : 'try';
    const wanted = e.phase === 'free kick' ? 'kickoff' : e.phase;
    if (phase !== wanted || r.offense !== e.offense) {
      this.fail(`is a ${phase} by side ${r.offense} where side ${e.offense} has a ${e.phase}`);
      return;
    }
    if (phase === 'snap') {
      if (r.yardLine !== e.ball) this.fail(`is snapped at yard ${r.yardLine} instead of ${e.ball}`);
      if (r.down !== e.down || r.distance !== e.distance) {
        this.fail(`is down ${r.down} and ${r.distance} instead of ${e.down} and ${e.distance}`);
      }
      return;
    }
    const { freeKickLine, kickoffLine, tryLine } = this.rules;
    const spot = phase === 'try' ? 100 - tryLine : e.phase === 'free kick' ? freeKickLine : kickoffLine;
    if (r.yardLine !== spot) this.fail(`is a ${e.phase} from yard ${r.yardLine}`);
  }

  private yards(r: LogRow): void {
    if ((r.flags & NO_PLAY_FLAG) !== 0 && (r.yards !== 0 || r.pointsOffense + r.pointsDefense !== 0)) {
      this.fail('counts though it was wiped out');
    }
    if (r.down > 0 && (r.yardLine + r.yards > 100 || r.yardLine + r.yards < 0))
      this.fail(`gains ${r.yards} from yard ${r.yardLine}`);
    if (r.returnYards < 0 || r.returnYards > 109) this.fail(`is returned ${r.returnYards} yards`);
    if (r.penaltyYards < 0 || r.penaltyYards > 15) this.fail(`has a penalty of ${r.penaltyYards} yards`);
    if (r.penaltyYards > 0 && r.penalty === 0) this.fail('walks off yards without a foul');
    if (r.kind === FIELD_GOAL && r.kickOrAir !== 117 - r.yardLine) this.fail(`is a field goal of ${r.kickOrAir} yards`);
    if (r.kind < FIELD_GOAL && (r.flags & NO_PLAY_FLAG) === 0 && r.actor < 0) this.fail('is done by nobody');
    if (r.kind === PASS && (r.flags & NO_PLAY_FLAG) === 0 && r.target < 0) this.fail('is thrown to nobody');
  }

  /** Points follow from where the ball went, and the score is their sum. */
  private points(r: LogRow): void {
    const [offense, defense] = pointsOf(r);
    if (r.pointsOffense !== offense || r.pointsDefense !== defense) {
      this.fail(`scores ${r.pointsOffense} and ${r.pointsDefense} instead of ${offense} and ${defense}`);
    }
    const touchdown = offense === 6 || defense === 6;
    if (touchdown !== ((r.flags & TOUCHDOWN_FLAG) !== 0)) this.fail('is marked wrongly as to a touchdown');
    const side = r.offense as 0 | 1;
    this.score[side] += r.pointsOffense;
    this.score[side === 0 ? 1 : 0] += r.pointsDefense;
  }
}

/** Points of the offense and of the other side that a row must have. */
function pointsOf(r: LogRow): readonly [number, number] {
  if ((r.flags & NO_PLAY_FLAG) !== 0) return [0, 0];
  if ((r.flags & SAFETY_FLAG) !== 0) return [0, 2];
  const good = r.result === GOOD;
  if (r.kind === EXTRA_POINT) return [good ? 1 : 0, 0];
  if (r.kind === TWO_POINT_RUN || r.kind === TWO_POINT_PASS) return [good ? 2 : 0, 0];
  if (r.kind === FIELD_GOAL && good) return [3, 0];
  return touchdownOf(r);
}

function touchdownOf(r: LogRow): readonly [number, number] {
  if (r.kind === KICKOFF) {
    return [0, r.result === RETURNED && 100 - r.yardLine - r.kickOrAir + r.returnYards >= 100 ? 6 : 0];
  }
  if (r.kind === FIELD_GOAL) return [0, r.yardLine - r.returnYards <= 0 ? 6 : 0];
  if (r.kind === PUNT) return [0, r.yardLine + r.kickOrAir - r.returnYards <= 0 ? 6 : 0];
  if (r.result === FUMBLE || r.result === INTERCEPTION) {
    const spot = r.yardLine + (r.result === INTERCEPTION ? r.kickOrAir : r.yards);
    return [0, spot - r.returnYards <= 0 ? 6 : 0];
  }
  return [r.yardLine + r.yards >= 100 ? 6 : 0, 0];
}
