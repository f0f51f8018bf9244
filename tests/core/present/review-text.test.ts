import { describe, expect, it } from 'vitest';
import { decidingText } from '../../../src/core/present/review/review.ts';
import { scheduleGame } from '../../web/fixtures.ts';

describe('a game that decided a season', () => {
  const georgia = { name: 'Georgia', ranking: 3, rating: 88, record: '5-0 (3-0)' };
  const won = scheduleGame({ opponent: georgia, result: 'W', score: '27-24', weekPlayed: 6, spread: '+6.5' });

  it('is described as a fan would, with the odds', () => {
    const text = '27-24 over No. 3 Georgia (finished 5th) in Week 6 as a 6.5-point underdog';
    expect(decidingText({ ...won, final_ranking: 5 })).toBe(text);
  });

  it('has the winner’s points first in a loss', () => {
    const lost = { ...won, result: 'L' as const, score: '24-27', spread: '-11' };
    expect(decidingText(lost)).toBe('27-24 to No. 3 Georgia in Week 6 as an 11-point favorite');
  });

  it('is a pick’em without a favorite', () => {
    expect(decidingText({ ...won, spread: 'Even' })).toBe('27-24 over No. 3 Georgia in Week 6 in a pick’em');
  });
});
