import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../../src/core/model/geography.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { departures } from '../../../src/core/offseason/leaving/departures.ts';
import { advanceClasses } from '../../../src/core/offseason/progression.ts';
import { rosterPlaces } from '../../../src/core/offseason/roster-places.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { correlation, isPower, mean, programs, reference, SEED, teams, tuning, usualWinters } from './nation.ts';
import { signClass } from './sign-class.ts';

const start = createRosters({ year: 2024, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);
const returning = advanceClasses(start.players, departures(start.players, 2024, SEED, tuning), usualWinters(2024));
const input = { year: 2025, programs, returning, reference, rules: rulesOf(2024), tuning };
const first = signClass(input, SEED, start.nextPlayerId);

/** Six classes in a row, each filling the same needs, so that only the year differs. */
const classes = Array.from({ length: 6 }, (_, i) => signClass({ ...input, year: 2025 + i }, SEED, 100_000).players);

const conferenceOf = new Map(programs.map((p) => [p.team, p.conference]));
const blueChip = (p: Player) => p.stars >= 4;
const share = (list: readonly Player[], test: (p: Player) => boolean) => list.filter(test).length / list.length;
const byTeam = (list: readonly Player[], test: (p: Player) => boolean) =>
  teams.map((team) => list.filter((p) => p.team === team && test(p)).length);
const topTen = (counts: readonly number[]) =>
  [...counts]
    .sort((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, n) => sum + n, 0) / counts.reduce((sum, n) => sum + n, 0);

describe('a signing class', () => {
  it('fills every roster to its legal 85, position by position', () => {
    for (const team of teams) {
      const roster = [...returning, ...first.players].filter((p) => p.team === team);
      const places = rosterPlaces(team, tuning);
      for (const position of POSITIONS) {
        expect(roster.filter((p) => p.position === position)).toHaveLength(places[position]);
      }
    }
  });

  it('contains only freshmen with new ids', () => {
    expect(first.players.every((p) => p.classYear === 'fr' && p.rating === p.ratings[0] && !p.starter)).toBe(true);
    expect(first.players.map((p) => p.id)).toEqual(first.players.map((_, i) => start.nextPlayerId + i));
    expect(first.nextPlayerId).toBe(start.nextPlayerId + first.players.length);
  });

  it('is the same whatever the order of programs and players', () => {
    const turned = { ...input, programs: [...programs].reverse(), returning: [...returning].reverse() };
    expect(signClass(turned, SEED, start.nextPlayerId)).toEqual(first);
  });

  it('has as many five-, four- and three-stars as real FBS classes', () => {
    // Walk-ons have one star.
    for (const list of classes.map((all) => all.filter((p) => p.stars > 1))) {
      const fives = list.filter((p) => p.stars === 5).length;
      expect(fives).toBeGreaterThanOrEqual(24);
      expect(fives).toBeLessThanOrEqual(46);
      expect(share(list, (p) => p.stars === 4)).toBeGreaterThan(0.11);
      expect(share(list, (p) => p.stars === 4)).toBeLessThan(0.17);
      expect(share(list, (p) => p.stars === 3)).toBeGreaterThan(0.6);
      expect(share(list, (p) => p.stars === 3)).toBeLessThan(0.78);
      expect(share(list, (p) => p.stars === 1)).toBeLessThan(0.03);
    }
  });

  it('sends blue chips to the power conferences and very few elsewhere', () => {
    const power = classes.map((list) =>
      share(
        list.filter((p) => isPower(conferenceOf.get(p.team)!)),
        blueChip,
      ),
    );
    const others = classes.map((list) =>
      share(
        list.filter((p) => !isPower(conferenceOf.get(p.team)!)),
        blueChip,
      ),
    );
    expect(mean(power)).toBeGreaterThan(0.22);
    expect(mean(power)).toBeLessThan(0.36);
    expect(mean(others)).toBeLessThan(0.015);
  });

  it('gives ten programs most five-stars and about four in ten blue chips', () => {
    const fives = mean(classes.map((list) => topTen(byTeam(list, (p) => p.stars === 5))));
    expect(fives).toBeGreaterThan(0.65);
    expect(fives).toBeLessThan(0.97);
    const chips = mean(classes.map((list) => topTen(byTeam(list, blueChip))));
    expect(chips).toBeGreaterThan(0.36);
    expect(chips).toBeLessThan(0.5);
  });

  it('resembles the year before, team by team, but not exactly', () => {
    const counts = classes.map((list) => byTeam(list, blueChip));
    const years = counts.slice(1).map((list, i) => correlation(counts[i]!, list));
    expect(mean(years)).toBeGreaterThan(0.85);
    expect(mean(years)).toBeLessThan(0.96);
  });

  it('has no blue-chip kickers or punters and plenty of blue-chip quarterbacks and receivers', () => {
    const all = classes.flat();
    const playersAt = (position: string) => all.filter((p) => p.position === position);
    expect(share([...playersAt('k'), ...playersAt('p')], blueChip)).toBe(0);
    expect(share(playersAt('wr'), blueChip)).toBeGreaterThan(share(playersAt('ol'), blueChip));
    expect(share(playersAt('qb'), blueChip)).toBeGreaterThan(0.12);
  });

  it('comes from the states that produce players, and mostly signs nearer home than by chance', () => {
    const all = classes.flat();
    expect(Math.abs(share(all, (p) => p.homeState === 'TX') - 0.143)).toBeLessThan(0.015);
    const state = new Map(reference.homeStates.map((s) => [s.code, s]));
    const site = new Map(reference.teams.map((t) => [t.id, t]));
    const away = (p: Player, i: number) => distanceKm(state.get(p.homeState)!, site.get(all[i]!.team)!);
    const signed = mean(all.map((p, i) => away(p, i)));
    const elsewhere = mean(all.map((p, i) => away(p, (i * 7919 + 13) % all.length)));
    expect(signed).toBeLessThan(0.8 * elsewhere);
  });

  it('fills any number of openings, for any season and any departed players', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2001, max: 2200 }), fc.integer({ min: 2, max: 9 }), (year, nth) => {
        const some = programs.slice(0, 12);
        const here = new Set(some.map((p) => p.team));
        const stay = returning.filter((p) => here.has(p.team) && p.id % nth !== 0);
        const { players } = signClass({ ...input, year, programs: some, returning: stay }, SEED, 50_000);
        expect(stay.length + players.length).toBe(12 * 85);
        for (const p of players) expect(p.ratings.every((r) => Number.isInteger(r) && r >= 30 && r <= 99)).toBe(true);
      }),
      { seed: 1, numRuns: 15 },
    );
  });

  it('refuses a roster with too many players at a position', () => {
    const quarterback = returning.find((p) => p.position === 'qb')!;
    const crowd = Array.from({ length: 5 }, (_, i) => ({ ...quarterback, id: 900_000 + i }));
    expect(() => signClass({ ...input, returning: crowd }, SEED, 1)).toThrow(/too many players at qb/);
  });
});
