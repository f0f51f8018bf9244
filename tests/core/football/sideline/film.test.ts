import { describe, expect, it } from 'vitest';
import { callShares, filmOf, NO_FILM, tricksSeen } from '../../../../src/core/football/sideline/film.ts';
import { Tendencies } from '../../../../src/core/football/sideline/tendencies.ts';
import type { SidelineCall } from '../../../../src/core/model/plays/sideline.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';

const { sideline: knobs } = resolveTuning();
const times = (count: number, call: SidelineCall): SidelineCall[] => Array.from({ length: count }, () => call);

describe('the film that opponents have', () => {
  it('has no effect for a team whose staff has called every play, kicks and the base defense', () => {
    expect(filmOf([], 8, knobs)).toBe(NO_FILM);
    const calls: SidelineCall[] = ['staff', 'punt', 'base', 'two', 'kick_deep', 'until_half', 'hurry_up', 'stay'];
    expect(callShares([calls], 1, knobs).size).toBe(0);
  });

  it('is the share of plays in all games played, coached or not', () => {
    const half = times(knobs.filmPlays / 2, 'deep');
    expect(callShares([half], 1, knobs).get('deep')).toBeCloseTo(0.5);
    expect(callShares([half], 4, knobs).get('deep')).toBeCloseTo(0.125);
    expect(filmOf([half], 1, knobs).get('deep')).toBeCloseTo(knobs.film * (0.5 - knobs.filmUsual));
  });

  it('does not hurt a coach who mixes his calls', () => {
    const mixed = (['deep', 'screen', 'draw', 'short', 'outside_run'] as const).flatMap((call) => times(8, call));
    expect(filmOf([mixed, mixed], 2, knobs).size).toBe(0);
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
    const film = filmOf([['flea_flicker'], ['fake', 'flea_flicker']], 8, knobs);
    expect(film.get('fake')).toBeCloseTo(knobs.trickFilm);
    expect(film.get('flea_flicker')).toBeCloseTo(1 - (1 - knobs.trickFilm) ** 2);
    expect(callShares([['flea_flicker', 'reverse']], 1, knobs).size).toBe(0);
  });

  it('includes a trick play from its first use on, also after new looks at halftime', () => {
    const seen = new Tendencies(knobs);
    expect(seen.of('reverse')).toBe(0);
    seen.see('reverse');
    for (let down = 0; down < 20; down++) seen.see('short');
    seen.forget();
    expect(seen.of('reverse')).toBe(knobs.trickSeen);
    expect(seen.of('flea_flicker')).toBe(0);
  });

  it('counts before the first snap, grows during the game, and does not count after new looks', () => {
    const seen = new Tendencies(knobs, filmOf([times(knobs.filmPlays, 'deep')], 1, knobs));
    const before = seen.of('deep');
    expect(before).toBeGreaterThan(knobs.usual);
    seen.see('deep');
    expect(seen.of('deep')).toBeGreaterThan(before);
    expect(seen.of('deep')).toBeLessThan(1);
    seen.forget();
    expect(seen.of('deep')).toBe(0);
  });
});
