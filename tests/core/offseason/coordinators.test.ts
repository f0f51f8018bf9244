import { describe, expect, it } from 'vitest';
import { type Coordinator, STAFF_SIDES } from '../../../src/core/model/coaches.ts';
import { headCoaches } from '../../../src/core/offseason/coaches.ts';
import { coordinatorsOf } from '../../../src/core/offseason/coordinators.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const { givenNames, familyNames } = reference;
const source = { seed: seedFrom('a'), givenNames, familyNames, tuning: resolveTuning() };
const real = [...reference.resultsBefore(2026)].sort((a, b) => a.year - b.year);
const teams = [...new Set(real.map(({ team }) => team))].sort();
const [FIRST, LAST] = [2010, 2025];

/** A program's staff until a season. */
function staff(team: string, year = LAST) {
  const seasons = real.filter((row) => row.team === team && row.year < year);
  const heads = headCoaches(team, seasons, year, source);
  return { heads, sides: STAFF_SIDES.map((side) => coordinatorsOf(side, heads, seasons, year, source)) };
}
const staffs = teams.map((team) => staff(team));
const share = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length / all.length;

/** Every season of every offensive coordinator, and whether a new head coach came with it. */
const seasons = staffs.flatMap(({ heads, sides }) =>
  Array.from({ length: LAST - FIRST }, (_, i) => FIRST + i).map((year) => ({
    isNew: sides[0]!.some(({ since }) => since === year),
    newHead: heads.some(({ since }) => since === year),
  })),
);

describe('coordinators', () => {
  it('follow one another without a gap, and it is known why each left', () => {
    for (const { sides } of staffs) {
      for (const all of sides) {
        all.slice(1).forEach((man, i) => {
          expect([man.since, man.spell]).toEqual([all[i]!.until! + 1, i + 1]);
        });
        for (const man of all.slice(0, -1)) expect(man.end).not.toBeNull();
        expect(all.at(-1)).toMatchObject({ until: null, end: null });
      }
    }
  });

  it('are the same whoever asks and however much is known of later seasons', () => {
    const who = ({ first, last, since }: Coordinator) => `${first} ${last} ${since}`;
    for (const at of [0, 1]) {
      const [early, late] = [staff('kansas', 2015).sides[at]!, staff('kansas').sides[at]!];
      expect(late.filter(({ since }) => since <= 2015).map(who)).toEqual(early.map(who));
    }
  });

  it('are new in 28 to 48 of 100 seasons, mostly with a new head coach', () => {
    const fresh = share(seasons, ({ isNew }) => isNew);
    expect(fresh).toBeGreaterThan(0.28);
    expect(fresh).toBeLessThan(0.48);
    const freshWith = (newHead: boolean) =>
      share(
        seasons.filter((each) => each.newHead === newHead),
        ({ isNew }) => isNew,
      );
    expect(freshWith(true)).toBeGreaterThan(0.7);
    expect(freshWith(false)).toBeLessThan(0.35);
  });

  it('go with their head coach only in the season in which he goes', () => {
    for (const { heads, sides } of staffs) {
      const ends = new Set(heads.map(({ until }) => until));
      for (const { end, until } of sides.flat()) if (end === 'head_coach') expect(ends.has(until)).toBe(true);
    }
  });
});
