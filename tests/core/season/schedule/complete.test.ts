import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_SEASON, LAST_SEASON } from '../../../../src/core/model/facts.ts';
import type { ScheduledGame } from '../../../../src/core/model/game.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';
import {
  completeSchedule,
  freeOpponents,
  hostsAfter,
  type LastHosts,
  preseasonSchedule,
  scheduleNonConference,
} from '../../../../src/core/season/schedule/index.ts';
import { KNOBS, resolveTuning } from '../../../../src/core/tuning/index.ts';
import { listKnobs } from '../../../../src/core/tuning/knob.ts';
import { runs, sample } from '../../../thorough.ts';
import { scheduleInput, wholeSchedule } from '../fixtures.ts';
import { brokenLaws, countGames } from './laws.ts';

const SEASONS = Array.from({ length: LAST_SEASON - FIRST_SEASON + 1 }, (_, i) => FIRST_SEASON + i);
const WEEKS = Array.from({ length: 14 }, (_, i) => i + 1);

describe('a season schedule', () => {
  it.each(sample(SEASONS, 2))(
    'of %i gives every team its games by the laws, no two open dates in a row, and leaves the rivalries where they were',
    (year) => {
      const input = scheduleInput(year);
      const fixed = preseasonSchedule(input);
      const games = wholeSchedule(input);
      expect(brokenLaws(input, games)).toEqual([]);
      expect(games.slice(0, fixed.length)).toEqual(fixed);
      expect(games.map((g) => g.id)).toEqual(games.map((_, i) => year * 10000 + 1 + i));
    },
  );

  it('can be completed with any legal non-conference games that the user chooses', () => {
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
      { seed: 1, numRuns: runs(12, 30) },
    );
  });

  it.each([
    ['two open dates in a row cost nothing', 2000, { 'schedule.adjacentOpenDates': 0 }],
    ['every FCS opponent comes in one week', 2019, { 'schedule.lateVisits': 1, 'schedule.lateDislike': 20 }],
  ])('keeps the rules though %s', (_, year, changes) => {
    const input = { ...scheduleInput(year), tuning: resolveTuning(changes) };
    expect(brokenLaws(input, wholeSchedule(input))).toEqual([]);
  });

  it('follows the rules with the strongest or weakest preferences for schedules', () => {
    const knobs = listKnobs({ schedule: KNOBS.schedule });
    const changed = fc.array(fc.constantFrom(null, 0, 1), { minLength: knobs.length, maxLength: knobs.length });
    const year = fc.integer({ min: FIRST_SEASON, max: LAST_SEASON });
    fc.assert(
      fc.property(year, changed, (played, ends) => {
        const extreme = knobs.flatMap(({ name, knob }, index) =>
          ends[index] === null ? [] : [[name, knob.range[ends[index]!]!]],
        );
        const input = { ...scheduleInput(played), tuning: resolveTuning(Object.fromEntries(extreme)) };
        // The number of home games is a preference too.
        const broken = brokenLaws(input, wholeSchedule(input)).filter((law) => !law.endsWith(' home games'));
        expect(broken).toEqual([]);
      }),
      { seed: 3, numRuns: runs(6, 200) },
    );
  });

  it('is the same for the same seed and in any order of its inputs', () => {
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

  it('sends weaker teams to strong programs, and very rarely the other way round', () => {
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

  it('changes conference opponents from year to year, so that nearly all mates meet within eight seasons', () => {
    const met = new Set<string>();
    for (const year of [2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021]) {
      for (const game of wholeSchedule(scheduleInput(year))) {
        if (game.conference === 'sec') met.add([game.home, game.away].sort().join(' '));
      }
    }
    expect(met.size).toBeGreaterThanOrEqual((14 * 13) / 2 - 3);
  });

  it('takes the nearer of equal opponents more often than by chance', () => {
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

  it('has every team meet its whole division, and only the remaining games with the other division', () => {
    for (const year of [2000, 2008, 2012, 2016, 2019]) {
      const input = scheduleInput(year);
      const met = new Set(wholeSchedule(input).map((g) => [g.home, g.away].sort().join(' ')));
      const equal = input.facts.conferences.filter(
        ({ divisions }) => divisions && new Set(divisions.map((d) => d.teams.length)).size === 1,
      );
      expect(equal.length).toBeGreaterThan(0);
      const apart = equal.flatMap(({ divisions }) =>
        divisions!.flatMap(({ teams }) =>
          teams.flatMap((a, i) => teams.slice(i + 1).filter((b) => !met.has([a, b].sort().join(' ')))),
        ),
      );
      expect(apart).toEqual([]);
    }
  });

  it('gives Army and Navy their game in the last week and outside the conference that both are in', () => {
    for (const year of [2003, 2004, 2016, 2024, 2026]) {
      const found = wholeSchedule(scheduleInput(year)).find((g) => [g.home, g.away].sort().join() === 'army,navy');
      expect(found).toMatchObject({ week: 14, conference: null, neutral: true });
    }
  });

  it.each([
    ['oklahoma', 'oklahoma-state', 2023, 2024],
    ['kansas', 'missouri', 2011, 2013],
    ['texas', 'texas-a-m', 2011, 2015],
  ])('lets a series end when it ended: %s and %s', (a, b, last, after) => {
    const yearly = (year: number) =>
      preseasonSchedule(scheduleInput(year)).some((g) => [g.home, g.away].sort().join() === `${a},${b}`);
    expect([yearly(last), yearly(after)]).toEqual([true, false]);
  });

  it('brings an FCS visitor to nearly every team once, at home, and counts it among the games', () => {
    const input = scheduleInput(2024);
    const visits = wholeSchedule(input).filter((g) => !(g.away in input.facts.members));
    expect(visits.length).toBeGreaterThanOrEqual(115);
    expect(visits.length).toBeLessThanOrEqual(120);
    expect(new Set(visits.map((g) => g.home)).size).toBe(visits.length);
    for (const visit of visits) expect(visit).toMatchObject({ conference: null, neutral: false, rivalry: false });
    const fcsTeams = visits.map((g) => g.away);
    for (const fcsTeam of fcsTeams) expect(fcsTeams.filter((g) => g === fcsTeam).length).toBeLessThanOrEqual(2);
  });

  it('has no FCS visitors, divisions or eleven-game seasons if the facts contain none', () => {
    const input = scheduleInput(2004);
    const { visitors: _visitors, games: _games, ...facts } = input.facts;
    const conferences = facts.conferences.map(({ divisions: _divisions, ...conference }) => conference);
    const plain = { ...input, facts: { ...facts, conferences } };
    const games = wholeSchedule(plain);
    expect(brokenLaws(plain, games)).toEqual([]);
    expect(games.every((g) => g.away in facts.members)).toBe(true);
  });

  it('spreads open dates: in no week are more than three in ten idle', () => {
    for (const year of [2001, 2010, 2024]) {
      const input = scheduleInput(year);
      const games = wholeSchedule(input);
      for (const week of WEEKS) {
        const busy = new Set(games.filter((g) => g.week === week).flatMap((g) => [g.home, g.away]));
        const idle = input.programs.filter((p) => !busy.has(p.team)).length;
        expect(idle / input.programs.length, `week ${week} of ${year}`).toBeLessThan(0.3);
      }
    }
  });

  it('very rarely gives a team four road games in a row', () => {
    let long = 0;
    let teams = 0;
    for (const year of [2000, 2006, 2012, 2018, 2024]) {
      const input = scheduleInput(year);
      const games = wholeSchedule(input).sort((a, b) => a.week - b.week);
      for (const { team } of input.programs) {
        const sites = games
          .filter((g) => g.home === team || g.away === team)
          .map((g) => (g.away === team && !g.neutral ? 'a' : 'h'));
        if (sites.join('').includes('aaaa')) long += 1;
        teams += 1;
      }
    }
    expect(long / teams).toBeLessThan(0.015);
  });

  it('alternates the host between conference mates from one year to the next', () => {
    let lastHosts: LastHosts = new Map();
    let again = 0;
    let same = 0;
    for (let year = 2014; year <= 2020; year++) {
      const games = wholeSchedule({ ...scheduleInput(year), lastHosts });
      for (const g of games) {
        if (g.conference === null || g.neutral) continue;
        const last = lastHosts.get(g.home < g.away ? `${g.home} ${g.away}` : `${g.away} ${g.home}`);
        if (last?.year !== year - 1) continue;
        again += 1;
        if (last.host === g.home) same += 1;
      }
      lastHosts = hostsAfter(lastHosts, games, year);
    }
    expect(again).toBeGreaterThan(1000);
    expect(same / again).toBeLessThan(0.06);
  });
});
