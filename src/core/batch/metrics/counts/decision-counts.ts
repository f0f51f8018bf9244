import { COL, cell, KIND, PLAY_FLAGS, PLAY_STRIDE } from '../../../model/plays/play.ts';
import { DOWNS, MINUTE, POSSESSION_POINTS, QUARTERS } from '../../../model/rules.ts';

/** Hits and tries of a rate. */
export class Rate {
  hits = 0;
  tries = 0;

  add(hit: boolean): void {
    this.tries += 1;
    if (hit) this.hits += 1;
  }
}

const TWO_MINUTES = 2 * MINUTE;
/** The two-minute drill before halftime is measured down to this clock, in seconds. */
const DRILL_TO = 44;
const LAST_SECONDS = 30;
const LAST_DRIVE_SECONDS = 40;
/** Lead at which a game is won with a minute to play. */
const WON = POSSESSION_POINTS + 1;
/** Lead after a touchdown at which two more points change nothing. */
const FAR_AHEAD = 24;
/** Fourth-quarter deficit that field goals cannot make up. */
const FAR_BEHIND = 21;
/** Yard lines that bound fourth downs in a team's own end. */
const OWN_TWENTY = 20;
const OWN_FORTY = 40;
const MIDFIELD = 50;

const isRunOrPass = (kind: number): boolean => kind <= KIND.scramble;
const isKick = (kind: number): boolean => kind === KIND.punt || kind === KIND.field_goal;

/** Coaches' decisions in regulation where the right call is widely known, over a season. */
export class DecisionCounts {
  /** Fourth-and-1 attempts: inside the own 20, and from there to the own 40. */
  readonly fourthAndOneDeep = new Rate();
  readonly fourthAndOneOwn = new Rate();
  /** Fourth-down attempts in its own half by a team three scores ahead in the fourth quarter. */
  readonly fourthFarAhead = new Rate();
  /** Designed runs by a team 1 to 8 behind in the last 40 seconds. */
  readonly lastDriveRuns = new Rate();
  /** Seconds from snap to snap in bounds, from two minutes to 44 seconds before halftime, and the number of plays. */
  drillSeconds = 0;
  drillPlays = 0;
  /** Two-point tries by a team leading by 24 or more after its touchdown. */
  twoFarAhead = 0;
  /** Runs and passes by the leader on first to third down in the last half minute. */
  leaderSnaps = 0;
  /** Passes by a team two scores ahead in the last minute. */
  leaderPasses = 0;
  /** Field goal tries in the fourth quarter by a team 21 or more behind. */
  farBehindKicks = 0;
  /** Timeouts by the team that punts on the next play of a tied game. */
  puntTimeouts = 0;
  kneels = 0;
  /** Games in which a team scored 80 or more. */
  eighty = 0;

  add(log: Int16Array): void {
    const score: [number, number] = [0, 0];
    for (let index = 0; index < log.length; index += PLAY_STRIDE) {
      const offense = cell(log, index, COL.offense) as 0 | 1;
      const defense = (1 - offense) as 0 | 1;
      this.play(log, index, score[offense] - score[defense]);
      score[offense] += cell(log, index, COL.pointsOffense);
      score[defense] += cell(log, index, COL.pointsDefense);
    }
    if (Math.max(score[0], score[1]) >= 80) this.eighty += 1;
  }

  /** Counts one play; `lead`: points by which the offense leads before it. */
  private play(log: Int16Array, index: number, lead: number): void {
    const quarter = cell(log, index, COL.quarter);
    if (quarter > QUARTERS || (cell(log, index, COL.flags) & PLAY_FLAGS.noPlay) !== 0) return;
    const kind = cell(log, index, COL.kind);
    if (kind === KIND.kneel) this.kneels += 1;
    if (log[index + COL.down] === DOWNS) this.fourthDown(log, index, lead);
    if (kind === KIND.punt && lead === 0 && index > 0) this.beforePunt(log, index);
    if (quarter === 2) this.drill(log, index, lead);
    if (kind >= KIND.two_point_run && kind <= KIND.two_point_pass && lead >= FAR_AHEAD) this.twoFarAhead += 1;
    if (quarter === QUARTERS) this.fourthQuarter(log, index, lead);
  }

  private fourthDown(log: Int16Array, index: number, lead: number): void {
    const kind = cell(log, index, COL.kind);
    const gone = isRunOrPass(kind);
    if (!gone && !isKick(kind)) return;
    const [distance, yard] = [cell(log, index, COL.distance), cell(log, index, COL.yardLine)];
    if (distance === 1 && yard < OWN_TWENTY) this.fourthAndOneDeep.add(gone);
    else if (distance === 1 && yard < OWN_FORTY) this.fourthAndOneOwn.add(gone);
    const late = log[index + COL.quarter] === QUARTERS;
    if (late && lead > 2 * POSSESSION_POINTS && yard < MIDFIELD) this.fourthFarAhead.add(gone);
  }

  private beforePunt(log: Int16Array, index: number): void {
    const before = index - PLAY_STRIDE;
    const same = log[before + COL.offense] === log[index + COL.offense];
    if (same && (cell(log, before, COL.flags) & PLAY_FLAGS.timeoutOffense) !== 0) this.puntTimeouts += 1;
  }

  private drill(log: Int16Array, index: number, lead: number): void {
    const clock = cell(log, index, COL.secondsLeft);
    if (clock > TWO_MINUTES || clock <= DRILL_TO || lead > POSSESSION_POINTS) return;
    if ((cell(log, index, COL.flags) & ~PLAY_FLAGS.firstDown) !== 0 || log[index + COL.penalty] !== 0) return;
    const kind = cell(log, index, COL.kind);
    const running = kind === KIND.run || (kind === KIND.pass && log[index + COL.result] === 1);
    if (!running) return;
    this.drillPlays += 1;
    this.drillSeconds += cell(log, index, COL.secondsUsed);
  }

  private fourthQuarter(log: Int16Array, index: number, lead: number): void {
    const kind = cell(log, index, COL.kind);
    if (kind === KIND.field_goal && lead <= -FAR_BEHIND) this.farBehindKicks += 1;
    if (kind > KIND.spike || kind === KIND.kneel) return;
    const clock = cell(log, index, COL.secondsLeft);
    if (clock <= LAST_DRIVE_SECONDS && lead < 0 && lead >= -POSSESSION_POINTS)
      this.lastDriveRuns.add(kind === KIND.run);
    if (kind === KIND.spike) return;
    if (clock <= LAST_SECONDS && lead > 0 && cell(log, index, COL.down) < DOWNS) this.leaderSnaps += 1;
    const throws = kind === KIND.pass || kind === KIND.sack || kind === KIND.scramble;
    if (clock <= MINUTE && lead >= WON && throws) this.leaderPasses += 1;
  }
}
