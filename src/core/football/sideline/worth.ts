import { type PlayCall, type SidelineCall, STAFF_CALL } from '../../model/plays/sideline.ts';
import { playGame } from '../game.ts';
import { type LiveGame, type LiveInputs, liveGame } from './live-game.ts';
import { liveChances } from './sight.ts';
import { nameOf, playsIn, rowAt } from './staff-mark.ts';

/** A coach's call compared with the staff's with the same luck. */
export interface Worth {
  row: number;
  call: PlayCall;
  staff: PlayCall;
  /** Win probability after it, minus that after the staff's call. */
  worth: number;
}

type Finished = LiveGame & { over: true };

/** Returns the value of each call in a finished game: the staff calls the play again, and the outcomes are compared. */
export function worthsOf(
  inputs: LiveInputs,
  calls: readonly SidelineCall[],
  live: Finished,
  homeMargin: number,
): Worth[] {
  const chances = liveChances(live, homeMargin, inputs);
  const sign = inputs.side === 0 ? 1 : -1;
  return live.coach.asked.flatMap((asked) => {
    // A halftime adjustment has no value on a single play.
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
