import {
  DISTANCE_COLUMN,
  DOWN_COLUMN,
  DOWNS_FLAG,
  DRIVE_COLUMN,
  END_OF_DRIVE_FLAG,
  EXTRA_POINT,
  FIELD_GOAL,
  FIRST_DOWN_FLAG,
  FLAGS_COLUMN,
  FUMBLE,
  GOOD,
  INTERCEPTION,
  KICK_OR_AIR_COLUMN,
  KICKOFF,
  KIND_COLUMN,
  MISSED,
  MUFFED,
  NO_PLAY_FLAG,
  OFFENSE_COLUMN,
  ONSIDE_RECOVERED,
  PENALTY,
  PENALTY_CALL_COLUMN,
  PENALTY_FIRST_DOWN_FLAG,
  PENALTY_YARDS_COLUMN,
  POINTS_DEFENSE_COLUMN,
  POINTS_OFFENSE_COLUMN,
  PUNT,
  QUARTER_COLUMN,
  RESULT_COLUMN,
  RETURN_YARDS_COLUMN,
  SECONDS_LEFT_COLUMN,
  SECONDS_USED_COLUMN,
  STRIDE,
  TOUCHBACK,
  TOUCHDOWN_FLAG,
  TWO_POINT_PASS,
  TWO_POINT_RUN,
  YARD_LINE_COLUMN,
  YARDS_COLUMN,
} from '../../../model/play-codes.ts';

/**
 * What a play's situation and flags should be by the play before it and by the rest of its row. The format stores
 * only where the log differs. These guesses about ordinary football are part of the format: changing one changes what
 * stored logs mean.
 */

/** The columns of a situation, in the order they are coded. */
export const SITUATION = [
  DRIVE_COLUMN,
  QUARTER_COLUMN,
  SECONDS_LEFT_COLUMN,
  OFFENSE_COLUMN,
  DOWN_COLUMN,
  DISTANCE_COLUMN,
  YARD_LINE_COLUMN,
] as const;

/** Where the last kickoff, try and touchback of the game were; they seldom change. */
export interface Spots {
  kickoff: number;
  touchback: number;
  try: number;
}

export const isTry = (kind: number): boolean =>
  kind === EXTRA_POINT || kind === TWO_POINT_RUN || kind === TWO_POINT_PASS;

/** Roughly how the play before ended, which decides how far the next situation can be predicted. */
export function endingOf(plays: Int16Array, row: number): number {
  if (row < 0) return 0;
  const kind = plays[row + KIND_COLUMN]!;
  if (kind === KICKOFF) return 1;
  if (isTry(kind)) return 2;
  if (scored(plays, row)) return 3;
  if (kind === PUNT || kind === FIELD_GOAL) return 4;
  if (changedHands(plays, row)) return 5;
  if (plays[row + PENALTY_CALL_COLUMN] !== 0) return 6;
  return plays[row + FLAGS_COLUMN]! & DOWNS_FLAG ? 7 : 8;
}

export const ENDINGS = 9;

function scored(plays: Int16Array, row: number): boolean {
  return plays[row + POINTS_OFFENSE_COLUMN]! >= 6 || plays[row + POINTS_DEFENSE_COLUMN]! >= 6;
}

function changedHands(plays: Int16Array, row: number): boolean {
  const result = plays[row + RESULT_COLUMN];
  return result === INTERCEPTION || result === FUMBLE;
}

/** The side that snaps next. */
function nextOffense(plays: Int16Array, row: number): number {
  const offense = plays[row + OFFENSE_COLUMN]!;
  const kind = plays[row + KIND_COLUMN]!;
  const result = plays[row + RESULT_COLUMN]!;
  if (plays[row + POINTS_OFFENSE_COLUMN]! >= 6) return offense;
  if (plays[row + POINTS_DEFENSE_COLUMN]! >= 6) return 1 - offense;
  if (isTry(kind)) return offense;
  const flags = plays[row + FLAGS_COLUMN]!;
  if (flags & NO_PLAY_FLAG) return offense;
  if (kind === KICKOFF || kind === PUNT) {
    return result === MUFFED || result === ONSIDE_RECOVERED ? offense : 1 - offense;
  }
  if (kind === FIELD_GOAL) return result === GOOD ? offense : 1 - offense;
  return changedHands(plays, row) || flags & DOWNS_FLAG ? 1 - offense : offense;
}

/** Yards that an accepted penalty moved the offense forward. */
function walked(plays: Int16Array, row: number): number {
  const call = plays[row + PENALTY_CALL_COLUMN];
  const yards = plays[row + PENALTY_YARDS_COLUMN]!;
  return call === 1 ? -yards : call === 2 ? yards : 0;
}

/** Where the other team takes over. */
function takeover(plays: Int16Array, row: number, spots: Spots): number {
  const yard = plays[row + YARD_LINE_COLUMN]!;
  const kind = plays[row + KIND_COLUMN]!;
  const result = plays[row + RESULT_COLUMN];
  if (result === TOUCHBACK) return kind === KICKOFF ? spots.touchback : 20;
  if (kind === FIELD_GOAL) return result === MISSED ? Math.max(20, 100 - yard + 7) : 100 - yard;
  const air = kind === KICKOFF || kind === PUNT || result === INTERCEPTION;
  const spot = yard + (air ? plays[row + KICK_OR_AIR_COLUMN]! : plays[row + YARDS_COLUMN]!);
  return 100 - spot + plays[row + RETURN_YARDS_COLUMN]!;
}

