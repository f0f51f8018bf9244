import { FIELD_GOAL_FAKES_FROM } from '../../model/plays/play.ts';
import { COMPLETE, FAKE_KICK_FLAG, INCOMPLETE, PASS, RUN } from '../../model/plays/play-codes.ts';
import { DOWNS, FIELD_YARDS, QUARTERS } from '../../model/rules.ts';
import { exponentialYards, finishCarry, humpYards } from '../contact.ts';
import { CLOCK_STOPS, type Play } from '../play.ts';
import type { GameState } from '../state.ts';

/** Whether the kick called on fourth down is a fake: few yards to go, not deep in its own end, no late lead. */
export function fakesKick(g: GameState, fieldGoal: boolean): boolean {
  const knobs = g.tuning.fakes;
  if (g.down !== DOWNS || g.distance > knobs.distance || g.ball < knobs.from || g.quarter > QUARTERS) return false;
  if (fieldGoal !== g.ball >= FIELD_GOAL_FAKES_FROM) return false;
  if (g.quarter === QUARTERS && g.lead() > 0) return false;
  const share = fieldGoal ? knobs.fieldGoals : knobs.punts;
  return g.dice.float() < share * Math.exp(knobs.perBoldness * g.off.sheet.style.boldness);
}

/** Plays a fake: the punter, who also holds for field goals, runs or throws. */
export function fakeKick(g: GameState): void {
  const p = g.play;
  const knobs = g.tuning.fakes;
  p.flags |= FAKE_KICK_FLAG;
  p.actor = g.off.punter;
  p.seconds = knobs.seconds;
  if (g.dice.float() < knobs.passes) fakePass(g, p);
  else {
    p.kind = RUN;
    const stopped = knobs.stopped + knobs.exposedStopped * g.off.tactics.exposed;
    p.yards = g.dice.float() < stopped ? 0 - exponentialYards(g, knobs.stoppedLoss) : 1 + humpYards(g, knobs.runYards);
    finishCarry(g, p, p.actor, g.tuning.run.outOfBounds);
  }
}

function fakePass(g: GameState, p: Play): void {
  const { dice } = g;
  const knobs = g.tuning.fakes;
  p.kind = PASS;
  p.target = g.off.lineup.targets.draw(dice);
  p.kickOrAir = Math.min(FIELD_YARDS - g.ball, 1 + humpYards(g, knobs.airYards));
  if (dice.float() >= knobs.completed - knobs.exposedCompleted * g.off.tactics.exposed) {
    p.result = INCOMPLETE;
    p.clock = CLOCK_STOPS;
    return;
  }
  p.result = COMPLETE;
  p.yards = p.kickOrAir + exponentialYards(g, knobs.afterCatch);
  finishCarry(g, p, p.target, g.tuning.pass.outOfBounds);
}
