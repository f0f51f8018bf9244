import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * How long coaches stay, from public records of head coaches since 2005: means of a season, and the least and the most of one.
 * What coordinators do is known less well.
 */
const ROWS: TargetRows = {
  '2010-2024': [
    ['co_changes', 'Teams with another head coach than a season ago', 'coaches', 26.4, 17, 36],
    ['co_change_share', 'Share of teams with another head coach than a season ago', 'share', 0.2066, 0.1339, 0.2707],
    ['co_tenure_mean', 'Seasons that a head coach has been there, this one included', 'seasons', 4.18, 3.56, 4.76],
    ['co_tenure_first', 'Share of head coaches in their first season there', 'share', 0.2113, 0.1406, 0.2761],
  ],
  '2012-2024': [
    ['co_tenure_ge3', 'Share of head coaches in their third season there or later', 'share', 0.6091, 0.52, 0.7031],
    ['co_tenure_ge5', 'Share of head coaches in their fifth season there or later', 'share', 0.336, 0.291, 0.3846],
  ],
  '2014-2024': [
    ['co_tenure_ge8', 'Share of head coaches in their eighth season there or later', 'share', 0.1608, 0.1406, 0.1875],
    ['co_tenure_ge10', 'Share of head coaches in their tenth season there or later', 'share', 0.1084, 0.0916, 0.1181],
  ],
  '2015-2025': [
    ['co_coord_turnover', 'Share of offensive coordinators in their first season there', 'share', 0.37, 0.28, 0.48],
  ],
};

export const COACH_TARGETS: readonly Target[] = targetsOf('coaches', ROWS);
