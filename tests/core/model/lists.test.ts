import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOf, groupBy, lastOf, mapEach, mustFind, mustGet } from '../../../src/core/model/lists.ts';

describe('groups', () => {
  it('hold every item once under its own key, with keys and lists in item order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 5 }), (numbers, modulus) => {
        const items = numbers.map((value, index) => ({ value, at: index }));
        const keyOf = ({ value }: { value: number }) => value % modulus;
        const groups = groupBy(items, keyOf);
        expect([...groups.keys()]).toEqual([...new Set(items.map(keyOf))]);
        for (const [key, list] of groups) expect(list).toEqual(items.filter((item) => keyOf(item) === key));
      }),
      { seed: 1 },
    );
  });
});

describe('a list of fixed length', () => {
  it('is mapped to one of the same length, in order', () => {
    const [first, second] = mapEach([21, 14], (points, index) => `${index}: ${points}`);
    expect([first.length, second]).toEqual([5, '1: 14']);
  });
});

describe('a lookup that must succeed', () => {
  it('finds an existing value, including 0 and false', () => {
    expect(mustGet(new Map([['iowa', 0]]), 'iowa')).toBe(0);
    expect([firstOf([false, true]), lastOf(Int16Array.of(7, 0))]).toEqual([false, 0]);
    expect(mustFind(['iowa', 'ohio'], (team) => team.startsWith('o'))).toBe('ohio');
  });

  it('names the missing key', () => {
    expect(() => mustGet(new Map([['iowa', 1]]), 'ohio')).toThrow('nothing is known of ohio');
    expect(() => firstOf([])).toThrow('no first entry');
    expect(() => lastOf([])).toThrow('no last entry');
    expect(() => mustFind([1, 2], (each) => each > 2)).toThrow('none of 2 entries fits');
  });
});
