import type { OffenseCall } from '../../model/plays/sideline.ts';

/** Calls played against a defense. */
export const RUNS = [
  'inside_run',
  'outside_run',
  'option',
  'draw',
  'sneak',
  'reverse',
] as const satisfies readonly OffenseCall[];
export const PASSES = [
  'screen',
  'short',
  'middle',
  'deep',
  'play_action',
  'flea_flicker',
] as const satisfies readonly OffenseCall[];
