import {
  FUMBLE,
  INCOMPLETE,
  INTERCEPTION,
  NO_PLAY_FLAG,
  PASS,
  PENALTY,
  PENALTY_FIRST_DOWN_FLAG,
} from '../model/play-codes.ts';
import { DOWNS, FIELD_YARDS } from '../model/rules.ts';
import type { Tuning } from '../tuning/index.ts';
import {
  ADDED,
  AUTOMATIC_FIRST,
  backwards,
  CHOP_BLOCK,
  DECLINED_DEFENSE,
  DECLINED_OFFENSE,
  DEFENSIVE_HOLDING,
  DEFENSIVE_INTERFERENCE,
  DELAY_OF_GAME,
  ENCROACHMENT,
  FACE_MASK,
  FALSE_START,
  FOUL_YARDS,
  forwards,
  GROUNDING,
  ILLEGAL_FORMATION,
  INELIGIBLE,
  NO_FOUL,
  OFFENSIVE_HOLDING,
  OFFENSIVE_INTERFERENCE,
  OFFSETTING,
  OFFSIDE,
  ON_DEFENSE,
  ON_OFFENSE,
  PERSONAL_FOUL,
  ROUGHING_PASSER,
  TARGETING,
  UNSPORTSMANLIKE,
} from './fouls.ts';
import type { Play } from './play.ts';
import { Rotation, type RotationStore } from './rotation.ts';
import type { GameState } from './state.ts';

/** A foul before the snap: the down never begins. True when there was one; its row is filled. */
export function preSnapFoul(g: GameState): boolean {
  const k = g.tuning.penalties;
  const perSnap = 1 / k.snaps;
  let roll = g.dice.float();
  if (roll >= (k.falseStart + k.delayOfGame + k.encroachment) * perSnap) return false;
  const p = g.play;
  const { off, def, dice } = g;
  p.kind = PENALTY;
  p.flags = NO_PLAY_FLAG;
  roll /= perSnap;
  if (roll < k.falseStart)
    return call(p, FALSE_START, ON_OFFENSE, backwards(FALSE_START, g.ball), off.lineup.linemen.draw(dice));
  if (roll < k.falseStart + k.delayOfGame)
    return call(p, DELAY_OF_GAME, ON_OFFENSE, backwards(DELAY_OF_GAME, g.ball), off.quarterback);
  return call(p, ENCROACHMENT, ON_DEFENSE, forwards(ENCROACHMENT, g.ball), def.lineup.rushers.draw(dice));
}

function call(p: Play, foul: number, side: number, yards: number, slot: number): true {
  p.penalty = foul;
  p.penaltyCall = side;
  p.penaltyYards = yards;
  p.penaltySlot = slot;
  return true;
}

/**
 * The flags a play can have, weighted by flags per team-game. Fouls possible only on a run or only on a dropback are
 * weighted up there.
 */
export function flagTable(k: Tuning['penalties'], passing: boolean, store: RotationStore): Rotation {
  const table = new Rotation(store);
  table.add(OFFENSIVE_HOLDING, k.offensiveHolding);
  table.add(OFFSIDE, k.offside);
  table.add(ILLEGAL_FORMATION, k.illegalFormation);
  table.add(FACE_MASK, k.faceMask);
  table.add(PERSONAL_FOUL, k.personalFoul);
  table.add(UNSPORTSMANLIKE, k.unsportsmanlike);
  table.add(TARGETING, k.targeting);
  if (!passing) {
    table.add(CHOP_BLOCK, k.kindOfSnap * k.chopBlock);
    return table;
  }
  table.add(DEFENSIVE_INTERFERENCE, k.kindOfSnap * k.defensiveInterference);
  table.add(DEFENSIVE_HOLDING, k.kindOfSnap * k.defensiveHolding);
  table.add(ROUGHING_PASSER, k.kindOfSnap * k.roughingPasser);
  table.add(OFFENSIVE_INTERFERENCE, k.kindOfSnap * k.offensiveInterference);
  table.add(INELIGIBLE, k.kindOfSnap * k.ineligible);
  table.add(GROUNDING, k.kindOfSnap * k.grounding);
  return table;
}

/** Draws the flag, if any, on a run or a dropback. */
export function drawFlag(g: GameState, passing: boolean): number {
  const table = passing ? g.passFlags : g.runFlags;
  const roll = g.dice.float() * g.tuning.penalties.snaps;
  return roll < table.total ? table.at(roll) : NO_FOUL;
}

