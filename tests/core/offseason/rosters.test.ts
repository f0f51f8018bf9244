import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamId } from '../../../src/core/model/ids.ts';
import { playsOn } from '../../../src/core/model/people/eligibility.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { CLASS_YEARS, POSITIONS, ROSTER_SIZE, STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { rosterPlaces } from '../../../src/core/offseason/roster-places.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { mean, programs, reference, SEED, sd, strengths, teams, tuning } from './nation.ts';

const input = { rules: RULE_BOOK, year: 2019, programs, reference, tuning };
const { players, nextPlayerId } = createRosters(input, SEED, 1);
const nations = [1, 2, 3, 4].map((n) => createRosters(input, seedFrom(n), 1).players);

/** Throws if a team's roster is not a legal 85. */
function expectLegal(team: TeamId, roster: readonly Player[]): void {
  expect(roster).toHaveLength(ROSTER_SIZE);
  for (const position of POSITIONS) {
    const group = roster.filter((p) => p.position === position);
    expect(group).toHaveLength(rosterPlaces(team, tuning)[position]);
    const starters = group.filter((p) => p.starter);
    expect(starters).toHaveLength(STARTER_SLOTS[position]);
    const bestBench = Math.max(0, ...group.filter((p) => !p.starter).map((p) => p.rating));
    expect(Math.min(...starters.map((p) => p.rating))).toBeGreaterThanOrEqual(bestBench);
  }
}

