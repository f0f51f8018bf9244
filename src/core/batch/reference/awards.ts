import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

const HEISMAN = '2000-2025';
const MODERN = '2010-2025';

/**
 * Who wins what, from public records: the Heisman, the awards of a position of 2010 to 2025, and a consensus All-America
 * team. Low and high of a share are the means of both halves of its seasons, or what chance allows (one and a half
 * standard errors) where that is wider; of a statistic the least and the most of a winner.
 */
const ROWS: TargetRows = {
  [HEISMAN]: [
    ['he_qb', 'Share of Heisman winners who are quarterbacks', 'share', 0.8077, 0.69, 0.92],
    ['he_rb', 'Share of Heisman winners who are running backs', 'share', 0.1154, 0.02, 0.21],
    ['he_wr', 'Share of Heisman winners who are receivers', 'share', 0.0769, 0, 0.1538],
    ['he_class_fr', 'Share of Heisman winners who are freshmen by eligibility', 'share', 0.0769, 0, 0.16],
    ['he_class_so', 'Share of Heisman winners who are sophomores by eligibility', 'share', 0.2308, 0.11, 0.35],
    ['he_class_jr', 'Share of Heisman winners who are juniors by eligibility', 'share', 0.3846, 0.24, 0.53],
    ['he_class_sr', 'Share of Heisman winners who are seniors by eligibility', 'share', 0.3077, 0.17, 0.44],
    [
      'he_ap1',
      'Share of Heisman winners whose team was first in the poll before the bowls',
      'share',
      0.3846,
      0.24,
      0.53,
    ],
    [
      'he_ap_top4',
      'Share of Heisman winners whose team was in the first four before the bowls',
      'share',
      0.6923,
      0.56,
      0.83,
    ],
    [
      'he_ap_top10',
      'Share of Heisman winners whose team was in the first ten before the bowls',
      'share',
      0.8462,
      0.74,
      0.95,
    ],
    ['he_ap_unranked', 'Share of Heisman winners whose team was unranked before the bowls', 'share', 0, 0, 0.05],
    ['he_team_losses', 'Losses of the Heisman winner’s team before the bowls', 'losses', 1.15, 0, 3],
    ['he_team_wins', 'Wins of the Heisman winner’s team before the bowls', 'wins', 11.35, 9, 13],
    ['he_team_unbeaten', 'Share of Heisman winners from a team unbeaten before the bowls', 'share', 0.3462, 0.21, 0.49],
    [
      'he_team_3losses',
      'Share of Heisman winners from a team with three losses before the bowls',
      'share',
      0.1923,
      0.08,
      0.31,
    ],
    ['he_national_champion', 'Share of Heisman winners whose team won the title', 'share', 0.3077, 0.17, 0.44],
    ['he_final_top5', 'Share of Heisman winners whose team ended in the first five', 'share', 0.7308, 0.6, 0.86],
    ['he_power', 'Share of Heisman winners from power-conference teams', 'share', 1, 0.95, 1],
    ['he_qb_pass_yds', 'Passing yards of quarterbacks who won the Heisman', 'yards', 4178, 2854, 5671],
    ['he_qb_pass_td', 'Passing touchdowns of quarterbacks who won the Heisman', 'touchdowns', 40.1, 26, 60],
    ['he_qb_int', 'Interceptions of quarterbacks who won the Heisman', 'interceptions', 6.7, 4, 10],
    ['he_qb_rush_yds', 'Rushing yards of quarterbacks who won the Heisman', 'yards', 737, 0, 1571],
    ['he_qb_total_td', 'Touchdowns of quarterbacks who won the Heisman', 'touchdowns', 50.3, 39, 65],
    ['he_rb_rush_yds', 'Rushing yards of running backs who won the Heisman', 'yards', 1872, 1658, 2219],
    ['he_first_place', 'First-place votes of the Heisman winner', 'share', 0.6914, 0.3, 0.95],
  ],
  [MODERN]: [
    ['doak_rush_yds', 'Rushing yards of the running back of the year', 'yards', 1935, 1372, 2601],
    ['doak_rush_td', 'Rushing touchdowns of the running back of the year', 'touchdowns', 21.2, 15, 29],
    ['bilet_rec', 'Receptions of the receiver of the year', 'receptions', 94.3, 67, 128],
    ['bilet_yds', 'Yards of the receiver of the year', 'yards', 1522, 1156, 1856],
    ['bilet_td', 'Touchdowns of the receiver of the year', 'touchdowns', 16.4, 11, 23],
    ['obrien_yds', 'Passing yards of the quarterback of the year', 'yards', 4181, 2854, 5671],
    ['obrien_td', 'Passing touchdowns of the quarterback of the year', 'touchdowns', 39.2, 26, 60],
    ['obrien_is_heisman', 'Seasons whose quarterback of the year won the Heisman', 'share', 0.6875, 0.5, 0.85],
    ['bednarik_dl', 'Share of defensive players of the year who are linemen', 'share', 0.25, 0.1, 0.4],
    ['bednarik_lb', 'Share of defensive players of the year who are linebackers', 'share', 0.5, 0.35, 0.65],
    ['bednarik_db', 'Share of defensive players of the year who are backs', 'share', 0.25, 0.1, 0.4],
  ],
  '2016-2020': [
    ['aa_p5_share', 'Share of first-team All-Americans from power-conference teams', 'share', 0.963, 0.85, 1],
    ['aa_class_so', 'Share of first-team All-Americans who are sophomores', 'share', 0.2222, 0.0722, 0.3722],
    ['aa_class_jr', 'Share of first-team All-Americans who are juniors', 'share', 0.4074, 0.2574, 0.5574],
    ['aa_class_sr', 'Share of first-team All-Americans who are seniors', 'share', 0.3704, 0.2204, 0.5204],
    ['aa_teams', 'Teams with a first-team All-American', 'teams', 19, 16, 23],
    ['aa_team_max', 'Most first-team All-Americans of one team', 'players', 4, 3, 6],
  ],
};

export const AWARD_TARGETS: readonly Target[] = targetsOf('awards', ROWS);
