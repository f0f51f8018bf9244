import { INCOMPLETE, KNEEL, NO_PLAY_FLAG, SPIKE } from '../model/play-codes.ts';
import { QUARTERS } from '../model/rules.ts';
import { CALL_FIELD_GOAL, CALL_KNEEL, CALL_PASS, CALL_PUNT, CALL_SPIKE } from './call-codes.ts';
import { chooseCall } from './calls.ts';
import { runClock } from './clock.ts';
import { fieldGoal } from './field-goals.ts';
import { NO_FOUL, ON_DEFENSE } from './fouls.ts';
import { dropBack } from './pass.ts';
import { drawFlag, enforce, preSnapFoul } from './penalties.ts';
import { CLOCK_STOPS, type Play } from './play.ts';
import { punt } from './punts.ts';
import { run } from './run.ts';
import { settle } from './settle.ts';
import type { GameState } from './state.ts';
import { checkQuarterback } from './substitutions.ts';

/** One down, from the huddle to the row in the log. */
export function snap(g: GameState): void {
  const p = g.openPlay();
  g.drivePlays += 1;
  g.untimed = false;
  if (preSnapFoul(g)) settle(g, p);
  else scrimmage(g, p);
  const foulAtTheEnd = p.penaltyCall === ON_DEFENSE && (p.flags & NO_PLAY_FLAG) !== 0;
  runClock(g, p);
  if (foulAtTheEnd && g.clock === 0 && g.quarter <= QUARTERS) g.untimed = true;
  g.record();
}

function scrimmage(g: GameState, p: Play): void {
  const call = chooseCall(g);
  if (call === CALL_PUNT) {
    punt(g);
    return;
  }
  if (call === CALL_FIELD_GOAL) {
    fieldGoal(g);
    return;
  }
  if (call === CALL_KNEEL) kneel(g, p);
  else if (call === CALL_SPIKE) spike(g, p);
  else {
    g.flag = drawFlag(g, call === CALL_PASS);
    const side = g.off;
    if (call === CALL_PASS) dropBack(g);
    else run(g);
    if (g.flag !== NO_FOUL) enforce(g, p);
    settle(g, p);
    checkQuarterback(g, p, side);
    return;
  }
  settle(g, p);
}

function kneel(g: GameState, p: Play): void {
  p.kind = KNEEL;
  p.actor = g.off.quarterback;
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
