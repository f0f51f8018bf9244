import { describe, expect, it } from 'vitest';
import { firstPast, type Running } from '../../../src/core/season/first-past.ts';

const player = (id: number, before: number, after: number): Running => ({ player: id, team: 'ohio', before, after });
const team = (name: string, before: number, after: number): Running => ({ player: null, team: name, before, after });

describe('a milestone of a season', () => {
  it('is reached by the player who went furthest in the week, and in a tie by the first', () => {
    expect(firstPast(2000, [player(7, 1900, 2050), player(3, 1950, 2100), player(9, 1700, 1900)])?.player).toBe(3);
    expect(firstPast(2000, [player(7, 1900, 2050), player(3, 1950, 2050)])?.player).toBe(3);
    expect(firstPast(600, [team('rice', 580, 620), team('navy', 590, 620)])?.team).toBe('navy');
  });

  it('is reported once: no other player reaches it after an earlier week', () => {
    expect(firstPast(2000, [player(7, 2001, 2050), player(3, 1950, 2100)])).toBeNull();
  });

  it('has to be exceeded, not only equaled', () => {
    expect(firstPast(2000, [player(7, 1900, 2000)])).toBeNull();
    expect(firstPast(2000, [])).toBeNull();
  });
});
