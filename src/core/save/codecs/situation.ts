import { COL, KIND, PLAY_FLAGS, PLAY_STRIDE, RESULT } from '../../model/play.ts';

/**
 * What a play's situation and flags should be by the play before it and by the rest of its row. The box codec stores
 * only where the log differs, so these are guesses about ordinary football and need not know every rule; but they
 * are part of the codec's version: changing one changes what stored logs mean.
 */

/** The columns of a situation, in the order they are coded. */
export const SITUATION = [
  COL.drive,
  COL.quarter,
  COL.secondsLeft,
  COL.offense,
  COL.down,
  COL.distance,
  COL.yardLine,
] as const;

const { kickoff, punt, field_goal, extra_point, two_point_run, two_point_pass, penalty } = KIND;

/** Where the last kickoff, try and touchback of the game were: they seldom move. */
export interface Spots {
  kickoff: number;
  touchback: number;
  try: number;
}

const TRIES: readonly number[] = [extra_point!, two_point_run!, two_point_pass!];

export const isTry = (kind: number): boolean => TRIES.includes(kind);

/** How the play before ended, in broad strokes: what the next situation's trustworthiness depends on. */
export function endingOf(plays: Int16Array, row: number): number {
  if (row < 0) return 0;
  const kind = plays[row + COL.kind]!;
  if (kind === kickoff) return 1;
  if (isTry(kind)) return 2;
  if (scored(plays, row)) return 3;
  if (kind === punt || kind === field_goal) return 4;
  if (changedHands(plays, row)) return 5;
  if (plays[row + COL.penaltyCall] !== 0) return 6;
  return plays[row + COL.flags]! & PLAY_FLAGS.turnoverOnDowns ? 7 : 8;
}

export const ENDINGS = 9;

function scored(plays: Int16Array, row: number): boolean {
  return plays[row + COL.pointsOffense]! >= 6 || plays[row + COL.pointsDefense]! >= 6;
}

function changedHands(plays: Int16Array, row: number): boolean {
  const result = plays[row + COL.result];
  return result === RESULT.interception || result === RESULT.fumble;
}

/** The side that snaps next. */
function nextOffense(plays: Int16Array, row: number): number {
  const offense = plays[row + COL.offense]!;
  const kind = plays[row + COL.kind]!;
  const result = plays[row + COL.result]!;
  if (plays[row + COL.pointsOffense]! >= 6) return offense;
  if (plays[row + COL.pointsDefense]! >= 6) return 1 - offense;
  if (isTry(kind)) return offense;
  const flags = plays[row + COL.flags]!;
  if (flags & PLAY_FLAGS.noPlay) return offense;
  if (kind === kickoff || kind === punt) {
    return result === RESULT.muffed || result === RESULT.onside_recovered ? offense : 1 - offense;
  }
  if (kind === field_goal) return result === RESULT.good ? offense : 1 - offense;
  return changedHands(plays, row) || flags & PLAY_FLAGS.turnoverOnDowns ? 1 - offense : offense;
}

/** Yards that an accepted penalty moved the offense forward. */
function walked(plays: Int16Array, row: number): number {
  const call = plays[row + COL.penaltyCall];
  const yards = plays[row + COL.penaltyYards]!;
  return call === 1 ? -yards : call === 2 ? yards : 0;
}

/** Where the other side takes over. */
function takeover(plays: Int16Array, row: number, spots: Spots): number {
  const yard = plays[row + COL.yardLine]!;
  const kind = plays[row + COL.kind]!;
  const result = plays[row + COL.result];
  if (result === RESULT.touchback) return kind === kickoff ? spots.touchback : 20;
  if (kind === field_goal) return result === RESULT.missed ? Math.max(20, 100 - yard + 7) : 100 - yard;
  const air = kind === kickoff || kind === punt || result === RESULT.interception;
  const spot = yard + (air ? plays[row + COL.kickOrAir]! : plays[row + COL.yards]!);
  return 100 - spot + plays[row + COL.returnYards]!;
}

