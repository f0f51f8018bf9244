import { type KnobTree, knob } from '../knob.ts';
import { CHOSEN } from './sources.ts';

const WEIGHT = 'share of the unit';
const BY_CHOICE = 'chosen so that each position group weighs about as much as in published team-strength models';
const MATCHUP = 'share of the matchup';
const ADDS_UP = 'chosen; the shares of a matchup add up to 1 on each side';

/**
 * Tuning for the effect of ratings: the team ratings shown on pages, and unit matchups (`football/team-sheet.ts`,
 * `lineup.ts`, `side.ts`).
 */
export const strengthKnobs = {
  homeFieldAdvance: knob(
    2.5,
    'points',
    'public records, home-field edge controlling for team strength, 2010-2025',
    [0, 12],
  ),

  /** Weights of the starters in those ratings. */
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
    walkOn: knob(40, 'rating of a group without players', CHOSEN, [0, 99]),
  },

  /** Matchups of ratings. Each side is a weighted mean on the players' scale. */
  strength: {
    effect: knob(
      1.3,
      'effective rating points per rating point',
      'fitted so that a point of team rating is worth marginPerPoint',
      [0.2, 3],
    ),
    dayForm: knob(
      1.4,
      'rating points (standard deviation)',
      'fitted with formDrift to the SD of halftime margins, 13.9 points, and of margins around the closing line, 15.3',
      [0, 8],
    ),
    formDrift: knob(2.3, 'rating points per quarter (standard deviation)', 'same as dayForm', [0, 8]),
    afterHalf: knob(
      2.3,
      'rating points offenses gain in the third quarter from halftime adjustments',
      'fitted to points by quarter',
      [-10, 10],
    ),
    runLine: knob(0.62, MATCHUP, ADDS_UP, [0, 1]),
    runTightEnd: knob(0.1, MATCHUP, ADDS_UP, [0, 1]),
    runCarrier: knob(0.28, MATCHUP, ADDS_UP, [0, 1]),
    runDefensiveLine: knob(0.45, MATCHUP, ADDS_UP, [0, 1]),
    runLinebackers: knob(0.25, MATCHUP, ADDS_UP, [0, 1]),
    runSafeties: knob(0.1, MATCHUP, ADDS_UP, [0, 1]),
    runPoint: knob(0.2, MATCHUP, ADDS_UP, [0, 1]),
    passQuarterback: knob(0.45, MATCHUP, ADDS_UP, [0, 1]),
    passTarget: knob(0.33, MATCHUP, ADDS_UP, [0, 1]),
    passLine: knob(0.22, MATCHUP, ADDS_UP, [0, 1]),
    coverMan: knob(0.35, MATCHUP, ADDS_UP, [0, 1]),
    coverUnit: knob(0.4, MATCHUP, ADDS_UP, [0, 1]),
    coverRush: knob(0.25, MATCHUP, ADDS_UP, [0, 1]),
    coverCornerbacks: knob(0.5, MATCHUP, ADDS_UP, [0, 1]),
    coverSafeties: knob(0.35, MATCHUP, ADDS_UP, [0, 1]),
    coverLinebackers: knob(0.15, MATCHUP, ADDS_UP, [0, 1]),
    rushDefensiveLine: knob(0.75, MATCHUP, ADDS_UP, [0, 1]),
    rushLinebackers: knob(0.25, MATCHUP, ADDS_UP, [0, 1]),
    rushMan: knob(0.25, MATCHUP, ADDS_UP, [0, 1]),
    protectQuarterback: knob(0.2, MATCHUP, ADDS_UP, [0, 1]),
    average: knob(70, 'rating of an average starter, the zero point for ratings', 'the rating scale', [40, 90]),
    averageReturner: knob(65, 'rating of an average returner', 'the rating scale', [40, 90]),
  },
} satisfies KnobTree;
