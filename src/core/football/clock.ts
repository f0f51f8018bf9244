import { KNEEL, PENALTY, RUNOFF_FLAG, TIMEOUT_DEFENSE_FLAG, TIMEOUT_OFFENSE_FLAG } from '../model/plays/play-codes.ts';
import { FIELD_GOAL_POINTS, MINUTE, POSSESSION_POINTS, placeKickYards, QUARTERS } from '../model/rules.ts';
import { wouldPunt } from './calling/fourth-down.ts';
import { playsForOvertime, scoresBehind, showsMercy } from './calling/score-line.ts';
import { GROUNDING, ON_OFFENSE } from './fouls/fouls.ts';
import { fieldGoalChance } from './kicks/field-goals.ts';
import { CLOCK_READY, CLOCK_RUNS, CLOCK_STOPS, type Play } from './play.ts';
import { type GameState, PHASE_SCRIMMAGE } from './state.ts';

/** How the offense treats the clock. */
export const PACE_NORMAL = 0;
export const PACE_HURRY = 1;
export const PACE_MILK = 2;
export const PACE_BRISK = 3;

/** Returns the offense's current pace. */
export function paceOf(g: GameState): number {
  const lead = g.lead();
  const knobs = g.tuning.clock;
  if (g.quarter === QUARTERS) return lastQuarterPace(g, lead);
  if (lead >= knobs.milkLead && (g.quarter > 1 || showsMercy(g, lead))) return PACE_MILK;
  return g.quarter === 2 ? halfPace(g) : PACE_NORMAL;
}

function lastQuarterPace(g: GameState, lead: number): number {
  const knobs = g.tuning.clock;
  if (kicksToWin(g, lead)) return PACE_MILK;
  if (lead > 0) return g.clock <= milkFrom(g, lead) ? PACE_MILK : PACE_NORMAL;
  if (lead === 0) {
    const seconds = knobs.hurryTiedSeconds + knobs.hurryTiedPerTimeout * g.timeouts[g.offense]!;
    return g.clock <= seconds && g.ball >= knobs.hurryTiedFrom ? PACE_HURRY : PACE_NORMAL;
  }
  const scores = scoresBehind(lead);
  if (scores >= knobs.hopelessScores) return g.clock > knobs.hopelessSeconds ? PACE_NORMAL : PACE_MILK;
  if (g.clock <= knobs.hurryPerScore * scores + knobs.hurrySlack) return PACE_HURRY;
  return g.clock <= knobs.briskPerHurry * knobs.hurryPerScore * scores ? PACE_BRISK : PACE_NORMAL;
}

/** Returns the seconds left from which a leader milks the clock. */
function milkFrom(g: GameState, lead: number): number {
  const knobs = g.tuning.clock;
  if (lead > knobs.milkAllScores * POSSESSION_POINTS) return g.rules.quarterSeconds;
  return lead > POSSESSION_POINTS ? knobs.milkTwoScores : knobs.milkOneScore;
}

/**
 * Returns the pace of the two-minute drill before halftime: a hurry once there is something to gain, and wherever the
 * offense is about to spend its timeouts.
 */
function halfPace(g: GameState): number {
  const knobs = g.tuning.clock;
  if (g.clock > knobs.halfDrill) return PACE_NORMAL;
  if (g.ball >= (g.clock <= knobs.halfHurrySeconds ? knobs.timeoutHalfFrom : knobs.halfHurryFrom)) return PACE_HURRY;
  return wantsHalfDrill(g) ? PACE_BRISK : PACE_NORMAL;
}

/**
 * Whether an offense kicks to win: tied or down a point or two and in range, so the opponent should not get the ball
 * back.
 */
export function kicksToWin(g: GameState, lead: number): boolean {
  const knobs = g.tuning.clock;
  if (g.quarter !== QUARTERS || lead > 0 || lead <= -FIELD_GOAL_POINTS) return false;
  return g.clock <= knobs.lastKickFrom && fieldGoalChance(g, placeKickYards(g.ball)) >= knobs.lastKickChance;
}

