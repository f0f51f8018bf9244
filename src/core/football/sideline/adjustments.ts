import type { Adjustment } from '../../model/plays/sideline.ts';
import type { Tactics } from '../calling/tactics.ts';
import { type Knobs, type Shape, times } from './shapes.ts';

/** The trade-offs of each adjustment for the rest of the game. `new looks` only changes what the opponent knows. */
const SHAPES: Readonly<Record<Adjustment, Shape>> = {
  quick_game: (own, knobs) => ({
    sacksTaken: times(own.sacksTaken, knobs.quickSacks),
    depth: own.depth + knobs.quickDepth,
  }),
  run_at_them: (own, knobs) => ({
    passes: own.passes + knobs.groundPasses,
    gain: own.gain + knobs.groundGain,
    sacksTaken: times(own.sacksTaken, knobs.groundSacks),
  }),
  take_shots: (own, knobs) => ({
    depth: own.depth + knobs.shotsDepth,
    sacksTaken: times(own.sacksTaken, knobs.shotsSacks),
  }),
  load_box: (own, knobs) => ({
    runFit: own.runFit + knobs.loadRuns,
    short: own.short + knobs.loadPasses,
    beyond: own.beyond + knobs.loadPasses,
  }),
  two_high: (own, knobs) => ({
    runFit: own.runFit + knobs.twoHighRuns,
    beyond: own.beyond + knobs.twoHighBeyond,
    breaks: times(own.breaks, knobs.twoHighBreaks),
  }),
  bring_heat: (own, knobs) => ({
    sacks: times(own.sacks, knobs.heatSacks),
    breaks: times(own.breaks, knobs.heatBreaks),
    beyond: own.beyond + knobs.heatBeyond,
  }),
  new_looks: () => ({}),
};

/** Returns how an adjustment changes a side's tactics. */
export function adjusted(own: Tactics, adjustment: Adjustment, knobs: Knobs): Partial<Tactics> {
  return SHAPES[adjustment](own, knobs);
}
