import { describe, expect, it } from 'vitest';
import { POSITIONS, type Position } from '../../../src/core/model/positions.ts';
import { buildOf } from '../../../src/core/offseason/build.ts';
import { sizeText } from '../../../src/core/present/growth.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';

const seed = seedFrom(5);
const players = (position: Position, classYear: 'fr' | 'jr' | 'sr' = 'jr') =>
  Array.from({ length: 1000 }, (_, id) => buildOf(seed, { id: id + 1, position, classYear }));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('height and weight of players', () => {
  it('match real rosters: linemen over 300 pounds, corners under 190, tight ends near 6-4', () => {
    expect(mean(players('ol').map(({ weight }) => weight))).toBeGreaterThan(300);
    expect(mean(players('cb').map(({ weight }) => weight))).toBeLessThan(190);
    expect(mean(players('te').map(({ height }) => height))).toBeCloseTo(75.7, 0);
    expect(mean(players('dl').map(({ weight }) => weight))).toBeGreaterThan(
      mean(players('lb').map(({ weight }) => weight)) + 35,
    );
  });

  it('stay realistic: from 5-4 to 6-11, and from 140 to 400 pounds', () => {
    for (const position of POSITIONS) {
      for (const { height, weight } of players(position)) {
        expect(height).toBeGreaterThan(63);
        expect(height).toBeLessThan(84);
        expect(weight).toBeGreaterThan(130);
        expect(weight).toBeLessThan(400);
      }
    }
  });

  it('keep the height and raise the weight from his first year to his last', () => {
    const [young, old] = [players('ol', 'fr'), players('ol', 'sr')];
    expect(young.map(({ height }) => height)).toEqual(old.map(({ height }) => height));
    expect(young.every(({ weight }, i) => weight < old[i]!.weight)).toBe(true);
  });

  it('are written as on rosters', () => {
    expect(sizeText({ height: 75, weight: 225 })).toBe('6-3, 225');
    expect(sizeText({ height: 72, weight: 190 })).toBe('6-0, 190');
  });
});
