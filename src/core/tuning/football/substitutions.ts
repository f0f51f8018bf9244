import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

/** Who is missing, who leaves, and when the second string plays (`football/lineup.ts`, `substitutions.ts`). */
export const substitutionsKnobs = {
  /** Who cannot play today, and who leaves during a game. */
  availability: {
    quarterbackMisses: knob(
      0.06,
      'share of games',
      "fitted to the leading passer's share of his team's attempts, 0.80",
      [0, 0.5],
    ),
    regularMisses: knob(0.05, 'share of games', 'chosen; about one regular in twenty misses a game', [0, 0.5]),
    quarterbackContest: knob(
      0.28,
      'share of games when rated alike',
      "fitted to the leading passer's share of his team's attempts, 0.80",
      [0, 1],
    ),
    quarterbackContestGap: knob(4, 'rating points', 'as quarterbackContest', [0.5, 30]),
    quarterbackHurt: knob(0.005, 'share of his runs and sacks', CHOSEN, [0, 0.1]),
    benched: knob(0.35, 'chance after his third interception and each one more', CHOSEN, [0, 1]),
    benchedFrom: whole(3, 'interceptions', 'as benched', [1, 10]),
    deepest: whole(2, 'place of the last quarterback who comes in, 0 the first', CHOSEN, [0, 3]),
  },

  /** When the second string comes in. */
  reserves: {
    lead: knob(17, 'points', "fitted to blowouts and to leaders' season totals", [7, 60]),
    leadPerMinute: knob(0.55, 'points per minute left', 'fitted with reserves.lead', [0, 3]),
    loserLead: knob(24, 'points', 'fitted with reserves.lead', [7, 70]),
    fromQuarter: whole(3, 'quarter', CHOSEN, [1, 5]),
  },
} satisfies KnobTree;
