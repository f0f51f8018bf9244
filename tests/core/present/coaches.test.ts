import { describe, expect, it } from 'vitest';
import { headCoachText, hoursLine, ledByParts, regardLine } from '../../../src/core/present/coaches.ts';

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

describe('what a staff brings to recruiting', () => {
  const parts = (...values: number[]) =>
    ['Prestige', 'Head coach', 'Offensive coordinator']
      .slice(0, values.length)
      .map((label, at) => ({ label, value: values[at]! }));

  it('says who adds hours and who costs some, and nothing where all staffs have as many', () => {
    expect(hoursLine({ total: 58, parts: parts(56, 3, -1) })).toEqual([
      '58 hours a week: 56 by prestige, head coach +3, offensive coordinator -1.',
    ]);
    expect(hoursLine({ total: 56, parts: parts(56, 0, 0) })).toEqual(['56 hours a week: 56 by prestige.']);
    expect(hoursLine({ total: 56, parts: parts(56) })).toEqual([]);
  });

  it('says how recruits see the head coach, or the replacement of one who leaves', () => {
    const regard = { parts: [{ label: 'Recruiting', value: 0.5 }], total: 0.5 };
    expect(regardLine({ leaves: null, ...regard })).toBe('Head coach appeal: +0.5 (recruiting +0.5).');
    expect(regardLine({ leaves: 'hired_away', ...regard })).toBe(
      "The head coach is hired away after the season. Recruits' view of his replacement: +0.5 (recruiting +0.5).",
    );
  });
});
