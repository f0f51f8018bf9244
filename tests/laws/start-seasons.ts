import { describe, expect, it } from 'vitest';
import { FIRST_SEASON, LAST_SEASON } from '../../src/core/model/facts.ts';
import type { PlayoffFormat } from '../../src/core/model/playoff.ts';
import { brokenLaws } from './world-laws.ts';

const FORMATS: PlayoffFormat[] = [
  { teams: 2, autobids: 0, championsTopFour: false },
  { teams: 4, autobids: 0, championsTopFour: false },
  { teams: 12, autobids: 5, championsTopFour: true },
];

const SEASONS = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => FIRST_SEASON + i);

/** Three years from every start season whose remainder by two is given: a file for each half keeps two cores busy. */
export function threeYearsFromSeasons(remainder: 0 | 1): void {
  describe.each(SEASONS.filter((year) => year % 2 === remainder))('a dynasty from %i', (year) => {
    it.each(FORMATS)(
      'plays three years with a playoff of $teams and breaks no law',
      (format) => {
        expect(brokenLaws(year, format, 3, year + format.teams)).toEqual([]);
      },
      120_000,
    );
  });
}
