import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/** Share of those who sign that are on the roster in the next season, in the record: the others never enroll, or are not found. */
const ENROLLED = 0.8392;

const stillThere = (stars: string, season: string): string =>
  `Share of ${stars}-star signees who are where they signed in their ${season} season`;

/** The highest share of those who enroll, where the record is of all who sign. */
const ofEnrolled = (share: number): number => Math.min(1, share / ENROLLED);

/**
 * Classes of rosters and of those who play, and redshirts, from public rosters and statistics of players. Two classes from before
 * the four games are too few for a range: it is five points to either side.
 */
const ROWS: TargetRows = {
  '2016-2024': [
    ['ros_size', 'Men on a roster, on scholarship or not, before there was a limit', 'players', 119.6, 112.1, 130],
    ['ros_size_sd', 'SD of that between teams', 'players', 11.9, 10.1, 18.2],
    ['ros_class_fr', 'Share of rosters who are freshmen by eligibility', 'share', 0.398, 0.3697, 0.4318],
    ['ros_class_so', 'Share of rosters who are sophomores by eligibility', 'share', 0.2196, 0.196, 0.2394],
    ['ros_class_jr', 'Share of rosters who are juniors by eligibility', 'share', 0.207, 0.1779, 0.2205],
    ['ros_class_sr', 'Share of rosters who are seniors by eligibility', 'share', 0.1754, 0.1629, 0.2139],
    [
      'ros_attrition_share',
      'Share of players who are no seniors and not on the same roster the next season',
      'share',
      0.262,
      0.2006,
      0.3341,
    ],
    [
      'ros_move_share',
      'Share of players who are no seniors and on the roster of another FBS team the next season',
      'share',
      0.0441,
      0.0148,
      0.0928,
    ],
    ['ros_walkons', 'Walk-ons on a roster, before there was a limit', 'players', 35, 25, 45],
    ['ros_return_fr', 'Share of freshmen who are on the same roster the next season', 'share', 0.7742, 0.7391, 0.8363],
    [
      'ros_return_so',
      'Share of sophomores who are on the same roster the next season',
      'share',
      0.7487,
      0.6458,
      0.8078,
    ],
    ['ros_return_jr', 'Share of juniors who are on the same roster the next season', 'share', 0.6549, 0.5573, 0.7232],
  ],
  '2016-2019': [
    ['ros_senior_return_pre2020', 'Share of seniors who play another season', 'share', 0.0641, 0.0446, 0.0759],
  ],
  '2020': [
    [
      'ros_senior_return_covid',
      'Share of the seniors of 2020 who play another season',
      'share',
      0.5273,
      0.5273,
      0.5273,
    ],
  ],
  '2016-2021': [
    ['ros_y2_3star', stillThere('three', 'second'), 'share', 0.7754, 0.7424, ofEnrolled(0.8163)],
    ['ros_y2_4star', stillThere('four', 'second'), 'share', 0.8311, 0.7785, ofEnrolled(0.8571)],
    ['ros_y2_5star', stillThere('five', 'second'), 'share', 0.9126, 0.8788, ofEnrolled(1)],
    ['ros_y4_3star', stillThere('three', 'fourth'), 'share', 0.5066, 0.4506, ofEnrolled(0.5392)],
  ],
  '2016-2017': [
    ['rs_signee_pre2018', 'Share of signees who redshirt, before the four games', 'share', 0.5637, 0.51, 0.61],
    ['rs_2star_pre2018', 'Share of two-star signees who redshirt, before the four games', 'share', 0.6127, 0.56, 0.66],
    [
      'rs_3star_pre2018',
      'Share of three-star signees who redshirt, before the four games',
      'share',
      0.6006,
      0.55,
      0.65,
    ],
    [
      'rs_4star_pre2018',
      'Share of four-star signees who redshirt, before the four games',
      'share',
      0.353,
      0.3053,
      0.4008,
    ],
  ],
  '2018-2021': [
    ['rs_3star_post2018', 'Share of three-star signees who redshirt', 'share', 0.6906, 0.6777, 0.7137],
    ['rs_4star_post2018', 'Share of four-star signees who redshirt', 'share', 0.4687, 0.4276, 0.5],
    ['rs_5star_post2018', 'Share of five-star signees who redshirt', 'share', 0.2342, 0.1923, 0.3103],
  ],
  '2010-2024': [['ros_scholarships_used', 'Men on a roster with a scholarship', 'players', 82, 76, 85]],
  '2017-2023': [
    [
      'qb_same_as_last',
      'Share of teams whose first passer was it the season before, too',
      'share',
      0.416,
      0.3511,
      0.4961,
    ],
  ],
  '2016-2023': [
    ['use_receptions_fr', 'Share of catches by freshmen', 'share', 0.1348, 0.1054, 0.1653],
    ['use_receptions_jr', 'Share of catches by juniors', 'share', 0.3138, 0.2738, 0.3469],
    ['use_receptions_so', 'Share of catches by sophomores', 'share', 0.2407, 0.2283, 0.2733],
    ['use_receptions_sr', 'Share of catches by seniors', 'share', 0.3107, 0.2882, 0.3308],
    ['use_rush_att_fr', 'Share of rushes by freshmen', 'share', 0.1836, 0.1311, 0.2312],
    ['use_rush_att_jr', 'Share of rushes by juniors', 'share', 0.2968, 0.2571, 0.3181],
    ['use_rush_att_so', 'Share of rushes by sophomores', 'share', 0.2614, 0.2407, 0.2817],
    ['use_rush_att_sr', 'Share of rushes by seniors', 'share', 0.2582, 0.239, 0.2836],
    ['lead_pass_att_fr', 'Share of teams whose leading passer is a freshman', 'share', 0.1397, 0.1069, 0.1732],
    ['lead_pass_att_jr', 'Share of teams whose leading passer is a junior', 'share', 0.3089, 0.2756, 0.374],
    ['lead_rush_att_fr', 'Share of teams whose leading rusher is a freshman', 'share', 0.1262, 0.0677, 0.2308],
    ['lead_rush_att_so', 'Share of teams whose leading rusher is a sophomore', 'share', 0.2473, 0.1923, 0.2901],
    ['lead_rush_att_jr', 'Share of teams whose leading rusher is a junior', 'share', 0.3386, 0.2677, 0.3984],
    ['lead_rush_att_sr', 'Share of teams whose leading rusher is a senior', 'share', 0.2879, 0.2578, 0.3307],
    ['lead_receptions_so', 'Share of teams whose leading receiver is a sophomore', 'share', 0.2175, 0.1769, 0.2824],
    ['lead_receptions_jr', 'Share of teams whose leading receiver is a junior', 'share', 0.3619, 0.2595, 0.4692],
    ['lead_receptions_sr', 'Share of teams whose leading receiver is a senior', 'share', 0.3629, 0.3077, 0.4453],
  ],
  '2024': [
    ['dc_start_so', 'Share of starters who are sophomores', 'share', 0.1542, 0.1142, 0.1942],
    ['dc_start_jr', 'Share of starters who are juniors', 'share', 0.3218, 0.2818, 0.3618],
    // The record's seniors and graduates together.
    ['dc_start_sr', 'Share of starters who are seniors', 'share', 0.4793, 0.4393, 0.5193],
    ['dc_backup_fr', 'Share of the second string who are freshmen', 'share', 0.2998, 0.2498, 0.3498],
    ['dc_start_redshirt', 'Share of starters who have redshirted', 'share', 0.5358, 0.4858, 0.5858],
    ['dc_start_true_fr', 'Share of starters who are in their first year', 'share', 0.0131, 0.005, 0.06],
  ],
};

export const ROSTER_TARGETS: readonly Target[] = targetsOf('rosters', ROWS);