describe('starting rosters', () => {
  it('give every team a legal 85 with its best players starting', () => {
    for (const team of teams)
      expectLegal(
        team,
        players.filter((p) => p.team === team),
      );
  });

  it('differ by a player or two: some have another running back, some another receiver', () => {
    const places = teams.map((team) => rosterPlaces(team, tuning));
    for (const roster of places) {
      expect(Object.values(roster).reduce((sum, n) => sum + n, 0)).toBe(ROSTER_SIZE);
      expect(roster.k + roster.p).toBeGreaterThanOrEqual(5);
      expect(roster.k + roster.p).toBeLessThanOrEqual(6);
    }
    const more = places.filter(({ rb, te }) => rb === 7 && te === 4).length / places.length;
    expect(more).toBeGreaterThan(0.12);
    expect(more).toBeLessThan(0.4);
  });

  it('number players from the first id on, each once', () => {
    expect(players.map((p) => p.id)).toEqual(players.map((_, i) => i + 1));
    expect(nextPlayerId).toBe(players.length + 1);
  });

  it('have whole ratings from 30 to 99 for each of the five years in college', () => {
    for (const p of players) {
      expect(p.rating).toBe(p.ratings[Math.min(4, p.seasons)]);
      expect(p.ratings.every((r) => Number.isInteger(r) && r >= 30 && r <= 99)).toBe(true);
      expect(p.stars >= 1 && p.stars <= 5 && p.developmentTrait >= 0 && p.developmentTrait <= 5).toBe(true);
    }
  });

  it('have smaller classes the older they are, since some players leave every winter', () => {
    const size = (c: string) => players.filter((p) => p.classYear === c).length;
    const [fr, so, jr, sr] = CLASS_YEARS.map(size) as [number, number, number, number];
    expect([fr, so, jr, sr]).toEqual([fr, so, jr, sr].toSorted((a, b) => b - a));
    // Public rosters: 40, 22, 21 and 17% of the players.
    expect(fr / players.length).toBeCloseTo(0.4, 1);
    expect(sr / players.length).toBeCloseTo(0.175, 1);
  });

  describe('soon after the season that did not count (2020)', () => {
    // Public rosters: share of seniors (`roster_class_share_by_season`), walk-ons included.
    const SENIORS = { 2021: 0.175, 2022: 0.174, 2023: 0.181 };
    const made = (year: number) => createRosters({ ...input, year }, SEED, 1).players;

    it.each([2021, 2022, 2023] as const)('have nearly as many seniors as there were: %i', (year) => {
      const all = made(year);
      const seniors = all.filter((p) => p.classYear === 'sr').length / all.length;
      // Those shares include walk-ons, who are younger; they are not counted here.
      expect(Math.abs(seniors - SENIORS[year])).toBeLessThan(0.07);
    });

    it('keep returning 2020 seniors on top of the 85 in 2021, and at most 85 in other years', () => {
      const all = made(2021);
      for (const team of teams) expect(all.filter((p) => p.team === team && !playsOn(p))).toHaveLength(ROSTER_SIZE);
      // About half a dozen seniors per program.
      expect(all.length / teams.length).toBeGreaterThan(ROSTER_SIZE + 4);
      expect(all.length / teams.length).toBeLessThan(ROSTER_SIZE + 12);
      expect(all.filter(playsOn).every((p) => p.classYear === 'sr')).toBe(true);
      for (const year of [2020, 2022]) expect(made(year)).toHaveLength(teams.length * ROSTER_SIZE);
    });
  });

  it('very rarely repeat a full name', () => {
    const names = new Set(players.map((p) => `${p.first} ${p.last}`));
    expect(names.size / players.length).toBeGreaterThan(0.97);
  });

  it('put the average starter near 70, the best teams around 80 and the weakest around 60', () => {
    const s = strengths(players);
    expect(mean(s)).toBeGreaterThan(69);
    expect(mean(s)).toBeLessThan(73);
    expect(sd(s)).toBeGreaterThan(3.8);
    expect(sd(s)).toBeLessThan(5.8);
    expect(Math.max(...s)).toBeGreaterThan(78);
    expect(Math.max(...s)).toBeLessThan(88);
    expect(Math.min(...s)).toBeGreaterThan(55);
    expect(Math.min(...s)).toBeLessThan(65);
  });

  it('are stronger in higher prestige tiers, with winter luck averaged over four nations', () => {
    const levels = nations.map(strengths);
    const tier = (low: number, high: number) =>
      mean(
        levels.flatMap((s) =>
          s.filter((_, i) => programs[i]!.prestigeScore >= low && programs[i]!.prestigeScore < high),
        ),
      );
    expect(tier(6, 8)).toBeGreaterThan(tier(4, 6) + 2);
    expect(tier(4, 6)).toBeGreaterThan(tier(3, 4) + 2);
    expect(tier(3, 4)).toBeGreaterThan(tier(1, 3) + 0.7);
  });

  it('rate starters of all positions, kickers and punters too, on one scale', () => {
    const first = nations.flat().filter((p) => p.starter);
    const all = mean(first.map((p) => p.rating));
    for (const position of POSITIONS) {
      const starters = first.filter((p) => p.position === position);
      expect(Math.abs(mean(starters.map((p) => p.rating)) - all)).toBeLessThan(4);
    }
  });

  it('do not depend on the order of programs and facts', () => {
    const turned = createRosters(
      {
        ...input,
        programs: [...programs].reverse(),
        reference: { ...reference, teams: [...reference.teams].reverse() },
      },
      SEED,
      1,
    );
    expect(turned.players).toEqual(players);
  });

  it('are the same for a team that joins alone as in a newly made nation', () => {
    const only = [teams[5]!, teams[90]!];
    const made = createRosters({ ...input, only }, SEED, 5000);
    for (const team of only)
      expectLegal(
        team,
        made.players.filter((p) => p.team === team),
      );
    const bare = (p: Player) => ({ ...p, id: 0 });
    expect(made.players.map(bare)).toEqual(players.filter((p) => only.includes(p.team)).map(bare));
    expect(made.players[0]!.id).toBe(5000);
  });

  it('are legal for nations of any size and any seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer(), (size, n) => {
        const few = programs.slice(n & 63, (n & 63) + size);
        const made = createRosters({ ...input, programs: few }, seedFrom(n), 1);
        for (const { team } of few)
          expectLegal(
            team,
            made.players.filter((p) => p.team === team),
          );
      }),
      { seed: 1, numRuns: 8 },
    );
  });
});