/** Fills in the situation of the play in `row` by the play before it (`before` < 0: none). */
export function expectSituation(plays: Int16Array, before: number, spots: Spots, out: Int16Array): void {
  if (before < 0) {
    out.set([0, 1, 900, 0, 0, 0, spots.kickoff]);
    return;
  }
  const quarter = plays[before + COL.quarter]!;
  const left = plays[before + COL.secondsLeft]! - plays[before + COL.secondsUsed]!;
  const over = quarter <= 4 && left <= 0;
  out[1] = over ? quarter + 1 : quarter;
  out[2] = over ? (quarter === 4 ? 0 : 900) : left;
  const offense = nextOffense(plays, before);
  out[3] = offense;
  const same = offense === plays[before + COL.offense];
  const kind = plays[before + COL.kind]!;
  const ended = (plays[before + COL.flags]! & PLAY_FLAGS.endOfDrive) !== 0;
  const kicked = kind === kickoff || ((kind === punt || !same) && ended);
  out[0] = plays[before + COL.drive]! + (kicked && !(kind === kickoff && before === 0) ? 1 : 0);
  if (scored(plays, before)) setSpot(out, 0, 0, spots.try);
  else if (isTry(kind) || (kind === field_goal && same)) setSpot(out, 0, 0, spots.kickoff);
  else if (!same) setSpot(out, 1, 10, takeover(plays, before, spots));
  else expectNextDown(plays, before, out);
  if (out[4] === 1) out[5] = Math.min(10, 100 - out[6]!);
}

function setSpot(out: Int16Array, down: number, distance: number, yard: number): void {
  out[4] = down;
  out[5] = distance;
  out[6] = yard;
}

/** The same side goes on. */
function expectNextDown(plays: Int16Array, before: number, out: Int16Array): void {
  const flags = plays[before + COL.flags]!;
  const gain = (flags & PLAY_FLAGS.noPlay ? 0 : plays[before + COL.yards]!) + walked(plays, before);
  const yard = plays[before + COL.yardLine]! + gain;
  const down = plays[before + COL.down]!;
  if (flags & (PLAY_FLAGS.firstDown | PLAY_FLAGS.firstDownByPenalty) || down === 0) setSpot(out, 1, 10, yard);
  else setSpot(out, flags & PLAY_FLAGS.noPlay ? down : down + 1, plays[before + COL.distance]! - gain, yard);
}

/** Keeps the spots of kicks up to date with a row that has been coded. */
export function rememberSpots(plays: Int16Array, row: number, spots: Spots): void {
  const kind = plays[row + COL.kind]!;
  const yard = plays[row + COL.yardLine]!;
  if (kind === kickoff) spots.kickoff = yard;
  if (isTry(kind)) spots.try = yard;
  const before = row - PLAY_STRIDE;
  const fromTouchback =
    before >= 0 && plays[before + COL.kind] === kickoff && plays[before + COL.result] === RESULT.touchback;
  if (fromTouchback) spots.touchback = yard;
}

/** Points the offense should get by the row's kind, result and yards. */
export function expectPoints(plays: Int16Array, row: number): number {
  const kind = plays[row + COL.kind]!;
  const result = plays[row + COL.result]!;
  if (kind === field_goal) return result === RESULT.good ? 3 : 0;
  if (kind === extra_point) return result === RESULT.good ? 1 : 0;
  if (kind === two_point_run || kind === two_point_pass) return result === RESULT.good ? 2 : 0;
  const down = plays[row + COL.down]!;
  const crossed = plays[row + COL.yards]! + plays[row + COL.yardLine]! >= 100;
  return down > 0 && crossed && !changedHands(plays, row) ? 6 : 0;
}

/** The flags the row should have by everything else in it. */
export function expectFlags(plays: Int16Array, row: number): number {
  const kind = plays[row + COL.kind]!;
  const call = plays[row + COL.penaltyCall]!;
  let flags = scored(plays, row) ? PLAY_FLAGS.touchdown : 0;
  if (kind === penalty || call === 1 || call === 5) flags |= PLAY_FLAGS.noPlay;
  const down = plays[row + COL.down]!;
  const reached = plays[row + COL.yards]! >= plays[row + COL.distance]!;
  const snapped = down > 0 && kind !== punt && kind !== field_goal && kind !== penalty;
  if (snapped && !changedHands(plays, row) && !(flags & PLAY_FLAGS.noPlay)) {
    if (reached) flags |= PLAY_FLAGS.firstDown;
    else if (down === 4) flags |= PLAY_FLAGS.turnoverOnDowns | PLAY_FLAGS.endOfDrive;
  }
  const over = kind === punt || kind === field_goal || changedHands(plays, row) || (down > 0 && scored(plays, row));
  return over ? flags | PLAY_FLAGS.endOfDrive : flags;
}
