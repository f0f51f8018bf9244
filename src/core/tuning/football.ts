import { type KnobTree, knob } from './knob.ts';

const WEIGHT = 'share of the unit';
const BY_CHOICE = 'chosen so that each position group weighs about what it does in published team-strength models';

/** Balance numbers of `src/core/football`. */
export const footballKnobs = {
  homeFieldAdvance: knob(2.5, 'points', 'public records, home edge with team strength controlled, 2010-2025', [0, 12]),

  /** How starters make the ratings a team shows the world. */
  ratings: {
    qb: knob(0.3, WEIGHT, BY_CHOICE, [0, 1]),
    rb: knob(0.1, WEIGHT, BY_CHOICE, [0, 1]),
    wr: knob(0.2, WEIGHT, BY_CHOICE, [0, 1]),
    te: knob(0.06, WEIGHT, BY_CHOICE, [0, 1]),
    ol: knob(0.34, WEIGHT, BY_CHOICE, [0, 1]),
    dl: knob(0.32, WEIGHT, BY_CHOICE, [0, 1]),
    lb: knob(0.24, WEIGHT, BY_CHOICE, [0, 1]),
    cb: knob(0.24, WEIGHT, BY_CHOICE, [0, 1]),
    s: knob(0.2, WEIGHT, BY_CHOICE, [0, 1]),
    specialTeams: knob(0.04, 'share of the team', BY_CHOICE, [0, 0.3]),
  },

  /** Expected margin and total of a game from the ratings, fitted to the engine by simulation. */
  expectation: {
    marginPerPoint: knob(2.2, 'points of margin per rating point', 'fitted to the engine, ladder of teams', [0.5, 5]),
    marginCurve: knob(
      0,
      'share lost per point of rating difference',
      'fitted to the engine, ladder of teams',
      [0, 0.1],
    ),
    totalBase: knob(53.8, 'points', 'fitted to the engine, ladder of teams', [20, 100]),
    totalPerPoint: knob(1.1, 'points per rating point of offense over defense', 'fitted to the engine', [0, 5]),
    totalMismatch: knob(0, 'points per squared rating point of difference', 'fitted to the engine', [-0.1, 0.1]),
    marginSd: knob(15.3, 'points', 'public records, margin around the closing spread; fitted to the engine', [8, 25]),
  },
} satisfies KnobTree;
