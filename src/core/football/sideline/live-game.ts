import type { StaffSide } from '../../model/coaches.ts';
import { STRIDE } from '../../model/plays/play-codes.ts';
import type { AskKind, SidelineCall } from '../../model/plays/sideline.ts';
import type { GameRules } from '../../model/rules.ts';
import type { Stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import { type GameOutcome, type Matchup, playGame } from '../game.ts';
import type { GameState } from '../state.ts';
import { AwaitsCall, Coach, fromList } from './coach.ts';
import type { Film } from './film.ts';

/** A game up to the coach's next call, or to its end. */
export type LiveGame = { coach: Coach } & (
  | { over: true; outcome: GameOutcome }
  | { over: false; kind: AskKind; state: GameState; clock: number; plays: Int16Array }
);

/** Inputs to a live game; every replay needs its streams from the beginning. */
export interface LiveInputs {
  matchup: () => Matchup;
  rules: GameRules;
  tuning: Tuning;
  dice: () => Stream;
  /** The side being coached. */
  side: 0 | 1;
  /** What the opponent knows of the coach's calls this season. */
  film: Film;
  /** The side of the ball the coach coordinates; null or omitted: he is the head coach. */
  part?: StaffSide | null;
}

/**
 * Plays a game from kickoff with the calls so far, and stops where the next one is needed. Nothing is kept between
 * calls: a game takes a millisecond or two. Throws `WrongCall` for a call that does not answer the question.
 */
export function liveGame(
  { matchup, rules, tuning, dice, side, film, part }: LiveInputs,
  calls: readonly SidelineCall[],
): LiveGame {
  const coach = new Coach(side, fromList(calls, 'waits'), tuning, film, part);
  try {
    return { over: true, coach, outcome: playGame(matchup(), rules, tuning, dice(), coach) };
  } catch (error) {
    if (!(error instanceof AwaitsCall)) throw error;
    const { game: state, kind, clock } = error;
    // The play before a possible timeout is over except for its clock.
    if (kind === 'timeout') state.record();
    return { over: false, coach, kind, state, clock, plays: state.log.slice(0, state.rows * STRIDE) };
  }
}
