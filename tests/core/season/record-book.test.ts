import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordEntry } from '../../../src/core/model/people/record-book.ts';
import { type PlayerStat, STAT, STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import type { PlayerTotals } from '../../../src/core/model/season.ts';
import { RecordBook } from '../../../src/core/season/record-book.ts';

const CONFERENCES: Readonly<Record<string, string | null>> = { hill: 'lake', dale: 'lake', moor: 'river', isle: null };
const conferenceOf = (team: string) => CONFERENCES[team];

function totals(player: number, team: string, of: Partial<Record<PlayerStat, number>>): PlayerTotals {
  const counts = new Int32Array(STAT_COUNT);
  for (const [stat, n] of Object.entries(of)) counts[STAT[stat as PlayerStat]] = n;
  return { player, team, counts };
}

/** Returns the records set in a season with these rushing totals. */
function season(
  book: RecordBook,
  year: number,
  yards: readonly (readonly [player: number, team: string, n: number])[],
) {
  book.begin(year, conferenceOf);
  book.season(
    yards.map(([player, team, rush_yards]) => totals(player, team, { rush_yards })),
    [],
  );
  return book.take().filter(({ record }) => record === 'rush_yards');
}

const holders = (entries: readonly RecordEntry[]) =>
  entries.map(({ scope, whose, player, value }) => [scope, whose, player, value]);

describe('a record', () => {
  it('is the nation’s, a conference’s and a program’s; an independent has no conference, an FCS visitor no record', () => {
    const book = new RecordBook([]);
    expect(
      holders(
        season(book, 2024, [
          [1, 'hill', 900],
          [2, 'isle', 1200],
          [3, 'nowhere', 2000],
        ]),
      ),
    ).toEqual([
      ['nation', '', 2, 1200],
      ['conference', 'lake', 1, 900],
      ['program', 'hill', 1, 900],
      ['program', 'isle', 2, 1200],
    ]);
  });

  it('has to be beaten: equaling it is not enough', () => {
    const book = new RecordBook([]);
    season(book, 2024, [[1, 'hill', 900]]);
    expect(season(book, 2025, [[2, 'hill', 900]])).toEqual([]);
    expect(holders(season(book, 2026, [[3, 'hill', 901]]))).toContainEqual(['nation', '', 3, 901]);
  });

  it('of a season belongs only to the season’s best player', () => {
    const book = new RecordBook([]);
    const nation = season(book, 2024, [
      [1, 'hill', 900],
      [2, 'dale', 950],
      [3, 'moor', 920],
    ]).filter(({ scope }) => scope === 'nation');
    expect(holders(nation)).toEqual([['nation', '', 2, 950]]);
  });

  it('counts sacks and tackles of every kind, every kind of touchdown, and all yards with the ball', () => {
    const book = new RecordBook([]);
    book.begin(2024, conferenceOf);
    book.careers([
      totals(1, 'hill', {
        half_sacks: 21,
        solo_tackles: 40,
        assisted_tackles: 20,
        rush_touchdowns: 1,
        punt_return_touchdowns: 2,
        rush_yards: 10,
        receiving_yards: 20,
        kick_return_yards: 30,
        interception_return_yards: 5,
      }),
    ]);
    const own = new Map(book.take().map(({ record, value }) => [record, value]));
    expect([own.get('sacks'), own.get('tackles'), own.get('touchdowns'), own.get('all_purpose_yards')]).toEqual([
      21, 60, 3, 65,
    ]);
  });

  it('of a career covers all of it for the nation, and only his time there for a program and a conference', () => {
    const book = new RecordBook([]);
    book.begin(2024, conferenceOf);
    book.careers([
      totals(1, 'hill', { rush_yards: 1000 }),
      totals(1, 'moor', { rush_yards: 600 }),
      totals(2, 'moor', { rush_yards: 700 }),
      totals(3, 'hill', { rush_yards: 500 }),
      totals(3, 'dale', { rush_yards: 800 }),
    ]);
    expect(new Set(holders(book.take().filter(({ record }) => record === 'rush_yards')))).toEqual(
      new Set([
        ['nation', '', 1, 1600],
        ['conference', 'lake', 3, 1300],
        ['conference', 'river', 2, 700],
        ['program', 'hill', 1, 1000],
        ['program', 'moor', 2, 700],
        ['program', 'dale', 3, 800],
      ]),
    );
  });

  it('only rises, ends at the maximum, and is the same if the book is saved and loaded every year', () => {
    const years = fc.array(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...Object.keys(CONFERENCES)), fc.nat(2000)), {
        maxLength: 8,
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(years, (all) => {
        const book = new RecordBook([]);
        const kept = all.flatMap((yards, i) => season(book, 2024 + i, yards));
        const again: RecordEntry[] = [];
        for (const [i, yards] of all.entries()) again.push(...season(new RecordBook(again), 2024 + i, yards));
        expect(again).toEqual(kept);
        const nation = kept.filter(({ scope }) => scope === 'nation').map(({ value }) => value);
        expect(nation).toEqual([...new Set(nation)].sort((a, b) => a - b));
        expect(nation.at(-1) ?? 0).toBe(Math.max(0, ...all.flat().map(([, , n]) => n)));
      }),
      { seed: 1 },
    );
  });
});
