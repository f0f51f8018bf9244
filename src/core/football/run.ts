import { RUN } from '../model/plays/play-codes.ts';
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
  const k = g.tuning.run;
  p.kind = RUN;
  p.actor = carrierOf(g);
  const edge = runEdge(g, p.actor);
  const short = g.distance <= k.shortYards || g.ball >= FIELD_YARDS - k.goalLineYards;
  const sneak = short && p.actor === off.quarterback;
  const loss = clampShare(
    k,
    k.lossShare -
      k.lossPerPoint * edge +
      (short ? k.shortYardageLoss : 0) -
      (sneak ? k.sneakSafety : 0) +
      off.tactics.losses,
  );
  const wall = Math.max(0, g.ball - FIELD_YARDS + k.goalLineYards + 1) * k.goalLineWall;
  const none = clampShare(
    k,
    k.noGainShare - k.noGainPerPoint * edge + (short && !sneak ? k.shortYardageNoGain : 0) + wall,
  );
  const roll = dice.float();
  if (roll < loss) {
    p.yards = -1 - exponentialYards(g, k.lossMean);
    if (g.ball + p.yards <= 0 && dice.float() < k.escapes) p.yards = 1 - g.ball;
  } else if (roll < loss + none) {
    p.yards = 0;
  } else {
    const room = roomAt(g.ball, k.redZoneTight, k.goalTight);
    p.yards =
      1 +
      humpYards(
        g,
        Math.max(
          k.gainLeast,
          room * ((sneak ? k.sneakGain : k.gainMean) + k.gainPerPoint * edge + g.day.gain + off.tactics.gain),
        ),
      );
    if (!sneak && dice.float() < breakChance(g, k, edge)) p.yards += exponentialYards(g, k.breakMean);
  }
  p.seconds = k.seconds + (p.yards > k.longFrom ? k.longSeconds : 0);
  finishCarry(g, p, p.actor, k.outOfBounds);
}

/** Returns the share of the usual gain left when the end zone limits the space. */
function roomAt(ball: number, redZoneTight: number, goalTight: number): number {
  const inRedZone = ball - FIELD_YARDS + RED_ZONE_YARDS;
  if (inRedZone <= 0) return 1;
  return 1 - redZoneTight * inRedZone - goalTight * Math.max(0, inRedZone - GOAL_TO_GO_FROM);
}

function clampShare(k: Tuning['run'], share: number): number {
  return share < k.shareLeast ? k.shareLeast : share > k.shareMost ? k.shareMost : share;
}

/** Picks the carrier. Designed quarterback runs are more frequent the more he runs and the less his team throws. */
function carrierOf(g: GameState): number {
  const { off, dice } = g;
  const k = g.tuning.run;
  if (off.tactics.reverse) return off.returners[0];
  let keep = off.keeps + off.tactics.keeps;
  if (off.sheet.style.passLean < g.tuning.calls.optionBelow) keep += k.optionKeeps;
  if (g.distance === 1 && g.down >= 3) keep += k.sneaks;
  return dice.float() < keep ? off.quarterback : off.lineup.carriers.draw(dice);
}

/**
 * Returns the rating points by which the blocking and the carrier beat the front and the defender at the point of
 * attack.
 */
function runEdge(g: GameState, carrier: number): number {
  const { off, def } = g;
  const k = g.tuning.strength;
  const point = def.lineup.runTacklers.draw(g.dice);
  const attack = off.attack + off.lineup.runBlock + k.runCarrier * off.ratings[carrier]!;
  const resist = def.resist + def.tactics.runFit + def.lineup.runFront + k.runPoint * def.ratings[point]!;
  return (attack - resist) * k.effect + g.adjusted();
}
