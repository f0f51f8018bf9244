import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * How games swing, from public records: the excitement index of games between FBS teams, and who led at the end of quarters.
 * Low and high are the least and the most of a season.
 */
const ROWS: TargetRows = {
  '2014-2019': [
    ['ex_mean', 'Mean excitement of games', 'excitement', 4.197, 3.991, 4.312],
    ['ex_p10', 'Excitement that a tenth of the games do not reach', 'excitement', 0.872, 0.726, 1.086],
    ['ex_p50', 'Excitement that half of the games do not reach', 'excitement', 3.868, 3.669, 4.067],
    ['ex_p90', 'Excitement that a tenth of the games exceed', 'excitement', 7.823, 7.575, 7.966],
    ['ex_margin_4_8', 'Mean excitement of games decided by 4 to 8 points', 'excitement', 6.084, 5.87, 6.391],
    ['ex_margin_9_16', 'Mean excitement of games decided by 9 to 16 points', 'excitement', 4.356, 4.242, 4.49],
    ['ex_margin_17_27', 'Mean excitement of games decided by 17 to 27 points', 'excitement', 2.978, 2.752, 3.121],
    ['ex_margin_28up', 'Mean excitement of games decided by 28 points or more', 'excitement', 1.488, 1.252, 1.653],
  ],
  '2010-2020': [
    ['lead_q1_wins', 'Share of games won by the team leading after the first quarter', 'share', 0.7467, 0.7143, 0.7801],
    [
      'wp_q1_lead_1_3',
      'Win share of the team leading by 1 to 3 after the first quarter',
      'share',
      0.6027,
      0.5283,
      0.6579,
    ],
    [
      'wp_q1_lead_8_10',
      'Win share of the team leading by 8 to 10 after the first quarter',
      'share',
      0.8039,
      0.7143,
      0.9091,
    ],
    ['tied_q2', 'Share of games tied at the half', 'share', 0.068, 0.0519, 0.0836],
    ['wp_q2_lead_4_7', 'Win share of the team leading by 4 to 7 at the half', 'share', 0.7214, 0.664, 0.75],
    ['wp_q2_lead_8_10', 'Win share of the team leading by 8 to 10 at the half', 'share', 0.8219, 0.75, 0.8537],
    ['wp_q2_lead_11_14', 'Win share of the team leading by 11 to 14 at the half', 'share', 0.8892, 0.809, 0.936],
    ['wp_q2_lead_15_21', 'Win share of the team leading by 15 to 21 at the half', 'share', 0.9461, 0.9204, 0.9664],
    ['wp_q2_lead_22up', 'Win share of the team leading by 22 or more at the half', 'share', 0.9955, 0.9892, 1],
    ['lead_q3_wins', 'Share of games won by the team leading after the third quarter', 'share', 0.8761, 0.8599, 0.8986],
    ['tied_q3', 'Share of games tied after the third quarter', 'share', 0.0474, 0.0356, 0.057],
    [
      'wp_q3_lead_4_7',
      'Win share of the team leading by 4 to 7 after the third quarter',
      'share',
      0.7397,
      0.6739,
      0.813,
    ],
    [
      'wp_q3_lead_8_10',
      'Win share of the team leading by 8 to 10 after the third quarter',
      'share',
      0.851,
      0.7973,
      0.9286,
    ],
    [
      'wp_q3_lead_15_21',
      'Win share of the team leading by 15 to 21 after the third quarter',
      'share',
      0.9815,
      0.9528,
      0.9925,
    ],
    [
      'wp_q3_lead_22up',
      'Win share of the team leading by 22 or more after the third quarter',
      'share',
      0.9995,
      0.9948,
      1,
    ],
    [
      'comeback_14',
      'Share of games won after trailing by 14 or more at the end of some quarter',
      'share',
      0.0311,
      0.019,
      0.0395,
    ],
    [
      'comeback_17',
      'Share of games won after trailing by 17 or more at the end of some quarter',
      'share',
      0.0113,
      0.0068,
      0.0156,
    ],
  ],
};

export const IN_GAME_TARGETS: readonly Target[] = targetsOf('in_game', ROWS);
