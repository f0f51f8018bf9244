import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { committeeOrder } from '../../../src/core/season/committee.ts';
import { resolveTuning, type Tuning } from '../../../src/core/tuning/index.ts';
import { beat, pollOf } from './fixtures.ts';

const TEAMS = Array.from({ length: 60 }, (_, i) => `t${String(i + 1).padStart(2, '0')}`);
const tuning = resolveTuning();

/** A poll whose strength of record follows the ranks but where `records` says otherwise. */
function poll(records: Readonly<Record<string, number>> = {}) {
  const { rows, ...rest } = pollOf(TEAMS);
  return { ...rest, rows: rows.map((row) => ({ ...row, strengthOfRecord: records[row.team] ?? 100 - row.rank })) };
}

interface Season {
  records?: Record<string, number>;
  champions?: string[];
  games?: ReturnType<typeof beat>[];
  weights?: Tuning['committee'];
}

function order({ records, champions = [], games = [], weights = tuning.committee }: Season): string[] {
  return committeeOrder({
    poll: poll(records),
    games,
    champions: champions.map((team, i) => ({ conference: `c${i}`, team })),
    tuning: { ...tuning, committee: weights },
  });
}

describe('the order of the selection committee', () => {
  it('has every team once, whatever happened, and is the poll when it weighs nothing else', () => {
    const season = fc.record({
      records: fc.dictionary(fc.constantFrom(...TEAMS), fc.double({ min: 0, max: 100, noNaN: true })),
      champions: fc.uniqueArray(fc.constantFrom(...TEAMS), { maxLength: 10 }),
      pairs: fc.array(fc.tuple(fc.constantFrom(...TEAMS), fc.constantFrom(...TEAMS)), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(season, ({ records, champions, pairs }) => {
        const games = pairs.filter(([winner, loser]) => winner !== loser).map(([winner, loser]) => beat(winner, loser));
        const chosen = order({ records, champions, games });
        expect([...chosen].sort()).toEqual(TEAMS);
        expect(chosen.slice(40)).toEqual(TEAMS.slice(40));
        expect(
          order({ records, champions, games, weights: { compared: 40, schedule: 0, title: 0, headToHead: 0 } }),
        ).toEqual(TEAMS);
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  it('puts a champion before the team just above it', () => {
    expect(order({ champions: ['t05'] }).slice(3, 5)).toEqual(['t04', 't05']);
    expect(order({ champions: ['t05'], weights: { ...tuning.committee, title: 1.5 } }).slice(3, 5)).toEqual([
      't05',
      't04',
    ]);
  });

  it('lifts who has beaten better teams, and not over somebody far above', () => {
    const lifted = order({ records: { t12: 100 } });
    expect(lifted.indexOf('t12')).toBeLessThan(11);
    expect(lifted.indexOf('t12')).toBeGreaterThan(6);
  });

  it('puts the winner of their game first where two stand together, unless each has won one', () => {
    expect(order({ games: [beat('t05', 't04')] }).slice(3, 5)).toEqual(['t05', 't04']);
    expect(order({ games: [beat('t05', 't04'), beat('t04', 't05')] }).slice(3, 5)).toEqual(['t04', 't05']);
    expect(order({ games: [beat('t12', 't04')] })).toEqual(TEAMS);
  });
});
