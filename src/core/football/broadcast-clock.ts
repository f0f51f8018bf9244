import {
  END_OF_DRIVE_FLAG,
  FLAGS_COLUMN,
  QUARTER_COLUMN,
  SECONDS_USED_COLUMN,
  STRIDE,
  TIMEOUT_DEFENSE_FLAG,
  TIMEOUT_OFFENSE_FLAG,
} from '../model/plays/play-codes.ts';
import { QUARTERS } from '../model/rules.ts';

/** Seconds on a watch; together they make a game of about three hours and a half, as games on television are. */
const BETWEEN_SNAPS = 28;
const TIMEOUT = 75;
const CHANGE_OF_POSSESSION = 190;
const END_OF_QUARTER = 120;
const HALFTIME = 1200;
/** From a snap until its score is on the board. */
const PLAY = 8;

/** A game on a watch: seconds after kickoff. */
export interface BroadcastClock {
  /** When each play is over. */
  played: Float64Array;
  /** When the next one would be snapped; of a finished game, its end. */
  now: number;
}

/** How long the plays of a log take on television, with the breaks around them. */
export function broadcastClock(plays: Int16Array): BroadcastClock {
  const rows = plays.length / STRIDE;
  const played = new Float64Array(rows);
  let now = 0;
  let quarter = 1;
  for (let row = 0; row < rows; row++) {
    const at = row * STRIDE;
    now += breakBefore(quarter, plays[at + QUARTER_COLUMN]!);
    quarter = plays[at + QUARTER_COLUMN]!;
    played[row] = now + PLAY;
    now += Math.max(BETWEEN_SNAPS, plays[at + SECONDS_USED_COLUMN]!) + breaksIn(plays[at + FLAGS_COLUMN]!);
  }
  return { played, now };
}

function breakBefore(last: number, next: number): number {
  if (next === last) return 0;
  return next === QUARTERS / 2 + 1 ? HALFTIME : END_OF_QUARTER;
}

function breaksIn(flags: number): number {
  const timeout = (flags & (TIMEOUT_OFFENSE_FLAG | TIMEOUT_DEFENSE_FLAG)) !== 0 ? TIMEOUT : 0;
  return timeout + ((flags & END_OF_DRIVE_FLAG) !== 0 ? CHANGE_OF_POSSESSION : 0);
}
