import { PENALTIES, PLAY_FLAGS } from '../../model/plays/play.ts';
import { QUARTERS, TOUCHDOWN_POINTS } from '../../model/rules.ts';
import { ordinal, plural } from '../numbers.ts';
import type { PlayNames } from './parts.ts';
import { hasFlag, kindOf, other, type PlayRow, sideOf } from './row.ts';

/** Meaning of the `penaltyCall` column. */
const ON_DEFENSE = [2, 4];
const DECLINED = [3, 4];
const OFFSETTING = 5;

/** The down to replay after a nullified play. */
function replayed(row: PlayRow): string {
  const kind = kindOf(row);
  if (kind === 'kickoff') return ', kick again';
  if (row.down === 0) return ', try again';
  return `, replay ${ordinal(row.down)} down`;
}

/** No kickoff follows a touchdown in overtime, nor when the time is out. */
function isLast(row: PlayRow): boolean {
  return row.quarter > QUARTERS || (row.quarter === QUARTERS && row.secondsUsed === row.secondsLeft);
}

function consequence(row: PlayRow): string {
  if (row.pointsOffense === TOUCHDOWN_POINTS) return `, enforced on the ${isLast(row) ? 'try' : 'kickoff'}`;
  if (hasFlag(row, PLAY_FLAGS.firstDownByPenalty)) return ', first down';
  if (PENALTIES[row.penalty] === 'intentional grounding') return ', loss of down';
  return hasFlag(row, PLAY_FLAGS.noPlay) ? replayed(row) : '';
}

/** `PENALTY Michigan offensive holding (Z. Zinter), 10 yards, replay 2nd down`; empty without a flag. */
export function penaltyText(row: PlayRow, names: PlayNames): string {
  if (row.penaltyCall === 0) return '';
  if (row.penaltyCall === OFFSETTING) return `Offsetting penalties${consequence(row)}`;
  const side = ON_DEFENSE.includes(row.penaltyCall) ? other(sideOf(row)) : sideOf(row);
  const guilty = row.penaltySlot >= 0 ? ` (${names.player(side, row.penaltySlot)})` : '';
  const call = `PENALTY ${names.team(side)} ${PENALTIES[row.penalty] ?? 'foul'}${guilty}`;
  if (DECLINED.includes(row.penaltyCall)) return `${call}, declined`;
  if (hasFlag(row, PLAY_FLAGS.safety) && hasFlag(row, PLAY_FLAGS.noPlay))
    return `${call} in the end zone, SAFETY ${names.team(other(sideOf(row)))}`;
  return `${call}, ${plural(row.penaltyYards, 'yard')}${sentOff(row, side, names)}${consequence(row)}`;
}

function sentOff(row: PlayRow, side: 0 | 1, names: PlayNames): string {
  return hasFlag(row, PLAY_FLAGS.ejected) ? `, ${names.player(side, row.penaltySlot)} ejected` : '';
}
