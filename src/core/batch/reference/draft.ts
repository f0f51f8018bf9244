import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * The professional draft, from public records of drafts and of recruiting classes: means of a season, and the least and the
 * most of one.
 */
const ROWS: TargetRows = {
  '2010-2025': [
    ['dr_fbs_share', 'Share of the selections who played in FBS', 'share', 0.9228, 0.8819, 0.9689],
    ['dr_per_p5_team', 'Selections of a power-conference team', 'selections', 3.001, 2.761, 3.368],
    ['dr_per_g5_team', 'Selections of another FBS team', 'selections', 0.647, 0.297, 0.906],
    ['dr_conf_sec', 'Selections from the SEC', 'selections', 57.3, 38, 79],
    ['dr_conf_b1g', 'Selections from the Big Ten', 'selections', 41.1, 23, 71],
    ['dr_conf_acc', 'Selections from the ACC', 'selections', 35.9, 21, 52],
    ['dr_conf_b12', 'Selections from the Big 12', 'selections', 24.8, 14, 31],
    ['dr_conf_g5', 'Selections from outside the power conferences', 'selections', 39.6, 19, 51],
    ['dr_pos_wr', 'Wide receivers drafted', 'players', 29.88, 24, 36],
    ['dr_pos_te', 'Tight ends drafted', 'players', 13.25, 7, 19],
    ['dr_pos_lb', 'Linebackers drafted', 'players', 30.06, 20, 36],
    ['dr_pos_st', 'Kickers and punters drafted', 'players', 4.19, 2, 7],
    ['dr_r1_qb', 'Quarterbacks in the first round', 'players', 3.06, 1, 6],
    ['dr_r1_rb', 'Running backs in the first round', 'players', 1.44, 0, 3],
    ['dr_r1_dl', 'Defensive linemen in the first round', 'players', 7, 3, 12],
    ['dr_r1_lb', 'Linebackers in the first round', 'players', 3.38, 0, 5],
    ['dr_r1_db', 'Defensive backs in the first round', 'players', 5.62, 3, 9],
  ],
  '2000-2014': [['dr_star5_vox', 'Share of five-star recruits who are drafted', 'share', 0.53, 0.38, 0.7]],
  '2018': [
    ['dr_star4_vox', 'Share of four-star recruits who are drafted', 'share', 0.2, 0.17, 0.25],
    ['dr_star3_vox', 'Share of three-star recruits who are drafted', 'share', 0.06, 0.045, 0.08],
  ],
  '2011-2016': [
    ['dr_star5_r12', 'Share of five-star recruits drafted in the first two rounds', 'share', 0.385, 0.33, 0.45],
  ],
  '2011-2018': [
    ['dr_star2', 'Share of two-star recruits who are drafted', 'share', 0.0179, 0.013, 0.0248],
    ['dr_star3_r1', 'Share of three-star recruits drafted in the first round', 'share', 0.0062, 0.0014, 0.0111],
    ['dr_star2_r1', 'Share of two-star recruits drafted in the first round', 'share', 0.001, 0, 0.0027],
    ['dr_star3_r1_3', 'Share of three-star recruits drafted in the first three rounds', 'share', 0.023, 0.0151, 0.0384],
  ],
  '2006-2018': [
    ['dr_star5_r1', 'Share of five-star recruits drafted in the first round', 'share', 0.193, 0.0385, 0.28],
    ['dr_star4_r1', 'Share of four-star recruits drafted in the first round', 'share', 0.0397, 0.0228, 0.0588],
    ['dr_star5_r1_3', 'Share of five-star recruits drafted in the first three rounds', 'share', 0.3838, 0.2308, 0.5758],
  ],
  '2013-2021': [
    ['dr_years_4', 'Share of drafted recruits who go four years after high school', 'share', 0.4584, 0.4167, 0.5171],
    ['dr_years_5', 'Share of drafted recruits who go five years after high school', 'share', 0.3129, 0.2589, 0.3824],
    ['dr_mix_star5', 'Share of the drafted who were five-star recruits', 'share', 0.0966, 0.068, 0.125],
    ['dr_mix_star2', 'Share of the drafted who were recruits of two stars or fewer', 'share', 0.1924, 0.0825, 0.404],
    ['dr_r1_mix_star5', 'Share of the first round who were five-star recruits', 'share', 0.2345, 0.1613, 0.3448],
    ['dr_r1_mix_star4', 'Share of the first round who were four-star recruits', 'share', 0.3567, 0.2414, 0.5862],
    ['dr_r1_mix_star3', 'Share of the first round who were three-star recruits', 'share', 0.2936, 0.1111, 0.4483],
  ],
  '2010-2024': [
    ['dr_early_granted', 'Juniors who declare for the draft', 'players', 79.6, 53, 106],
    ['dr_early_undrafted', 'Share of those who declare and are not drafted', 'share', 0.24, 0.0862, 0.31],
    ['dr_early_r1_2021', 'Juniors in the first round', 'players', 20, 16, 24],
    ['dr_early_median_pick', 'Median selection of drafted juniors', 'selection', 84, 61, 106],
  ],
};

export const DRAFT_TARGETS: readonly Target[] = targetsOf('draft', ROWS);
