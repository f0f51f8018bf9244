import { type PlayCall, type SidelineCall, STAFF_CALL } from '../../model/plays/sideline.ts';
import { playGame } from '../game.ts';
import { type LiveGame, type LiveInputs, liveGame } from './live-game.ts';
import { liveChances } from './sight.ts';
import { nameOf, playsIn, rowAt } from './staff-mark.ts';

/** A call of the coach, next to what the staff would have called with the same luck. */
export interface Worth {
  row: number;
  call: PlayCall;
  staff: PlayCall;
  /** Chance of winning after it, less that after the staff's call. */
  worth: number;
}

type Finished = LiveGame & { over: true };

/** What each call of a finished game was worth: the play is called again by the staff, and what it leaves is compared. */
export function worthsOf(
  inputs: LiveInputs,
  calls: readonly SidelineCall[],
  live: Finished,
  homeMargin: number,
): Worth[] {
  const chances = liveChances(live, homeMargin, inputs);
  const sign = inputs.side === 0 ? 1 : -1;
  return live.coach.asked.flatMap((asked) => {
    // What is changed at the half is not worth anything on one play.
    if (asked.call === null || asked.kind === 'halftime') return [];
    const instead = liveGame(inputs, [...calls.slice(0, asked.place), STAFF_CALL]);
    const staff = nameOf(rowAt(playsIn(instead), asked.row), asked.kind, inputs);
    const after = liveChances(instead, homeMargin, inputs)[asked.row + 1] ?? 0;
    return [{ row: asked.row, call: asked.call, staff, worth: sign * (chances[asked.row + 1]! - after) }];
  });
}

/** Returns the score of a game had the staff called every play. */
export function staffScore({ matchup, rules, tuning, dice }: LiveInputs): readonly [home: number, away: number] {
  const { homeScore, awayScore } = playGame(matchup(), rules, tuning, dice()).result;
  return [homeScore, awayScore];
}
