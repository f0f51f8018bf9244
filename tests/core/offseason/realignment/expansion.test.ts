import { describe, expect, it } from 'vitest';
import { nextSeasonFacts } from '../../../../src/core/dynasty/season-facts.ts';
import type { SeasonFacts } from '../../../../src/core/model/facts.ts';
import type { TeamId } from '../../../../src/core/model/ids.ts';
import type { Program } from '../../../../src/core/model/team.ts';
import { canSchedule } from '../../../../src/core/offseason/realignment/playable.ts';
import { seedFrom } from '../../../../src/core/random/stream.ts';
import { reference } from '../../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';

const FIRST = 2026;
const YEARS = 40;
const NEWCOMER = 1.5;

/** A program as conferences see it. */
function programOf(team: TeamId, conference: string | null): Program {
  const known = reference.startingPrestige(FIRST).get(team);
  const { score: prestigeScore, floor, ceiling } = known ?? { score: NEWCOMER, floor: 1, ceiling: 2 };
  const style = { passLean: 0, tempo: 0, boldness: 0, depth: 0 };
  const ratings = { rating: 70, offense: 70, defense: 70 };
  return {
    team,
    conference,
    prestige: Math.floor(prestigeScore),
    ceiling,
    floor,
    prestigeScore,
    style,
    ...ratings,
  };
}

/** Seasons of a dynasty whose programs never change in quality. */
function decades(seed: string, overrides: Record<string, number> = {}): SeasonFacts[] {
  const out: SeasonFacts[] = [reference.season(FIRST)];
  const source = { settings: { seed: seedFrom(seed) }, reference, tuning: resolveTuning(overrides) };
  for (let year = FIRST; year < FIRST + YEARS; year++) {
    const programs = Object.entries(out.at(-1)!.members).map(([team, conference]) => programOf(team, conference));
    out.push(nextSeasonFacts({ ...source, year, programs, games: [], polls: [] }));
  }
  return out;
}

const sizesOf = ({ members, conferences }: SeasonFacts) =>
  conferences.map((each) => [each, Object.values(members).filter((id) => id === each.id).length] as const);

/** Returns the FBS teams that changed conference between two seasons. */
const movedIn = (before: SeasonFacts, after: SeasonFacts): TeamId[] =>
  Object.keys(before.members).filter((team) => before.members[team] !== after.members[team]);

const SEEDS = ['one', 'two', 'three', 'four'];
const worlds = SEEDS.map((seed) => decades(seed));

describe('conferences after the last season on record', () => {
  it('can all play their schedule, with 8 to 20 teams', () => {
    for (const [conference, size] of worlds.flat().flatMap(sizesOf)) {
      expect(size).toBeGreaterThanOrEqual(8);
      expect(size).toBeLessThanOrEqual(20);
      expect(canSchedule(conference, size)).toBe(true);
    }
  });

  it('change by about a team or more a year, in bursts of four and more', () => {
    for (const seasons of worlds) {
      const moves = seasons.slice(1).map((season, index) => movedIn(seasons[index]!, season).length);
      const mean = moves.reduce((sum, count) => sum + count, 0) / YEARS;
      expect(mean).toBeGreaterThan(0.8);
      expect(mean).toBeLessThan(6);
      expect(Math.max(...moves)).toBeGreaterThanOrEqual(4);
    }
  });

  it('lose no program, and add one from FCS about every other year', () => {
    for (const seasons of worlds) {
      const [first, last] = [seasons[0]!, seasons.at(-1)!].map(({ members }) => Object.keys(members));
      for (const team of first!) expect(last).toContain(team);
      const more = last!.length - first!.length;
      expect(more).toBeGreaterThan(YEARS / 5);
      expect(more).toBeLessThan(YEARS * 1.2);
      for (const team of last!) expect(reference.venues.home[team]).toBeDefined();
    }
  });

  it('leave Notre Dame independent, and no program leaves a power conference for another', () => {
    const power = new Set(['sec', 'big-ten', 'big-12', 'acc']);
    for (const seasons of worlds)
      for (const [index, season] of seasons.slice(1).entries()) {
        expect(season.members['notre-dame']).toBeNull();
        for (const team of movedIn(seasons[index]!, season)) {
          if (power.has(seasons[index]!.members[team] ?? '')) expect(power).toContain(season.members[team]);
        }
      }
  });

  it('stay as they are if no conference expands', () => {
    const still = decades('one', { 'realignment.expands': 0 });
    expect(still.at(-1)!.members).toEqual(still[0]!.members);
    expect(still.at(-1)!.conferences).toEqual(still[0]!.conferences);
  });
});
