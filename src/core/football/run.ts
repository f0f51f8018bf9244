import { REVERSE, RUN } from '../model/plays/play-codes.ts';
import { FIELD_YARDS, RED_ZONE_YARDS, SERIES_YARDS } from '../model/rules.ts';
import type { Tuning } from '../tuning/index.ts';
import { breakChance, exponentialYards, finishCarry, humpYards } from './contact.ts';
import type { GameState } from './state.ts';

/** Yards into the red zone from which every first down is goal to go. */
const GOAL_TO_GO_FROM = RED_ZONE_YARDS - SERIES_YARDS;

/**
 * Plays a run: the blockers and the carrier against the front and the defender at the point of attack decide whether he
 * is stuffed, how far he gets, and whether he breaks away.
 */
export function run(g: GameState): void {
  const p = g.play;
  const { off, dice } = g;
  const knobs = g.tuning.run;
  p.kind = RUN;
  p.actor = carrierOf(g);
  const edge = runEdge(g, p.actor);
  const short = g.distance <= knobs.shortYards || g.ball >= FIELD_YARDS - knobs.goalLineYards;
  const sneak = short && p.actor === off.quarterback;
  const loss = clampShare(
    knobs,
    knobs.lossShare -
      knobs.lossPerPoint * edge +
      (short ? knobs.shortYardageLoss : 0) -
      (sneak ? knobs.sneakSafety : 0) +
      off.tactics.losses,
  );
  const wall = Math.max(0, g.ball - FIELD_YARDS + knobs.goalLineYards + 1) * knobs.goalLineWall;
  const none = clampShare(
    knobs,
    knobs.noGainShare - knobs.noGainPerPoint * edge + (short && !sneak ? knobs.shortYardageNoGain : 0) + wall,
  );
  const roll = dice.float();
  if (roll < loss) {
    p.yards = -1 - exponentialYards(g, knobs.lossMean);
    if (g.ball + p.yards <= 0 && dice.float() < knobs.escapes) p.yards = 1 - g.ball;
  } else if (roll < loss + none) {
    p.yards = 0;
  } else {
    const room = roomAt(g.ball, knobs.redZoneTight, knobs.goalTight);
    p.yards =
      1 +
      humpYards(
        g,
        Math.max(
          knobs.gainLeast,
          room *
            ((sneak ? knobs.sneakGain : knobs.gainMean) + knobs.gainPerPoint * edge + g.day.gain + off.tactics.gain),
        ),
      );
    if (!sneak && dice.float() < breakChance(g, knobs, edge)) p.yards += exponentialYards(g, knobs.breakMean);
  }
  p.seconds = knobs.seconds + (p.yards > knobs.longFrom ? knobs.longSeconds : 0);
  finishCarry(g, p, p.actor, knobs.outOfBounds);
}

/** Returns the share of the usual gain left when the end zone limits the space. */
function roomAt(ball: number, redZoneTight: number, goalTight: number): number {
  const inRedZone = ball - FIELD_YARDS + RED_ZONE_YARDS;
  if (inRedZone <= 0) return 1;
  return 1 - redZoneTight * inRedZone - goalTight * Math.max(0, inRedZone - GOAL_TO_GO_FROM);
}

function clampShare(knobs: Tuning['run'], share: number): number {
  return share < knobs.shareLeast ? knobs.shareLeast : share > knobs.shareMost ? knobs.shareMost : share;
}

/** Picks the carrier. Designed quarterback runs are more frequent the more he runs and the less his team throws. */
function carrierOf(g: GameState): number {
  const { off, dice } = g;
  const knobs = g.tuning.run;
  if (off.tactics.trick === REVERSE) return off.returners[0];
  let keep = off.keeps + off.tactics.keeps;
  if (off.sheet.style.passLean < g.tuning.calls.optionBelow) keep += knobs.optionKeeps;
  if (g.distance === 1 && g.down >= 3) keep += knobs.sneaks;
  return dice.float() < keep ? off.quarterback : off.lineup.carriers.draw(dice);
}

/**
 * Returns the rating points by which the blocking and the carrier beat the front and the defender at the point of
 * attack.
 */
function runEdge(g: GameState, carrier: number): number {
  const { off, def } = g;
  const knobs = g.tuning.strength;
  const point = def.lineup.runTacklers.draw(g.dice);
  const attack = off.attack + off.lineup.runBlock + knobs.runCarrier * off.ratings[carrier]!;
  const resist = def.resist + def.tactics.runFit + def.lineup.runFront + knobs.runPoint * def.ratings[point]!;
  return (attack - resist) * knobs.effect + g.adjusted();
}
