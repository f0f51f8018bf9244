import { resolveTuning } from '../tuning/index.ts';

/** The balance numbers that every save is played with; only batch runs change them. */
export const TUNING = resolveTuning();
