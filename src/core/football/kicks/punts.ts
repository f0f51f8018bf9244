import {
  BLOCKED,
  DOWNED,
  END_OF_DRIVE_FLAG,
  FAIR_CATCH,
  MUFFED,
  NO_PLAY_FLAG,
  OUT_OF_BOUNDS,
  PENALTY_FIRST_DOWN_FLAG,
  PUNT,
  RETURNED,
  TOUCHBACK,
} from '../../model/plays/play-codes.ts';
import { FIELD_YARDS } from '../../model/rules.ts';
import { exponentialYards, tackle } from '../contact.ts';
import {
  AUTOMATIC_FIRST,
  BLOCK_IN_BACK,
  backwards,
  CATCH_INTERFERENCE,
  forwards,
  ON_DEFENSE,
  ON_OFFENSE,
  ROUGHING_KICKER,
  RUNNING_INTO_KICKER,
} from '../fouls/fouls.ts';
import { CLOCK_STOPS, type Play } from '../play.ts';
import { endPossession, replayAfterKick, safety, touchdownAgainst } from '../settle.ts';
import type { GameState } from '../state.ts';

/** Plays a punt: blocked, or returned, fair caught, downed, or into the end zone. */
export function punt(g: GameState): void {
  const p = g.play;
  const { dice } = g;
  const knobs = g.tuning.punts;
  p.kind = PUNT;
  p.actor = g.off.punter;
  p.seconds = knobs.seconds;
  p.clock = CLOCK_STOPS;
  if (kickerFouled(g, p)) return;
  if (dice.float() < knobs.blocked) {
    blockedPunt(g, p);
    return;
  }
  const leg = g.off.ratings[g.off.punter]! - g.tuning.strength.average;
  const room = FIELD_YARDS - g.ball;
  let gross = Math.round(dice.normal(knobs.gross + knobs.perPoint * leg + g.day.kicks, knobs.spread));
  if (room <= knobs.poochRoom)
    gross = Math.round(room - knobs.poochAt + dice.normal(0, knobs.poochSpread - knobs.aimPerPoint * leg));
  else if (room - gross < knobs.aimInside)
    gross = Math.round(room - knobs.aimAt + dice.normal(0, knobs.aimSpread - knobs.aimPerPoint * leg));
  p.kickOrAir = Math.max(knobs.least, Math.min(gross, room));
  if (p.kickOrAir >= room) {
    touchback(g, p);
    return;
  }
  fielded(g, p, room - p.kickOrAir);
}

/** Whether a foul on the punter gives the kicking team five yards or a first down. */
function kickerFouled(g: GameState, p: Play): boolean {
  const knobs = g.tuning.penalties;
  const roll = g.dice.float() * knobs.punts;
  if (roll >= knobs.roughingKicker + knobs.runningIntoKicker) return false;
  const foul = roll < knobs.roughingKicker ? ROUGHING_KICKER : RUNNING_INTO_KICKER;
  const yards = forwards(foul, g.ball);
  if (AUTOMATIC_FIRST[foul] === 0 && yards < g.distance) return false;
  p.penalty = foul;
  p.penaltyCall = ON_DEFENSE;
  p.penaltyYards = yards;
  p.penaltySlot = g.def.lineup.rushers.draw(g.dice);
  p.flags = NO_PLAY_FLAG | PENALTY_FIRST_DOWN_FLAG;
  replayAfterKick(g, p);
  return true;
}

/** Plays a blocked punt: recovered behind the line by the opponent, or a safety. */
function blockedPunt(g: GameState, p: Play): void {
  const { dice } = g;
  const knobs = g.tuning.punts;
  p.result = BLOCKED;
  p.defender = g.def.lineup.rushers.draw(dice);
  p.kickOrAir = -Math.min(g.ball, knobs.blockLeast + dice.int(knobs.blockMost - knobs.blockLeast + 1));
  const spot = g.ball + p.kickOrAir;
  if (spot <= 0) {
    if (dice.float() < knobs.blockSafety) {
      safety(g, p);
      return;
    }
    p.recoverer = -(g.def.lineup.passTacklers.draw(dice) + 1);
    touchdownAgainst(g, p);
    return;
  }
  p.returner = g.def.lineup.passTacklers.draw(dice);
  p.recoverer = -(p.returner + 1);
  if (dice.float() < knobs.blockReturned) p.returnYards = Math.min(spot, exponentialYards(g, knobs.blockReturn));
  if (p.returnYards === spot) {
    touchdownAgainst(g, p);
    return;
  }
  endPossession(g, p, FIELD_YARDS - spot + p.returnYards);
}

function touchback(g: GameState, p: Play): void {
  p.result = TOUCHBACK;
  endPossession(g, p, g.rules.touchback);
}

