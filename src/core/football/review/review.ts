import { LogRow } from '../../model/plays/log-row.ts';
import { PLAY_FLAGS, PLAY_KINDS, PLAY_RESULTS, PLAY_STRIDE } from '../../model/plays/play.ts';
import {
  BLOCKED,
  DOWNS_FLAG,
  EXTRA_POINT,
  FAIR_CATCH,
  FAKE_KICK_FLAG,
  FIELD_GOAL,
  FREE_KICK_FLAG,
  FUMBLE,
  GOOD,
  INCOMPLETE,
  INTERCEPTION,
  KICKOFF,
  KNEEL,
  NO_PLAY_FLAG,
  PASS,
  PENALTY,
  PUNT,
  RETURNED,
  RUNOFF_FLAG,
  SAFETY_FLAG,
  TOUCHBACK,
  TOUCHDOWN_FLAG,
  TWO_POINT_PASS,
  TWO_POINT_RUN,
} from '../../model/plays/play-codes.ts';
import { type GameRules, MINUTE, QUARTERS, TOUCHDOWN_POINTS } from '../../model/rules.ts';
import { FoulReview, GROUNDING } from './fouls.ts';
import { due, type Expected, nextAfter } from './next.ts';

/** Seconds that no play exceeds from snap or kick to whistle. */
const LONGEST_PLAY = 25;

/** A reviewed play log. */
interface Reviewed {
  /** The rules of football it breaks, one sentence each; empty for every game the engine plays. */
  broken: string[];
  /** The points its plays add up to, home first. */
  score: readonly [home: number, away: number];
}

/** Returns the rules of football that a play log breaks (`reviewed`). */
export function review(plays: Int16Array, rules: GameRules): string[] {
  return reviewed(plays, rules).broken;
}

/** Checks a play log against a separate implementation of the rules, so that an engine bug shows. */
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
  /** Yards by which a foul on a touchdown moved the next kickoff and the next try. */
  private kickoffMoved = 0;
  private tryMoved = 0;
  /** The side that scored the touchdown. */
  private carriedFor = 0;
  private readonly fouls: FoulReview;
  private timeouts: [number, number];

  constructor(rules: GameRules) {
    this.rules = rules;
    this.left = rules.quarterSeconds;
    this.timeouts = [rules.timeouts, rules.timeouts];
    this.fouls = new FoulReview(rules, (what) => this.fail(what));
  }

  check(r: LogRow): void {
    if (r.kind < 0 || r.kind >= PLAY_KINDS.length || r.result < 0 || r.result >= PLAY_RESULTS.length) {
      this.fail('is of no known kind or result');
    }
    this.clock(r);
    this.situation(r);
    this.yards(r);
    this.points(r);
    this.fouls.check(r);
    this.carry(r);
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
    this.untimed = this.extends(r);
    const stopped = this.stopped(r);
    if (stopped !== null && r.secondsUsed > LONGEST_PLAY)
      this.fail(`takes ${r.secondsUsed} seconds though the clock stops ${stopped}`);
    this.runoff(r);
    const untouched = r.kind === KICKOFF && (r.result === TOUCHBACK || r.result === FAIR_CATCH);
    if (untouched && !this.rules.clockStartsOnKick && r.secondsUsed > 0) this.fail('takes time without a runner');
    if ((r.flags & PLAY_FLAGS.timeoutOffense) !== 0) this.timeout(r.offense);
    if ((r.flags & PLAY_FLAGS.timeoutDefense) !== 0) this.timeout(1 - r.offense);
  }

  /** Whether a row gives an untimed down: an accepted live-ball foul, or offsetting fouls, once time is out. */
  private extends(r: LogRow): boolean {
    if (r.quarter % 2 === 1 && !this.rules.quarterUntimedDown) return false;
    return r.kind !== PENALTY && [1, 2, 5].includes(r.penaltyCall) && r.penalty !== GROUNDING;
  }

  /** Returns why the clock is stopped until the next snap; null if it need not be. */
  private stopped(r: LogRow): string | null {
    const { rules } = this;
    const half = r.quarter === 2 || r.quarter === QUARTERS;
    if (half && rules.twoMinuteTimeout && r.secondsLeft > rules.lateSeconds && this.left < rules.lateSeconds)
      return 'at two minutes';
    if ((r.flags & (PLAY_FLAGS.timeoutOffense | PLAY_FLAGS.timeoutDefense)) !== 0) return 'for a timeout';
    if ((r.flags & RUNOFF_FLAG) !== 0 || r.penaltyCall !== 0) return null;
    if (changesHands(r)) return rules.clockStopsOnPossession ? 'after a change of possession' : null;
    if (r.kind < PENALTY && r.result === INCOMPLETE) return 'after an incompletion';
    const late = half && r.secondsLeft <= rules.lateSeconds;
    return (r.flags & PLAY_FLAGS.outOfBounds) !== 0 && (late || rules.clockStopsOutOfBounds) ? 'out of bounds' : null;
  }

  private runoff(r: LogRow): void {
    if ((r.flags & RUNOFF_FLAG) === 0) return;
    const seconds = r.penaltyCall !== 0 ? this.rules.foulRunoff : this.rules.injuryRunoff;
    if (seconds === 0) this.fail('has seconds run off in a season without that rule');
    if ((r.quarter !== 2 && r.quarter !== QUARTERS) || r.secondsLeft >= MINUTE + LONGEST_PLAY)
      this.fail('has seconds run off before the last minute of a half');
    if (r.secondsUsed < Math.min(seconds, r.secondsLeft)) this.fail(`has ${r.secondsUsed} seconds run off`);
    const side = r.penaltyCall === 2 ? 1 - r.offense : r.offense;
    if (this.timeouts[side]! > 0) this.fail('has seconds run off though a timeout would have saved them');
  }

  /** Moves the next kickoff by a foul on a touchdown, or the try if there is no kickoff. */
  private carry(r: LogRow): void {
    if (r.kind === KICKOFF) this.kickoffMoved = 0;
    if (r.kind >= EXTRA_POINT && r.kind <= TWO_POINT_PASS) this.tryMoved = 0;
    const accepted = r.penaltyCall === 1 || r.penaltyCall === 2;
    if (r.pointsOffense !== TOUCHDOWN_POINTS || !accepted) return;
    const yards = r.penaltyCall === 1 ? -r.penaltyYards : r.penaltyYards;
    if (r.quarter > QUARTERS || (r.quarter === QUARTERS && this.left === 0)) this.tryMoved = yards;
    else {
      this.kickoffMoved = yards;
      this.carriedFor = r.offense;
    }
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
      this.next = due('kickoff', r.offense);
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
    if (phase === 'kickoff' && (e.phase === 'free kick') !== ((r.flags & FREE_KICK_FLAG) !== 0))
      this.fail('mistakes a kickoff for the free kick after a safety');
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
    const kickoff = kickoffLine + (r.offense === this.carriedFor ? this.kickoffMoved : -this.kickoffMoved);
    const spot = phase === 'try' ? 100 - tryLine + this.tryMoved : e.phase === 'free kick' ? freeKickLine : kickoff;
    if (r.yardLine !== spot) this.fail(`is a ${e.phase} from yard ${r.yardLine}`);
  }

  private yards(r: LogRow): void {
    const points = (r.flags & SAFETY_FLAG) !== 0 ? 0 : r.pointsOffense + r.pointsDefense;
    if ((r.flags & NO_PLAY_FLAG) !== 0 && (r.yards !== 0 || points !== 0)) this.fail('counts though it was wiped out');
    if (r.down > 0 && (r.yardLine + r.yards > 100 || r.yardLine + r.yards < 0))
      this.fail(`gains ${r.yards} from yard ${r.yardLine}`);
    if (r.returnYards < 0 || r.returnYards > 109) this.fail(`is returned ${r.returnYards} yards`);
    if (r.kind === FIELD_GOAL && r.kickOrAir !== 117 - r.yardLine) this.fail(`is a field goal of ${r.kickOrAir} yards`);
    if (r.kind < FIELD_GOAL && (r.flags & NO_PLAY_FLAG) === 0 && r.actor < 0 && r.kind !== KNEEL)
      this.fail('has no player');
    const fairCatch = r.kind === KICKOFF && r.result === FAIR_CATCH;
    if (fairCatch && this.rules.kickoffFairCatchLine === null)
      this.fail('is a kickoff caught fairly in a season in which that gains nothing');
    if ((r.flags & FAKE_KICK_FLAG) !== 0 && r.down !== 4) this.fail('is a faked kick before fourth down');
    const grounded = r.penalty === GROUNDING && r.penaltyCall === 1;
    if (r.kind === PASS && (r.flags & NO_PLAY_FLAG) === 0 && !grounded && r.target < 0) this.fail('has no target');
    if (grounded && r.target >= 0) this.fail('is grounded though a receiver was there');
  }

  /** Checks that points follow from the play, and that the score is their sum. */
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

