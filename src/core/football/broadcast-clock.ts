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
import type { Tuning } from '../tuning/index.ts';

type Breaks = Tuning['broadcast'];

/** Broadcast time of a game, in seconds after kickoff. */
export interface BroadcastClock {
  /** When each play ends. */
  played: Float64Array;
  /** When the next snap would come; in a finished game, its end. */
  now: number;
}

/** Returns how long a log's plays take on television, including the breaks around them. */
export function broadcastClock(plays: Int16Array, { broadcast: knobs }: Pick<Tuning, 'broadcast'>): BroadcastClock {
  const rows = plays.length / STRIDE;
  const played = new Float64Array(rows);
  let now = 0;
  let quarter = 1;
  for (let row = 0; row < rows; row++) {
    const at = row * STRIDE;
    now += breakBefore(quarter, plays[at + QUARTER_COLUMN]!, knobs);
    quarter = plays[at + QUARTER_COLUMN]!;
    played[row] = now + knobs.play;
    now += Math.max(knobs.betweenSnaps, plays[at + SECONDS_USED_COLUMN]!) + breaksIn(plays[at + FLAGS_COLUMN]!, knobs);
  }
  return { played, now };
}

function breakBefore(last: number, next: number, knobs: Breaks): number {
  if (next === last) return 0;
  return next === QUARTERS / 2 + 1 ? knobs.halftime : knobs.endOfQuarter;
}

function breaksIn(flags: number, knobs: Breaks): number {
  const timeout = (flags & (TIMEOUT_OFFENSE_FLAG | TIMEOUT_DEFENSE_FLAG)) !== 0 ? knobs.timeout : 0;
  return timeout + ((flags & END_OF_DRIVE_FLAG) !== 0 ? knobs.changeOfPossession : 0);
}
