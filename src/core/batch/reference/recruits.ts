import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * Recruiting, from public records of classes, commitments and offers: means of a class, and the least and the most of one.
 * Shares by the time of the commitment and offers by stars are what is commonly known.
 */
const ROWS: TargetRows = {
  '2010-2020': [
    ['rec_instate_5star', 'Share of five-star signees who stay in their home state', 'share', 0.4556, 0.2667, 0.6061],
    ['rec_instate_4star', 'Share of four-star signees who stay in their home state', 'share', 0.4428, 0.3419, 0.5181],
    ['rec_instate_3star', 'Share of three-star signees who stay in their home state', 'share', 0.3574, 0.3155, 0.4031],
    [
      'rec_instate_p5_class',
      "Share of the signees of power-conference teams who come from the team's state",
      'share',
      0.3477,
      0.3059,
      0.395,
    ],
    ['rec_class_size', 'Recruits in a class', 'recruits', 20.53, 19.59, 21.52],
    ['rec_class_size_sd', 'Standard deviation of class sizes over teams', 'recruits', 5.28, 3.96, 8.42],
    ['rec_class_size_p90', 'Class size that nine teams in ten do not exceed', 'recruits', 26.02, 25, 27],
    ['rec_class_size_p5', 'Recruits in a class of a power-conference team', 'recruits', 21.47, 20.58, 22.08],
    [
      'rec_top100_to_top10',
      'Share of the 100 best recruits who sign with the ten best classes',
      'share',
      0.6375,
      0.56,
      0.73,
    ],
    [
      'rec_top300_to_top10',
      'Share of the 300 best recruits who sign with the ten best classes',
      'share',
      0.4643,
      0.4209,
      0.5101,
    ],
  ],
  '2015-2023': [
    [
      'talent_winpct_corr',
      'Correlation of the talent on a roster, by its stars as recruits, and the share of games won',
      'r',
      0.3226,
      0.187,
      0.4554,
    ],
  ],
  '2010-2025': [
    ['rec_pos_defensive_back', 'Share of signees who are defensive backs', 'share', 0.1607, 0.1428, 0.1823],
    ['rec_pos_linebacker', 'Share of signees who are linebackers', 'share', 0.1107, 0.0905, 0.1247],
    ['rec_pos_quarterback', 'Share of signees who are quarterbacks', 'share', 0.0631, 0.0568, 0.0699],
    ['rec_pos_receiver', 'Share of signees who are receivers or tight ends', 'share', 0.1703, 0.1518, 0.1923],
    ['rec_pos_running_back', 'Share of signees who are running backs', 'share', 0.0733, 0.0587, 0.0987],
    ['rec_points_rank1', 'Points of the class ranked first', 'points', 317.8, 298.5, 333.1],
    ['rec_points_rank5', 'Points of the class ranked fifth', 'points', 287.4, 278.1, 296.1],
    ['rec_points_rank25', 'Points of the class ranked 25th', 'points', 221.2, 210.6, 236.1],
    ['rec_points_rank50', 'Points of the class ranked 50th', 'points', 185.4, 163, 200.7],
    ['rec_points_rank100', 'Points of the class ranked 100th', 'points', 125.1, 61.9, 149.3],
    [
      'rec_points_yoy',
      'Correlation of class points with those of the year before',
      'correlation',
      0.9039,
      0.8215,
      0.9505,
    ],
    ['rec_decommit_all', 'Share of signees who changed their mind', 'share', 0.13, 0.08, 0.22],
  ],
  '2006-2016': [
    ['rec_dist_median_4star', 'Median distance from home of four-star signees', 'miles', 214, 193, 244],
    ['rec_dist_median_3star', 'Median distance from home of three-star signees', 'miles', 279, 249, 316],
    ['rec_dist_mean', 'Mean distance of signees from home', 'miles', 456, 414, 485],
    ['rec_dist_within500', 'Share of signees from within 500 miles', 'share', 0.6882, 0.6574, 0.7196],
    ['rec_dist_within1000', 'Share of signees from within 1,000 miles', 'share', 0.888, 0.8746, 0.9147],
  ],
  '2018': [
    ['rec_offers_top1000', 'Offers of the 1,000 best recruits', 'offers', 12.7, 8, 18],
    ['rec_ov_mean', 'Official visits of the 1,000 best recruits', 'visits', 1.97, 1.5, 3.2],
    ['rec_offers_team_top', 'Offers sent by the teams with the five best classes', 'offers', 120, 90, 220],
  ],
  '2017': [
    ['rec_early_sign_first', 'Share of signees who signed in the first December period', 'share', 0.735, 0.7, 0.75],
    [
      'rec_early_sign_gap',
      'Share signed in the first December period, power conferences less others',
      'share',
      0.07,
      0.03,
      0.12,
    ],
  ],
  '2018-2024': [['rec_early_sign', 'Share of signees who sign in December', 'share', 0.85, 0.8, 0.95]],
  '2014, 2024': [
    ['rec_decommit_top300', 'Share of the 300 best recruits who change their mind', 'share', 0.14, 0.08, 0.2],
  ],
  'about 2015-2019': [
    [
      'rec_top250_before_season',
      'Share of the 250 best recruits committed before the season',
      'share',
      0.68,
      0.6,
      0.75,
    ],
  ],
  '2018-2025': [
    ['rec_commit_spring', 'Share of signees who commit for good in spring', 'share', 0.17, 0.1, 0.25],
    ['rec_commit_jun_jul', 'Share of signees who commit for good in June and July', 'share', 0.34, 0.25, 0.45],
    ['rec_commit_aug_nov', 'Share of signees who commit for good from August to November', 'share', 0.27, 0.18, 0.35],
    ['rec_commit_dec_feb', 'Share of signees who commit for good from December to February', 'share', 0.17, 0.1, 0.27],
  ],
  '2015-2025': [
    ['rec_offers_5star', 'Offers of a five-star recruit', 'offers', 30, 20, 45],
    ['rec_offers_4star', 'Offers of a four-star recruit', 'offers', 22, 12, 32],
    ['rec_offers_3star', 'Offers of a three-star recruit', 'offers', 9, 4, 16],
    ['rec_offers_2star', 'Offers of a two-star recruit', 'offers', 3, 1, 6],
  ],
};

export const RECRUITING_TARGETS: readonly Target[] = targetsOf('recruiting', ROWS);
