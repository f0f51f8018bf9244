import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINTER_PARTS } from '../../../src/core/model/player.ts';
import { coachingOf } from '../../../src/core/offseason/coaching.ts';
import {
  type Growing,
  growthShare,
  usualCauses,
  type WinterCauses,
  winterDice,
  winterOf,
} from '../../../src/core/offseason/winter.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { castIn } from './cast.ts';
import { mean, SEED, sd, tuning } from './nation.ts';

const WINTERS = 3000;
const sophomore: Growing = { position: 'ol', seasons: 1, rating: 65, potential: 75 };
const usual = usualCauses(tuning);

/** Returns the mean change in a player's rating and potential over many winters. */
function meanWinter(causes: Partial<WinterCauses>, player: Growing = sophomore) {
  const all = Array.from({ length: WINTERS }, (_, n) =>
    winterOf(player, { ...usual, ...causes }, winterDice(SEED, 2030, n), tuning),
  );
  return {
    rating: mean(all.map(({ rating }) => rating - player.rating)),
    potential: mean(all.map(({ potential }) => potential - player.potential)),
  };
}

describe('a winter', () => {
  it('changes a rating only by the listed parts, and keeps it a whole number from 30 to 99', () => {
    const points = fc.double({ min: -5, max: 5, noNaN: true });
    const causes = fc.record({
      playing: fc.double({ min: 0, max: 1, noNaN: true }),
      missed: fc.double({ min: 0, max: 1, noNaN: true }),
      coaches: points,
      facilities: points,
      squad: points,
    });
    const player = fc.record({
      position: fc.constantFrom('qb' as const, 'rb' as const, 'k' as const),
      seasons: fc.integer({ min: 0, max: 6 }),
      rating: fc.integer({ min: 30, max: 99 }),
      potential: fc.double({ min: 20, max: 120, noNaN: true }),
    });
    fc.assert(
      fc.property(player, causes, fc.integer(), (before, why, n) => {
        const { rating, parts } = winterOf(before, why, stream(seedFrom(n), 'x'), tuning);
        expect(Number.isInteger(rating) && rating >= 30 && rating <= 99).toBe(true);
        expect(parts).toHaveLength(WINTER_PARTS.indexOf('season'));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(rating - before.rating, 6);
      }),
      { seed: 1 },
    );
  });

  it('brings a player closer to his potential, all the way by his senior year', () => {
    expect(growthShare('ol', 0, tuning)).toBeLessThan(growthShare('ol', 1, tuning));
    expect(growthShare('ol', 3, tuning)).toBe(1);
    expect(growthShare('ol', 5, tuning)).toBe(1);
    expect(meanWinter({}).rating).toBeGreaterThan(meanWinter({}, { ...sophomore, potential: 68 }).rating + 2);
  });

  it('develops a starter more than a player who sat behind one', () => {
    const [starter, reserve] = [meanWinter({ playing: 1 }), meanWinter({ playing: 0 })];
    expect(starter.rating - reserve.rating).toBeCloseTo(tuning.development.playing.effect, 0);
    expect(starter.potential).toBeGreaterThan(reserve.potential);
  });

  it('costs a player who missed the season injured', () => {
    expect(meanWinter({ missed: 1 }).rating).toBeLessThan(meanWinter({}).rating - 1);
  });

  it('keeps what coaches taught, while a team’s luck fades', () => {
    expect(meanWinter({ coaches: 1 }).potential - meanWinter({}).potential).toBeCloseTo(1, 1);
    expect(meanWinter({ squad: 1 }).potential - meanWinter({}).potential).toBeCloseTo(0, 1);
    expect(meanWinter({ squad: 1 }).rating - meanWinter({}).rating).toBeCloseTo(1, 1);
  });

  it('makes late bloomers of a few young players with low potential', () => {
    const late = (seasons: number) => {
      const player = { ...sophomore, seasons, potential: 58, rating: 52 };
      const all = Array.from({ length: WINTERS }, (_, n) => winterOf(player, usual, winterDice(SEED, 2031, n), tuning));
      return all.filter(({ potential }) => potential > 70).length / WINTERS;
    };
    expect(late(0)).toBeGreaterThan(0.01);
    expect(late(0)).toBeLessThan(0.06);
    expect(late(tuning.development.late.winters)).toBe(0);
  });

  it('is the same whenever it is computed, and differs from player to player', () => {
    const [one, again, other] = [7, 7, 8].map((id) => winterOf(sophomore, usual, winterDice(SEED, 2030, id), tuning));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

describe('the staff of a program', () => {
  const ranks = castIn('winter', 2026);
  const staffs = [...new Set(ranks.held().map(({ team }) => team))].map((team) => {
    const [head, offense, defense] = (['head', 'offense', 'defense'] as const).map(
      (role) => ranks.ofTeam(team, role).at(-1)!,
    );
    return { head: head!, offense: offense!, defense: defense! };
  });

  it('develops players as well as its head coach and the coordinator of their side do', () => {
    const [staff] = staffs;
    const { skills } = staff!.head.coach;
    const { kickers } = coachingOf(staff!, tuning);
    expect(kickers).toBeCloseTo((tuning.development.headCoachSd * (skills.offense + skills.defense)) / 2, 9);
  });

  it('is worth one to two rating points a winter more if good than if poor', () => {
    const effects = staffs.map((staff) => coachingOf(staff, tuning));
    for (const side of ['offense', 'defense'] as const) {
      const apart = 2 * sd(effects.map((effect) => effect[side]));
      expect(apart).toBeGreaterThan(1);
      expect(apart).toBeLessThan(2.3);
    }
  });
});
