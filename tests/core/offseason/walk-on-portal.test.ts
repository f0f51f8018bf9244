import { describe, expect, it } from 'vitest';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { walkOnsEntering, walkOnsWanted } from '../../../src/core/offseason/portal/walk-ons.ts';
import { walkOnsLeaving, walkOnsOf, whoIs } from '../../../src/core/offseason/walk-ons.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { programs, reference, SEED } from './nation.ts';

const tuning = resolveTuning();
const input = { seed: SEED, rules: RULE_BOOK, tuning };
const SCHOLARSHIPS = 85;
const teams = programs.map(({ team }) => team);

/** Walk-ons of every program who enter the portal after a season. */
const entrantsIn = (year: number) =>
  new Map(
    teams.map((team) => [
      team,
      walkOnsEntering(team, walkOnsLeaving(team, year, SCHOLARSHIPS, input), { year, seed: SEED, tuning }),
    ]),
  );
const entering = entrantsIn(2026);
const key = ({ arrived, place }: { arrived: number; place: number }) => `${arrived} ${place}`;

describe('walk-ons in the portal', () => {
  it('are about five per program and year since transfers are unlimited, and none before there was a portal', () => {
    const count = [...entering.values()].flat().length / teams.length;
    expect(count).toBeGreaterThan(3.5);
    expect(count).toBeLessThan(6.5);
    expect([...entrantsIn(2016).values()].flat()).toEqual([]);
  });

  it('were on the roster, have seasons left and are not back the next season', () => {
    for (const [team, list] of entering) {
      const here = new Set(walkOnsOf(team, 2026, SCHOLARSHIPS, input).map(key));
      const next = new Set(walkOnsOf(team, 2027, SCHOLARSHIPS, input).map(key));
      for (const walkOn of list) {
        expect(walkOn.classYear).not.toBe('sr');
        expect([here.has(key(walkOn)), next.has(key(walkOn))]).toEqual([true, false]);
      }
    }
  });

  it('with a new scholarship keep their names, are a season older, and get their own ratings', () => {
    const wanted = walkOnsWanted(entering, -1, new Set(), { year: 2026, seed: SEED, tuning, reference });
    const all = [...entering.values()].flat().length;
    expect(wanted.length / all).toBeGreaterThan(tuning.portal.find.walkOns - 0.08);
    expect(wanted.length / all).toBeLessThan(tuning.portal.find.walkOns + 0.08);
    expect(new Set(wanted.map(({ id }) => id)).size).toBe(wanted.length);
    for (const player of wanted) {
      const same = entering.get(player.team)!.find((walkOn) => {
        const { first, last } = whoIs(player.team, walkOn, reference, input);
        return first === player.first && last === player.last && walkOn.seasons + 1 === player.seasons;
      });
      expect(same?.position).toBe(player.position);
      expect(player.ratings).toHaveLength(player.seasons + 1);
      expect(player.stars).toBe(1);
    }
  });

  it('do not share a name with a player on scholarship', () => {
    const [first] = walkOnsWanted(entering, -1, new Set(), { year: 2026, seed: SEED, tuning, reference });
    const taken = new Set([`${first!.first} ${first!.last}`]);
    const others = walkOnsWanted(entering, -1, taken, { year: 2026, seed: SEED, tuning, reference });
    expect(others.some((each) => each.first === first!.first && each.last === first!.last)).toBe(false);
  });
});