/** Whether a team plays for points before halftime: yes unless it is deep in its own end with little time. */
function wantsHalfDrill(g: GameState): boolean {
  const knobs = g.tuning.clock;
  return g.ball >= knobs.halfDrillFrom || g.clock > knobs.halfDrillDeepSeconds || g.drivePlays > knobs.halfDrillPlays;
}

/** Returns the seconds from the whistle to the next snap with the clock running. */
function interval(g: GameState): number {
  const knobs = g.tuning.clock;
  const { off, dice } = g;
  const pace = g.sideline === null ? paceOf(g) : g.sideline.pace(g, paceOf(g));
  const spread = dice.int(2 * knobs.spread + 1) - knobs.spread;
  if (pace === PACE_HURRY) return knobs.hurry + spread;
  if (pace === PACE_MILK) return knobs.milk + (spread >> 1);
  const usual = knobs.usual - knobs.perTempo * (off.sheet.style.tempo + off.tactics.tempo);
  return (pace === PACE_BRISK ? usual * knobs.briskShare : usual) + spread;
}

/**
 * Runs the clock after a play: its own seconds, then the wait for the next snap if it runs. Sets `secondsUsed` and
 * moves the game clock; time beyond the end of the quarter does not count.
 */
export function runClock(g: GameState, p: Play): void {
  const ran = g.running;
  g.running = false;
  if (g.quarter > QUARTERS) return;
  let used = p.kind === PENALTY ? 0 : p.seconds;
  used += runoff(g, p, g.clock - used, ran);
  const left = g.clock - used;
  const stop = nextStop(g);
  if (left > stop && p.clock !== CLOCK_STOPS && g.phase === PHASE_SCRIMMAGE) {
    if (takeTimeout(g, p, left)) {
      g.clock -= used;
      p.secondsUsed = used;
      return;
    }
    g.running = true;
    const knobs = g.tuning.clock;
    let wait = interval(g);
    if (left > knobs.lastKickSeconds && kicksToWin(g, g.lead())) wait = Math.min(wait, left - knobs.lastKickSeconds);
    if (p.clock !== CLOCK_RUNS) wait = Math.max(knobs.leastWait, wait - knobs.readySaves);
    if (p.kind === KNEEL) wait = Math.max(wait, knobs.kneelWait);
    used += Math.round(Math.max(knobs.leastWait, wait));
    if (g.clock - used <= stop) {
      used = g.clock - stop;
      g.running = false;
    }
  }
  used = Math.min(used, g.clock);
  p.secondsUsed = used;
  g.clock -= used;
}

/** Returns the seconds left when the clock next stops by rule: the two-minute timeout, or the end of the quarter. */
function nextStop(g: GameState): number {
  const { twoMinuteTimeout, lateSeconds } = g.rules;
  return twoMinuteTimeout && (g.quarter === 2 || g.quarter === QUARTERS) && g.clock > lateSeconds ? lateSeconds : 0;
}

/**
 * Returns the seconds run off for a foul or an injury that stops the clock in the last minute of a half, with `left`
 * seconds to go; `ran`: the clock was running before the snap. The opponent takes the runoff when time helps it, and a
 * timeout avoids it (3-3-5, 3-4-4).
 */
function runoff(g: GameState, p: Play, left: number, ran: boolean): number {
  if (g.quarter !== 2 && g.quarter !== QUARTERS) return 0;
  const injury = p.hurt && p.clock === CLOCK_RUNS;
  if (injury) p.clock = CLOCK_READY;
  if (left >= MINUTE || left <= 0) return 0;
  const seconds = injury ? g.rules.injuryRunoff : stopsRunningClock(p, ran) ? g.rules.foulRunoff : 0;
  if (seconds === 0) return 0;
  const guilty = injury || p.penaltyCall === ON_OFFENSE ? p.offense : 1 - p.offense;
  if (!wantsRunoff(g, p, guilty)) {
    if (!injury) p.clock = CLOCK_STOPS;
    return 0;
  }
  if (g.timeouts[guilty]! > 0) {
    callTimeout(g, p, guilty);
    p.clock = CLOCK_STOPS;
    return 0;
  }
  p.flags |= RUNOFF_FLAG;
  p.clock = CLOCK_READY;
  return seconds;
}

