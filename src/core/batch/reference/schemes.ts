import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * What FBS teams are listed with, from public records of 2024. A team that is listed with two counts in both; low and high
 * are 8 in 100 on either side, since one list differs so much from another.
 */
const ROWS: TargetRows = {
  '2024': [
    ['sch_off_spread', 'Share of teams with a spread offense', 'share', 0.3759, 0.2959, 0.4559],
    ['sch_off_airraid', 'Share of teams with an air raid offense', 'share', 0.1429, 0.0629, 0.2229],
    ['sch_off_pro', 'Share of teams with a pro-style offense', 'share', 0.1203, 0.0403, 0.2003],
    ['sch_off_option', 'Share of teams with an option offense', 'share', 0.1053, 0.0253, 0.1853],
    ['sch_off_multiple', 'Share of teams with a multiple offense', 'share', 0.3383, 0.2583, 0.4183],
    ['sch_def_425', 'Share of teams with a 4-2-5 defense', 'share', 0.3985, 0.3185, 0.4785],
    ['sch_def_43', 'Share of teams with a 4-3 defense', 'share', 0.218, 0.138, 0.298],
    ['sch_def_335', 'Share of teams with a 3-3-5 defense', 'share', 0.1278, 0.0478, 0.2078],
    ['sch_def_multiple', 'Share of teams with a multiple defense', 'share', 0.1805, 0.1005, 0.2605],
    ['sch_11_personnel', 'Share of snaps in 11 personnel (general knowledge)', 'share', 0.6, 0.45, 0.7],
    ['sch_nickel', 'Share of defensive snaps with five backs and more (general knowledge)', 'share', 0.65, 0.5, 0.8],
    ['sch_def_fivedb', 'Share of teams with five defensive backs', 'share', 0.5414, 0.4614, 0.6214],
  ],
};

export const SCHEME_TARGETS: readonly Target[] = targetsOf('schemes', ROWS);