function changesHands(r: LogRow): boolean {
  if (r.kind === PUNT || r.kind === KICKOFF) return true;
  return r.result === INTERCEPTION || r.result === FUMBLE || (r.flags & DOWNS_FLAG) !== 0;
}

/** Returns the points a row must have for the offense and the defense. */
function pointsOf(r: LogRow): readonly [number, number] {
  if ((r.flags & SAFETY_FLAG) !== 0) return [0, 2];
  if ((r.flags & NO_PLAY_FLAG) !== 0) return [0, 0];
  const good = r.result === GOOD;
  const returned = r.returner >= 0 && r.returnYards >= r.yardLine ? 2 : 0;
  if (r.kind === EXTRA_POINT) return good ? [1, 0] : [0, returned];
  if (r.kind === TWO_POINT_RUN || r.kind === TWO_POINT_PASS) return good ? [2, 0] : [0, returned];
  if (r.kind === FIELD_GOAL && good) return [3, 0];
  return touchdownOf(r);
}

function touchdownOf(r: LogRow): readonly [number, number] {
  if (r.kind === KICKOFF) {
    return [0, r.result === RETURNED && 100 - r.yardLine - r.kickOrAir + r.returnYards >= 100 ? 6 : 0];
  }
  if (r.kind === FIELD_GOAL) return [0, r.returnYards >= (r.result === BLOCKED ? r.yardLine : 100) ? 6 : 0];
  if (r.kind === PUNT) return [0, r.yardLine + r.kickOrAir - r.returnYards <= 0 ? 6 : 0];
  if (r.result === FUMBLE || r.result === INTERCEPTION) {
    const spot = r.yardLine + (r.result === INTERCEPTION ? r.kickOrAir : r.yards);
    return [0, spot - r.returnYards <= 0 ? 6 : 0];
  }
  return [r.yardLine + r.yards >= 100 ? 6 : 0, 0];
}
