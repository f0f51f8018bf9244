import { describe, expect, it } from 'vitest';
import { lastStep, rankNow, sceneAt, signingNotes } from '../../../src/core/present/board/signing-day.ts';

const announcement = (number: number, chose: string, rank: number) => ({
  number,
  first: 'Al',
  last: `Bo${number}`,
  pos: 'wr' as const,
  stars: 4,
  hats: ['Iowa', 'Michigan'],
  chose,
  ours: chose === 'Michigan',
  from: null,
  text: '',
  rank,
});
const signer = { number: 9, first: 'Al', last: 'Bo', pos: 'qb' as const, stars: 3 };
const page = {
  day: 'december' as const,
  days: ['december' as const],
  class_of: 2026,
  programs: 136,
  before: 31,
  after: 28,
  letters: [signer],
  waiting: [],
  released: [],
  announcements: [announcement(300, 'Iowa', 32), announcement(200, 'Michigan', 27)],
};

describe('a signing day step by step', () => {
  it('begins with no recruit at the table and the rank of the morning', () => {
    expect(sceneAt(page, 0)).toMatchObject({ now: null, announced: [], rank: 31, today: 0, over: false });
    expect(lastStep(page)).toBe(4);
  });

  it('shows a recruit’s hats without his pick, and the rank before it', () => {
    const scene = sceneAt(page, 3);
    expect(scene).toMatchObject({ count: 2, picked: false, rank: 32, today: -1, over: false });
    expect(scene.announced.map(({ number }) => number)).toEqual([300]);
  });

  it('then shows his pick, its effect on the class, and finally the rank of the evening', () => {
    expect(sceneAt(page, 2)).toMatchObject({ picked: true, rank: 32, moved: -1 });
    expect(sceneAt(page, 4)).toMatchObject({ picked: true, over: true, moved: 5, rank: 28, today: 3 });
    expect(rankNow(page, sceneAt(page, 4))).toBe('Class rank: 28th of 136, up 3 today');
    expect(sceneAt(page, 99)).toEqual(sceneAt(page, 4));
  });

  it('lists the recruits who have signed', () => {
    expect(signingNotes(page)).toEqual(['1 letter of intent is in: QB Al Bo.']);
  });
});
