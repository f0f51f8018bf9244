import { describe, expect, it } from 'vitest';
import type { HeadCoach } from '../../../src/core/model/coaches.ts';
import { chanceToLeave, expectedShare, headCoaches } from '../../../src/core/offseason/coaches.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();
const { givenNames, familyNames } = reference;
const source = (seed: string) => ({ seed: seedFrom(seed), givenNames, familyNames, tuning });
const real = [...reference.resultsBefore(2026)].sort((a, b) => a.year - b.year);
const seasonsOf = (team: string) => real.filter((row) => row.team === team);
const teams = [...new Set(real.map(({ team }) => team))].sort();

/** Who led every program in every season that is known. */
const ledBy = (seed: string): { coach: HeadCoach; year: number; wins: number }[] =>
  teams.flatMap((team) => {
    const seasons = seasonsOf(team);
    const coaches = headCoaches(team, seasons, 2025, source(seed));
    return seasons.map(({ year, wins }) => {
      const coach = coaches.find(({ since, until }) => since <= year && (until === null || year <= until))!;
      return { coach, year, wins };
    });
  });

const share = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length / all.length;

describe('head coaches', () => {
  it('of a program that joins are the same men once its first season is over', () => {
    for (const team of teams.slice(0, 20)) {
      const [before] = headCoaches(team, [], 2024, source('a'));
      const [after] = headCoaches(team, [{ year: 2024, wins: 3, losses: 9 }], 2024, source('a'));
      expect([after!.first, after!.last, after!.since, after!.born]).toEqual([
        before!.first,
        before!.last,
        before!.since,
        before!.born,
      ]);
    }
  });

  it('follow one another without a gap, and know how many games they won there', () => {
    for (const team of ['kansas', 'michigan', 'boise-state']) {
      const seasons = seasonsOf(team);
      const coaches = headCoaches(team, seasons, 2025, source('a'));
      expect(coaches[0]!.since).toBeLessThanOrEqual(2000);
      coaches.slice(1).forEach(({ since, spell }, i) => {
        expect([since, spell]).toEqual([coaches[i]!.until! + 1, i + 1]);
      });
      expect(coaches.at(-1)!.until).toBeNull();
      for (const { since, until, wins, losses, born } of coaches) {
        const there = seasons.filter(({ year }) => year >= since && year <= (until ?? 2025));
        expect(wins).toBe(there.reduce((sum, each) => sum + each.wins, 0));
        expect(losses).toBe(there.reduce((sum, each) => sum + each.losses, 0));
        expect(since - born).toBeGreaterThanOrEqual(tuning.coaches.youngest);
      }
    }
  });

  it('are the same whoever asks and however much is known of later seasons', () => {
    const seasons = seasonsOf('kansas');
    const early = headCoaches(
      'kansas',
      seasons.filter(({ year }) => year < 2015),
      2015,
      source('a'),
    );
    const late = headCoaches('kansas', seasons, 2025, source('a'));
    const who = ({ first, last, since }: HeadCoach) => `${first} ${last} ${since}`;
    expect(late.slice(0, early.length).map(who)).toEqual(early.map(who));
    expect(headCoaches('kansas', seasons, 2014, source('a')).map(who)).toEqual(
      late.filter(({ since }) => since <= 2014).map(who),
    );
  });

  it('stay as long as real ones: changes a year, first years, long tenures, and who goes after how many wins', () => {
    const all = ['a', 'b', 'c'].flatMap(ledBy).filter(({ year }) => year >= 2010 && year < 2025);
    const tenure = ({ coach, year }: (typeof all)[number]) => year - coach.since + 1;
    const leaves = ({ coach, year }: (typeof all)[number]) => coach.until === year;
    const havingWon = (least: number, most: number) => all.filter(({ wins }) => wins >= least && wins <= most);
    // The ranges of public records over the seasons 2010 to 2024.
    const figures: [number, least: number, most: number][] = [
      [share(all, leaves), 0.134, 0.271],
      [share(all, (each) => tenure(each) === 1), 0.141, 0.276],
      [share(all, (each) => tenure(each) >= 3), 0.52, 0.703],
      [share(all, (each) => tenure(each) >= 5), 0.291, 0.385],
      [share(all, (each) => tenure(each) >= 8), 0.12, 0.188],
      [share(havingWon(0, 2), leaves), 0.25, 0.6],
      [share(havingWon(11, 15), leaves), 0, 0.2],
    ];
    for (const [figure, least, most] of figures) {
      expect(figure).toBeGreaterThanOrEqual(least);
      expect(figure).toBeLessThanOrEqual(most);
    }
  });

  it('are in more danger the less they win of what is expected, and less in their first seasons', () => {
    const man = { tenure: 4, age: 50, expected: 0.5 };
    const chance = (wins: number, more: Partial<typeof man> = {}) =>
      chanceToLeave({ wins, losses: 12 - wins }, { ...man, ...more }, tuning);
    expect(chance(2)).toBeGreaterThan(chance(5));
    expect(chance(7, { expected: 0.9 })).toBeGreaterThan(chance(7));
    expect(chance(4, { tenure: 1 })).toBeLessThan(chance(4));
    expect(chance(7, { age: 70 })).toBeGreaterThan(chance(7));
  });

  it('are expected to do what their program has done, half a season nearer to even', () => {
    const [good, none] = [{ year: 2020, wins: 12, losses: 0 }, expectedShare([], tuning)];
    expect(none).toBe(0.5);
    expect(expectedShare([good], tuning)).toBeCloseTo(0.5 + 0.5 * tuning.coaches.expectation.share);
  });
});
