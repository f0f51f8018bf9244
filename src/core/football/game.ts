import type { GameResult } from '../model/game.ts';
import type { GameRules } from '../model/rules.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { expectation } from './expectation.ts';
import type { TeamSheet } from './sheet.ts';

export interface Matchup {
  home: TeamSheet;
  away: TeamSheet;
  /** True: nobody has the home edge. */
  neutral: boolean;
}

export interface GameOutcome {
  result: GameResult;
  /** Rows of `PLAY_COLUMNS`. */
  plays: Int16Array;
}

/** One game, from kickoff to the end. Pure: the same sheets, rules, tuning and dice give the same plays. */
export function playGame(matchup: Matchup, rules: GameRules, tuning: Tuning, dice: Stream): GameOutcome {
  const { margin, total } = expectation(matchup.home.ratings, matchup.away.ratings, matchup.neutral, tuning);
  const spread = dice.normal(margin, rules.kickoffLine * 0.4);
  const homeScore = Math.max(0, Math.round((total + spread) / 2));
  const awayScore = Math.max(0, Math.round((total - spread) / 2));
  const extra = homeScore === awayScore ? 3 : 0;
  const result: GameResult = {
    homeScore: homeScore + extra,
    awayScore,
    overtime: 0,
    homeQuarters: [homeScore, 0, 0, extra],
    awayQuarters: [awayScore, 0, 0, 0],
  };
  return { result, plays: new Int16Array(0) };
}
