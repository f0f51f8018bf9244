import {
  COMPLETE,
  DROP_FLAG,
  EJECTED_FLAG,
  FUMBLE,
  INCOMPLETE,
  INTERCEPTION,
  NO_PLAY_FLAG,
  PASS,
  PENALTY,
  PENALTY_FIRST_DOWN_FLAG,
  SAFETY_FLAG,
  SIDELINE_FLAG,
} from '../../model/plays/play-codes.ts';
import { DOWNS, FIELD_YARDS, QUARTERS } from '../../model/rules.ts';
import { lossOfSack } from '../pass.ts';
import type { Play } from '../play.ts';
import type { GameState } from '../state.ts';
import {
  ADDED,
  AUTOMATIC_FIRST,
  backwards,
  DECLINED_DEFENSE,
  DECLINED_OFFENSE,
  DEFENSIVE_HOLDING,
  DEFENSIVE_INTERFERENCE,
  DELAY_OF_GAME,
  FALSE_START,
  FOUL_YARDS,
  forwards,
  GROUNDING,
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

/**
 * Calls a foul before the snap, so that the down never begins. A defender who touches a lineman or runs free at the
 * passer is offside at once (7-1-5); encroachment is a foul of the offense alone (2-18). Returns true if there was a
 * foul; its row is filled.
 */
export function preSnapFoul(g: GameState): boolean {
  const knobs = g.tuning.penalties;
  const perSnap = 1 / knobs.snaps;
  let roll = g.dice.float();
  if (roll >= (knobs.falseStart + knobs.delayOfGame + knobs.deadBallOffside) * perSnap) return false;
  const p = g.play;
  const { off, def, dice } = g;
  p.kind = PENALTY;
  p.flags = NO_PLAY_FLAG;
  roll /= perSnap;
  if (roll < knobs.falseStart)
    return call(p, FALSE_START, ON_OFFENSE, backwards(FALSE_START, g.ball), off.lineup.linemen.draw(dice));
  if (roll < knobs.falseStart + knobs.delayOfGame)
    return call(p, DELAY_OF_GAME, ON_OFFENSE, backwards(DELAY_OF_GAME, g.ball), off.quarterback);
  return call(p, OFFSIDE, ON_DEFENSE, forwards(OFFSIDE, g.ball), def.lineup.rushers.draw(dice));
}

function call(p: Play, foul: number, side: number, yards: number, slot: number): true {
  p.penalty = foul;
  p.penaltyCall = side;
  p.penaltyYards = yards;
  p.penaltySlot = slot;
  return true;
}

/** Draws the flag, if any, on a run or a dropback. */
export function drawFlag(g: GameState, passing: boolean): number {
  const table = passing ? g.passFlags : g.runFlags;
  const roll = g.dice.float() * g.tuning.penalties.snaps;
  return roll < table.total ? table.at(roll) : NO_FOUL;
}

/** Applies the flag to the play: picks the player, and decides whether the foul is accepted. */
export function enforce(g: GameState, p: Play): void {
  const foul = g.flag;
  const { dice } = g;
  if (!fits(g, p, foul)) return;
  if (ADDED[foul] !== 0) {
    enforceAdded(g, p, foul);
    return;
  }
  if (foul === GROUNDING) {
    grounded(g, p);
    return;
  }
  if (dice.float() < g.tuning.penalties.offsetting) {
    const answered = answer(g, foul);
    wipe(p, foul, OFFSETTING, answered, guilty(g, p, foul));
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
  if (!defenseAccepts(g, p)) call(p, foul, DECLINED_OFFENSE, 0, slot);
  else if (foul === OFFENSIVE_HOLDING) held(g, p, slot);
  else wipe(p, foul, ON_OFFENSE, offenseYards(g, foul), slot);
}

/** Returns the opponent's foul that offsets a foul. */
function answer(g: GameState, foul: number): number {
  if (g.dice.float() < g.tuning.penalties.offsetPersonal) return PERSONAL_FOUL;
  return onDefense(foul) ? OFFENSIVE_HOLDING : OFFSIDE;
}

function offenseYards(g: GameState, foul: number): number {
  return foul === OFFENSIVE_INTERFERENCE
    ? Math.min(g.rules.offensiveInterference, g.ball >> 1)
    : backwards(foul, g.ball);
}

function onDefense(foul: number): boolean {
  return foul === OFFSIDE || foul === DEFENSIVE_HOLDING || foul === DEFENSIVE_INTERFERENCE;
}

/** Whether a foul is possible on a play; interference needs a pass that crosses the line of scrimmage (7-3-8). */
function fits(g: GameState, p: Play, foul: number): boolean {
  if (foul === DEFENSIVE_INTERFERENCE) return p.result === INCOMPLETE && interferenceYards(g, p) > 0;
  if (foul === GROUNDING) return p.result === INCOMPLETE;
  if (foul === OFFENSIVE_INTERFERENCE) return p.kind === PASS && p.kickOrAir > 0;
  if (foul === ROUGHING_PASSER) return p.kind === PASS && p.result !== INTERCEPTION;
  return true;
}

/**
 * Returns the yards for interference, marked at its spot: 15 yards at most and no closer than the 2; inside the 2, half
 * the distance.
 */
function interferenceYards(g: GameState, p: Play): number {
  const outsideTheTwo = FIELD_YARDS - 2 - g.ball;
  const most = outsideTheTwo > 0 ? outsideTheTwo : (FIELD_YARDS - g.ball) >> 1;
  return Math.min(FOUL_YARDS[DEFENSIVE_INTERFERENCE]!, p.kickOrAir, most);
}

/**
 * Enforces intentional grounding: thrown with no receiver nearby, so the ball cannot be caught or broken up. Loss of
 * down at the spot of the pass, a safety behind the passer's own goal line (7-3-2).
 */
function grounded(g: GameState, p: Play): void {
  p.target = -1;
  p.defender = -1;
  p.flags &= ~DROP_FLAG;
  const depth = Math.min(g.ball, lossOfSack(g));
  call(p, GROUNDING, ON_OFFENSE, depth, p.actor);
}

/**
 * Enforces holding from its spot if that is beyond the line of scrimmage, and the play counts to there; behind it from
 * the previous spot, and in the end zone it is a safety (9-3-3, 10-2-2-d).
 */
function held(g: GameState, p: Play, slot: number): void {
  const spot = holdingSpot(g, p);
  if (spot > 0) {
    p.yards = spot;
    p.flags &= ~SIDELINE_FLAG;
    call(p, OFFENSIVE_HOLDING, ON_OFFENSE, backwards(OFFENSIVE_HOLDING, g.ball + spot), slot);
    return;
  }
  const depth = g.tuning.penalties.holdingDepth;
  const inEndZone = g.ball <= depth && g.dice.int(depth) >= g.ball;
  wipe(p, OFFENSIVE_HOLDING, ON_OFFENSE, inEndZone ? 0 : backwards(OFFENSIVE_HOLDING, g.ball), slot);
  if (inEndZone) p.flags |= SAFETY_FLAG;
}

/**
 * Returns the yards beyond the line of scrimmage of a blocker's hold, at most where the run ended; 0 at or behind the
 * line.
 */
function holdingSpot(g: GameState, p: Play): number {
  const from = p.result === COMPLETE ? Math.max(1, p.kickOrAir) : 1;
  if (p.yards <= from || g.dice.float() >= g.tuning.penalties.holdingBeyond) return 0;
  return from + g.dice.int(p.yards - from + 1 - (g.ball + p.yards === FIELD_YARDS ? 1 : 0));
}

/** Whether the defense accepts an offensive foul: it declines if the play's result is better for it. */
function defenseAccepts(g: GameState, p: Play): boolean {
  const knobs = g.tuning.penalties;
  if (p.result === INTERCEPTION || p.result === FUMBLE) return false;
  if (g.ball + p.yards <= 0) return false;
  if (p.yards >= g.distance) return true;
  if (g.down === DOWNS || endsHalf(g, p)) return false;
  if (g.down === 3) return g.ball > knobs.declineThirdFrom && p.yards > -knobs.declineThirdLoss;
  return p.yards > -knobs.declineLoss;
}

/** Whether no time is left for another down except after an accepted foul. */
function endsHalf(g: GameState, p: Play): boolean {
  return (g.quarter === 2 || g.quarter === QUARTERS) && p.seconds >= g.clock;
}

function offenseAccepts(g: GameState, p: Play, foul: number, yards: number): boolean {
  if (p.result === INTERCEPTION || p.result === FUMBLE) return true;
  if (g.ball + p.yards >= FIELD_YARDS) return false;
  if (p.yards >= g.distance) return AUTOMATIC_FIRST[foul] !== 0 && p.yards < yards;
  return AUTOMATIC_FIRST[foul] !== 0 || p.yards < yards;
}

/** Nullifies the play. */
function wipe(p: Play, foul: number, penaltyCall: number, yards: number, slot: number): void {
  p.clearAction();
  p.flags = NO_PLAY_FLAG;
  if (penaltyCall === ON_DEFENSE && AUTOMATIC_FIRST[foul] !== 0) p.flags |= PENALTY_FIRST_DOWN_FLAG;
  call(p, foul, penaltyCall, yards, slot);
}

/**
 * Enforces fouls that leave the play standing. On a touchdown they carry over to the try or the kickoff; after a change
 * of possession they are declined.
 */
function enforceAdded(g: GameState, p: Play, foul: number): void {
  const spot = g.ball + p.yards;
  if (p.result === INTERCEPTION || p.result === FUMBLE || spot <= 0) return;
  const scored = spot >= FIELD_YARDS;
  const byOffense =
    (foul === PERSONAL_FOUL || foul === UNSPORTSMANLIKE) && g.dice.float() < g.tuning.penalties.offenseShare;
  if (byOffense) {
    if (g.down === DOWNS && !scored) return;
    const yards = scored ? carry(g, p, foul, p.offense) : backwards(foul, spot);
    call(p, foul, ON_OFFENSE, yards, g.off.lineup.linemen.draw(g.dice));
    return;
  }
  if (scored && AUTOMATIC_FIRST[foul] === 0) return;
  const slot = foul === ROUGHING_PASSER ? g.def.lineup.rushers.draw(g.dice) : g.def.lineup.passTacklers.draw(g.dice);
  call(p, foul, ON_DEFENSE, scored ? carry(g, p, foul, 1 - p.offense) : forwards(foul, spot), slot);
  if (foul === TARGETING && g.rules.targetingEjects) {
    p.flags |= EJECTED_FLAG;
    g.ejected.push({ side: g.def.index, slot, late: g.quarter > QUARTERS / 2 });
    g.def.leaves(slot);
  }
}

/**
 * Carries a foul by `side` on a touchdown over to the kickoff, or to the try if no kickoff follows: in overtime and
 * after time expires (10-2-5). Returns its yards.
 */
function carry(g: GameState, p: Play, foul: number, side: number): number {
  g.carriedToTry = g.quarter > QUARTERS || (g.quarter === QUARTERS && p.seconds >= g.clock);
  g.carriedBy = side === 0 ? 0 : 1;
  const half = g.carriedToTry && side !== p.offense;
  g.carriedYards = half ? g.rules.tryLine >> 1 : FOUL_YARDS[foul]!;
  return g.carriedYards;
}

/** Picks the guilty player: linemen hold and jump offside, defensive backs interfere. */
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
