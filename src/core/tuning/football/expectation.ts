import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

const LADDER = 'fitted to the engine, ladder of teams';

/** What is expected of a game before it and during it (`football/expectation.ts`, `win-probability.ts`). */
export const expectationKnobs = {
  /** Expected margin and total of a game from the ratings, fitted to the engine by simulation. */
  expectation: {
    marginPerPoint: knob(1.875, 'points of margin per rating point', LADDER, [0.5, 5]),
    marginCurve: knob(0.002, 'share lost per point of rating difference', LADDER, [0, 0.1]),
    totalBase: knob(53.2, 'points', LADDER, [20, 100]),
    totalPerPoint: knob(0.76, 'points per rating point of offenses over defenses', LADDER, [0, 5]),
    totalMismatch: knob(0.012, 'points per squared rating point of difference', LADDER, [-0.1, 0.1]),
    marginSd: knob(15.2, 'points', 'public records, margin around the closing spread; fitted to the engine', [8, 25]),
  },

  /** Win probability while a game is played. */
  winProbability: {
    marginSd: knob(15.3, 'points', 'public records, margin around the closing spread', [8, 25]),
    endSpread: knob(0.004, 'share of a game that is uncertain even at its end', CHOSEN, [0.0001, 0.1]),
    lateShare: knob(0.3, 'share of what the ball is worth as time runs out', CHOSEN, [0, 1]),
    lateSeconds: whole(300, 'seconds over which the ball regains its whole worth', CHOSEN, [1, 3600]),
    lateDowns: knob(0.7, 'share of what the ball is worth on third and fourth down', CHOSEN, [0, 1]),
  },
} satisfies KnobTree;
