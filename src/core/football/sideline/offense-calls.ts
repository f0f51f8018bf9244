import { FLEA_FLICKER, REVERSE } from '../../model/plays/play-codes.ts';
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

type Shape = (own: Tactics, other: Tactics, knobs: Knobs) => Pick<Changes, 'own' | 'other'> & { points: number };

/** Each call's effect before the defense reacts to it. */
const SHAPES: Readonly<Record<Played, Shape>> = {
  inside_run: (own, other, knobs) => ({
    own: { losses: own.losses + knobs.insideLosses },
    other: { breaks: times(other.breaks, knobs.insideBreaks) },
    points: knobs.insideEdge,
  }),
  outside_run: (own, other, knobs) => ({
    own: { losses: own.losses + knobs.outsideLosses },
    other: { breaks: times(other.breaks, knobs.outsideBreaks) },
    points: knobs.outsideEdge,
  }),
  option: (own, _other, knobs) => ({
    own: { keeps: own.keeps + knobs.optionKeeps },
    other: {},
    points: knobs.optionEdge,
  }),
  draw: (own, _other, knobs) => ({ own: { losses: own.losses + knobs.drawLosses }, other: {}, points: knobs.drawEdge }),
  sneak: (own, other, knobs) => ({
    own: { keeps: own.keeps + 1 },
    other: { breaks: times(other.breaks, knobs.sneakBreaks) },
    points: 0,
  }),
  screen: (own, _other, knobs) => ({
    own: { aim: BEHIND, sacksTaken: times(own.sacksTaken, knobs.screenSacks) },
    other: {},
    points: knobs.screenEdge,
  }),
  short: (own, _other, knobs) => ({
    own: { aim: SHORT, sacksTaken: times(own.sacksTaken, knobs.shortSacks) },
    other: {},
    points: knobs.shortEdge,
  }),
  middle: (own, _other, knobs) => ({
    own: { aim: MEDIUM, sacksTaken: times(own.sacksTaken, knobs.middleSacks) },
    other: {},
    points: knobs.middleEdge,
  }),
  deep: (own, _other, knobs) => ({
    own: { aim: DEEP, sacksTaken: times(own.sacksTaken, knobs.deepSacks) },
    other: {},
    points: knobs.deepEdge,
  }),
  play_action: (own, _other, knobs) => ({
    own: { depth: own.depth + knobs.actionDepth, sacksTaken: times(own.sacksTaken, knobs.actionSacks) },
    other: {},
    points: knobs.actionEdge,
  }),
  reverse: (own, other, knobs) => ({
    own: { trick: REVERSE, losses: own.losses + knobs.reverseLosses },
    other: { breaks: times(other.breaks, knobs.reverseBreaks) },
    points: knobs.reverseEdge,
  }),
  flea_flicker: (own, other, knobs) => ({
    own: { trick: FLEA_FLICKER, aim: DEEP, sacksTaken: times(own.sacksTaken, knobs.flickerSacks) },
    other: { breaks: times(other.breaks, knobs.flickerBreaks) },
    points: knobs.flickerEdge,
  }),
};

/** Returns a call's changes in this situation, against a defense that has seen these tendencies. */
export function offenseChanges(g: GameState, call: Played, seen: Tendencies): Changes {
  const knobs = g.tuning.sideline;
  const { own, other, points } = SHAPES[call](g.off.tactics, g.def.tactics, knobs);
  return { own, other, points: points + suits(g, call, knobs) + surprise(g, call, seen) - reading(knobs, call, seen) };
}

/** Returns the rating points by which a call suits this team and distance. */
function suits(g: GameState, call: Played, knobs: Knobs): number {
  if (call === 'sneak') return g.distance > knobs.sneakYards ? 0 - knobs.sneakFar : 0;
  if (call !== 'option') return 0;
  const runsIt = g.off.sheet.style.passLean < g.tuning.calls.optionBelow;
  return knobs.optionRunner * g.off.mobility - (runsIt ? 0 : knobs.optionStrange);
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
export function reading(knobs: Knobs, call: PlayCall, seen: Tendencies): number {
  if (isTrick(call)) return knobs.trickRead * seen.of(call);
  return knobs.read * Math.max(0, seen.of(call) - knobs.usual);
}
