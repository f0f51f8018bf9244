import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

/** Which quarterback plays, and when the second string does (`football/substitutions.ts`). */
export const substitutionsKnobs = {
  /** Whether the second quarterback takes the job, and when the first is benched. */
  availability: {
    quarterbackContest: knob(
      0.56,
      'share of seasons when rated alike in which the second takes the place of the first',
      "fitted to the leading passer's share of his team's attempts, 0.80",
      [0, 1],
    ),
    quarterbackContestGap: knob(4, 'rating points', 'as quarterbackContest', [0.5, 30]),
    contestLatest: whole(12, 'week in which the first quarterback may lose his place, latest', CHOSEN, [2, 20]),
    benched: knob(0.3, 'chance after his second interception and each one more', CHOSEN, [0, 1]),
    benchedFrom: whole(2, 'interceptions', 'as benched', [1, 10]),
  },

  /** When the second string comes in. */
  reserves: {
    lead: knob(18, 'points', "fitted to blowouts and to leaders' season totals", [7, 60]),
    leadPerMinute: knob(0.65, 'points per minute left', 'fitted with reserves.lead', [0, 3]),
    mercyLead: whole(35, 'points ahead from which the starters sit down whatever time is left', CHOSEN, [14, 99]),
    loserLead: knob(22.5, 'points', 'fitted with reserves.lead', [7, 70]),
    fromQuarter: whole(2, 'quarter', CHOSEN, [1, 5]),
    thirdLead: whole(42, 'points ahead from which the third string has the ball', CHOSEN, [7, 99]),
    worsePerPoint: knob(2, 'rating points more per point of lead beyond thirdLead', 'as thirdWorse', [0, 5]),
    worstMost: knob(50, 'rating points more, most: walk-ons', CHOSEN, [0, 60]),
    thirdWorse: knob(
      12,
      'rating points',
      'fitted to routs: a hopeless visitor loses by about 50, and no team scores 80',
      [0, 60],
    ),
  },
} satisfies KnobTree;
