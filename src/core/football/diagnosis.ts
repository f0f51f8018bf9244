import { AILMENTS, type Ailment } from '../model/people/injuries.ts';
import type { Position } from '../model/positions.ts';
import type { Stream } from '../random/stream.ts';
import { orAlike } from '../random/weights.ts';
import type { Tuning } from '../tuning/index.ts';

/** An injury, and the days it keeps a player out. */
interface Diagnosis {
  kind: Ailment;
  days: number;
}

/** A player hurt in a game. */
export interface Hurt extends Diagnosis {
  side: 0 | 1;
  /** His slot on the team sheet. */
  slot: number;
  /** The play's row in the log. */
  row: number;
}

/**
 * Draws the danger a team survives until its next injury, in ordinary plays: exponential, so that every play carries
 * the same risk.
 * @param times how often its players get hurt relative to the usual
 */
export function dangerBefore(tuning: Tuning, dice: Stream, times: number): number {
  return -Math.log(1 - dice.float()) / (tuning.injuries.rate * times);
}

/** Draws an injury for a position, and how long it lasts. */
export function drawAilment(position: Position, tuning: Tuning, dice: Stream): Diagnosis {
  const kind = AILMENTS[drawKind(tuning, dice)]!;
  const { median, spread } = tuning.injuryKinds[kind];
  const days = median * tuning.injuries.length[position] * Math.exp(spread * dice.normal());
  return { kind, days: Math.min(tuning.injuries.longest, Math.max(1, Math.round(days))) };
}

/** Relative frequency of each of `AILMENTS`. */
const sharesIn = ({ injuryKinds }: Tuning): Float64Array =>
  orAlike(Float64Array.from(AILMENTS, (kind) => injuryKinds[kind].share));

function drawKind(tuning: Tuning, dice: Stream): number {
  const shares = sharesIn(tuning);
  let all = 0;
  for (const share of shares) all += share;
  let roll = dice.float() * all;
  for (let index = 0; index < shares.length; index++) {
    roll -= shares[index]!;
    if (roll < 0) return index;
  }
  return 0;
}
