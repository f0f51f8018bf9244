import { describe, expect, it } from 'vitest';
import { keptDatesLines } from '../../../src/core/present/decisions/noncon.ts';

describe('dates reserved for power programs, in words', () => {
  const lines = (dates: number, prestige: number, rating: number) =>
    keptDatesLines({ kept_for_power: { dates, prestige, rating } });

  it('are counted, with the required prestige and rating', () => {
    expect(lines(1, 6, 81.2)).toEqual([
      '1 open date is kept for a power program (prestige 6, rating 81.2, or better).',
    ]);
    expect(lines(1, 6, 0)).toEqual(['1 open date is kept for a power program (prestige 6 or better).']);
    expect(lines(2, 1, 0)).toEqual(['2 open dates are kept for power programs.']);
  });

  it('are not mentioned if there are none', () => {
    expect(lines(0, 6, 81.2)).toEqual([]);
  });
});
