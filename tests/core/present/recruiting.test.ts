import { describe, expect, it } from 'vitest';
import type { BoardPage, BoardRecruit, RecruitDetail } from '../../../src/core/contract/views/recruiting/board.ts';
import {
  actionEffect,
  byUrgency,
  gapText,
  leadText,
  raceOf,
  topUpBattles,
  trendMark,
} from '../../../src/core/present/board/interest.ts';
import { detailLines } from '../../../src/core/present/board/recruit-lines.ts';
import { finalistLines } from '../../../src/core/present/finalists.ts';
import { nextPitch, shortCares, shownRecruits } from '../../../src/core/present/recruiting.ts';
import { hoursOpen } from '../../../src/core/words/recruiting.ts';

const recruit = {
  number: 12,
  first: 'Al',
  last: 'Bo',
  pos: 'cb',
  stars: 4,
  home_state: 'TX',
  hometown: 'Waco',
  miles: 90,
  status: 'open',
  place: 2,
  offered: true,
  hours: 1,
  spent: 7.6,
  unsure: 3,
  suitors: 9,
  interest: 52,
  rival: { team: 'Iowa', interest: 56 },
  lead: -4,
  last_week: { place: 3, interest: 50 },
  decides: 'Week 9',
  told_all: false,
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
  trend: [],
  actions: [],
  finalists: [],
  ...more,
});
const why = (total: number, value: number): RecruitDetail['why'] => ({
  beside: 'Iowa',
  parts: [
    { label: 'Roster need', value: 0 },
    { label: 'NIL', value },
  ],
  total,
});

describe('a recruit in one pane', () => {
  it('names the rivals, their lead and why, the biggest part first', () => {
    expect(detailLines(detail({ why: why(-4, -4) }))).toContain('4 points behind Iowa, give or take 3: NIL -4');
    expect(detailLines(detail({ why: why(2, 2) }))).toContain('2 points ahead of Iowa, give or take 3: NIL +2');
    expect(detailLines(detail({ why: why(0, 0) }))).toContain('Even with Iowa, give or take 3');
  });

  it('says what the program pitches and what he has received, and when no spot is left', () => {
    expect(detailLines(detail({}))).toContain('Pitch: our strongest selling point (1 hour a week, 8 spent)');
    const full = { ...recruit, place: null, pitch: 'winning' } as BoardRecruit;
    expect(detailLines(detail({ recruit: full }))).toContain('No CB spot left.');
    expect(detailLines(detail({ recruit: full }))).toContain('Pitch: winning (1 hour a week, 8 spent)');
    const unwanted = { ...full, offered: false, hours: 0 } as BoardRecruit;
    expect(detailLines(detail({ recruit: unwanted })).join('\n')).not.toMatch(/spot left|Pitch/);
  });

  it('says where he is from, his projected rating, his priorities and when he decides', () => {
    const [who, projected, stands] = detailLines(detail({}));
    expect(who).toBe('No. 12 Al Bo, 4-star CB, Waco, TX (90 miles)');
    expect(projected).toBe(
      'Projects to 70-79 as a senior. Cares about: Winning, NIL money, In-state loyalty, ?. Decides: Week 9.',
    );
    expect(stands).toBe('Interest in us: 52 of 100, 2nd of 9 schools (3rd last week)');
  });

  it('draws his top five as bars, with the user’s place', () => {
    const list = [
      { team: 'Iowa', ours: false, interest: 60, parts: [] },
      { team: 'Minnesota', ours: true, interest: 30, parts: [] },
    ];
    const lines = detailLines(detail({ list, recruit: { ...recruit, place: 7 } as BoardRecruit }));
    expect(lines).toContain(' 1 Iowa      ████████████ 60');
    expect(lines).toContain(' 7 Minnesota ██████ 30 (us)');
  });

  it('says how many points an action adds, and which programs it passes', () => {
    const action = {
      action: 'Official visit in week 8',
      change: { visit: 8 },
      hours: 0,
      gain: 7,
      low: 5,
      high: 9,
      place: 1,
    };
    const actions = [{ ...action, passes: 'Iowa' }];
    expect(detailLines(detail({ actions }))).toContain('Official visit in week 8: likely +5 to 9 points, passes Iowa');
    expect(actionEffect({ ...action, gain: 1, low: 1, high: 1, passes: null })).toBe('likely +1 point');
    expect(actionEffect({ ...action, gain: 0, low: 0, high: 0, passes: null })).toBe('no effect');
    expect(actionEffect({ ...action, gain: -1, low: -2, high: 0, passes: null })).toBe('likely -1 point');
  });
});