/** Plays a punt that comes down `spot` yards from the receiving team's goal line. */
function fielded(g: GameState, p: Play, spot: number): void {
  const { dice } = g;
  const knobs = g.tuning.punts;
  const returner = g.def.returners[dice.float() < knobs.firstReturner ? 0 : 1]!;
  const roll = dice.float();
  if (g.ball >= FIELD_YARDS - knobs.poochRoom && roll >= knobs.outOfBounds + knobs.muffed) {
    if (dice.float() < knobs.poochCaught) fairCatch(g, p, returner, spot);
    else {
      p.result = DOWNED;
      endPossession(g, p, spot);
    }
    return;
  }
  if (roll < knobs.outOfBounds) p.result = OUT_OF_BOUNDS;
  else if (roll < knobs.outOfBounds + knobs.muffed) {
    muff(g, p, returner, spot);
    return;
  } else if (spot <= knobs.letRollInside && dice.float() < knobs.letRoll) p.result = DOWNED;
  else if (roll < knobs.outOfBounds + knobs.muffed + knobs.fairCatch) {
    fairCatch(g, p, returner, spot);
    return;
  } else if (roll < knobs.outOfBounds + knobs.muffed + knobs.fairCatch + knobs.downed) p.result = DOWNED;
  else {
    puntReturn(g, p, returner, spot);
    return;
  }
  endPossession(g, p, spot);
}

function fairCatch(g: GameState, p: Play, returner: number, spot: number): void {
  const knobs = g.tuning.penalties;
  p.result = FAIR_CATCH;
  p.returner = returner;
  let ball = spot;
  if (g.dice.float() * knobs.punts < knobs.catchInterference) {
    p.penalty = CATCH_INTERFERENCE;
    p.penaltyCall = ON_OFFENSE;
    p.penaltyYards = forwards(CATCH_INTERFERENCE, spot);
    p.penaltySlot = g.off.lineup.targets.draw(g.dice);
    ball += p.penaltyYards;
  }
  endPossession(g, p, ball);
}

/** Plays a muff, which either team may recover. */
function muff(g: GameState, p: Play, returner: number, spot: number): void {
  const { dice } = g;
  p.returner = returner;
  p.fumbler = -(returner + 1);
  if (dice.float() < g.tuning.punts.muffLost) {
    p.result = MUFFED;
    p.recoverer = g.off.lineup.targets.draw(dice) + 1;
    keptByKickers(g, p, spot);
    return;
  }
  p.result = RETURNED;
  p.recoverer = -(returner + 1);
  endPossession(g, p, spot);
}

/** Gives the ball back to the kicking team, `spot` yards from the goal line it attacks. */
function keptByKickers(g: GameState, p: Play, spot: number): void {
  p.flags |= END_OF_DRIVE_FLAG;
  g.startPossession(g.offense, FIELD_YARDS - spot);
}

function puntReturn(g: GameState, p: Play, returner: number, spot: number): void {
  const { dice } = g;
  const knobs = g.tuning.punts;
  p.result = RETURNED;
  p.returner = returner;
  const skill = 1 + knobs.returnPerPoint * (g.def.ratings[returner]! - g.tuning.strength.averageReturner);
  const mean = Math.max(
    knobs.returnLeast,
    (dice.float() < knobs.longShare ? knobs.longReturn : knobs.returnMean) * skill,
  );
  p.returnYards = exponentialYards(g, mean);
  p.seconds += knobs.returnSeconds;
  if (spot + p.returnYards >= FIELD_YARDS) {
    p.returnYards = FIELD_YARDS - spot;
    touchdownAgainst(g, p);
    return;
  }
  tackle(g, p, g.off.lineup.passTacklers);
  let ball = spot + p.returnYards;
  if (dice.float() < knobs.fumbled) {
    p.fumbler = -(returner + 1);
    if (dice.float() < g.tuning.fumbles.returnLostShare) {
      p.recoverer = g.off.lineup.targets.draw(dice) + 1;
      keptByKickers(g, p, ball);
      return;
    }
    p.recoverer = -(returner + 1);
  } else if (dice.float() * g.tuning.penalties.puntReturns < g.tuning.penalties.blockInBack) {
    ball -= blockInBack(g, p, ball);
  }
  endPossession(g, p, ball);
}

/** Marks off a block in the back from the end of a return. Returns the yards. */
export function blockInBack(g: GameState, p: Play, ball: number): number {
  p.penalty = BLOCK_IN_BACK;
  p.penaltyCall = ON_DEFENSE;
  p.penaltyYards = backwards(BLOCK_IN_BACK, ball);
  p.penaltySlot = g.def.lineup.passTacklers.draw(g.dice);
  return p.penaltyYards;
}
