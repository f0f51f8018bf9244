import { describe, expect, it } from 'vitest';
import type { BoardPage, BoardRecruit, RecruitDetail } from '../../../src/core/contract/views/recruiting/board.ts';
import { detailLines, nextPitch, shortCares, shownRecruits } from '../../../src/core/present/recruiting.ts';
import { boardOpen } from '../../../src/core/words/recruiting.ts';

const recruit = {
  number: 12,
  first: 'Al',
  last: 'Bo',
  pos: 'cb',
  stars: 4,
  home_state: 'TX',
  miles: 90,
  status: 'open',
  place: 2,
  offered: true,
  hours: 1,
  spent: 7.6,
  unsure: 0.3,
  low: 70,
  high: 79,
  pitch: null,
  cares: ['winning', 'nil', 'loyalty'],
} as unknown as BoardRecruit;

const detail = (more: Partial<RecruitDetail>): RecruitDetail => ({
  recruit,
  list: [],
  why: null,
  timeline: [],
  actions: [],
  finalists: [],
  ...more,
});
const why = (total: number, value: number): RecruitDetail['why'] => ({
  beside: 'Iowa',
  parts: [
    { label: 'Roster need', value: 0 },
    { label: 'Money', value },
  ],
  total,
});

describe('a recruit in one pane', () => {
  it('says with whom we compete, by how much and why, the greatest part first', () => {
    expect(detailLines(detail({ why: why(-0.4, -0.4) }))).toContain('Behind Iowa by 0.4, give or take 0.3: money -0.4');
    expect(detailLines(detail({ why: why(0.2, 0.2) }))).toContain('Ahead of Iowa by 0.2, give or take 0.3: money +0.2');
    expect(detailLines(detail({ why: why(0, 0) }))).toContain('Even with Iowa, give or take 0.3');
  });

  it('says what we pitch and what he has had, and that no spot is left where none is', () => {
    expect(detailLines(detail({}))).toContain('Pitch: our strongest selling point: 1 hour a week, 8 so far');
    const full = { ...recruit, place: null, pitch: 'winning' } as BoardRecruit;
    expect(detailLines(detail({ recruit: full }))).toContain('No CB spot left.');
    expect(detailLines(detail({ recruit: full }))).toContain('Pitch: winning: 1 hour a week, 8 so far');
    const unwanted = { ...full, offered: false, hours: 0 } as BoardRecruit;
    expect(detailLines(detail({ recruit: unwanted })).join('\n')).not.toMatch(/spot left|Pitch/);
  });

  it('says what an action brings at least and at most, and the place that it leads to', () => {
    const actions = [
      { action: 'an offer', gain: 0, low: 0, high: 0, place: 5 },
      { action: 'an official visit', gain: 0.7, low: 0.5, high: 0.9, place: 1 },
    ];
    expect(detailLines(detail({ actions }))).toContain(
      'What would change: an offer (5th), an official visit +0.5 to +0.9 (1st)',
    );
  });
});

describe('the board', () => {
  it('talks about what he cares about in its order, then about what the program is best at', () => {
    const pitches = [null, 'winning', 'nil', 'loyalty'] as const;
    expect(pitches.map((pitch) => nextPitch({ ...recruit, pitch }))).toEqual(['winning', 'nil', 'loyalty', 'staff']);
    expect(nextPitch({ cares: [], pitch: null })).toBeNull();
    expect(nextPitch({ cares: ['nil'], pitch: 'winning' })).toBe('nil');
    expect(shortCares(recruit)).toBe('wins, NIL');
  });

  it('says what is open before a week', () => {
    const page = (staff: boolean, used: number, elsewhere = 0): BoardPage =>
      ({ open: true, staff, hours: { total: 56, used, most: 12, elsewhere } }) as BoardPage;
    expect(boardOpen(page(true, 50))).toBe('recruiting: left to the staff');
    expect(boardOpen(page(false, 44))).toBe('recruiting: 12 of 56 hours a week are free');
    expect(boardOpen(page(false, 56))).toBe('recruiting: the hours are spent as last week');
    expect(boardOpen(page(false, 44, 3))).toBe(
      'recruiting: 12 of 56 hours a week are free, 3 on recruits who chose others',
    );
    expect(boardOpen({ ...page(false, 0), open: false })).toBeNull();
  });

  it('says which of them are shown', () => {
    const thirty = Array.from({ length: 30 }, () => recruit);
    expect(shownRecruits({ recruits: thirty, found: 30 })).toBe('Recruits');
    expect(shownRecruits({ recruits: thirty, found: 79 })).toBe('1-30 of 79');
    expect(shownRecruits({ recruits: thirty.slice(0, 19), found: 79 }, 60)).toBe('61-79 of 79');
    expect(shownRecruits({ recruits: [], found: 3 }, 60)).toBe('none of 3');
  });
});
