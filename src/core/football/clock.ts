import { KNEEL, PENALTY, TIMEOUT_DEFENSE_FLAG, TIMEOUT_OFFENSE_FLAG } from '../model/play-codes.ts';
import { CLOCK_RUNS, CLOCK_STOPS, type Play } from './play.ts';
import { type GameState, PHASE_SCRIMMAGE } from './state.ts';

/** How the side with the ball treats the clock. */
export const PACE_NORMAL = 0;
export const PACE_HURRY = 1;
export const PACE_MILK = 2;
export const PACE_BRISK = 3;

/** The pace of the side that has the ball now. */
export function paceOf(g: GameState): number {
  const lead = g.lead();
  const k = g.tuning.clock;
  if (g.quarter === 2) return g.clock <= k.halfDrill && wantsHalfDrill(g) ? PACE_HURRY : PACE_NORMAL;
  if (g.quarter === 3) return lead >= 25 ? PACE_MILK : PACE_NORMAL;
  if (g.quarter !== 4) return PACE_NORMAL;
  if (lead > 0) {
    const milkFrom = lead > 16 ? 900 : lead > 8 ? k.milkTwoScores : k.milkOneScore;
    return g.clock <= milkFrom ? PACE_MILK : PACE_NORMAL;
  }
  if (lead === 0) return g.clock <= 90 && g.ball >= 25 ? PACE_HURRY : PACE_NORMAL;
  const scores = Math.ceil(-lead / 8);
  if (scores >= 4) return g.clock > 300 ? PACE_NORMAL : PACE_MILK;
  if (g.clock <= k.hurryPerScore * scores + 30) return PACE_HURRY;
  return g.clock <= 2 * k.hurryPerScore * scores ? PACE_BRISK : PACE_NORMAL;
}

/** Before half-time a side presses on unless it is deep in its own end with little time. */
function wantsHalfDrill(g: GameState): boolean {
  return g.ball >= 20 || g.clock > 60 || g.drivePlays > 2;
}

/** Seconds from the whistle to the next snap with the clock running. */
function interval(g: GameState): number {
  const k = g.tuning.clock;
  const { off, dice } = g;
  const pace = paceOf(g);
  const spread = dice.int(7) - 3;
  if (pace === PACE_HURRY) return k.hurry + spread;
  if (pace === PACE_MILK) return k.milk + (spread >> 1);
  const usual = k.usual - k.perTempo * off.sheet.style.tempo;
  return (pace === PACE_BRISK ? usual * k.briskShare : usual) + spread;
}

/**
 * The clock after a play: its own seconds, then the wait for the next snap if it runs. Sets `secondsUsed` and moves
 * the game clock; what is beyond the end of the quarter does not count.
 */
export function runClock(g: GameState, p: Play): void {
  g.running = false;
  if (g.quarter > 4) return;
  let used = p.kind === PENALTY ? 0 : p.seconds;
  const left = g.clock - used;
  if (left > 0 && p.clock !== CLOCK_STOPS && g.phase === PHASE_SCRIMMAGE) {
    if (takeTimeout(g, p, left)) {
      g.clock -= used;
      p.secondsUsed = used;
      return;
    }
    g.running = true;
    let wait = interval(g);
    if (p.clock !== CLOCK_RUNS) wait = Math.max(3, wait - g.tuning.clock.readySaves);
    if (p.kind === KNEEL) wait = Math.max(wait, g.tuning.clock.kneelWait);
    used += Math.round(Math.max(3, wait));
  }
  used = Math.min(used, g.clock);
  p.secondsUsed = used;
  g.clock -= used;
}

/** Either side may stop a running clock late in a half, when time is worth more to it than the timeout. */
function takeTimeout(g: GameState, p: Play, left: number): boolean {
  if (g.quarter !== 2 && g.quarter !== 4) return false;
  if (left > g.tuning.clock.timeoutsFrom) return false;
  const offense = g.offense;
  const lead = g.lead();
  const last = g.quarter === 4;
  const sameOffense = offense === p.offense;
  if (g.timeouts[offense]! > 0 && sameOffense && (last ? lead <= 0 && lead > -17 : g.ball >= 35) && left <= 60) {
    g.timeouts[offense]! -= 1;
    p.flags |= TIMEOUT_OFFENSE_FLAG;
    return true;
  }
  const defense = 1 - offense;
  const wants = last ? lead > 0 && lead <= 16 : g.down >= 3 && g.ball < 45 && left > 25 && left < 100;
  if (g.timeouts[defense]! > 0 && wants) {
    g.timeouts[defense]! -= 1;
    p.flags |= TIMEOUT_DEFENSE_FLAG;
    return true;
  }
  return false;
}
