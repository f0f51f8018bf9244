import { LogRow } from '../../model/plays/log-row.ts';
import {
  EXTRA_POINT,
  FAKE_KICK_FLAG,
  FIELD_GOAL,
  KNEEL,
  NO_PLAY_FLAG,
  ONSIDE_FLAG,
  PASS,
  PUNT,
  RUN,
  SACK,
  SCRAMBLE,
  SPIKE,
  STRIDE,
  TIMEOUT_DEFENSE_FLAG,
  TIMEOUT_OFFENSE_FLAG,
} from '../../model/plays/play-codes.ts';
import { type AskKind, type PlayCall, type SidelineCall, STAFF_CALL } from '../../model/plays/sideline.ts';
import { DOWNS, QUARTERS } from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';
import { type LiveGame, type LiveInputs, liveGame } from './live-game.ts';

/** Returns the play at a row of a log. */
export function rowAt(plays: Int16Array, row: number): LogRow {
  const play = new LogRow();
  play.read(plays, row * STRIDE);
  return play;
}

export const playsIn = (live: LiveGame): Int16Array => (live.over ? live.outcome.plays : live.plays);

/** Returns the row of the play to be called, or of the play before a possible timeout. */
function askedRow(live: LiveGame & { over: false }): number {
  return live.kind === 'timeout' ? live.state.rows - 1 : live.state.rows;
}

/** Returns the play that the staff would call where a live game has stopped. */
export function staffMark(
  inputs: LiveInputs,
  calls: readonly SidelineCall[],
  live: LiveGame & { over: false },
): PlayCall {
  if (live.kind === 'halftime') return 'stay';
  const plays = playsIn(liveGame(inputs, [...calls, STAFF_CALL]));
  return nameOf(rowAt(plays, askedRow(live)), live.kind, inputs);
}

/** Returns the call that best describes a play, as an answer to the coach's question. */
export function nameOf(row: LogRow, kind: AskKind, { side, tuning }: Pick<LiveInputs, 'side' | 'tuning'>): PlayCall {
  if (kind === 'halftime') return 'stay';
  if (kind === 'defense') return 'base';
  if (kind === 'try') return row.kind === EXTRA_POINT ? 'kick' : 'two';
  if (kind === 'kickoff') return (row.flags & ONSIDE_FLAG) !== 0 ? 'onside' : 'kick_deep';
  if (kind !== 'timeout') return playName(row, tuning);
  const flag = row.offense === side ? TIMEOUT_OFFENSE_FLAG : TIMEOUT_DEFENSE_FLAG;
  return (row.flags & flag) !== 0 ? 'timeout' : 'run_clock';
}

function playName(row: LogRow, tuning: Tuning): PlayCall {
  if ((row.flags & FAKE_KICK_FLAG) !== 0) return 'fake';
  switch (row.kind) {
    case PUNT:
      return 'punt';
    case FIELD_GOAL:
      return 'field_goal';
    case KNEEL:
      return 'kneel';
    case SPIKE:
      return 'spike';
    case RUN:
      return runName(row, tuning);
    case PASS:
      return passName(row, tuning);
    case SACK:
    case SCRAMBLE:
      return row.distance > tuning.calls.thirdMiddleYards ? 'middle' : 'short';
    default:
      return 'inside_run';
  }
}

/** Splits plays that nothing else distinguishes into two equal groups. */
const isOdd = ({ secondsLeft, yardLine, distance }: LogRow): boolean => (secondsLeft + yardLine + distance) % 2 === 1;

function runName(row: LogRow, { calls, sideline }: Tuning): PlayCall {
  if (row.down >= DOWNS - 1 && row.distance > calls.thirdMiddleYards) return 'draw';
  if (row.down >= DOWNS - 1 && row.distance <= sideline.sneakYards / 2) return 'sneak';
  return isOdd(row) ? 'outside_run' : 'inside_run';
}

function passName(row: LogRow, { pass }: Tuning): PlayCall {
  if ((row.flags & NO_PLAY_FLAG) !== 0) return 'short';
  if (row.kickOrAir <= 0) return 'screen';
  if (row.kickOrAir < pass.mediumFrom) return 'short';
  if (row.down < DOWNS - 1 && row.quarter < QUARTERS && isOdd(row)) return 'play_action';
  return row.kickOrAir < pass.deepFrom ? 'middle' : 'deep';
}
