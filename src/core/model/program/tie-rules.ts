/**
 * Tiebreakers among teams with equal records. Each published policy is a list of these
 * (`reference/data/tiebreakers.json`, with its source).
 *
 * | rule              | what is compared                                                                              |
 * | ----------------- | --------------------------------------------------------------------------------------------- |
 * | head_to_head      | games among the tied teams; with three or more, all must have met, or one must have beaten    |
 * |                   | (or lost to) every other                                                                      |
 * | division_record   | win percentage against the teams of its own division                                          |
 * | division_order    | win percentage against the best of the rest of the division, then the next                    |
 * | common_opponents  | win percentage against conference opponents that all tied teams have met                      |
 * | next_best         | win percentage against the best-placed common opponent, then the next                         |
 * | outside_record    | win percentage in conference games outside the division                                       |
 * | common_outside    | the same against common opponents                                                             |
 * | outside_order     | the same against the best common opponent, then the next                                      |
 * | outside_opponents | conference win percentage of the opponents from outside the division                          |
 * | opponents_win_share | conference win percentage of all conference opponents                                       |
 * | margin_among_tied | points scored minus points allowed in games among the tied teams                              |
 * | capped_margin     | points against what opponents usually allow and score, blowouts capped                        |
 * | bcs               | the BCS standings, which list only the top 25                                                 |
 * | bcs_within_1      | the same, but the head-to-head winner if the top two are one rank apart                       |
 * | bcs_within_5      | the same, but the head-to-head winner if the top two are at most five ranks apart             |
 * | committee         | the playoff committee's ranking, used like the BCS standings                                  |
 * | computers         | computer ratings, which use only results and schedules                                        |
 * | ranking           | the poll                                                                                      |
 * | total_wins        | wins in all games                                                                             |
 * | overall_record    | win percentage in all games                                                                   |
 * | name              | alphabetical; the policies draw lots, which a replay could not repeat                         |
 */
export const TIE_RULES = [
  'head_to_head',
  'division_record',
  'division_order',
  'common_opponents',
  'next_best',
  'outside_record',
  'common_outside',
  'outside_order',
  'outside_opponents',
  'opponents_win_share',
  'margin_among_tied',
  'capped_margin',
  'bcs',
  'bcs_within_1',
  'bcs_within_5',
  'committee',
  'computers',
  'ranking',
  'total_wins',
  'overall_record',
  'name',
] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** Default steps where no policy is known: those the published policies agree on. */
export const USUAL_TIE_RULES: readonly TieRule[] = [
  'head_to_head',
  'division_record',
  'common_opponents',
  'next_best',
  'opponents_win_share',
  'ranking',
  'overall_record',
  'name',
];
