import { describe, expect, it } from 'vitest';
import { endText } from '../../../src/core/present/coaching/careers.ts';
import { headCoachText, hoursLine, ledByParts, regardLine } from '../../../src/core/present/coaching/coaches.ts';
import { arcText } from '../../../src/core/words/arcs.ts';
import { hiredWords } from '../../../src/core/words/coaches.ts';

type Head = Parameters<typeof headCoachText>[0];
const head = (wins: number, losses: number): Head =>
  ({ first: 'Al', last: 'Bo', age: 47, since: 2027, until: null, wins, losses }) as Head;

describe('a head coach in words', () => {
  it('has his record in finished seasons, and none in his first', () => {
    expect(headCoachText(head(21, 17))).toBe('Head coach: Al Bo, 47, since 2027 (21-17).');
    expect(headCoachText(head(0, 0))).toBe('Head coach: Al Bo, 47, since 2027.');
  });

  it('appears next to his team’s name with his staff’s schemes, if known', () => {
    const schemes = { offense: 'pro', defense: '4-2-5' } as const;
    expect(ledByParts({ head_coach: head(21, 17), schemes })).toEqual([
      'Coach Al Bo, since 2027 (21-17)',
      'Pro-style offense, 4-2-5 defense',
    ]);
    expect(ledByParts({ head_coach: head(0, 0), schemes: null })).toEqual(['Coach Al Bo, since 2027']);
  });
});

describe('why a coach left', () => {
  const to = { team: 'Rice', role: 'offense', year: 2029 } as const;

  it('says when he was fired and where he has worked since', () => {
    expect(endText({ end: 'fired', week: 7, to })).toBe(
      'fired after week 7, then offensive coordinator at Rice (2029)',
    );
    expect(endText({ end: 'fired', to: null })).toBe('fired');
    expect(endText({ end: 'hired_away', to })).toBe('hired away by Rice');
    expect(endText({ end: 'promoted', to: { ...to, role: 'head' } })).toBe('hired as head coach at Rice');
    expect(endText({ end: null, to: null })).toBe('');
  });

  it('calls an interim head coach that, without the years of a tenure', () => {
    const interim = { ...head(0, 0), end: 'interim' } as const;
    expect(headCoachText(interim)).toBe('Interim head coach: Al Bo, 47.');
    expect(ledByParts({ head_coach: interim, schemes: null })).toEqual(['Interim coach Al Bo']);
    expect(ledByParts({ head_coach: null, schemes: null })).toEqual([]);
  });

  it('describes the change: who leaves, and who replaces him from where', () => {
    const change = {
      kind: 'coach_change',
      team: 'Utah',
      who: 'Al Bo',
      end: 'hired_away',
      midseason: false,
      seasons: 3,
      to: 'Rice',
      hired: 'Ed Fay',
      from: hiredWords({ from: { team: 'Utah', role: 'defense' }, former: false, origin: 'position coach' }, 'Utah'),
    } as const;
    expect(arcText(change, 0)).toBe(
      'Al Bo leaves Utah for Rice after three seasons; Ed Fay, its own defensive coordinator, takes over.',
    );
    expect(arcText({ ...change, end: 'fired', midseason: true, from: 'an FCS head coach' }, 0)).toBe(
      'Utah hires Ed Fay, an FCS head coach, to follow Al Bo, who was fired during the season.',
    );
    expect(hiredWords({ from: { team: 'Rice', role: 'head' }, former: true, origin: 'position coach' }, 'Utah')).toBe(
      'former head coach at Rice',
    );
    const fired = { kind: 'coach_fired', team: 'Utah', who: 'Al Bo', wins: 1, losses: 6, interim: 'Ed Fay' } as const;
    expect(arcText(fired, 0)).toBe('Utah fires Al Bo after a 1-6 start. Ed Fay takes over as interim head coach.');
  });
});

describe('a staff’s effect on recruiting', () => {
  const parts = (...values: number[]) =>
    ['Prestige', 'Head coach', 'Offensive coordinator']
      .slice(0, values.length)
      .map((label, index) => ({ label, value: values[index]! }));

  it('says which coaches add hours and which cost some, and nothing if all staffs have as many', () => {
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
      "Head coach hired away. Recruits' view of his replacement: +0.5 (recruiting +0.5).",
    );
  });
});
