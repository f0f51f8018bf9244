import {
  INCOMPLETE,
  INTERCEPTION,
  KICKOFF,
  NO_PLAY_FLAG,
  PASS,
  PUNT,
  RETURNED,
  RUN,
  SACK,
  SCRAMBLE,
} from '../model/plays/play-codes.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { dangerBefore, drawAilment } from './diagnosis.ts';
import type { Play } from './play.ts';
import type { Side } from './side.ts';
import type { GameState } from './state.ts';

/**
 * Draws an injury on the play that just ended: the hurt player leaves the game and the next one in today's depth order
 * replaces him. Plays that do not count cause no injuries.
 */
export function checkInjuries(g: GameState, p: Play): void {
  if ((p.flags & NO_PLAY_FLAG) !== 0) return;
  const danger = dangerOf(p, g.tuning.injuries.danger);
  if (danger === 0) return;
  const offense = g.sides[p.offense as 0 | 1];
  const defense = g.sides[(1 - p.offense) as 0 | 1];
  offense.danger -= danger;
  if (offense.danger <= 0) p.hurt = hurt(g, p, offense);
  defense.danger -= danger;
  if (defense.danger <= 0) hurt(g, p, defense);
}

function dangerOf(p: Play, knobs: Tuning['injuries']['danger']): number {
  switch (p.kind) {
    case RUN:
    case SCRAMBLE:
      return knobs.run;
    case PASS:
      return p.result === INCOMPLETE ? knobs.incomplete : knobs.complete;
    case SACK:
      return knobs.sack;
    case KICKOFF:
    case PUNT:
      return p.result === RETURNED ? knobs.returned : 0;
    default:
      return 0;
  }
}

/** Whether a side's player actually had to leave. */
function hurt(g: GameState, p: Play, side: Side): boolean {
  const { injuryDice: dice } = side;
  if (dice === null) return false;
  side.danger = dangerBefore(g.tuning, dice, side.hurtTimes);
  const slot = victim(g, p, side, dice);
  if (slot < 0 || !side.canSpare(slot)) return false;
  const { kind, days } = drawAilment(side.sheet.players[slot]!.position, g.tuning, dice);
  g.hurt.push({ side: side.index, slot, row: g.rows, kind, days });
  side.leaves(slot);
  return true;
}

/** Picks the side's hurt player, never a kicker. */
function victim(g: GameState, p: Play, side: Side, dice: Stream): number {
  const attacks = side.index === p.offense;
  const kick = p.kind === KICKOFF || p.kind === PUNT;
  const slot = attacks !== kick ? withTheBall(g, p, side, dice, kick) : against(g, p, side, dice, kick);
  return slot === side.kicker || slot === side.punter ? -1 : slot;
}

/**
 * Picks a player of the side that had the ball or returns a kick: the carrier, the passer, a lineman, or another
 * teammate.
 */
function withTheBall(g: GameState, p: Play, { lineup, quarterback }: Side, dice: Stream, kick: boolean): number {
  const knobs = g.tuning.injuries.share;
  const roll = dice.float();
  if (kick) return roll < knobs.returner ? p.returner : lineup.passTacklers.draw(dice);
  if (roll < knobs.ball) return carrierOf(p);
  if (roll < knobs.ball + knobs.passer) return p.kind === PASS ? quarterback : lineup.carriers.draw(dice);
  return roll < knobs.ball + knobs.passer + knobs.line ? lineup.linemen.draw(dice) : lineup.targets.draw(dice);
}

/** Returns the player hit with the ball: the receiver of a pass, the tackler after an interception, or the runner. */
function carrierOf({ kind, result, target, tackler, actor }: Play): number {
  if (result === INTERCEPTION) return tackler >= 0 ? tackler : actor;
  return kind === PASS && target >= 0 ? target : actor;
}

/** Picks a defender: a tackler, a front player or one in coverage; on a kick, a tackler or another coverage player. */
function against(g: GameState, p: Play, { lineup }: Side, dice: Stream, kick: boolean): number {
  const knobs = g.tuning.injuries.share;
  const roll = dice.float();
  if (roll < knobs.tackler && p.result === INTERCEPTION) return p.returner;
  if (roll < knobs.tackler && p.tackler >= 0)
    return p.assist >= 0 && dice.float() < knobs.assist ? p.assist : p.tackler;
  if (kick) return lineup.passTacklers.draw(dice);
  return roll < knobs.tackler + knobs.front ? lineup.rushers.draw(dice) : lineup.coverers.draw(dice);
}
