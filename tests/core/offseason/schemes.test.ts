import { describe, expect, it } from 'vitest';
import { staffOf } from '../../../src/core/dynasty/coaches.ts';
import { schemesOf, systemOf } from '../../../src/core/dynasty/schemes.ts';
import type { Schemes } from '../../../src/core/model/program/schemes.ts';
import type { Program } from '../../../src/core/model/team.ts';
import { offensiveScheme } from '../../../src/core/offseason/schemes.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { seasonIn } from '../dynasty/season-in.ts';
import { castIn, realHistory } from './cast.ts';

const YEAR = 2024;
const tuning = resolveTuning();
const history = realHistory(YEAR);
const style = { passLean: 0, tempo: 0, boldness: 0, depth: 0 };
const programs = Object.keys(reference.season(YEAR).members).map((team) => ({ team, style }) as Program);
const nation = (seed: string, year = YEAR) =>
  seasonIn(year, {
    settings: { seed: seedFrom(seed), startYear: YEAR, team: 'michigan', playoff: null },
    tuning,
    history,
    programs,
    coaches: castIn(seed, YEAR, tuning),
  });
const nations = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => nation(seed));

/** Every FBS program runs some scheme. */
const taught = (source: (typeof nations)[number], team: string): Schemes => schemesOf(source, team)!;

describe('schemes', () => {
  it('are as many as public records list, each within the range on record', () => {
    const all = nations.flatMap((source) => programs.map(({ team }) => taught(source, team)));
    const share = (is: (each: Schemes) => boolean) => all.filter(is).length / all.length;
    const figures: [number, least: number, most: number][] = [
      [share(({ offense }) => offense === 'spread'), 0.296, 0.456],
      [share(({ offense }) => offense === 'air raid'), 0.063, 0.223],
      [share(({ offense }) => offense === 'pro'), 0.04, 0.2],
      [share(({ offense }) => offense === 'option'), 0.025, 0.185],
      [share(({ offense }) => offense === 'multiple'), 0.258, 0.418],
      [share(({ defense }) => defense === '4-2-5'), 0.319, 0.479],
      [share(({ defense }) => defense === '4-3'), 0.138, 0.298],
      [share(({ defense }) => defense === '3-3-5'), 0.048, 0.208],
      [share(({ defense }) => defense === 'multiple'), 0.1, 0.261],
    ];
    for (const [figure, least, most] of figures) {
      expect(figure).toBeGreaterThan(least);
      expect(figure).toBeLessThan(most);
    }
  });

  it('follow from a staff’s style, and option teams run the option', () => {
    const schemeOf = (more: Partial<typeof style>, option = false) =>
      offensiveScheme({ ...style, ...more }, option, tuning);
    expect(schemeOf({ passLean: 2 })).toBe('air raid');
    expect(schemeOf({ tempo: 1 })).toBe('spread');
    expect(schemeOf({ tempo: -2 })).toBe('pro');
    expect(schemeOf({})).toBe('multiple');
    expect(schemeOf({ passLean: -2 })).toBe('option');
    expect(schemeOf({ passLean: 2 }, true)).toBe('option');
    for (const source of nations) expect(taught(source, 'navy').offense).toBe('option');
  });

  it('change only with the coaches', () => {
    for (const source of nations) {
      for (const { team } of programs) {
        const [now, last] = [taught(source, team), taught({ ...source, year: YEAR - 1 }, team)];
        const { heads, offense, defense } = staffOf(source, team);
        const fresh = (all: typeof heads) => all.at(-1)!.job.since === YEAR;
        if (!fresh(heads) && !fresh(offense)) expect(now.offense).toBe(last.offense);
        if (!fresh(defense)) expect(now.defense).toBe(last.defense);
      }
    }
  });
});

describe('a new scheme', () => {
  /** Programs whose staff is known for three seasons. */
  const known = programs.filter(({ team }) => history.some((row) => row.team === team && row.year === YEAR - 2));
  const { newFirst, newSecond } = tuning.schemes;

  it('costs most in its first season, some in its second, and nothing after', () => {
    const seen = new Set<number>();
    for (const source of nations) {
      for (const { team } of known) {
        const [now, last, before] = [0, 1, 2].map((ago) => taught({ ...source, year: YEAR - ago }, team).defense);
        const due = now !== last ? -newFirst : last !== before ? -newSecond : 0;
        expect(systemOf(source, team).fit.defense).toBeCloseTo(due);
        seen.add(due);
      }
    }
    expect(seen.size).toBe(3);
  });
});
