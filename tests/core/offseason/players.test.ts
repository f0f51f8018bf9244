import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/core/model/positions.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { drawTalent, expectedSeniorRating, facilitiesOf } from '../../../src/core/offseason/development.ts';
import { grown } from '../../../src/core/offseason/growing-up.ts';
import { declareChance } from '../../../src/core/offseason/leaving/declare.ts';
import { departures } from '../../../src/core/offseason/leaving/departures.ts';
import { drawFullName, drawName } from '../../../src/core/offseason/names.ts';
import { advanceClasses, withStarters } from '../../../src/core/offseason/progression.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { ScriptedStream } from '../../../src/core/random/scripted.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { isPower, mean, programs, reference, SEED, sd, tuning, usualWinters } from './nation.ts';

const { players } = createRosters({ year: 2024, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);
const leaving = departures(players, 2024, SEED, tuning);

describe('development', () => {
  it('produces whole ratings from 30 to 99, however extreme the recruit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 200 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer(),
        (senior, trait, n) => {
          const { rating } = drawTalent(senior, 'ol', trait, stream(seedFrom(n), 'x'), tuning);
          expect(Number.isInteger(rating) && rating >= 30 && rating <= 99).toBe(true);
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });

  it('expects more with more stars, and with a higher rank within them', () => {
    for (let stars = 1; stars <= 5; stars++) {
      expect(expectedSeniorRating(stars, 1, tuning)).toBeGreaterThan(expectedSeniorRating(stars, 0, tuning));
      if (stars > 1) {
        expect(expectedSeniorRating(stars, 0, tuning)).toBeGreaterThanOrEqual(
          expectedSeniorRating(stars - 1, 1, tuning),
        );
      }
    }
    expect(() => expectedSeniorRating(6, 0, tuning)).toThrow(/6 stars/);
  });

  it('improves most players every year, the fast developers faster', () => {
    const older = advanceClasses(players, leaving, usualWinters(2024));
    const gains = older.map((p) => p.rating - p.ratings.at(-2)!);
    expect(gains.filter((g) => g > 0).length / gains.length).toBeGreaterThan(0.7);
    expect(mean(gains)).toBeGreaterThan(3);
    expect(mean(gains)).toBeLessThan(5);
    const growth = (trait: number) =>
      mean(older.filter((p) => p.developmentTrait === trait && p.seasons === 3).map((p) => p.rating - p.ratings[0]!));
    expect(growth(5)).toBeGreaterThan(growth(0) + 5);
  });

  it('brings running backs most of the way as freshmen, and as far as others in the end', () => {
    const careers = (position: Position) =>
      Array.from({ length: 2000 }, (_, n) => {
        const dice = stream(seedFrom(n), 'x');
        const freshman = { ...players[0]!, position, seasons: 0, ...drawTalent(70, position, 3, dice, tuning) };
        return grown({ ...freshman, ratings: [freshman.rating] }, 3, dice, tuning).ratings;
      });
    const meanRating = (position: Position, season: number) => mean(careers(position).map((each) => each[season]!));
    expect(meanRating('rb', 0)).toBeGreaterThan(meanRating('ol', 0) + 4);
    expect(meanRating('wr', 0)).toBeGreaterThan(meanRating('ol', 0) + 1);
    for (const position of ['rb', 'wr'] as const)
      expect(Math.abs(meanRating(position, 3) - meanRating('ol', 3))).toBeLessThan(1);
  });

  it('is better in power conferences, equally in each, and never raises the national average', () => {
    const facilities = facilitiesOf(programs, tuning);
    expect(mean([...facilities.values()])).toBeCloseTo(0, 9);
    expect(sd([...facilities.values()])).toBeCloseTo(tuning.development.facilitiesSd, 9);
    const inPower = programs.filter(({ conference }) => isPower(conference)).map(({ team }) => facilities.get(team)!);
    const others = programs.filter(({ conference }) => !isPower(conference)).map(({ team }) => facilities.get(team)!);
    expect(Math.min(...inPower)).toBeGreaterThan(Math.max(...others));
    expect(sd(inPower)).toBeLessThan(0.2 * tuning.development.facilitiesSd);
  });

  it('puts a program without a conference between its own level and the average', () => {
    const [best] = [...programs].sort((a, b) => b.prestigeScore - a.prestigeScore);
    const alone = facilitiesOf(
      programs.map((p) => (p === best ? { ...p, conference: null } : p)),
      tuning,
    ).get(best!.team)!;
    expect(alone).toBeGreaterThan(0);
  });
});

describe('departures', () => {
  it('graduate every senior and no one else', () => {
    const graduates = new Set(leaving.filter((d) => d.reason === 'graduated').map((d) => d.player));
    for (const p of players) expect(graduates.has(p.id)).toBe(p.classYear === 'sr');
  });

  it('let 40 to 110 players declare early, none in his first two years in college', () => {
    const byId = new Map(players.map((p) => [p.id, p]));
    const declared = leaving.filter((d) => d.reason === 'declared').map((d) => byId.get(d.player)!);
    expect(declared.every((p) => p.seasons >= 2 && p.classYear !== 'sr')).toBe(true);
    expect(declared.length).toBeGreaterThan(40);
    expect(declared.length).toBeLessThan(110);
    expect(mean(declared.map((p) => p.rating))).toBeGreaterThan(80);
  });

  it('take 15 to 25% of the sophomores and juniors who do not play, few regulars, and no senior', () => {
    const left = new Set(leaving.filter((d) => d.reason === 'left').map((d) => d.player));
    const lost = (fits: (p: (typeof players)[number]) => boolean) => {
      const all = players.filter(fits);
      return all.filter((p) => left.has(p.id)).length / all.length;
    };
    const share = lost((p) => p.classYear === 'so' || (p.classYear === 'jr' && !p.starter));
    expect(share).toBeGreaterThan(0.14);
    expect(share).toBeLessThan(0.25);
    expect(lost((p) => p.starter)).toBeLessThan(share / 3);
    expect(lost((p) => p.classYear === 'sr')).toBe(0);
  });

  it('make classes of different sizes: some teams lose many, others few', () => {
    const sizes = new Map<string, number>();
    for (const p of players) sizes.set(p.team, sizes.get(p.team) ?? 0);
    const team = new Map(players.map((p) => [p.id, p.team]));
    for (const { player } of leaving) sizes.set(team.get(player)!, sizes.get(team.get(player)!)! + 1);
    expect(sd([...sizes.values()])).toBeGreaterThan(2.5);
  });

  it('are more likely for better juniors, and less for kickers', () => {
    const junior = { seasons: 2, position: 'wr' as const };
    const chance = (rating: number, position: 'wr' | 'k' = 'wr') =>
      declareChance({ ...junior, rating, position }, tuning);
    expect(chance(95)).toBeGreaterThan(0.9);
    expect(chance(90)).toBeGreaterThan(chance(80));
    expect(chance(70)).toBeLessThan(0.01);
    expect(chance(90, 'k')).toBeLessThan(chance(90) / 2);
    expect(declareChance({ ...junior, seasons: 1, rating: 99 }, tuning)).toBe(0);
  });

  it('do not depend on the order of the players', () => {
    expect(departures([...players].reverse(), 2024, SEED, tuning)).toEqual(leaving);
  });
});

describe('progression', () => {
  it('advances every player who stays by a class, with his rating after the winter', () => {
    const winters = usualWinters(2024);
    const older = advanceClasses(players, leaving, winters);
    expect(older).toHaveLength(players.length - leaving.length);
    const before = new Map(players.map((player) => [player.id, player]));
    for (const player of older) {
      const { rating, potential } = winters(before.get(player.id)!);
      expect(player.rating).toBe(rating);
      expect(player.potential).toBe(potential);
      expect(player.ratings).toEqual([...before.get(player.id)!.ratings, rating]);
    }
    expect(older.every((p) => p.seasons > 0 && !p.starter)).toBe(true);
  });

  it('marks the same starters in whatever order the roster comes', () => {
    expect(withStarters([...players].reverse())).toEqual(players);
  });
});

describe('names', () => {
  it('are drawn by frequency', () => {
    const two = { names: ['Common', 'Rare'], cumulative: [90, 100] };
    expect(drawName(two, new ScriptedStream([0.5]))).toBe('Common');
    expect(drawName(two, new ScriptedStream([0.899]))).toBe('Common');
    expect(drawName(two, new ScriptedStream([0.91]))).toBe('Rare');
    expect(() => drawName({ names: [], cumulative: [] }, new ScriptedStream([]))).toThrow(/empty/);
  });

  it('are drawn again when another player has them, unless there is no other', () => {
    const taken = new Set(['Jim Common']);
    const given = { names: ['Jim'], cumulative: [1] };
    const family = { names: ['Common', 'Rare'], cumulative: [90, 100] };
    const dice = new ScriptedStream([0, 0, 0, 0.95]);
    expect(drawFullName(given, family, dice, taken)).toEqual({ first: 'Jim', last: 'Rare' });
    expect(dice.exhausted).toBe(true);
    const one = { names: ['Common'], cumulative: [1] };
    expect(drawFullName(given, one, stream(SEED, 'names'), taken)).toEqual({ first: 'Jim', last: 'Common' });
  });
});
