import { isTrick, type PlayCall } from '../../model/plays/sideline.ts';
import {
  CALL_FAKE,
  CALL_FIELD_GOAL,
  CALL_KNEEL,
  CALL_PASS,
  CALL_PUNT,
  CALL_RUN,
  CALL_SPIKE,
} from '../calling/call-codes.ts';
import { passLogOdds } from '../calling/calls.ts';
import type { Tactics } from '../calling/tactics.ts';
import { BEHIND, DEEP, MEDIUM, SHORT } from '../depths.ts';
import type { GameState } from '../state.ts';
import { PASSES, RUNS } from './played.ts';
import { type Knobs, times } from './shapes.ts';
import type { Tendencies } from './tendencies.ts';

type Played = (typeof RUNS)[number] | (typeof PASSES)[number];

/** Each call's code, as the play loop passes it on. */
export const CODES: Readonly<Partial<Record<PlayCall, number>>> = {
  ...Object.fromEntries(RUNS.map((call) => [call, CALL_RUN])),
  ...Object.fromEntries(PASSES.map((call) => [call, CALL_PASS])),
  kneel: CALL_KNEEL,
  spike: CALL_SPIKE,
  punt: CALL_PUNT,
  field_goal: CALL_FIELD_GOAL,
  fake: CALL_FAKE,
};

/** Whether a call is a run or a throw, played against a defense. */
export function isPlayed(call: PlayCall): call is Played {
  return CODES[call] === CALL_RUN || CODES[call] === CALL_PASS;
}

/** A call's changes for one down: the offense's tactics, the opposing defense's, and rating points. */
export interface Changes {
  own: Partial<Tactics>;
  other: Partial<Tactics>;
  points: number;
}

type Shape = (own: Tactics, other: Tactics, k: Knobs) => Pick<Changes, 'own' | 'other'> & { points: number };

/** Each call's effect before the defense reacts to it. */
const SHAPES: Readonly<Record<Played, Shape>> = {
  inside_run: (own, other, k) => ({
    own: { losses: own.losses + k.insideLosses },
    other: { breaks: times(other.breaks, k.insideBreaks) },
    points: k.insideEdge,
  }),
  outside_run: (own, other, k) => ({
    own: { losses: own.losses + k.outsideLosses },
    other: { breaks: times(other.breaks, k.outsideBreaks) },
    points: k.outsideEdge,
  }),
  option: (own, _other, k) => ({ own: { keeps: own.keeps + k.optionKeeps }, other: {}, points: k.optionEdge }),
  draw: (own, _other, k) => ({ own: { losses: own.losses + k.drawLosses }, other: {}, points: k.drawEdge }),
  sneak: (own, other, k) => ({
    own: { keeps: own.keeps + 1 },
    other: { breaks: times(other.breaks, k.sneakBreaks) },
    points: 0,
  }),
  screen: (own, _other, k) => ({
    own: { aim: BEHIND, sacksTaken: times(own.sacksTaken, k.screenSacks) },
    other: {},
    points: k.screenEdge,
  }),
  short: (own, _other, k) => ({
    own: { aim: SHORT, sacksTaken: times(own.sacksTaken, k.shortSacks) },
    other: {},
    points: k.shortEdge,
  }),
  middle: (own, _other, k) => ({
    own: { aim: MEDIUM, sacksTaken: times(own.sacksTaken, k.middleSacks) },
    other: {},
    points: k.middleEdge,
  }),
  deep: (own, _other, k) => ({
    own: { aim: DEEP, sacksTaken: times(own.sacksTaken, k.deepSacks) },
    other: {},
    points: k.deepEdge,
  }),
  play_action: (own, _other, k) => ({
    own: { depth: own.depth + k.actionDepth, sacksTaken: times(own.sacksTaken, k.actionSacks) },
    other: {},
    points: k.actionEdge,
  }),
  reverse: (own, other, k) => ({
    own: { reverse: true, losses: own.losses + k.reverseLosses },
    other: { breaks: times(other.breaks, k.reverseBreaks) },
    points: k.reverseEdge,
  }),
  flea_flicker: (own, other, k) => ({
    own: { aim: DEEP, sacksTaken: times(own.sacksTaken, k.flickerSacks) },
    other: { breaks: times(other.breaks, k.flickerBreaks) },
    points: k.flickerEdge,
  }),
};

/** Returns a call's changes in this situation, against a defense that has seen these tendencies. */
export function offenseChanges(g: GameState, call: Played, seen: Tendencies): Changes {
  const k = g.tuning.sideline;
  const { own, other, points } = SHAPES[call](g.off.tactics, g.def.tactics, k);
  return { own, other, points: points + suits(g, call, k) + surprise(g, call, seen) - reading(k, call, seen) };
}

/** Returns the rating points by which a call suits this team and distance. */
function suits(g: GameState, call: Played, k: Knobs): number {
  if (call === 'sneak') return g.distance > k.sneakYards ? 0 - k.sneakFar : 0;
  if (call !== 'option') return 0;
  const runsIt = g.off.sheet.style.passLean < g.tuning.calls.optionBelow;
  return k.optionRunner * g.off.mobility - (runsIt ? 0 : k.optionStrange);
}

/** Runs that look like runs; screens, draws and play action look like something else. */
const HONEST_RUNS: readonly PlayCall[] = ['inside_run', 'outside_run', 'option', 'sneak'];
const HONEST_PASSES: readonly PlayCall[] = ['short', 'middle', 'deep'];

/** Returns how strongly a defense expects a pass, -1 (a run) to 1: from the situation and this coach's calls. */
export function passExpected(g: GameState, seen: Tendencies): number {
  const leaning = g.tuning.sideline.family * (seen.ofAll(HONEST_PASSES) - seen.ofAll(HONEST_RUNS));
  return Math.tanh((passLogOdds(g) + leaning) / 2);
}

/** Plays that start as a run and become something else. */
const LOOKS_LIKE_RUN: readonly PlayCall[] = ['play_action', 'reverse', 'flea_flicker'];

/** Returns the rating points for calling what the defense does not expect. A draw and a screen look like a pass. */
function surprise(g: GameState, call: Played, seen: Tendencies): number {
  const { surprise: honest, counter } = g.tuning.sideline;
  const pass = passExpected(g, seen);
  if (call === 'draw' || call === 'screen') return counter * pass;
  if (LOOKS_LIKE_RUN.includes(call)) return 0 - counter * pass;
  return CODES[call] === CALL_RUN ? honest * pass : 0 - honest * pass;
}

/** Returns the rating points lost because the opponent has seen the call too often; for a trick, once is often. */
export function reading(k: Knobs, call: PlayCall, seen: Tendencies): number {
  if (isTrick(call)) return k.trickRead * seen.of(call);
  return k.read * Math.max(0, seen.of(call) - k.usual);
}
