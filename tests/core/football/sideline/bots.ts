import { fourthDownChances } from '../../../../src/core/football/calling/fourth-down.ts';
import { tryChances } from '../../../../src/core/football/kicks/tries.ts';
import { type Caller, isOutOfReach } from '../../../../src/core/football/sideline/coach.ts';
import { passExpected, reading } from '../../../../src/core/football/sideline/offense-calls.ts';
import { PASSES, RUNS } from '../../../../src/core/football/sideline/played.ts';
import type { GameState } from '../../../../src/core/football/state.ts';
import {
  type AskKind,
  CALLS_FOR,
  type PlayCall,
  type SidelineCall,
  STAFF_CALL,
} from '../../../../src/core/model/plays/sideline.ts';
import { QUARTERS } from '../../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';

/** Coaches a game by a way of his own; the number is the game's. */
export type Bot = (game: number) => Caller;

export const staff: Bot = () => () => STAFF_CALL;

const isFor = (kind: AskKind, call: PlayCall): boolean => (CALLS_FOR[kind] as readonly PlayCall[]).includes(call);

/** The same call on every down that is not the last. */
export const always =
  (call: PlayCall): Bot =>
  () =>
  (_g, kind) =>
    (kind === 'offense' || kind === 'defense') && isFor(kind, call) ? call : STAFF_CALL;

/** Any call, on every question. */
export const random: Bot = (game) => {
  const dice = stream(seedFrom('sideline'), 'random', game);
  return (g, kind) => {
    const calls = (CALLS_FOR[kind] as readonly PlayCall[]).filter((call) => !isOutOfReach(g, call));
    return calls[dice.int(calls.length)]!;
  };
};

/** Any run, pass or defense; the rest as the staff has it. */
export const randomPlays: Bot = (game) => {
  const dice = stream(seedFrom('sideline'), 'plays', game);
  const calls = { offense: [...RUNS.filter((call) => call !== 'sneak'), ...PASSES], defense: CALLS_FOR.defense };
  return (_g, kind) =>
    kind === 'offense' || kind === 'defense' ? calls[kind][dice.int(calls[kind].length)]! : STAFF_CALL;
};

function byTheBook(g: GameState, kind: AskKind): SidelineCall {
  if (g.quarter > QUARTERS) return STAFF_CALL;
  if (kind === 'try') {
    const { kick, two } = tryChances(g);
    return two > kick ? 'two' : 'kick';
  }
  if (kind !== 'fourth_down') return STAFF_CALL;
  const { go, punt, kick } = fourthDownChances(g);
  const field = kick === null || isOutOfReach(g, 'field_goal') ? -1 : kick;
  if (go > punt && go > field) return g.distance <= 2 ? 'inside_run' : 'short';
  return field > punt ? 'field_goal' : 'punt';
}

/** Fourth downs and tries by the chances that the page shows. */
export const book: Bot = () => byTheBook;

const COUNTERS = ['screen', 'short', 'middle', 'deep', 'play_action'] as const;
/** Rating points that a call must gain to be made, and from which it has been seen too often. */
const WORTH = 3;
const SEEN = 2;
/** How sure of a run an opponent must leave the defense. */
const RUN_SURE = -0.2;

/** Throws where a run is expected and screens where a pass is, and stacks the box against likely runs, until it is read. */
export const bestResponse: Bot = () => (g, kind, _place, coach) => {
  const k = g.tuning.sideline;
  const pass = passExpected(g, coach.offense);
  if (kind === 'defense') {
    return pass < RUN_SURE && reading(k, 'stack', coach.defense) < SEEN ? 'stack' : STAFF_CALL;
  }
  if (kind !== 'offense') return STAFF_CALL;
  const gains = COUNTERS.map((call) => {
    const surprise =
      call === 'screen' ? k.counter * pass : 0 - (call === 'play_action' ? k.counter : k.surprise) * pass;
    return { call, gain: surprise - reading(k, call, coach.offense) };
  });
  const best = gains.reduce((most, each) => (each.gain > most.gain ? each : most));
  return best.gain > WORTH ? best.call : STAFF_CALL;
};
