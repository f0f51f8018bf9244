import type { KnobTree } from './knob.ts';

/** Balance numbers of `src/core/offseason`. */
export const offseasonKnobs = {} satisfies KnobTree;
