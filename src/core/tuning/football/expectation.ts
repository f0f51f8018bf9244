import { type KnobTree, knob } from '../knob.ts';

const LADDER = 'fitted to engine games between teams of stepped ratings';
const SEASONS = 'fitted to 38,040 engine games of 40 seasons: lines of 35 to 50 points were 4 to 11 too long';

/** Tuning for the pregame expectation (`football/chances/expectation.ts`). */
export const expectationKnobs = {
  /** Expected margin and total from the ratings, fitted to simulated games of the engine. */
  expectation: {
    marginPerPoint: knob(2.82, 'scoring margin per rating point', LADDER, [0.5, 5]),
    marginCurve: knob(0.042, 'rate at which large gaps stop adding margin, per rating point', SEASONS, [0, 0.1]),
    totalBase: knob(52.4, 'points', LADDER, [20, 100]),
    totalPerPoint: knob(1.11, 'points per rating point by which offenses exceed defenses', LADDER, [0, 5]),
    totalMismatch: knob(0.004, 'points per squared rating point of gap', SEASONS, [-0.1, 0.1]),
    marginSd: knob(15.2, 'points', 'public records, margin around the closing spread; fitted to engine games', [8, 25]),
  },
} satisfies KnobTree;
