import { INCOMPLETE, KNEEL, NO_PLAY_FLAG, PENALTY, SPIKE } from '../model/plays/play-codes.ts';
import { QUARTERS } from '../model/rules.ts';
import { CALL_FAKE, CALL_FIELD_GOAL, CALL_KNEEL, CALL_PASS, CALL_PUNT, CALL_SPIKE } from './calling/call-codes.ts';
import { chooseCall } from './calling/calls.ts';
import { runClock } from './clock.ts';
import { BLOCK_IN_BACK, NO_FOUL, OFFSETTING, ON_DEFENSE, ON_OFFENSE, repeatsDown } from './fouls/fouls.ts';
import { drawFlag, enforce, preSnapFoul } from './fouls/penalties.ts';
import { checkInjuries } from './injuries.ts';
import { fakeKick, fakesKick } from './kicks/fakes.ts';
import { fieldGoal } from './kicks/field-goals.ts';
import { punt } from './kicks/punts.ts';
import { dropBack } from './pass.ts';
import { CLOCK_STOPS, type Play } from './play.ts';
import { run } from './run.ts';
import { settle } from './settle.ts';
import { type GameState, PHASE_SCRIMMAGE } from './state.ts';
import { checkBenching } from './substitutions.ts';

/** Plays one down, from the huddle to the row in the log. */
export function snap(g: GameState): void {
  const p = g.openPlay();
  g.drivePlays += 1;
  g.untimed = false;
  if (preSnapFoul(g)) settle(g, p);
  else {
    scrimmage(g, p);
    checkInjuries(g, p);
  }
  if (wantsClockStopped(g, p)) p.clock = CLOCK_STOPS;
  const untimed = extendsPeriod(g, p);
  runClock(g, p);
  g.untimed = untimed && g.phase === PHASE_SCRIMMAGE;
  g.record();
}

/**
 * Whether the clock starts on the snap after a defensive foul: in the last two minutes of a half the offended side may
 * choose so, and the foul saves the defense no time (3-4-3).
 */
function wantsClockStopped(g: GameState, p: Play): boolean {
  if (p.penaltyCall !== ON_DEFENSE || (g.quarter !== 2 && g.quarter !== QUARTERS)) return false;
  return g.clock <= g.rules.lateSeconds && (g.quarter === 2 || g.lead() <= 0);
}

/**
 * Whether one untimed down follows: time expired during a down with an accepted live-ball foul or offsetting fouls,
 * since 2023 only at the end of a half. Loss-of-down and dead-ball fouls give none (3-2-3).
 */
function extendsPeriod(g: GameState, p: Play): boolean {
  if (g.quarter > QUARTERS || p.kind === PENALTY || p.seconds < g.clock) return false;
  if (!g.rules.quarterUntimedDown && (g.quarter === 1 || g.quarter === 3)) return false;
  if (p.penaltyCall === ON_OFFENSE) return (p.flags & NO_PLAY_FLAG) !== 0 || repeatsDown(p.penalty, p.penaltyCall);
  return p.penaltyCall === OFFSETTING || (p.penaltyCall === ON_DEFENSE && p.penalty !== BLOCK_IN_BACK);
}

/** Returns the staff's call, fakes included. */
function staffCall(g: GameState): number {
  const call = chooseCall(g);
  const kicks = call === CALL_PUNT || call === CALL_FIELD_GOAL;
  return kicks && fakesKick(g, call === CALL_FIELD_GOAL) ? CALL_FAKE : call;
}

function scrimmage(g: GameState, p: Play): void {
  const { sideline } = g;
  if (sideline === null) {
    playCall(g, p, staffCall(g));
    return;
  }
  playCall(g, p, sideline.down(g, staffCall(g)));
  sideline.afterPlay();
}

function playCall(g: GameState, p: Play, call: number): void {
  if (call === CALL_PUNT) {
    punt(g);
    return;
  }
  if (call === CALL_FIELD_GOAL) {
    fieldGoal(g);
    return;
  }
  if (call === CALL_FAKE) fakeKick(g);
  else if (call === CALL_KNEEL) kneel(g, p);
  else if (call === CALL_SPIKE) spike(g, p);
  else {
    g.flag = drawFlag(g, call === CALL_PASS);
    const side = g.off;
    p.trick = side.tactics.trick;
    if (call === CALL_PASS) dropBack(g);
    else run(g);
    if (g.flag !== NO_FOUL) enforce(g, p);
    settle(g, p);
    checkBenching(g, p, side);
    return;
  }
  settle(g, p);
}

/** Kneels are charged to the team, not to a player (NCAA Football Statisticians' Manual). */
function kneel(g: GameState, p: Play): void {
  p.kind = KNEEL;
  g.kneltDrive = g.drive;
  p.yards = g.ball > 2 ? -1 : 0;
  p.seconds = g.tuning.clock.kneelSeconds;
}

function spike(g: GameState, p: Play): void {
  p.kind = SPIKE;
  p.result = INCOMPLETE;
  p.actor = g.off.quarterback;
  p.seconds = g.tuning.clock.spikeSeconds;
  p.clock = CLOCK_STOPS;
}
