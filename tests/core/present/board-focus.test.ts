import { describe, expect, it } from 'vitest';
import type { BoardPage, BoardRecruit } from '../../../src/core/contract/views/recruiting/board.ts';
import { periodNamed } from '../../../src/core/model/recruiting.ts';
import { FOCUSES, focused } from '../../../src/core/present/board/focus.ts';
import { BOARD } from '../../../src/core/present/columns/recruiting.ts';

const recruit = (number: number, more: Partial<BoardRecruit>): BoardRecruit =>
  ({
    number,
    pos: 'wr',
    status: 'open',
    offered: true,
    miles: 600,
    place: 3,
    lead: -30,
    last_week: null,
    decides: null,
    ...more,
  }) as BoardRecruit;

const recruits = [
  recruit(1, { lead: -4, decides: 'Week 9' }),
  recruit(2, { miles: 40, decides: 'December' }),
  recruit(3, { last_week: { place: 5, interest: 40 }, decides: 'Week 12' }),
  recruit(4, { last_week: { place: 1, interest: 70 }, pos: 'qb' }),
];
const needs = [
  { position: 'qb', places: 2.2, committed: 0, targets: 1 },
  { position: 'wr', places: 1, committed: 1, targets: 3 },
];
const page = { recruits, needs, period: 'Week 8' } as unknown as BoardPage;
const found = (focus: string) => focused(page, focus).map(({ number }) => number);

describe('a focus of the recruiting board', () => {
  it('narrows the targets to one question', () => {
    const all = Object.keys(FOCUSES).map((focus) => [focus, found(focus)]);
    expect(Object.fromEntries(all)).toEqual({
      battles: [1],
      soon: [1],
      rising: [3],
      falling: [4],
      need: [4],
      near: [2],
    });
  });

  it('is none when it is unknown, as one that an older version remembered', () => {
    expect([found(''), found('nonsense'), found('constructor')]).toEqual(
      [1, 2, 3, 4].map(() => [1, 2, 3, 4]).slice(0, 3),
    );
  });
});

describe('the column of decision dates', () => {
  it('goes by the calendar, not by letters, with unknown dates apart', () => {
    const names = ['February', 'Week 12', null, 'Week 2', 'Summer', 'December'];
    const dates = names.map((decides) => ({ decides, order: BOARD.decides.sort?.(recruit(1, { decides })) ?? null }));
    const known = dates.filter(({ order }) => order !== null).sort((a, b) => Number(a.order) - Number(b.order));
    expect(known.map(({ decides }) => decides)).toEqual(['Summer', 'Week 2', 'Week 12', 'December', 'February']);
    expect(periodNamed('nonsense')).toBeNull();
  });
});
