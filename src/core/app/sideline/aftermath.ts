import type { Aftermath } from '../../contract/views/index.ts';
import type { LiveGame } from '../../football/sideline/live-game.ts';
import { rowAt } from '../../football/sideline/staff-mark.ts';
import { staffScore, worthsOf } from '../../football/sideline/worth.ts';
import type { SidelineCall } from '../../model/plays/sideline.ts';
import { clock } from '../../words/numbers.ts';
import { playText } from '../../words/plays/text.ts';
import type { SeasonView } from '../reading/season-view.ts';
import { namesOf } from '../views/box.ts';
import { asFinished } from './live-drives.ts';
import type { OwnGame } from './own-game.ts';

/** The value of the calls in a finished game, and the score if the staff had made them. */
export function aftermathOf(
  season: SeasonView,
  own: OwnGame,
  calls: readonly SidelineCall[],
  live: LiveGame & { over: true },
): Aftermath {
  const { plays } = live.outcome;
  const names = namesOf(season, asFinished(own, plays));
  const worths = worthsOf(own.inputs, calls, live, own.game.odds?.homeMargin ?? 0)
    .filter(({ call, staff }) => call !== staff)
    .map(({ row, call, staff, worth }) => {
      const play = rowAt(plays, row);
      return {
        quarter: play.quarter,
        clock: clock(play.secondsLeft),
        call,
        staff,
        text: playText(play, names, own.inputs.rules),
        worth,
      };
    });
  const [staff_score_a, staff_score_b] = staffScore(own.inputs);
  return { worths, total: worths.reduce((sum, { worth }) => sum + worth, 0), staff_score_a, staff_score_b };
}
