import { FIRST_SEASON, LAST_SEASON } from '../../src/core/model/facts.ts';
import type { PlayoffFormat } from '../../src/core/model/playoff.ts';

export const FORMATS: readonly PlayoffFormat[] = [
  { teams: 2, autobids: 0, championsTopFour: false },
  { teams: 4, autobids: 0, championsTopFour: false },
  { teams: 12, autobids: 5, championsTopFour: true },
];

/** Every season that a dynasty can start in. */
export const START_SEASONS = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => FIRST_SEASON + i);
