import { describe, expect, it } from 'vitest';
import { recent } from '../../../src/core/app/reading/context.ts';

describe('the cache of games and years', () => {
  it('keeps the most recently used values, computed once each, up to a limit', () => {
    const values = new Map<string, unknown>();
    const memo = <T>(key: string, make: () => T): T => {
      if (!values.has(key)) values.set(key, make());
      return values.get(key) as T;
    };
    const made: number[] = [];
    const lines = (game: number) =>
      recent(memo, 'lines', game, () => {
        made.push(game);
        return { game };
      });
    for (let game = 0; game < 5000; game++) lines(game);
    const kept = [...values.values()].flatMap((value) => [...(value as Map<number, object>).values()]);
    expect(kept.length).toBeLessThan(500);
    made.length = 0;
    expect(lines(4999)).toBe(lines(4999));
    expect(lines(4998)).toEqual({ game: 4998 });
    expect(made).toEqual([]);
    lines(0);
    expect(made).toEqual([0]);
  });
});
