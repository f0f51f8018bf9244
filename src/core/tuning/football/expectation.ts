import { type KnobTree, knob } from '../knob.ts';

const LADDER = 'fitted to the engine, ladder of teams';

/** What is expected of a game before it (`football/chances/expectation.ts`). */
export const expectationKnobs = {
  /** Expected margin and total of a game from the ratings, fitted to the engine by simulation. */
  expectation: {
    marginPerPoint: knob(2.82, 'points of margin per rating point', LADDER, [0.5, 5]),
    marginCurve: knob(0.002, 'share lost per point of rating difference', LADDER, [0, 0.1]),
    totalBase: knob(52.4, 'points', LADDER, [20, 100]),
    totalPerPoint: knob(1.11, 'points per rating point of offenses over defenses', LADDER, [0, 5]),
    totalMismatch: knob(0.012, 'points per squared rating point of difference', LADDER, [-0.1, 0.1]),
    marginSd: knob(15.2, 'points', 'public records, margin around the closing spread; fitted to the engine', [8, 25]),
  },
} satisfies KnobTree;
