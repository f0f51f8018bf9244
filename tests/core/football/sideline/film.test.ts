import { describe, expect, it } from 'vitest';
import { callShares, filmOf, NO_FILM, tricksSeen } from '../../../../src/core/football/sideline/film.ts';
import { Tendencies } from '../../../../src/core/football/sideline/tendencies.ts';
import type { SidelineCall } from '../../../../src/core/model/plays/sideline.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';

const { sideline: k } = resolveTuning();
const times = (count: number, call: SidelineCall): SidelineCall[] => Array.from({ length: count }, () => call);

describe('the film that opponents have', () => {
  it('has no effect for a team whose staff has called every play, kicks and the base defense', () => {
    expect(filmOf([], 8, k)).toBe(NO_FILM);
    const calls: SidelineCall[] = ['staff', 'punt', 'base', 'two', 'kick_deep', 'until_half', 'hurry_up', 'stay'];
    expect(callShares([calls], 1, k).size).toBe(0);
  });

  it('is the share of plays in all games played, coached or not', () => {
    const half = times(k.filmPlays / 2, 'deep');
    expect(callShares([half], 1, k).get('deep')).toBeCloseTo(0.5);
    expect(callShares([half], 4, k).get('deep')).toBeCloseTo(0.125);
    expect(filmOf([half], 1, k).get('deep')).toBeCloseTo(k.film * (0.5 - k.filmUsual));
  });

  it('does not hurt a coach who mixes his calls', () => {
    const mixed = (['deep', 'screen', 'draw', 'short', 'outside_run'] as const).flatMap((call) => times(8, call));
    expect(filmOf([mixed, mixed], 2, k).size).toBe(0);
  });

  it('includes every trick play that was used, even once, and matters more the more often it was', () => {
    expect(
      tricksSeen([
        ['deep', 'flea_flicker', 'staff'],
        ['fake', 'flea_flicker'],
      ]),
    ).toEqual(
      new Map([
        ['flea_flicker', 2],
        ['fake', 1],
      ]),
    );
    const film = filmOf([['flea_flicker'], ['fake', 'flea_flicker']], 8, k);
    expect(film.get('fake')).toBeCloseTo(k.trickFilm);
    expect(film.get('flea_flicker')).toBeCloseTo(1 - (1 - k.trickFilm) ** 2);
    expect(callShares([['flea_flicker', 'reverse']], 1, k).size).toBe(0);
  });

  it('includes a trick play from its first use on, also after new looks at halftime', () => {
    const seen = new Tendencies(k);
    expect(seen.of('reverse')).toBe(0);
    seen.see('reverse');
    for (let down = 0; down < 20; down++) seen.see('short');
    seen.forget();
    expect(seen.of('reverse')).toBe(k.trickSeen);
    expect(seen.of('flea_flicker')).toBe(0);
  });

  it('counts before the first snap, grows during the game, and does not count after new looks', () => {
    const seen = new Tendencies(k, filmOf([times(k.filmPlays, 'deep')], 1, k));
    const before = seen.of('deep');
    expect(before).toBeGreaterThan(k.usual);
    seen.see('deep');
    expect(seen.of('deep')).toBeGreaterThan(before);
    expect(seen.of('deep')).toBeLessThan(1);
    seen.forget();
    expect(seen.of('deep')).toBe(0);
  });
});