/** Fills in the situation of the play in `row` by the play before it (`before` < 0: none). */
export function expectSituation(plays: Int16Array, before: number, spots: Spots, out: Int16Array): void {
  if (before < 0) {
    out.set([0, 1, 900, 0, 0, 0, spots.kickoff]);
    return;
  }
  const quarter = plays[before + QUARTER_COLUMN]!;
  const left = plays[before + SECONDS_LEFT_COLUMN]! - plays[before + SECONDS_USED_COLUMN]!;
  const over = quarter <= 4 && left <= 0;
  out[1] = over ? quarter + 1 : quarter;
  out[2] = over ? (quarter === 4 ? 0 : 900) : left;
  const offense = nextOffense(plays, before);
  out[3] = offense;
  const same = offense === plays[before + OFFENSE_COLUMN];
  const kind = plays[before + KIND_COLUMN]!;
  const ended = (plays[before + FLAGS_COLUMN]! & END_OF_DRIVE_FLAG) !== 0;
  const kicked = kind === KICKOFF || ((kind === PUNT || !same) && ended);
  out[0] = plays[before + DRIVE_COLUMN]! + (kicked && !(kind === KICKOFF && before === 0) ? 1 : 0);
  if (scored(plays, before)) setSpot(out, 0, 0, spots.try);
  else if (isTry(kind) || (kind === FIELD_GOAL && same)) setSpot(out, 0, 0, spots.kickoff);
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
  const flags = plays[before + FLAGS_COLUMN]!;
  const gain = (flags & NO_PLAY_FLAG ? 0 : plays[before + YARDS_COLUMN]!) + walked(plays, before);
  const yard = plays[before + YARD_LINE_COLUMN]! + gain;
  const down = plays[before + DOWN_COLUMN]!;
  if (flags & (FIRST_DOWN_FLAG | PENALTY_FIRST_DOWN_FLAG) || down === 0) setSpot(out, 1, 10, yard);
  else setSpot(out, flags & NO_PLAY_FLAG ? down : down + 1, plays[before + DISTANCE_COLUMN]! - gain, yard);
}

/** Keeps the spots of kicks up to date with a row that has been coded. */
export function rememberSpots(plays: Int16Array, row: number, spots: Spots): void {
  const kind = plays[row + KIND_COLUMN]!;
  const yard = plays[row + YARD_LINE_COLUMN]!;
  if (kind === KICKOFF) spots.kickoff = yard;
  if (isTry(kind)) spots.try = yard;
  const before = row - STRIDE;
  const fromTouchback =
    before >= 0 && plays[before + KIND_COLUMN] === KICKOFF && plays[before + RESULT_COLUMN] === TOUCHBACK;
  if (fromTouchback) spots.touchback = yard;
}

/** Points the offense should get by the row's kind, result and yards. */
export function expectPoints(plays: Int16Array, row: number): number {
  const kind = plays[row + KIND_COLUMN]!;
  const result = plays[row + RESULT_COLUMN]!;
  if (kind === FIELD_GOAL) return result === GOOD ? 3 : 0;
  if (kind === EXTRA_POINT) return result === GOOD ? 1 : 0;
  if (kind === TWO_POINT_RUN || kind === TWO_POINT_PASS) return result === GOOD ? 2 : 0;
  const down = plays[row + DOWN_COLUMN]!;
  const crossed = plays[row + YARDS_COLUMN]! + plays[row + YARD_LINE_COLUMN]! >= 100;
  return down > 0 && crossed && !changedHands(plays, row) ? 6 : 0;
}

/** The flags the row should have by everything else in it. */
export function expectFlags(plays: Int16Array, row: number): number {
  const kind = plays[row + KIND_COLUMN]!;
  const call = plays[row + PENALTY_CALL_COLUMN]!;
  let flags = scored(plays, row) ? TOUCHDOWN_FLAG : 0;
  if (kind === PENALTY || call === 1 || call === 5) flags |= NO_PLAY_FLAG;
  const down = plays[row + DOWN_COLUMN]!;
  const reached = plays[row + YARDS_COLUMN]! >= plays[row + DISTANCE_COLUMN]!;
  const snapped = down > 0 && kind !== PUNT && kind !== FIELD_GOAL && kind !== PENALTY;
  if (snapped && !changedHands(plays, row) && !(flags & NO_PLAY_FLAG)) {
    if (reached) flags |= FIRST_DOWN_FLAG;
    else if (down === 4) flags |= DOWNS_FLAG | END_OF_DRIVE_FLAG;
  }
  const over = kind === PUNT || kind === FIELD_GOAL || changedHands(plays, row) || (down > 0 && scored(plays, row));
  return over ? flags | END_OF_DRIVE_FLAG : flags;
}
