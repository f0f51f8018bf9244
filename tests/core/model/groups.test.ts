import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from '../../../src/core/model/groups.ts';

describe('groups', () => {
  it('hold every item once, under its own key, keys and lists in the order of the items', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 5 }), (numbers, modulus) => {
        const items = numbers.map((value, at) => ({ value, at }));
        const keyOf = ({ value }: { value: number }) => value % modulus;
        const groups = groupBy(items, keyOf);
        expect([...groups.keys()]).toEqual([...new Set(items.map(keyOf))]);
        for (const [key, list] of groups) expect(list).toEqual(items.filter((item) => keyOf(item) === key));
      }),
      { seed: 1 },
    );
  });
});
