import { describe, expect, it } from 'vitest';
import { sample } from '../thorough.ts';
import { brokenAtKickoff, brokenLaws } from './dynasty-laws.ts';
import { FORMATS, START_SEASONS } from './start-seasons-matrix.ts';

/** Seasons to play: the first, a middle and the last one, each with a different format. */
const PLAYED = sample(START_SEASONS, 13);

const formatOf = (year: number) => FORMATS[year % FORMATS.length]!;

/** `npm run torture -- seasons` plays three years from every season under every format. */
describe('a dynasty', () => {
  it.each(sample(START_SEASONS, 6))('from %i has complete rosters and a complete schedule', (year) => {
    const format = formatOf(year);
    expect(brokenAtKickoff(year, format, year + format.teams)).toEqual([]);
  });

  it.each(PLAYED)('from %i plays a year and breaks no invariant', (year) => {
    const format = formatOf(year);
    expect(brokenLaws(year, format, 1, year + format.teams)).toEqual([]);
  });
});
