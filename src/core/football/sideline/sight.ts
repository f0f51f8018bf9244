import type { StaffSide } from '../../model/coaches.ts';
import { COL, KIND, PLAY_STRIDE } from '../../model/plays/play.ts';
import { type AskKind, isCalledBy, type PlayCall } from '../../model/plays/sideline.ts';
import { QUARTERS } from '../../model/rules.ts';
import { fourthDownChances } from '../calling/fourth-down.ts';
import { betweenUnequals, winProbabilities } from '../chances/win-probability.ts';
import { tryChances } from '../kicks/tries.ts';
import { type GameState, PHASE_SCRIMMAGE, PHASE_TRY } from '../state.ts';
import { isOutOfReach } from './coach.ts';
import type { LiveGame } from './live-game.ts';
import { passExpected } from './offense-calls.ts';
import { Tendencies } from './tendencies.ts';

type Paused = LiveGame & { over: false };

/**
 * Returns a paused game's log with a row for the upcoming play, so that the win probability before it can be computed.
 */
function withNow({ plays, state: g, clock }: Paused): Int16Array {
  const log = new Int16Array(plays.length + PLAY_STRIDE);
  log.set(plays);
  const at = plays.length;
  const snap = g.phase === PHASE_SCRIMMAGE;
  log[at + COL.quarter] = g.quarter;
  log[at + COL.secondsLeft] = clock;
  log[at + COL.offense] = g.offense;
  log[at + COL.down] = snap ? g.down : 0;
  log[at + COL.distance] = snap ? g.distance : 0;
  log[at + COL.yardLine] = g.ball;
  log[at + COL.kind] = g.phase === PHASE_TRY ? KIND.extra_point : snap ? KIND.run : KIND.kickoff;
  return log;
}

/**
 * Returns the home team's win probability before every play of a live game, and now; a finished game ends with its
 * result.
 */
export function liveChances(live: LiveGame, homeMargin: number, g: Pick<GameState, 'rules' | 'tuning'>): Float64Array {
  if (!live.over) return winProbabilities(withNow(live), homeMargin, g.rules, g.tuning);
  const { plays, result } = live.outcome;
  const before = winProbabilities(plays, homeMargin, g.rules, g.tuning);
  return Float64Array.from([...before, result.homeScore > result.awayScore ? 1 : 0]);
}

/** Returns a lookup of our win probability after each choice with a known value; `homeMargin`: the pregame margin. */
export function bookOf({ state: g, kind }: Paused, homeMargin: number): (call: PlayCall) => number | null {
  const margin = g.offense === 0 ? homeMargin : 0 - homeMargin;
  const left = g.gameSeconds() / (QUARTERS * g.rules.quarterSeconds);
  const own = (equals: number): number =>
    betweenUnequals(Math.max(0, Math.min(1, equals)), margin, left, g.tuning.winProbability);
  if (g.quarter > QUARTERS) return () => null;
  if (kind === 'try') {
    const { kick, two } = tryChances(g);
    return (call) => own(call === 'two' ? two : kick);
  }
  if (kind !== 'fourth_down') return () => null;
  const { go, punt, kick } = fourthDownChances(g);
  return (call) => {
    if (call === 'fake' || call === 'kneel') return null;
    if (call === 'field_goal') return kick === null ? null : own(kick);
    return own(call === 'punt' ? punt : go);
  };
}

/**
 * Returns the calls in a list that the coach can make now. `part`: the side of the ball he coordinates; null: he is the
 * head coach.
 */
export function possible(g: GameState, calls: readonly PlayCall[], part: StaffSide | null): PlayCall[] {
  return calls.filter((call) => isCalledBy(part, call) && !isOutOfReach(g, call));
}

/** Returns how likely the defense considers a dropback, 0 to 1; null before kicks and tries. */
export function expectsPass({ state: g, kind, coach }: Paused): number | null {
  const seen: Partial<Record<AskKind, Tendencies>> = {
    offense: coach.offense,
    fourth_down: coach.offense,
    defense: new Tendencies(g.tuning.sideline),
  };
  const tendencies = seen[kind];
  return tendencies === undefined ? null : (1 + passExpected(g, tendencies)) / 2;
}
