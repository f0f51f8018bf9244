import { describe, expect, it } from 'vitest';
import { brokenLaws } from './dynasty-laws.ts';
import { FORMATS, START_SEASONS } from './start-seasons-matrix.ts';

/**
 * A year from every start season whose remainder by two is given, under each format in turn: a file for each half keeps
 * two cores busy. Three years of every season under every format are `npm run torture -- seasons`.
 */
export function aYearFromSeasons(remainder: 0 | 1): void {
  const starts = START_SEASONS.filter((year) => year % 2 === remainder).map((year) => ({
    year,
    format: FORMATS[year % FORMATS.length]!,
  }));
  describe.each(starts)('a dynasty from $year', ({ year, format }) => {
    it(`plays a year with a playoff of ${format.teams} and breaks no law`, () => {
      expect(brokenLaws(year, format, 1, year + format.teams)).toEqual([]);
    }, 120_000);
  });
}