/** Whether a foul itself stops the clock: those that prevent the snap, and intentional grounding. */
function stopsRunningClock(p: Play, ran: boolean): boolean {
  return p.kind === PENALTY ? ran : p.penalty === GROUNDING && p.penaltyCall === ON_OFFENSE && p.pointsDefense === 0;
}

/** Whether the opponent takes the runoff: the leader does, and so does the defense in a tie or before halftime. */
function wantsRunoff(g: GameState, p: Play, guilty: number): boolean {
  const lead = g.score[1 - guilty]! - g.score[guilty]!;
  const offenseGuilty = guilty === p.offense;
  return g.quarter === QUARTERS ? lead > 0 || (lead === 0 && offenseGuilty) : offenseGuilty;
}

function callTimeout(g: GameState, p: Play, side: number): void {
  g.timeouts[side]! -= 1;
  p.flags |= side === p.offense ? TIMEOUT_OFFENSE_FLAG : TIMEOUT_DEFENSE_FLAG;
}

/** Lets either team stop a running clock late in a half, when the seconds are worth more to it than the timeout. */
function takeTimeout(g: GameState, p: Play, left: number): boolean {
  const staff = sideThatStops(g, p, left);
  const side = g.sideline === null ? staff : g.sideline.timeout(g, staff, left);
  if (side < 0) return false;
  callTimeout(g, p, side);
  return true;
}

/** Returns the side whose staff stops the clock; -1: neither. */
function sideThatStops(g: GameState, p: Play, left: number): number {
  if (g.quarter !== 2 && g.quarter !== QUARTERS) return -1;
  if (left > g.tuning.clock.timeoutsFrom) return -1;
  if (Math.abs(g.lead()) > g.tuning.clock.timeoutMostLead) return -1;
  const last = g.quarter === QUARTERS;
  if (p.kind === KNEEL && !last) return -1;
  if (
    p.kind !== KNEEL &&
    g.timeouts[g.offense]! > 0 &&
    g.offense === p.offense &&
    (last ? offenseStops(g, left) : stopsBeforeHalf(g, left))
  )
    return g.offense;
  if (g.timeouts[1 - g.offense]! > 0 && (last ? defenseStops(g, left) : wantsBallBack(g, left))) return 1 - g.offense;
  return -1;
}

function offenseStops(g: GameState, left: number): boolean {
  const knobs = g.tuning.clock;
  const lead = g.lead();
  if (lead > 0 || lead < -knobs.timeoutScores * POSSESSION_POINTS || wouldPunt(g) || kicksToWin(g, lead)) return false;
  if (playsForOvertime(g, lead)) return false;
  return left <= knobs.timeoutOffenseSeconds;
}

/** Whether the defense saves time for its own drive: when it is behind, or when a kick at the end would beat it. */
function defenseStops(g: GameState, left: number): boolean {
  const lead = g.lead();
  if (kicksToWin(g, lead)) return true;
  if (playsForOvertime(g, lead)) return wantsBallBack(g, left);
  return lead > 0 && lead <= g.tuning.clock.timeoutScores * POSSESSION_POINTS;
}

function stopsBeforeHalf(g: GameState, left: number): boolean {
  const knobs = g.tuning.clock;
  if (mayKneelNext(g, left)) return false;
  return left <= knobs.timeoutOffenseSeconds && g.ball >= knobs.timeoutHalfFrom && !wouldPunt(g);
}

/** Whether the next call before halftime may be a knee, which needs no timeout before it. */
function mayKneelNext(g: GameState, left: number): boolean {
  const { kneelHalfSeconds, kneelHalfBelow, kneelHalfPlays } = g.tuning.calls;
  return left <= kneelHalfSeconds && g.ball < kneelHalfBelow && g.drivePlays < kneelHalfPlays;
}

/** A defense about to force a punt wants the ball back while there is time to do something with it. */
function wantsBallBack(g: GameState, left: number): boolean {
  const knobs = g.tuning.clock;
  return (
    g.down >= 3 && g.ball < knobs.timeoutHalfBelow && left > knobs.timeoutHalfLeast && left < knobs.timeoutHalfMost
  );
}
