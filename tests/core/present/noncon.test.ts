import { describe, expect, it } from 'vitest';
import { keptDatesLines } from '../../../src/core/present/noncon.ts';

describe('the dates that are kept for power programs, in words', () => {
  const lines = (dates: number, prestige: number) => keptDatesLines({ kept_for_power: { dates, prestige } });

  it('are counted, with the prestige that is asked for', () => {
    expect(lines(1, 6)).toEqual(['1 open date is kept for a power program of prestige 6 or more.']);
    expect(lines(2, 1)).toEqual(['2 open dates are kept for power programs.']);
  });

  it('are not spoken of where none is kept', () => {
    expect(lines(0, 6)).toEqual([]);
  });
});
