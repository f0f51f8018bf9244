import { PENALTIES } from '../model/play.ts';
import { ordinal, plural } from './numbers.ts';
import type { PlayNames } from './play-parts.ts';
import { hasFlag, kindOf, other, type PlayRow, sideOf } from './play-row.ts';

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

function consequence(row: PlayRow): string {
  if (hasFlag(row, 'firstDownByPenalty')) return ', first down';
  return hasFlag(row, 'noPlay') ? replayed(row) : '';
}

/** `PENALTY Michigan offensive holding (Z. Zinter), 10 yards, replay 2nd down`; empty without a flag. */
export function penaltyText(row: PlayRow, names: PlayNames): string {
  if (row.penaltyCall === 0) return '';
  if (row.penaltyCall === OFFSETTING) return `Offsetting penalties${consequence(row)}`;
  const side = ON_DEFENSE.includes(row.penaltyCall) ? other(sideOf(row)) : sideOf(row);
  const guilty = row.penaltySlot >= 0 ? ` (${names.player(side, row.penaltySlot)})` : '';
  const call = `PENALTY ${names.team(side)} ${PENALTIES[row.penalty] ?? 'foul'}${guilty}`;
  if (DECLINED.includes(row.penaltyCall)) return `${call}, declined`;
  return `${call}, ${plural(row.penaltyYards, 'yard')}${consequence(row)}`;
}
