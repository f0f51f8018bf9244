import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chances } from '../../../../src/core/season/forecast/index.ts';
import { reconciled } from '../../../../src/core/season/forecast/reconciled.ts';
import { smoothed } from '../../../../src/core/season/forecast/smoothed.ts';

const PRIZES = ['title', 'playoff', 'conference', 'bowl'] as const;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const chances = fc.record({ title: share, playoff: share, conference: share, bowl: share, wins: fc.constant(6) });
const OPEN = { title: false, playoff: false, conference: false, bowl: false };

const named = (list: readonly Chances[]) => new Map(list.map((each, i) => [`t${i}`, each]));

describe('chances counted over a thousand seasons', () => {
  it('are the counted shares, and are 0 or 1 only for what is decided', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(chances, fc.boolean()), { minLength: 3, maxLength: 30 }), (list) => {
        const counted = list.map(([each, out]) =>
          out ? { title: 0, playoff: 0, conference: 0, bowl: 0, wins: 2 } : each,
        );
        const settledFor = (team: string) =>
          list[Number(team.slice(1))]![1] ? { title: true, playoff: true, conference: true, bowl: true } : OPEN;
        const now = smoothed(named(counted), 1000, settledFor, () => 'sec');
        for (const prize of PRIZES) {
          const sum = (of: Iterable<Chances>) => [...of].reduce((total, each) => total + each[prize], 0);
          expect(sum(now.values())).toBeCloseTo(sum(counted), 9);
          list.forEach(([, out], i) => {
            if (out) expect(now.get(`t${i}`)![prize]).toBe(0);
            else if (sum(counted) > 0) expect(now.get(`t${i}`)![prize]).toBeGreaterThan(0);
          });
        }
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it('are consistent for every game: the win and loss cases average to the overall chance', () => {
    const forecasts = fc.record({
      now: chances,
      won: chances,
      lost: chances,
      homeWins: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    });
    fc.assert(
      fc.property(forecasts, ({ now, won, lost, homeWins }) => {
        const forecast = { now: named([won]), focus: { homeWins, home: named([won]), away: named([lost]) } };
        const { now: same, focus } = reconciled(named([now]), forecast);
        expect(same.get('t0')).toEqual(now);
        const [home, away] = [focus!.home.get('t0')!, focus!.away.get('t0')!];
        for (const prize of PRIZES) {
          expect(homeWins * home[prize] + (1 - homeWins) * away[prize]).toBeCloseTo(now[prize], 9);
          for (const chance of [home[prize], away[prize]]) {
            expect(chance).toBeGreaterThanOrEqual(-1e-9);
            expect(chance).toBeLessThanOrEqual(1 + 1e-9);
          }
          expect(Math.sign(home[prize] - away[prize]) * Math.sign(won[prize] - lost[prize])).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 4, numRuns: 200 },
    );
  });
});
