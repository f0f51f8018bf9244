import type { Tuning } from '../../tuning/index.ts';
import type { Tactics } from '../calling/tactics.ts';

/** How calls and adjustments change tactics. */

export type Knobs = Tuning['sideline'];

/** Returns a side's changed tactics. */
export type Shape = (own: Tactics, knobs: Knobs) => Partial<Tactics>;

/** Multiplies a factor by the exponential of `log`. */
export const times = (factor: number, log: number): number => factor * Math.exp(log);
