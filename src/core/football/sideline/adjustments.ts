import type { Adjustment } from '../../model/plays/sideline.ts';
import type { Tactics } from '../calling/tactics.ts';
import { type Knobs, type Shape, times } from './shapes.ts';

/** The trade-offs of each adjustment for the rest of the game. `new looks` only changes what the opponent knows. */
const SHAPES: Readonly<Record<Adjustment, Shape>> = {
  quick_game: (own, k) => ({
    sacksTaken: times(own.sacksTaken, k.quickSacks),
    depth: own.depth + k.quickDepth,
  }),
  run_at_them: (own, k) => ({
    passes: own.passes + k.groundPasses,
    gain: own.gain + k.groundGain,
    sacksTaken: times(own.sacksTaken, k.groundSacks),
  }),
  take_shots: (own, k) => ({
    depth: own.depth + k.shotsDepth,
    sacksTaken: times(own.sacksTaken, k.shotsSacks),
  }),
  load_box: (own, k) => ({
    runFit: own.runFit + k.loadRuns,
    short: own.short + k.loadPasses,
    beyond: own.beyond + k.loadPasses,
  }),
  two_high: (own, k) => ({
    runFit: own.runFit + k.twoHighRuns,
    beyond: own.beyond + k.twoHighBeyond,
    breaks: times(own.breaks, k.twoHighBreaks),
  }),
  bring_heat: (own, k) => ({
    sacks: times(own.sacks, k.heatSacks),
    breaks: times(own.breaks, k.heatBreaks),
    beyond: own.beyond + k.heatBeyond,
  }),
  new_looks: () => ({}),
};

/** Returns how an adjustment changes a side's tactics. */
export function adjusted(own: Tactics, adjustment: Adjustment, k: Knobs): Partial<Tactics> {
  return SHAPES[adjustment](own, k);
}
