import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

/** Tuning for the choice of quarterback and for second-string playing time (`football/substitutions.ts`). */
export const substitutionsKnobs = {
  /** Whether the second quarterback takes the job, and when the first is benched. */
  availability: {
    quarterbackContest: knob(
      0.56,
      'share of seasons in which an equally rated backup takes over',
      "fitted to the leading passers' share of their teams' attempts, 0.80",
      [0, 1],
    ),
    quarterbackContestGap: knob(4, 'rating points', 'same as quarterbackContest', [0.5, 30]),
    contestLatest: whole(12, 'latest week in which the starting quarterback can lose his job', CHOSEN, [2, 20]),
    benched: knob(0.3, 'chance after his second interception and each one after that', CHOSEN, [0, 1]),
    benchedFrom: whole(2, 'interceptions', 'same as benched', [1, 10]),
  },

  /** When the second string comes in. */
  reserves: {
    lead: knob(18, 'points', 'fitted to blowouts and to the season totals of statistical leaders', [7, 60]),
    leadPerMinute: knob(0.65, 'points per minute left', 'fitted with reserves.lead', [0, 3]),
    mercyLead: whole(35, 'points ahead from which the starters sit no matter how much time is left', CHOSEN, [14, 99]),
    loserLead: knob(22.5, 'points', 'fitted with reserves.lead', [7, 70]),
    fromQuarter: whole(2, 'quarter', CHOSEN, [1, 5]),
    thirdLead: whole(42, 'points ahead from which the third string plays', CHOSEN, [7, 99]),
    worsePerPoint: knob(2, 'additional rating points per point of lead beyond thirdLead', 'same as thirdWorse', [0, 5]),
    worstMost: knob(50, 'maximum additional rating points: walk-ons', CHOSEN, [0, 60]),
    thirdWorse: knob(
      12,
      'rating points',
      'fitted to routs: an overmatched FCS opponent loses by about 50, and no team scores 80',
      [0, 60],
    ),
  },
} satisfies KnobTree;
