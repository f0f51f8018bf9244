import type { DefenseCall } from '../../model/plays/sideline.ts';
import type { Tactics } from '../calling/tactics.ts';
import type { GameState } from '../state.ts';
import { reading } from './offense-calls.ts';
import { type Shape, times } from './shapes.ts';
import type { Tendencies } from './tendencies.ts';

/** The trade-offs of each call; `base` is the staff's defense. */
const SHAPES: Readonly<Record<Exclude<DefenseCall, 'base'>, Shape>> = {
  press: (own, k) => ({
    short: own.short + k.pressShort,
    beyond: own.beyond + k.pressBeyond,
    breaks: times(own.breaks, k.pressBreaks),
  }),
  blitz: (own, k) => ({
    sacks: times(own.sacks, k.blitzSacks),
    breaks: times(own.breaks, k.blitzBreaks),
    beyond: own.beyond + k.blitzBeyond,
    runFit: own.runFit + k.blitzRuns,
  }),
  zone_blitz: (own, k) => ({
    sacks: times(own.sacks, k.zoneBlitzSacks),
    short: own.short + k.zoneBlitzShort,
    beyond: own.beyond + k.zoneBlitzBeyond,
    runFit: own.runFit + k.zoneBlitzRuns,
  }),
  stack: (own, k) => ({
    runFit: own.runFit + k.stackRuns,
    short: own.short + k.stackPasses,
    beyond: own.beyond + k.stackPasses,
    breaks: times(own.breaks, k.stackBreaks),
  }),
  prevent: (own, k) => ({
    runFit: own.runFit + k.preventRuns,
    short: own.short + k.preventShort,
    beyond: own.beyond + k.preventBeyond,
    breaks: times(own.breaks, k.preventBreaks),
    sacks: times(own.sacks, k.preventSacks),
  }),
};

/** Returns a defensive call's changes for one down, against an offense that has seen these tendencies. */
export function defenseChanges(
  g: GameState,
  call: Exclude<DefenseCall, 'base'>,
  seen: Tendencies,
): { tactics: Partial<Tactics>; points: number } {
  const k = g.tuning.sideline;
  return { tactics: SHAPES[call](g.def.tactics, k), points: 0 - reading(k, call, seen) };
}