/** Applies the flag to the play: who committed the foul, and whether it is accepted. */
export function enforce(g: GameState, p: Play): void {
  const foul = g.flag;
  const { dice } = g;
  if (!fits(p, foul)) return;
  if (ADDED[foul] !== 0) {
    enforceAdded(g, p, foul);
    return;
  }
  if (dice.float() < g.tuning.penalties.offsetting) {
    wipe(p, foul, OFFSETTING, 0, guilty(g, p, foul));
    return;
  }
  if (onDefense(foul)) {
    const yards = foul === DEFENSIVE_INTERFERENCE ? interferenceYards(g, p) : forwards(foul, g.ball);
    const slot = guilty(g, p, foul);
    if (offenseAccepts(g, p, foul, yards)) wipe(p, foul, ON_DEFENSE, yards, slot);
    else call(p, foul, DECLINED_DEFENSE, 0, slot);
    return;
  }
  const slot = guilty(g, p, foul);
  if (defenseAccepts(g, p)) wipe(p, foul, ON_OFFENSE, backwards(foul, g.ball), slot);
  else call(p, foul, DECLINED_OFFENSE, 0, slot);
}

function onDefense(foul: number): boolean {
  return foul === OFFSIDE || foul === DEFENSIVE_HOLDING || foul === DEFENSIVE_INTERFERENCE;
}

/** Some fouls can only happen on some plays. */
function fits(p: Play, foul: number): boolean {
  if (foul === DEFENSIVE_INTERFERENCE || foul === GROUNDING) return p.result === INCOMPLETE;
  if (foul === OFFENSIVE_INTERFERENCE) return p.kind === PASS;
  if (foul === ROUGHING_PASSER) return p.kind === PASS && p.result !== INTERCEPTION;
  return true;
}

/** A pass foul is marked at its spot, 15 yards at most, and outside the 2. */
function interferenceYards(g: GameState, p: Play): number {
  return Math.max(0, Math.min(FOUL_YARDS[DEFENSIVE_INTERFERENCE]!, p.kickOrAir, FIELD_YARDS - 2 - g.ball));
}

/** The defense declines when the play's result is better for it. */
function defenseAccepts(g: GameState, p: Play): boolean {
  const k = g.tuning.penalties;
  if (p.result === INTERCEPTION || p.result === FUMBLE) return false;
  if (g.ball + p.yards <= 0) return false;
  if (p.yards >= g.distance) return true;
  if (g.down === DOWNS) return false;
  if (g.down === 3) return g.ball > k.declineThirdFrom && p.yards > -k.declineThirdLoss;
  return p.yards > -k.declineLoss;
}

function offenseAccepts(g: GameState, p: Play, foul: number, yards: number): boolean {
  if (p.result === INTERCEPTION || p.result === FUMBLE) return true;
  if (g.ball + p.yards >= FIELD_YARDS) return false;
  if (p.yards >= g.distance) return AUTOMATIC_FIRST[foul] !== 0 && p.yards < yards;
  return AUTOMATIC_FIRST[foul] !== 0 || p.yards < yards;
}

/** The play does not count. */
function wipe(p: Play, foul: number, penaltyCall: number, yards: number, slot: number): void {
  p.clearAction();
  p.flags = NO_PLAY_FLAG;
  if (penaltyCall === ON_DEFENSE && AUTOMATIC_FIRST[foul] !== 0) p.flags |= PENALTY_FIRST_DOWN_FLAG;
  call(p, foul, penaltyCall, yards, slot);
}

/** Fouls that leave the play as it was. After a change of possession or a score they are not taken. */
function enforceAdded(g: GameState, p: Play, foul: number): void {
  const spot = g.ball + p.yards;
  if (p.result === INTERCEPTION || p.result === FUMBLE || spot <= 0 || spot >= FIELD_YARDS) return;
  const byOffense =
    foul === GROUNDING ||
    ((foul === PERSONAL_FOUL || foul === UNSPORTSMANLIKE) && g.dice.float() < g.tuning.penalties.offenseShare);
  if (byOffense) {
    if (g.down === DOWNS) return;
    call(p, foul, ON_OFFENSE, backwards(foul, spot), foul === GROUNDING ? p.actor : g.off.lineup.linemen.draw(g.dice));
    return;
  }
  const slot = foul === ROUGHING_PASSER ? g.def.lineup.rushers.draw(g.dice) : g.def.lineup.passTacklers.draw(g.dice);
  call(p, foul, ON_DEFENSE, forwards(foul, spot), slot);
}

/** The player who committed the foul: linemen hold and jump offside, defensive backs interfere. */
function guilty(g: GameState, p: Play, foul: number): number {
  const { off, def, dice } = g;
  switch (foul) {
    case OFFSIDE:
      return def.lineup.rushers.draw(dice);
    case DEFENSIVE_INTERFERENCE:
      return p.defender >= 0 ? p.defender : def.lineup.coverers.draw(dice);
    case DEFENSIVE_HOLDING:
      return def.lineup.coverers.draw(dice);
    case OFFENSIVE_INTERFERENCE:
      return p.target >= 0 ? p.target : off.lineup.targets.draw(dice);
    default:
      return off.lineup.linemen.draw(dice);
  }
}