describe('a race for a recruit', () => {
  const race = (more: Partial<BoardRecruit>) => ({ ...recruit, ...more }) as BoardRecruit;

  it('is a battle within 12 points, and battles come first, the closest on top', () => {
    const rows = [
      race({ number: 1, lead: 30 }),
      race({ number: 2, lead: -9 }),
      race({ number: 3, lead: -40 }),
      race({ number: 4, lead: 2 }),
      race({ number: 5, status: 'elsewhere', team: 'Iowa' }),
      race({ number: 6, place: null, lead: null }),
    ];
    expect(rows.map(raceOf)).toEqual(['Leading', 'Battles', 'Long shots', 'Battles', 'Lost', 'No spot left']);
    expect([...rows].sort(byUrgency).map(({ number }) => number)).toEqual([4, 2, 1, 3, 6, 5]);
  });

  it('says the gap to the best other school in points, and spots gained since last week', () => {
    expect([2, 0, -8].map((lead) => gapText(race({ lead })))).toEqual(['+2 on Iowa', 'even with Iowa', '-8 to Iowa']);
    expect([30, 8, 2, -8, -30].map((lead) => leadText(race({ lead })))).toEqual([
      'well ahead',
      'ahead',
      'even',
      'behind',
      'far behind',
    ]);
    expect(trendMark(race({}))).toBe('▲1');
    expect(trendMark(race({ place: 5 }))).toBe('▼2');
    expect(trendMark(race({ place: 3 }))).toBe('=');
    expect(trendMark(race({ last_week: null }))).toBe('');
  });

  it('gets extra hours one at a time, the closest race first, and none above a recruit’s limit', () => {
    const hours = { total: 20, used: 15, most: 3, elsewhere: 0, auto: 0, parts: [] };
    const rows = [
      race({ number: 1, lead: -5, hours: 1 }),
      race({ number: 2, lead: 1, hours: 1 }),
      race({ number: 3, lead: 60 }),
    ];
    const given = (used: number) => topUpBattles({ recruits: rows, hours: { ...hours, used }, auto: [] });
    expect(given(15)).toEqual({
      targets: [
        { recruit: 2, hours: 3 },
        { recruit: 1, hours: 3 },
      ],
    });
    expect(given(19)).toEqual({ targets: [{ recruit: 2, hours: 2 }] });
    expect(given(20)).toBeNull();
  });
});

describe('the board', () => {
  it('pitches his known priorities in order, then the program’s strengths', () => {
    const pitches = [null, 'winning', 'nil', 'loyalty'] as const;
    expect(pitches.map((pitch) => nextPitch({ ...recruit, pitch }))).toEqual(['winning', 'nil', 'loyalty', 'staff']);
    expect(nextPitch({ cares: [], pitch: null })).toBeNull();
    expect(nextPitch({ cares: ['nil'], pitch: 'winning' })).toBe('nil');
    expect(shortCares(recruit)).toBe('wins, NIL');
  });

  it('says what is open before a week', () => {
    const page = (staff: boolean, used: number, elsewhere = 0): BoardPage =>
      ({ open: true, staff, hours: { total: 56, used, most: 12, elsewhere } }) as BoardPage;
    expect(hoursOpen(page(true, 50))).toBe('staff on autopilot');
    expect(hoursOpen(page(false, 44))).toBe('12 of 56 hours a week free');
    expect(hoursOpen(page(false, 56))).toBe('same hours as last week');
    expect(hoursOpen(page(false, 44, 3))).toBe('12 of 56 hours a week free, 3 on players committed elsewhere');
    expect(hoursOpen({ ...page(false, 0), open: false })).toBeNull();
  });

  it('says which recruits are shown', () => {
    const thirty = Array.from({ length: 30 }, () => recruit);
    expect(shownRecruits({ recruits: thirty, found: 30 })).toBe('Recruits');
    expect(shownRecruits({ recruits: thirty, found: 79 })).toBe('1-30 of 79');
    expect(shownRecruits({ recruits: thirty.slice(0, 19), found: 79 }, 60)).toBe('61-79 of 79');
    expect(shownRecruits({ recruits: [], found: 3 }, 60)).toBe('none of 3');
  });
});

describe('the schools a recruit chose between', () => {
  it('are in points, with the parts of each, the biggest first', () => {
    const parts = [
      { label: 'Home', value: -0.41 },
      { label: 'NIL', value: 1.22 },
      { label: 'Effort', value: 0.02 },
    ];
    expect(finalistLines([{ team: 'Iowa', parts, total: 0.83 }])).toEqual(['Iowa +8 points: NIL +12, home -4']);
    expect(finalistLines([{ team: 'Iowa', parts: [], total: 0 }])).toEqual(['Iowa 0 points']);
  });
});
