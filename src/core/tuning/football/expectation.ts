import { type KnobTree, knob } from '../knob.ts';

const LADDER = 'fitted to engine games between teams of stepped ratings';

/** What is expected of a game before it (`football/chances/expectation.ts`). */
export const expectationKnobs = {
  /** Expected margin and total of a game from the ratings, fitted to the engine by simulation. */
  expectation: {
    marginPerPoint: knob(2.82, 'scoring margin per rating point', LADDER, [0.5, 5]),
    marginCurve: knob(0.002, 'share of that lost per point of rating gap', LADDER, [0, 0.1]),
    totalBase: knob(52.4, 'points', LADDER, [20, 100]),
    totalPerPoint: knob(1.11, 'points per rating point by which offenses exceed defenses', LADDER, [0, 5]),
    totalMismatch: knob(0.012, 'points per squared rating point of gap', LADDER, [-0.1, 0.1]),
    marginSd: knob(15.2, 'points', 'public records, margin around the closing spread; fitted to engine games', [8, 25]),
  },
} satisfies KnobTree;
