import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * How often and how long players are out, from public records: games played by teams' leaders, box scores, and the injury
 * surveillance of the NCAA. A leader is one by volume, so whole seasons lost are not among his games missed. A regular did
 * enough in two of the three games before (15 passes, 8 carries, 3 catches, 3 tackles); absent is who has no entry in the
 * box score. Low and high are the least and the most of a season, or two standard errors of one.
 */
const ROWS: TargetRows = {
  '2016-19, 2021-23': [
    ['av_passing_missed', 'Games missed a season by the leading passer of a team', 'games', 1.363, 1.154, 1.542],
    ['av_passing_all_games', 'Share of leading passers who played in every game', 'share', 0.4379, 0.3534, 0.4923],
    ['av_passing_missed4', 'Share of leading passers who missed four games or more', 'share', 0.1303, 0.1077, 0.1579],
    ['av_rushing_missed', 'Games missed a season by the leading rusher of a team', 'games', 0.71, 0.546, 0.835],
    ['av_rushing_all_games', 'Share of leading rushers who played in every game', 'share', 0.6045, 0.5263, 0.6462],
    ['av_rushing_missed4', 'Share of leading rushers who missed four games or more', 'share', 0.035, 0.0077, 0.0611],
    [
      'av_receiving_missed',
      'Games missed a season by the two leading receivers of a team',
      'games',
      0.492,
      0.309,
      0.683,
    ],
    [
      'av_receiving_all_games',
      'Share of the two leading receivers who played in every game',
      'share',
      0.723,
      0.6221,
      0.8242,
    ],
    [
      'av_receiving_missed4',
      'Share of the two leading receivers who missed four games or more',
      'share',
      0.0252,
      0.0078,
      0.0385,
    ],
    ['av_qb_two', 'Share of teams with two quarterbacks of 60 attempts or more', 'share', 0.445, 0.4062, 0.4884],
  ],
  '2025': [
    [
      'av_qb_absence_rate',
      'Chance that a regular quarterback is absent from the next game',
      'share',
      0.082,
      0.0662,
      0.0978,
    ],
    [
      'av_rb_absence_4up',
      'Share of absences of a regular back that last four games or more',
      'share',
      0.2985,
      0.1785,
      0.4185,
    ],
    [
      'av_rb_absence_rest',
      'Share of absences of a regular back that last to the end of the season',
      'share',
      0.209,
      0.089,
      0.329,
    ],
    [
      'av_wr_absence_rate',
      'Chance that a regular receiver is absent from the next game',
      'share',
      0.0821,
      0.0725,
      0.0917,
    ],
    ['av_wr_absence_1', 'Share of absences of a regular receiver that last one game', 'share', 0.6454, 0.5254, 0.7654],
    [
      'av_wr_absence_4up',
      'Share of absences of a regular receiver that last four games or more',
      'share',
      0.1277,
      0.0077,
      0.2477,
    ],
    [
      'av_def_absence_rate',
      'Chance that a regular defender is absent from the next game',
      'share',
      0.0873,
      0.0821,
      0.0925,
    ],
    [
      'av_def_absence_4up',
      'Share of absences of a regular defender that last four games or more',
      'share',
      0.1807,
      0.0607,
      0.3007,
    ],
  ],
  derived: [['in_new_per_team_game', 'Injuries of a team in a game', 'injuries', 1.9, 1.3, 2.5]],
  general: [
    ['in_season_ending_share', 'Share of injuries that end the season', 'share', 0.09, 0.05, 0.15],
    ['in_severe_share', 'Share of injuries of more than 21 days', 'share', 0.22, 0.15, 0.3],
    ['in_out_per_team_week', 'Men of the two-deep who are out in a week, per team', 'players', 4.5, 2, 8],
  ],
  '2004-2018': [['in_concussion_share', 'Share of injuries that are concussions', 'share', 0.072, 0.07, 0.075]],
  '2009-2018': [
    ['in_ankle_share', 'Share of injuries that are ankle sprains', 'share', 0.069, 0.065, 0.115],
    ['in_hamstring_share', 'Share of injuries that are hamstring strains', 'share', 0.047, 0.04, 0.096],
  ],
  '2009-2013': [
    ['in_knee_share', 'Share of injuries that are knee sprains', 'share', 0.072, 0.06, 0.1],
    ['in_days_concussion', 'Median days lost to a concussion', 'days', 7, 3.5, 11.2],
    ['in_days_knee', 'Median days lost to a knee sprain', 'days', 5, 2.5, 8],
    ['in_days_ankle', 'Median days lost to an ankle sprain', 'days', 2, 1, 3.2],
    ['in_days_thigh', 'Median days lost to a thigh strain', 'days', 1, 0.5, 1.6],
  ],
};

export const INJURY_TARGETS: readonly Target[] = targetsOf('injuries', ROWS);
