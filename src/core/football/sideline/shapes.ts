import type { Tuning } from '../../tuning/index.ts';
import type { Tactics } from '../calling/tactics.ts';

/** How calls and adjustments change tactics. */

export type Knobs = Tuning['sideline'];

/** What a side's tactics become. */
export type Shape = (own: Tactics, k: Knobs) => Partial<Tactics>;

/** A factor with a log added to it. */
export const times = (factor: number, log: number): number => factor * Math.exp(log);
