import type { KnobTree } from './knob.ts';

/** Balance numbers of `src/core/season`. */
export const seasonKnobs = {} satisfies KnobTree;
