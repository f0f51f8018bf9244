import type { DefenseCall } from '../../model/plays/sideline.ts';
import type { Tactics } from '../calling/tactics.ts';
import type { GameState } from '../state.ts';
import { reading } from './offense-calls.ts';
import { type Shape, times } from './shapes.ts';
import type { Tendencies } from './tendencies.ts';

/** The trade-offs of each call; `base` is the staff's defense. */
const SHAPES: Readonly<Record<Exclude<DefenseCall, 'base'>, Shape>> = {
  press: (own, knobs) => ({
    short: own.short + knobs.pressShort,
    beyond: own.beyond + knobs.pressBeyond,
    breaks: times(own.breaks, knobs.pressBreaks),
  }),
  blitz: (own, knobs) => ({
    sacks: times(own.sacks, knobs.blitzSacks),
    breaks: times(own.breaks, knobs.blitzBreaks),
    beyond: own.beyond + knobs.blitzBeyond,
    runFit: own.runFit + knobs.blitzRuns,
  }),
  zone_blitz: (own, knobs) => ({
    sacks: times(own.sacks, knobs.zoneBlitzSacks),
    short: own.short + knobs.zoneBlitzShort,
    beyond: own.beyond + knobs.zoneBlitzBeyond,
    runFit: own.runFit + knobs.zoneBlitzRuns,
  }),
  stack: (own, knobs) => ({
    runFit: own.runFit + knobs.stackRuns,
    short: own.short + knobs.stackPasses,
    beyond: own.beyond + knobs.stackPasses,
    breaks: times(own.breaks, knobs.stackBreaks),
  }),
  prevent: (own, knobs) => ({
    runFit: own.runFit + knobs.preventRuns,
    short: own.short + knobs.preventShort,
    beyond: own.beyond + knobs.preventBeyond,
    breaks: times(own.breaks, knobs.preventBreaks),
    sacks: times(own.sacks, knobs.preventSacks),
  }),
};

/** Returns a defensive call's changes for one down, against an offense that has seen these tendencies. */
export function defenseChanges(
  g: GameState,
  call: Exclude<DefenseCall, 'base'>,
  seen: Tendencies,
): { tactics: Partial<Tactics>; points: number } {
  const knobs = g.tuning.sideline;
  return { tactics: SHAPES[call](g.def.tactics, knobs), points: 0 - reading(knobs, call, seen) };
}
