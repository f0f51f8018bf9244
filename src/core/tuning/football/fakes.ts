import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, YARD_LINE } from './sources.ts';

/** Tuning for fake kicks (`football/kicks/fakes.ts`). */
export const fakesKnobs = {
  /** Runs and passes out of kick formations. */
  fakes: {
    punts: knob(0.014, 'share of punts on which a fake is considered', 'chosen: 6 fakes per 1,000 punts', [0, 0.3]),
    fieldGoals: knob(0.012, 'share of field goals on which a fake is considered', 'chosen like fakes.punts', [0, 0.3]),
    perBoldness: knob(0.5, 'exponent per unit of style', CHOSEN, [0, 3]),
    distance: whole(8, 'maximum yards to go', CHOSEN, [1, 30]),
    from: whole(30, YARD_LINE, CHOSEN, [1, 99]),
    passes: knob(0.4, 'share of fakes', CHOSEN, [0, 1]),
    completed: knob(0.6, 'share of passes', CHOSEN, [0, 1]),
    airYards: knob(8, 'yards beyond the first', CHOSEN, [1, 30]),
    afterCatch: knob(6, 'yards', CHOSEN, [0, 30]),
    stopped: knob(0.35, 'share of runs', CHOSEN, [0, 1]),
    stoppedLoss: knob(1.5, 'yards', CHOSEN, [0, 10]),
    runYards: knob(9, 'yards beyond the first', CHOSEN, [1, 30]),
    exposedStopped: knob(0.45, 'added share of runs stopped when the defense is watching for a fake', CHOSEN, [0, 1]),
    exposedCompleted: knob(0.35, 'share of passes lost when the defense is watching for a fake', CHOSEN, [0, 1]),
    seconds: whole(6, 'seconds', CHOSEN, [1, 15]),
  },
} satisfies KnobTree;
