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
  const k = g.tuning.clock;
  if (g.quarter === QUARTERS) return lastQuarterPace(g, lead);
  if (lead >= k.milkLead && (g.quarter > 1 || showsMercy(g, lead))) return PACE_MILK;
  return g.quarter === 2 ? halfPace(g) : PACE_NORMAL;
}

function lastQuarterPace(g: GameState, lead: number): number {
  const k = g.tuning.clock;
  if (kicksToWin(g, lead)) return PACE_MILK;
  if (lead > 0) return g.clock <= milkFrom(g, lead) ? PACE_MILK : PACE_NORMAL;
  if (lead === 0) {
    const seconds = k.hurryTiedSeconds + k.hurryTiedPerTimeout * g.timeouts[g.offense]!;
    return g.clock <= seconds && g.ball >= k.hurryTiedFrom ? PACE_HURRY : PACE_NORMAL;
  }
  const scores = scoresBehind(lead);
  if (scores >= k.hopelessScores) return g.clock > k.hopelessSeconds ? PACE_NORMAL : PACE_MILK;
  if (g.clock <= k.hurryPerScore * scores + k.hurrySlack) return PACE_HURRY;
  return g.clock <= k.briskPerHurry * k.hurryPerScore * scores ? PACE_BRISK : PACE_NORMAL;
}

/** Returns the seconds left from which a leader milks the clock. */
function milkFrom(g: GameState, lead: number): number {
  const k = g.tuning.clock;
  if (lead > k.milkAllScores * POSSESSION_POINTS) return g.rules.quarterSeconds;
  return lead > POSSESSION_POINTS ? k.milkTwoScores : k.milkOneScore;
}

/**
 * Returns the pace of the two-minute drill before halftime: a hurry once there is something to gain, and wherever the
 * offense is about to spend its timeouts.
 */
function halfPace(g: GameState): number {
  const k = g.tuning.clock;
  if (g.clock > k.halfDrill) return PACE_NORMAL;
  if (g.ball >= (g.clock <= k.halfHurrySeconds ? k.timeoutHalfFrom : k.halfHurryFrom)) return PACE_HURRY;
  return wantsHalfDrill(g) ? PACE_BRISK : PACE_NORMAL;
}

/**
 * Whether an offense kicks to win: tied or down a point or two and in range, so the opponent should not get the ball
 * back.
 */
export function kicksToWin(g: GameState, lead: number): boolean {
  const k = g.tuning.clock;
  if (g.quarter !== QUARTERS || lead > 0 || lead <= -FIELD_GOAL_POINTS) return false;
  return g.clock <= k.lastKickFrom && fieldGoalChance(g, placeKickYards(g.ball)) >= k.lastKickChance;
}

/** Whether a team plays for points before halftime: yes unless it is deep in its own end with little time. */
function wantsHalfDrill(g: GameState): boolean {
  const k = g.tuning.clock;
  return g.ball >= k.halfDrillFrom || g.clock > k.halfDrillDeepSeconds || g.drivePlays > k.halfDrillPlays;
}

/** Returns the seconds from the whistle to the next snap with the clock running. */
function interval(g: GameState): number {
  const k = g.tuning.clock;
  const { off, dice } = g;
  const pace = g.sideline === null ? paceOf(g) : g.sideline.pace(g, paceOf(g));
  const spread = dice.int(2 * k.spread + 1) - k.spread;
  if (pace === PACE_HURRY) return k.hurry + spread;
  if (pace === PACE_MILK) return k.milk + (spread >> 1);
  const usual = k.usual - k.perTempo * (off.sheet.style.tempo + off.tactics.tempo);
  return (pace === PACE_BRISK ? usual * k.briskShare : usual) + spread;
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
    const k = g.tuning.clock;
    let wait = interval(g);
    if (left > k.lastKickSeconds && kicksToWin(g, g.lead())) wait = Math.min(wait, left - k.lastKickSeconds);
    if (p.clock !== CLOCK_RUNS) wait = Math.max(k.leastWait, wait - k.readySaves);
    if (p.kind === KNEEL) wait = Math.max(wait, k.kneelWait);
    used += Math.round(Math.max(k.leastWait, wait));
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
  const k = g.tuning.clock;
  const lead = g.lead();
  if (lead > 0 || lead < -k.timeoutScores * POSSESSION_POINTS || wouldPunt(g) || kicksToWin(g, lead)) return false;
  if (playsForOvertime(g, lead)) return false;
  return left <= k.timeoutOffenseSeconds;
}

/** Whether the defense saves time for its own drive: when it is behind, or when a kick at the end would beat it. */
function defenseStops(g: GameState, left: number): boolean {
  const lead = g.lead();
  if (kicksToWin(g, lead)) return true;
  if (playsForOvertime(g, lead)) return wantsBallBack(g, left);
  return lead > 0 && lead <= g.tuning.clock.timeoutScores * POSSESSION_POINTS;
}

function stopsBeforeHalf(g: GameState, left: number): boolean {
  const k = g.tuning.clock;
  if (mayKneelNext(g, left)) return false;
  return left <= k.timeoutOffenseSeconds && g.ball >= k.timeoutHalfFrom && !wouldPunt(g);
}

/** Whether the next call before halftime may be a knee, which needs no timeout before it. */
function mayKneelNext(g: GameState, left: number): boolean {
  const { kneelHalfSeconds, kneelHalfBelow, kneelHalfPlays } = g.tuning.calls;
  return left <= kneelHalfSeconds && g.ball < kneelHalfBelow && g.drivePlays < kneelHalfPlays;
}

/** A defense about to force a punt wants the ball back while there is time to do something with it. */
function wantsBallBack(g: GameState, left: number): boolean {
  const k = g.tuning.clock;
  return g.down >= 3 && g.ball < k.timeoutHalfBelow && left > k.timeoutHalfLeast && left < k.timeoutHalfMost;
}
