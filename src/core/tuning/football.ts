import type { KnobTree } from './knob.ts';

/** Balance numbers of `src/core/football`. */
export const footballKnobs = {} satisfies KnobTree;
