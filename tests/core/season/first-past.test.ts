import { describe, expect, it } from 'vitest';
import { firstPast, type Running } from '../../../src/core/season/first-past.ts';

const player = (id: number, before: number, after: number): Running => ({ player: id, team: 'ohio', before, after });
const team = (name: string, before: number, after: number): Running => ({ player: null, team: name, before, after });

describe('a milestone of a season', () => {
  it('goes to the player who went furthest in the week, and in a tie to the first', () => {
    expect(firstPast(2000, [player(7, 1900, 2050), player(3, 1950, 2100), player(9, 1700, 1900)])?.player).toBe(3);
    expect(firstPast(2000, [player(7, 1900, 2050), player(3, 1950, 2050)])?.player).toBe(3);
    expect(firstPast(600, [team('rice', 580, 620), team('navy', 590, 620)])?.team).toBe('navy');
  });

  it('is reported only the first time, even if other players pass it later', () => {
    expect(firstPast(2000, [player(7, 2001, 2050), player(3, 1950, 2100)])).toBeNull();
  });

  it('has to be exceeded, not only equaled', () => {
    expect(firstPast(2000, [player(7, 1900, 2000)])).toBeNull();
    expect(firstPast(2000, [])).toBeNull();
  });
});
