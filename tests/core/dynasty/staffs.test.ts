import { describe, expect, it } from 'vitest';
import { headCoachOf, newStaffs, staffOf, styleIn } from '../../../src/core/dynasty/coaches.ts';
import type { Program } from '../../../src/core/model/team.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { castIn, realHistory } from '../offseason/cast.ts';
import { seasonIn } from './season-in.ts';

const YEAR = 2024;
const settings = { seed: seedFrom(7), startYear: YEAR, team: 'michigan', playoff: null };
const history = realHistory(YEAR);
const coaches = castIn('staffs', YEAR);
const programs = Object.keys(reference.season(YEAR).members).map((team) => ({ team }) as Program);
const nation = seasonIn(YEAR, { settings, history, programs, coaches });

describe('a change of staff', () => {
  it('shows the new head coach on every page', () => {
    const fresh = newStaffs(nation);
    expect(fresh.size).toBeGreaterThan(10);
    for (const { team } of programs) expect(fresh.has(team)).toBe(headCoachOf(nation, team).job.since === YEAR);
  });

  it('changes a program’s style more than a season under the same head coach does', () => {
    const before = { ...nation, year: YEAR - 1 };
    const change = (team: string) => Math.abs(styleIn(nation, team).tempo - styleIn(before, team).tempo);
    const fresh = newStaffs(nation);
    const mean = (isNew: boolean) => {
      const there = programs.map(({ team }) => team).filter((team) => staffOf(before, team).offense.length > 0);
      const teams = there.filter((team) => fresh.has(team) === isNew);
      return teams.reduce((sum, team) => sum + change(team), 0) / teams.length;
    };
    expect(mean(true)).toBeGreaterThan(1.3 * mean(false));
  });
});
