import { describe, expect, it } from 'vitest';
import { headCoachOf, staffOf } from '../../../src/core/dynasty/coaches.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { hoursOf, recordsSoFar, staffSeen } from '../../../src/core/dynasty/recruiters.ts';
import { bookOf } from '../../../src/core/dynasty/recruiting.ts';
import { HOUR_PARTS, STAFF_SIDES } from '../../../src/core/model/coaches.ts';
import type { Game } from '../../../src/core/model/game.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { endOf, NO_RECORD, regardOf } from '../../../src/core/offseason/recruits/regard.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { mean, sd } from '../offseason/nation.ts';

const dynastyOf = (seed: string, numbers: Record<string, number> = {}) => {
  const settings = { seed: seedFrom(seed), startYear: 2016, team: 'michigan', playoff: null };
  return newDynasty(settings, reference, RULE_BOOK, resolveTuning(numbers));
};
const dynasty = dynastyOf('staffs');
const { tuning } = dynasty;

describe('the hours of a staff', () => {
  it('are those of its prestige and what its men bring, which add up, the same in the book of the class', () => {
    const { hours, teams } = bookOf(dynasty);
    for (const program of dynasty.programs) {
      const own = hoursOf(dynasty, program);
      expect(HOUR_PARTS.reduce((sum, part) => sum + own[part], 0)).toBe(own.total);
      expect(own).toEqual(hours[teams.indexOf(program.team)]);
      expect(own.prestige).toBe(tuning.recruits.hours.base + tuning.recruits.hours.tier * program.prestige);
    }
  });

  it('are a few more or fewer than usual, and over the nation none', () => {
    const more = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const of = { ...dynasty, settings: { ...dynasty.settings, seed: seedFrom(seed) } };
      return of.programs.map((program) => hoursOf(of, program).total - hoursOf(of, program).prestige);
    });
    for (const nation of more) {
      expect(Math.abs(mean(nation))).toBeLessThan(0.8);
      expect(sd(nation)).toBeGreaterThan(2);
      expect(sd(nation)).toBeLessThan(3.5);
      expect(Math.max(...nation.map(Math.abs))).toBeLessThan(14);
    }
    expect(Math.abs(mean(more.flat()))).toBeLessThan(0.25);
  });

  it('stay as they were with a man who stays, whoever else comes or goes', () => {
    const upTo = (year: number) => ({ ...dynasty, year, history: dynasty.history.filter((row) => row.year < year) });
    const [before, after] = [upTo(2014), upTo(2015)];
    let [same, other] = [0, 0];
    for (const { team } of dynasty.programs) {
      const [was, is] = [staffSeen(before, team).hours, staffSeen(after, team).hours];
      const { heads, ...sides } = staffOf(after, team);
      for (const [part, { since }] of [
        ['head', heads.at(-1)!],
        ...STAFF_SIDES.map((side) => [side, sides[side].at(-1)!] as const),
      ] as const) {
        if (since < 2015) expect(is[part]).toBe(was[part]);
        if (since < 2015) same += 1;
        else if (is[part] !== was[part]) other += 1;
      }
    }
    expect([same > 200, other > 40]).toEqual([true, true]);
  });
});

describe('a head coach who leaves', () => {
  it('is known to recruits when the season is over, and is not there in the next one', () => {
    const year = 2015;
    const upTo = (last: number) => dynasty.history.filter((row) => row.year <= last);
    const before = { ...dynasty, year, history: upTo(year - 1) };
    const after = { ...dynasty, year: year + 1, history: upTo(year) };
    const rows = dynasty.history.filter((row) => row.year === year);
    let left = 0;
    for (const { team, wins, losses } of rows) {
      const { leader } = staffSeen(before, team);
      const end = endOf(leader, { wins, losses, over: true, more: 0 }, tuning);
      expect(end !== null).toBe(headCoachOf(after, team).since === year + 1);
      expect(endOf(leader, { wins, losses, over: false, more: 0 }, tuning)).toBeNull();
      if (end === null) continue;
      left += 1;
      expect(regardOf(leader, { wins, losses, over: true, more: 0 }, tuning)).toBeCloseTo(
        regardOf({ ...leader, now: leader.next }, NO_RECORD, tuning),
        10,
      );
    }
    expect(left).toBeGreaterThan(10);
  });

  it('is let go by boosters who were asked hard where others would keep him, and recruits know it as well', () => {
    const year = 2015;
    const upTo = (last: number) => dynasty.history.filter((row) => row.year <= last);
    let more = 0;
    for (const { team, wins, losses } of dynasty.history.filter((row) => row.year === year)) {
      const asked = {
        ...dynasty,
        settings: { ...dynasty.settings, team },
        budget: [{ from: year, ask: 'hard' as const }],
      };
      const [before, after] = [
        { ...asked, year, history: upTo(year - 1) },
        { ...asked, year: year + 1, history: upTo(year) },
      ];
      const [record] = recordsSoFar({ ...before, games: [] }, [team]);
      expect(record!.more).toBeGreaterThan(0);
      const { leader } = staffSeen(before, team);
      const end = endOf(leader, { wins, losses, over: true, more: record!.more }, tuning);
      expect(end !== null).toBe(headCoachOf(after, team).since === year + 1);
      more +=
        Number(end === 'fired') - Number(endOf(leader, { wins, losses, over: true, more: 0 }, tuning) === 'fired');
    }
    expect(more).toBeGreaterThan(0);
  });

  it('is not known before the bowls are set, nor while his team has a game left', () => {
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
    });
  });
});
