import { describe, expect, it } from 'vitest';
import { headCoachOf, staffOf } from '../../../src/core/dynasty/coaches.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { cycleOf } from '../../../src/core/dynasty/recruiting.ts';
import { hoursOf, recordsSoFar, staffSeen } from '../../../src/core/dynasty/winter/recruiters.ts';
import { HOUR_PARTS, STAFF_SIDES } from '../../../src/core/model/coaches.ts';
import type { Game } from '../../../src/core/model/game.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { castIn } from '../offseason/cast.ts';
import { mean, sd } from '../offseason/nation.ts';

const dynastyOf = (seed: string, numbers: Record<string, number> = {}) => {
  const settings = { seed: seedFrom(seed), startYear: 2016, team: 'michigan', playoff: null };
  return newDynasty(settings, reference, RULE_BOOK, resolveTuning(numbers));
};
const dynasty = dynastyOf('staffs');
const { tuning } = dynasty;

describe('a staff’s weekly hours', () => {
  it('come from prestige and its coaches, add up, and are the same in the recruiting book', () => {
    const { hours, teams } = cycleOf(dynasty);
    for (const program of dynasty.programs) {
      const own = hoursOf(dynasty, program);
      expect(HOUR_PARTS.reduce((sum, part) => sum + own[part], 0)).toBe(own.total);
      expect(own).toEqual(hours[teams.indexOf(program.team)]);
      expect(own.prestige).toBe(tuning.recruits.hours.base + tuning.recruits.hours.tier * program.prestige);
    }
  });

  it('are a few above or below the usual, and average out nationally', () => {
    const more = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const of = { ...dynasty, coaches: castIn(seed, 2016) };
      return of.programs.map((program) => hoursOf(of, program).total - hoursOf(of, program).prestige);
    });
    for (const nation of more) {
      expect(Math.abs(mean(nation))).toBeLessThan(0.9);
      expect(sd(nation)).toBeGreaterThan(2);
      expect(sd(nation)).toBeLessThan(3.5);
      expect(Math.max(...nation.map(Math.abs))).toBeLessThan(14);
    }
    expect(Math.abs(mean(more.flat()))).toBeLessThan(0.5);
  });

  it('stay the same under a coach who stays, whatever happens elsewhere', () => {
    const upTo = (year: number) => ({ ...dynasty, year, history: dynasty.history.filter((row) => row.year < year) });
    const [before, after] = [upTo(2014), upTo(2015)];
    let [same, other] = [0, 0];
    for (const { team } of dynasty.programs.filter((each) => staffOf(before, each.team).offense.length > 0)) {
      const [was, is] = [staffSeen(before, team).hours, staffSeen(after, team).hours];
      const { heads, ...sides } = staffOf(after, team);
      for (const [part, { job }] of [
        ['head', heads.at(-1)!],
        ...STAFF_SIDES.map((side) => [side, sides[side].at(-1)!] as const),
      ] as const) {
        if (job.since < 2015) expect(is[part]).toBe(was[part]);
        if (job.since < 2015) same += 1;
        else if (is[part] !== was[part]) other += 1;
      }
    }
    expect([same > 200, other > 40]).toEqual([true, true]);
  });
});

describe('a departing head coach', () => {
  const { year } = dynasty;
  const { job } = headCoachOf(dynasty, 'rice');
  const gone = { ...job, until: year, end: 'fired' as const };
  const seen = (coaches: typeof dynasty.coaches) => recordsSoFar({ ...dynasty, coaches }, ['rice', 'duke']);

  it('is known to recruits once he has lost the job, and his successor once he is hired', () => {
    const fired = dynasty.coaches.with([], [gone]);
    expect(seen(dynasty.coaches).map(({ end }) => end)).toEqual([null, null]);
    expect(seen(fired).map(({ end, next }) => [end, next])).toEqual([
      ['fired', null],
      [null, null],
    ]);
    const { coach } = staffOf(dynasty, 'duke').offense.at(-1)!;
    const hired = { ...job, coach: coach.id, since: year + 1, wins: 0, losses: 0 };
    const [rice] = seen(fired.with([], [hired]));
    expect(rice!.next).toEqual({ surprises: [], years: 0, recruiting: coach.skills.recruiting });
  });

  it('still leads the program in the recruiting book, which does not change during a season', () => {
    const fired = { ...dynasty, coaches: dynasty.coaches.with([], [gone]) };
    expect(staffSeen(fired, 'rice')).toEqual(staffSeen(dynasty, 'rice'));
  });

  it('is less secure if boosters were pushed hard', () => {
    const asked = {
      ...dynasty,
      settings: { ...dynasty.settings, team: 'rice' },
      budget: [{ from: year, ask: 'hard' as const }],
    };
    expect(recordsSoFar(asked, ['rice'])[0]!.more).toBeGreaterThan(0);
  });

  it('has his last game when his team has none left and bowls are set', () => {
    const game = (kind: Game['kind'], home: string, away: string, played: boolean): Game => {
      const result = played ? { ...dynasty.games[0]!.result, homeScore: 7, awayScore: 3 } : null;
      return { ...dynasty.games[0]!, kind, home, away, result: result as Game['result'] };
    };
    const regular = [game('regular', 'rice', 'duke', true), game('regular', 'utah', 'rice', true)];
    const over = (games: Game[]) =>
      recordsSoFar({ ...dynasty, games }, ['rice', 'duke', 'utah']).map((each) => each.over);
    expect(over(regular)).toEqual([false, false, false]);
    const bowls = [...regular, game('bowl', 'duke', 'utah', false)];
    expect(over(bowls)).toEqual([true, false, false]);
    expect(recordsSoFar({ ...dynasty, games: bowls }, ['rice'])[0]).toEqual({
      wins: 1,
      losses: 1,
      over: true,
      more: 0,
      end: null,
      next: null,
    });
  });
});
