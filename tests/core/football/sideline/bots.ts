import { fourthDownChances } from '../../../../src/core/football/calling/fourth-down.ts';
import { expectsOnside } from '../../../../src/core/football/kicks/kickoffs.ts';
import { tryChances } from '../../../../src/core/football/kicks/tries.ts';
import { type Caller, isOutOfReach } from '../../../../src/core/football/sideline/coach.ts';
import { passExpected, reading } from '../../../../src/core/football/sideline/offense-calls.ts';
import { PASSES, RUNS } from '../../../../src/core/football/sideline/played.ts';
import type { GameState } from '../../../../src/core/football/state.ts';
import {
  type AskKind,
  CALLS_FOR,
  isTrick,
  type PlayCall,
  type SidelineCall,
  STAFF_CALL,
  type Trick,
} from '../../../../src/core/model/plays/sideline.ts';
import { QUARTERS } from '../../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';

/** A bot's play caller for each game number. */
export type Bot = (game: number) => Caller;

export const staff: Bot = () => () => STAFF_CALL;

const isFor = (kind: AskKind, call: PlayCall): boolean => (CALLS_FOR[kind] as readonly PlayCall[]).includes(call);

/** Makes the same call on every down but fourth. */
export const always =
  (call: PlayCall): Bot =>
  () =>
  (_g, kind) =>
    (kind === 'offense' || kind === 'defense') && isFor(kind, call) ? call : STAFF_CALL;

/** How strongly a defense must expect a run to fall for a trick. */
const RUN_SURE = -0.2;

/** Calls one trick play whenever it is available. */
export const alwaysTrick =
  (trick: Trick): Bot =>
  () =>
  (_g, kind) =>
    (kind === 'offense' || kind === 'fourth_down' || kind === 'kickoff') && isFor(kind, trick) ? trick : STAFF_CALL;

/** Longest fourth down that a fake can convert, in yards, and the yard line from which it is worth the risk. */
const FAKE_YARDS = 5;
const FAKE_FROM = 35;

/** Returns the next unused trick if the defense expects a run; null if there is none. */
function trickOf(g: GameState, kind: AskKind, left: (trick: Trick) => boolean, pass: number): Trick | null {
  if (kind === 'kickoff') return left('onside') && g.lead() <= 0 && !expectsOnside(g) ? 'onside' : null;
  if (kind === 'fourth_down') return left('fake') && g.distance <= FAKE_YARDS && g.ball >= FAKE_FROM ? 'fake' : null;
  if (kind !== 'offense' || pass > RUN_SURE) return null;
  return (['flea_flicker', 'reverse'] as const).find(left) ?? null;
}

/** Runs every trick once a game, in a fitting situation. */
export const tricksOnce: Bot = () => {
  const used = new Set<Trick>();
  return (g, kind, _place, coach) => {
    const trick = trickOf(g, kind, (each) => !used.has(each), passExpected(g, coach.offense));
    if (trick !== null) used.add(trick);
    return trick ?? STAFF_CALL;
  };
};

/** Makes a random call on every question. */
export const random: Bot = (game) => {
  const dice = stream(seedFrom('sideline'), 'random', game);
  return (g, kind) => {
    const calls = (CALLS_FOR[kind] as readonly PlayCall[]).filter((call) => !isOutOfReach(g, call));
    return calls[dice.int(calls.length)]!;
  };
};

/** Calls random runs, passes and defenses; leaves the rest to the staff. */
export const randomPlays: Bot = (game) => {
  const dice = stream(seedFrom('sideline'), 'plays', game);
  const calls = {
    offense: [...RUNS, ...PASSES].filter((call) => call !== 'sneak' && !isTrick(call)),
    defense: CALLS_FOR.defense,
  };
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

/** Decides fourth downs and tries by the odds shown on the page. */
export const book: Bot = () => byTheBook;

const COUNTERS = ['screen', 'short', 'middle', 'deep', 'play_action'] as const;
/** Rating points that a call must gain to be worth it, and the tendency at which opponents have caught on. */
const WORTH = 3;
const SEEN = 2;
/**
 * Throws on running downs and screens on passing downs, and stacks the box against likely runs, until opponents catch
 * on.
 */
export const bestResponse: Bot = () => (g, kind, _place, coach) => {
  const knobs = g.tuning.sideline;
  const pass = passExpected(g, coach.offense);
  if (kind === 'defense') {
    return pass < RUN_SURE && reading(knobs, 'stack', coach.defense) < SEEN ? 'stack' : STAFF_CALL;
  }
  if (kind !== 'offense') return STAFF_CALL;
  const gains = COUNTERS.map((call) => {
    const surprise =
      call === 'screen' ? knobs.counter * pass : 0 - (call === 'play_action' ? knobs.counter : knobs.surprise) * pass;
    return { call, gain: surprise - reading(knobs, call, coach.offense) };
  });
  const best = gains.reduce((most, each) => (each.gain > most.gain ? each : most));
  return best.gain > WORTH ? best.call : STAFF_CALL;
};
