import { describe, expect, it } from 'vitest';
import {
  hallOpens,
  historyBegins,
  recordsBegin,
  seriesBegin,
  trophiesBegin,
} from '../../../src/core/words/year-one.ts';

const first = { startYear: 2024, currentYear: 2024 };
const later = { startYear: 2024, currentYear: 2026 };

describe('a page of a first season', () => {
  it('says when it will have something to show', () => {
    expect(seriesBegin(first, 0)).toEqual([
      'Series count from 2024, your first season. They come alive with the first rivalry game.',
    ]);
    expect(trophiesBegin(first, true)[0]).toMatch(/National titles go back further\.$/);
    expect(recordsBegin(first, true)[0]).toMatch(/^Win records include seasons before 2024\. /);
    expect(recordsBegin(first, false)[0]).toMatch(/^Player and game records start with the 2024 season/);
    expect(historyBegins(first)).toHaveLength(1);
  });

  it('does not say so once it has', () => {
    expect(seriesBegin(first, 1)).toEqual([]);
    expect([trophiesBegin(later, true), recordsBegin(later, true), historyBegins(later)]).toEqual([[], [], []]);
  });
});

describe('a hall of fame', () => {
  it('names the season of its first class until it has one', () => {
    expect(hallOpens(later, 3, 0)).toEqual(['The first class goes in after the 2027 season.']);
    expect(hallOpens(later, 3, 2)).toEqual([]);
  });
});
