import { describe, expect, it } from 'vitest';
import { headCoachText, ledByParts } from '../../../src/core/present/coaches.ts';

type Head = Parameters<typeof headCoachText>[0];
const head = (wins: number, losses: number): Head =>
  ({ first: 'Al', last: 'Bo', age: 47, since: 2027, until: null, wins, losses }) as Head;

describe('a head coach in words', () => {
  it('has the record of the seasons that are over, and none in his first', () => {
    expect(headCoachText(head(21, 17))).toBe('Head coach: Al Bo, 47, since 2027 (21-17).');
    expect(headCoachText(head(0, 0))).toBe('Head coach: Al Bo, 47, since 2027.');
  });

  it('stands beside the name of his team with what his staff teaches, where that is known', () => {
    const schemes = { offense: 'pro', defense: '4-2-5' } as const;
    expect(ledByParts({ head_coach: head(21, 17), schemes })).toEqual([
      'Coach Al Bo, since 2027 (21-17)',
      'Pro-style offense, 4-2-5 defense',
    ]);
    expect(ledByParts({ head_coach: head(0, 0), schemes: null })).toEqual(['Coach Al Bo, since 2027']);
  });
});
