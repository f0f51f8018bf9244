import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

const WEIGHT_IN_TABLE = 'weight';
const USAGE = 'public records, FBS vs. FBS, 2021-2025; fitted to statistical leaders and usage shares';
const DEPTH = 'spot on the depth chart, counted from 0';
const FORMATION = 'the first string; two running backs split carries';

/** Tuning for each player's share of the work (`football/rotation.ts`). */
export const rotationKnobs = {
  /** Players' shares before ratings and the day's plan change them. Weights only count within a table. */
  rotation: {
    ballPerPoint: knob(0.016, 'exponent per rating point', USAGE, [0, 0.2]),
    tacklePerPoint: knob(0.02, 'exponent per rating point', USAGE, [0, 0.2]),
    rushPerPoint: knob(0.048, 'exponent per rating point', USAGE, [0, 0.2]),
    carryPlanSpread: knob(
      0.85,
      'exponent (standard deviation per game)',
      "fitted, with the backs' shares, to the top rusher of a game and the season's leading rushers: backs rotate",
      [0, 2],
    ),
    targetPlanSpread: knob(
      0.44,
      'exponent (standard deviation per game)',
      "fitted to the leading receivers' yards per game",
      [0, 2],
    ),
    receivingEnds: knob(
      0.75,
      'exponent, in either direction',
      'fitted to 700-yard tight ends, 4 to 7 a season',
      [0, 2],
    ),
    receivingBacks: knob(
      1,
      'exponent, in either direction',
      'fitted to backs with 500 receiving yards, 2 to 4 a season',
      [0, 2],
    ),
    reserveTackles: knob(0.028, 'weight', USAGE, [0, 0.5]),
    carries: {
      rb: {
        first: knob(0.7, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.24, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.09, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      wr: {
        first: knob(0.03, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.015, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    targets: {
      wr: {
        first: knob(0.258, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.19, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.145, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.075, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fifth: knob(0.045, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      te: {
        first: knob(0.133, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.045, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      rb: {
        first: knob(0.087, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.04, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.012, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    runTackles: {
      dl: {
        first: knob(0.085, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.08, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.075, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.06, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      lb: {
        first: knob(0.14, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.12, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.1, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.035, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.03, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.085, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.07, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    passTackles: {
      dl: {
        first: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.015, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      lb: {
        first: knob(0.118, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.105, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.09, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.12, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.1, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.12, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.11, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    deepTackles: {
      lb: {
        first: knob(0.04, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.03, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.22, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.2, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.26, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.23, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    rushes: {
      dl: {
        first: knob(0.208, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.165, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.14, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.115, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      lb: {
        first: knob(0.14, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.08, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.04, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.015, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.025, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    coverage: {
      lb: {
        first: knob(0.09, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.07, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.05, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.24, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.21, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.15, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.13, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    secondString: {
      qb: whole(1, DEPTH, FORMATION, [0, 3]),
      rb: whole(2, DEPTH, FORMATION, [0, 5]),
      wr: whole(3, DEPTH, FORMATION, [0, 10]),
      te: whole(1, DEPTH, FORMATION, [0, 4]),
      ol: whole(5, DEPTH, FORMATION, [0, 13]),
      dl: whole(4, DEPTH, FORMATION, [0, 12]),
      lb: whole(3, DEPTH, FORMATION, [0, 10]),
      cb: whole(2, DEPTH, FORMATION, [0, 7]),
      s: whole(2, DEPTH, FORMATION, [0, 6]),
    },
    puntReturner: whole(3, 'spot among the wide receivers, counted from 0', CHOSEN, [0, 10]),
    kickReturner: whole(2, 'spot among the cornerbacks, counted from 0', CHOSEN, [0, 7]),
  },
} satisfies KnobTree;
