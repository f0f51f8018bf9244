import { FOUL_YARDS } from '../../model/plays/foul-yards.ts';
import { PENALTIES, type PenaltyName, PLAY_FLAGS } from '../../model/plays/play.ts';
import { FIELD_YARDS, QUARTERS, TOUCHDOWN_POINTS } from '../../model/rules.ts';
import { ordinal, plural } from '../numbers.ts';
import { fieldSpot } from '../terms.ts';
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

/** Whether no kickoff follows a touchdown: in overtime, or once time is out. */
function isLast(row: PlayRow): boolean {
  return row.quarter > QUARTERS || (row.quarter === QUARTERS && row.secondsUsed === row.secondsLeft);
}

function consequence(row: PlayRow): string {
  if (row.pointsOffense === TOUCHDOWN_POINTS) return `, enforced on the ${isLast(row) ? 'try' : 'kickoff'}`;
  if (hasFlag(row, PLAY_FLAGS.firstDownByPenalty)) return ', first down';
  if (PENALTIES[row.penalty] === 'intentional grounding') return ', loss of down';
  return hasFlag(row, PLAY_FLAGS.noPlay) || repeatsDown(row) ? replayed(row) : '';
}

/** Fouls after which the gain up to their spot counts and the down is played again, short of the line to gain. */
const REPEATING: Readonly<Partial<Record<PenaltyName, number>>> = {
  'offensive holding': 1,
  'incidental face mask': 2,
};

function repeatsDown(row: PlayRow): boolean {
  const name = PENALTIES[row.penalty];
  if (name === undefined || REPEATING[name] !== row.penaltyCall) return false;
  return !hasFlag(row, PLAY_FLAGS.firstDown) && !hasFlag(row, PLAY_FLAGS.safety);
}

/** `PENALTY Michigan offensive holding (Z. Zinter), 10 yards, replay 2nd down`; empty without a flag. */
export function penaltyText(row: PlayRow, names: PlayNames): string {
  if (row.penaltyCall === 0) return '';
  if (row.penaltyCall === OFFSETTING) return `Offsetting penalties${offset(row, names)}${consequence(row)}`;
  const side = ON_DEFENSE.includes(row.penaltyCall) ? other(sideOf(row)) : sideOf(row);
  const guilty = row.penaltySlot >= 0 ? ` (${names.player(side, row.penaltySlot)})` : '';
  const call = `PENALTY ${names.team(side)} ${PENALTIES[row.penalty] ?? 'foul'}${guilty}`;
  if (DECLINED.includes(row.penaltyCall)) return `${call}, declined`;
  if (hasFlag(row, PLAY_FLAGS.safety) && hasFlag(row, PLAY_FLAGS.noPlay))
    return `${call} in the end zone, SAFETY ${names.team(other(sideOf(row)))}`;
  if (PENALTIES[row.penalty] === 'kick out of bounds') return `${call}${ballPlaced(row, names)}`;
  const yards = `${plural(row.penaltyYards, 'yard')}${isHalfTheDistance(row) ? ', half the distance' : ''}`;
  return `${call}, ${yards}${sentOff(row, side, names)}${consequence(row)}`;
}

/** Fouls called on the defense on plays from scrimmage; the others are on the offense or either side. */
const DEFENSIVE: readonly (PenaltyName | undefined)[] = ['offside', 'defensive holding', 'defensive pass interference'];

/** `: Michigan offensive holding (Z. Zinter), Ohio State personal foul`; older logs store one foul. */
function offset(row: PlayRow, names: PlayNames): string {
  const name = PENALTIES[row.penalty];
  const side = DEFENSIVE.includes(name) ? other(sideOf(row)) : sideOf(row);
  const by = row.penaltySlot >= 0 ? ` (${names.player(side, row.penaltySlot)})` : '';
  const answer = row.penaltyYards > 0 ? PENALTIES[row.penaltyYards] : undefined;
  const reply = answer === undefined ? '' : `, ${names.team(other(side))} ${answer}`;
  return `: ${names.team(side)} ${name ?? 'foul'}${by}${reply}`;
}

/** `, ball at OSU 35`: where a kick out of bounds leaves the receiving team. */
function ballPlaced(row: PlayRow, names: PlayNames): string {
  const offense = sideOf(row);
  const spot = fieldSpot(row.yardLine + row.kickOrAir, names.abbreviation(offense), names.abbreviation(other(offense)));
  return `, ball at ${spot}`;
}

/** Whether the penalty was shortened by a nearby goal line. */
function isHalfTheDistance(row: PlayRow): boolean {
  const full = FOUL_YARDS[PENALTIES[row.penalty] ?? 'none'] ?? 0;
  if (row.penaltyYards >= full) return false;
  const end = row.yardLine + (hasFlag(row, PLAY_FLAGS.noPlay) ? 0 : row.yards);
  const toGoal = ON_DEFENSE.includes(row.penaltyCall) ? FIELD_YARDS - end : end;
  return row.penaltyYards === Math.floor(toGoal / 2);
}

function sentOff(row: PlayRow, side: 0 | 1, names: PlayNames): string {
  return hasFlag(row, PLAY_FLAGS.ejected) ? `, ${names.player(side, row.penaltySlot)} ejected` : '';
}
