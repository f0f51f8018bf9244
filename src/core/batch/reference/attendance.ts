import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * Who comes to games, from public records. Low and high are the least and the most of a season.
 */
const ROWS: TargetRows = {
  '2010-2018': [
    [
      'at_fill_p5',
      'Mean share of the seats sold per home game, power-conference teams',
      'share',
      0.891,
      0.8577,
      0.9177,
    ],
    [
      'at_sellout_p5',
      'Share of home games with 98% of the seats sold or more, power-conference teams',
      'share',
      0.3796,
      0.3333,
      0.4265,
    ],
    [
      'at_fill_sd_within_p5',
      'SD of the share of the seats sold between home games of the same team season, power-conference',
      'share',
      0.0547,
      0.0448,
      0.0605,
    ],
    ['at_fill_g5', 'Mean share of the seats sold per home game, other teams', 'share', 0.6474, 0.6134, 0.6792],
    [
      'at_fill_sd_within_g5',
      'SD of the share of the seats sold between home games of the same team season, other',
      'share',
      0.1216,
      0.1117,
      0.1324,
    ],
    [
      'at_ranked_opp',
      'Share of the seats sold against ranked opponents less the team season mean',
      'share',
      0.0364,
      0.028,
      0.0493,
    ],
    [
      'at_ranked_self',
      'Share of the seats sold of games in which the home team is ranked less the team season mean',
      'share',
      0.0037,
      -0.0004,
      0.0096,
    ],
    ['at_rain', 'Share of the seats sold on days with rain less the team season mean', 'share', 0.0022, -0.055, 0.0294],
    [
      'at_november',
      'Share of the seats sold in November or later less the team season mean',
      'share',
      -0.032,
      -0.0419,
      -0.021,
    ],
  ],
  '2012-2019': [
    ['at_fbs_mean_p5', 'Mean attendance per home game of power-conference teams', 'spectators', 60828, 58847, 62182],
    ['at_fbs_mean_g5', 'Mean attendance per home game of other teams', 'spectators', 22524, 21612, 24340],
    ['at_fbs_mean_b1g', 'Mean attendance per home game, Big Ten, all members', 'spectators', 67415, 65048, 70387],
    ['at_fbs_mean_b12', 'Mean attendance per home game, Big 12, all members', 'spectators', 57412, 55982, 58712],
    ['at_fbs_mean_acc', 'Mean attendance per home game, ACC, all members', 'spectators', 49034, 47972, 49815],
    ['at_fbs_mean_p12', 'Mean attendance per home game, Pac-12, all members', 'spectators', 51098, 46176, 53679],
    ['at_fbs_mean_aac', 'Mean attendance per home game, American, all members', 'spectators', 30655, 28471, 33635],
    ['at_fbs_mean_mwc', 'Mean attendance per home game, MWC, all members', 'spectators', 24704, 23187, 26072],
    ['at_fbs_mean_cusa', 'Mean attendance per home game, CUSA, all members', 'spectators', 20838, 18756, 25534],
    ['at_fbs_mean_mac', 'Mean attendance per home game, MAC, all members', 'spectators', 15499, 14400, 16349],
    ['at_fbs_mean_sbc', 'Mean attendance per home game, Sun Belt, all members', 'spectators', 18407, 17603, 19226],
    ['at_fbs_top', 'Highest season mean home attendance of one FBS team', 'spectators', 110546, 106296, 112252],
    ['at_fbs_p10', '10th percentile over FBS teams of season mean home attendance', 'spectators', 15854, 15063, 16568],
    ['at_fbs_p90', '90th percentile over FBS teams of season mean home attendance', 'spectators', 82748, 81106, 84464],
  ],
};

export const ATTENDANCE_TARGETS: readonly Target[] = targetsOf('attendance', ROWS);
