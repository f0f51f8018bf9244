import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_SEASON, LAST_SEASON } from '../../../../src/core/model/facts.ts';
import type { ScheduledGame } from '../../../../src/core/model/game.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';
import {
  completeSchedule,
  freeOpponents,
  preseasonSchedule,
  scheduleNonConference,
} from '../../../../src/core/season/schedule/index.ts';
import { scheduleInput, wholeSchedule } from '../fixtures.ts';
import { brokenLaws, countGames } from './laws.ts';

const SEASONS = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => FIRST_SEASON + i);
const WEEKS = Array.from({ length: 14 }, (_, i) => i + 1);

describe('a season schedule', () => {
  it.each(SEASONS)(
    'of %i gives every team twelve games by the laws and leaves the rivalries where they were',
    (year) => {
      const input = scheduleInput(year);
      const fixed = preseasonSchedule(input);
      const games = wholeSchedule(input);
      expect(brokenLaws(input, games)).toEqual([]);
      expect(games.slice(0, fixed.length)).toEqual(fixed);
      expect(games.map((g) => g.id)).toEqual(games.map((_, i) => year * 10000 + 1 + i));
    },
  );

  it('can be completed whatever legal non-conference games a player chooses', () => {
    const choice = fc.record({
      year: fc.integer({ min: FIRST_SEASON, max: LAST_SEASON }),
      team: fc.nat(),
      independent: fc.boolean(),
      weeks: fc.oneof(fc.constant(WEEKS), fc.constant([...WEEKS].reverse()), fc.shuffledSubarray(WEEKS)),
      opponents: fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
      seed: fc.nat(1000),
    });
    fc.assert(
      fc.property(choice, ({ year, team, independent, weeks, opponents, seed }) => {
        const input = scheduleInput(year);
        const pool = independent ? input.programs.filter((p) => p.conference === null) : input.programs;
        const own = pool[team % pool.length]!.team;
        let games: ScheduledGame[] = preseasonSchedule(input);
        weeks.forEach((week, i) => {
          const free = freeOpponents(input, games, own, week);
          if (free.length === 0) return;
          const answer = scheduleNonConference(input, games, own, free[opponents[i]! % free.length]!, week);
          if (!answer.ok) throw new Error(`a free opponent was refused: ${answer.problem}`);
          games = [...games, answer.game];
        });
        const finished = completeSchedule(input, games, stream(seedFrom(seed), 'schedule'));
        expect(brokenLaws(input, finished)).toEqual([]);
        const standing = new Set(games.map((g) => g.id));
        expect(finished.filter((g) => standing.has(g.id))).toEqual(games);
      }),
      { seed: 1, numRuns: 30 },
    );
  }, 30_000);

  it('is the same for the same dice and independent of the order of its inputs', () => {
    const input = scheduleInput(2012);
    const turned = {
      ...input,
      programs: [...input.programs].reverse(),
      teams: [...input.teams].reverse(),
      rivalries: [...input.rivalries].reverse(),
    };
    expect(wholeSchedule(turned)).toEqual(wholeSchedule(input));
  });

  it('plays most non-conference games in September and conference games after it', () => {
    const games = SEASONS.slice(-6).flatMap((year) => wholeSchedule(scheduleInput(year)));
    const share = (list: ScheduledGame[], keep: (week: number) => boolean) =>
      list.filter((g) => keep(g.week)).length / list.length;
    const outside = games.filter((g) => g.conference === null);
    const inside = games.filter((g) => g.conference !== null);
    expect(share(outside, (week) => week <= 5)).toBeGreaterThan(0.8);
    expect(share(inside, (week) => week >= 4)).toBeGreaterThan(0.97);
  });

  it('sends weaker visitors to strong programs, and hardly ever the other way round', () => {
    const input = scheduleInput(2024);
    const prestige = new Map(input.programs.map((p) => [p.team, p.prestige]));
    const gaps = wholeSchedule(input)
      .filter((g) => g.conference === null)
      .map((g) => prestige.get(g.home)! - prestige.get(g.away)!);
    const paid = gaps.filter((gap) => gap >= 2).length;
    const upside = gaps.filter((gap) => gap <= -2).length;
    expect(paid).toBeGreaterThan(4 * upside);
  });

  it('gives strong programs six to eight home games and the others five to seven', () => {
    const input = scheduleInput(2018);
    const counts = countGames(wholeSchedule(input));
    for (const { team, prestige } of input.programs) {
      const least = prestige >= 5 ? 6 : 5;
      expect(counts.get(team)!.homes).toBeGreaterThanOrEqual(least);
      expect(counts.get(team)!.homes).toBeLessThanOrEqual(least + 2);
    }
  });

  it('changes conference opponents from year to year, so that all mates meet within a few seasons', () => {
    const met = new Set<string>();
    for (const year of [2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021]) {
      for (const game of wholeSchedule(scheduleInput(year))) {
        if (game.conference === 'sec') met.add([game.home, game.away].sort().join(' '));
      }
    }
    expect(met.size).toBe((14 * 13) / 2);
  });

  it('takes the nearer of equal opponents more often than chance would', () => {
    const input = scheduleInput(2022);
    const place = new Map(input.teams.map((t) => [t.id, t]));
    const outside = wholeSchedule(input).filter((g) => g.conference === null);
    const degrees = (a: string, b: string) => Math.abs(place.get(a)!.longitude - place.get(b)!.longitude);
    const played = outside.reduce((sum, g) => sum + degrees(g.home, g.away), 0) / outside.length;
    const byChance =
      outside.reduce((sum, g, i) => sum + degrees(g.home, outside[(i + 97) % outside.length]!.away), 0) /
      outside.length;
    expect(played).toBeLessThan(0.8 * byChance);
  });
});
