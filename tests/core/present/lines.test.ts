import { describe, expect, it } from 'vitest';
import {
  earlyLegend,
  earlyMark,
  earlyText,
  earlyWeek,
  earlyWord,
  markedSpread,
  nextGameText,
} from '../../../src/core/present/index.ts';

const known: { spread: string; early_line?: true } = { spread: '-6.5' };
const early = { spread: '-6.5', early_line: true as const };

describe('an early line on a game', () => {
  it('is marked in tables, with a legend', () => {
    expect([markedSpread(known), markedSpread(early)]).toEqual(['-6.5', '-6.5*']);
    expect(earlyLegend([known, early])).toEqual(['* early line: made before the week of the game']);
    expect(earlyMark([early])).toEqual(['* early line']);
    expect([earlyLegend([known]), earlyMark([])]).toEqual([[], []]);
  });

  it('is called early in sentences, and once for a whole week', () => {
    expect([earlyText(known), earlyText(early)]).toEqual(['', ' (early)']);
    expect([earlyWord(known), earlyWord(early)]).toEqual(['', 'early']);
    expect(earlyWeek([early, early])).toEqual(['early lines, made before the week of the game']);
    expect(earlyWeek([known])).toEqual([]);
  });

  it('comes with the next game of a team', () => {
    const game = { opponent: { name: 'Indiana', ranking: 60, rating: 70, record: '0-0 (0-0)' }, home: false };
    expect(nextGameText({ ...game, ...known } as never)).toBe('at Indiana (-6.5)');
    expect(nextGameText({ ...game, ...early } as never)).toBe('at Indiana (-6.5, early)');
  });
});
