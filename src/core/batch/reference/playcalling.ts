import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * What teams call and how fast they play, from public box scores and ratings: means of a season, and the least and the most of
 * one. `samehc` and `newhc` are teams whose head coach led them in the season before, and those with another.
 */
const ROWS: TargetRows = {
  '2010-2018': [
    [
      'pc_run_rate_absch_newhc',
      'Mean change of the share of runs under a new head coach, up or down',
      'share',
      0.0675,
      0.0531,
      0.0815,
    ],
    [
      'pc_run_rate_absch_samehc',
      'Mean change of the share of runs under the same head coach, up or down',
      'share',
      0.0453,
      0.0391,
      0.0524,
    ],
    [
      'pc_run_rate_corr_newhc',
      'Correlation of the share of runs with the season before, under a new head coach',
      'r',
      0.3697,
      -0.0653,
      0.7387,
    ],
    [
      'pc_pace_corr_newhc',
      'Correlation of seconds per play with the season before, under a new head coach',
      'r',
      0.3209,
      -0.0491,
      0.521,
    ],
  ],
  '2010-2023': [
    ['pc_pass_share', 'Passes as a share of passes and runs, mean of teams', 'share', 0.4507, 0.4412, 0.4617],
    ['pc_pass_share_sd', 'SD over teams of the share of passes', 'share', 0.0872, 0.0734, 0.0954],
    ['pc_pass_share_p05', 'Share of passes that one team in twenty is below', 'share', 0.3216, 0.2841, 0.3651],
    ['pc_pass_share_p25', 'Share of passes that one team in four is below', 'share', 0.4089, 0.3935, 0.4211],
    ['pc_pass_share_max', 'Highest share of passes of a team', 'share', 0.7048, 0.6237, 0.7717],
    ['pc_pass_share_min', 'Lowest share of passes of a team', 'share', 0.122, 0.0765, 0.1594],
    ['pc_4th_att_pg', 'Fourth downs gone for, by a team in a game', 'tries', 1.669, 1.449, 1.9328],
    ['pc_4th_conv', 'Share of them that made it', 'share', 0.5229, 0.5052, 0.5578],
  ],
  '2011-2023': [
    ['pc_plays_pg_yoy', 'Correlation of plays per game with the season before', 'r', 0.4574, 0.268, 0.5938],
    ['pc_4th_att_pg_yoy', 'Correlation of fourth downs gone for with the season before', 'r', 0.4157, 0.2299, 0.5305],
    [
      'pc_4th_corr_newhc',
      'Correlation of fourth downs gone for with the season before, under a new head coach',
      'r',
      0.1995,
      -0.043,
      0.4979,
    ],
    [
      'pc_pass_share_corr_samehc',
      'Correlation of the share of passes with the season before, under the same head coach',
      'r',
      0.7974,
      0.6605,
      0.8501,
    ],
  ],
  '2012-2023': [
    ['pc_plays_per_min', 'Plays per minute of possession, mean of teams', 'plays', 2.3462, 2.2373, 2.407],
    ['pc_plays_per_min_sd', 'SD over teams of plays per minute of possession', 'plays', 0.2388, 0.2016, 0.2765],
    ['pc_plays_per_min_p05', 'Plays per minute that one team in twenty is below', 'plays', 2.0111, 1.964, 2.0523],
    ['pc_plays_per_min_p95', 'Plays per minute that one team in twenty is above', 'plays', 2.7715, 2.5938, 2.9771],
    ['pc_poss_min_sd', 'SD over teams of time of possession in a game', 'minutes', 2.1222, 1.827, 2.3592],
  ],
  '2013-2023': [
    ['pc_plays_per_min_yoy', 'Correlation of plays per minute with the season before', 'r', 0.6102, 0.5127, 0.7123],
    [
      'pc_plays_per_min_corr_samehc',
      'Correlation of plays per minute with the season before, under the same head coach',
      'r',
      0.7007,
      0.6302,
      0.8091,
    ],
  ],
  '2014-2020': [
    ['pc_early_pass', 'Share of passes on first and second down, mean of teams', 'share', 0.37, 0.2638, 0.4575],
  ],
};

export const PLAYCALLING_TARGETS: readonly Target[] = targetsOf('playcalling', ROWS);
