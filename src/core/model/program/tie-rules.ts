/**
 * What conferences compare to put teams with equal records in order. Each published policy is a list of these
 * (`reference/data/tiebreakers.json`, with its source).
 *
 * | rule              | what is compared                                                                              |
 * | ----------------- | --------------------------------------------------------------------------------------------- |
 * | head_to_head      | games among the tied; with three or more all must have met, or one must have beaten (lost to) |
 * |                   | every other                                                                                   |
 * | division_record   | win share against the teams of one's division                                                 |
 * | division_order    | win share against the best of the rest of the division, then the next                         |
 * | common_opponents  | win share against conference opponents that all tied teams have met                           |
 * | next_best         | win share against the best-placed common opponent, then the next                              |
 * | outside_record    | win share in conference games outside the division                                            |
 * | common_outside    | the same against common opponents                                                             |
 * | outside_order     | the same against the best common opponent, then the next                                      |
 * | outside_opponents | conference win share of the opponents from outside the division                               |
 * | opponents_win_share | conference win share of all conference opponents                                            |
 * | margin_among_tied | points scored less points allowed in games among the tied                                     |
 * | capped_margin     | points against what opponents usually allow and score, blowouts capped                        |
 * | bcs               | the BCS standings; teams beyond the first 25 are not in them                                  |
 * | bcs_within_1      | the same, but the winner of their game if the first two are a place apart                     |
 * | bcs_within_5      | the same, but the winner of their game if the first two are five places apart or less         |
 * | committee         | the playoff committee's ranking, as the BCS standings                                         |
 * | computers         | ratings of computers, which know results and schedules alone                                  |
 * | ranking           | the poll                                                                                      |
 * | total_wins        | wins in all games                                                                             |
 * | overall_record    | win share in all games                                                                        |
 * | name              | alphabetical; the policies draw lots, which a rerun could not repeat                          |
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
