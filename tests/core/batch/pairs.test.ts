import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadWithFurther, type NarrowOptions, narrow } from '../../../src/core/batch/comparing/pairs.ts';
import { newManifest } from '../../../src/core/batch/manifest.ts';
import { finishPart, partsFolder, summaryPath } from '../../../src/core/batch/parts.ts';
import { type Plan, PlanError, RunError, USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import type { Workers } from '../../../src/core/batch/pool.ts';
import { folder } from '../save/temporary.ts';
import { summary } from './hand-made.ts';

/** Points in dynasty n: B scores two more, give or take noise that differs from pair to pair. */
const pointsOf = (plan: Plan, n: number): number => 27 + (plan.set.homeFieldAdvance ? 2 + Math.sin(7 * n) : 0);

const played = (plan: Plan, n: number): string => JSON.stringify(summary(n, [{ pts_tg: [pointsOf(plan, n), 1] }]));

/** Writes a finished run. */
function finished(dir: string, more: Partial<Plan> = {}): string {
  const plan: Plan = { ...USUAL_PLAN, dynasties: 4, seasons: 1, ...more };
  mkdirSync(partsFolder(dir), { recursive: true });
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(newManifest(plan, dir, '1.0')));
  for (let n = 1; n <= plan.dynasties; n++) writeFileSync(summaryPath(dir, n), played(plan, n));
  return dir;
}

/** Workers that record the dynasties they are given. */
function workers(dealt: number[], breaks = false): Workers {
  return {
    lanes: 2,
    goOn: false,
    play: async ({ plan, dynasty, dir }) => {
      if (breaks) return { dynasty, failed: 'a bad snap', year: 2026 };
      expect(plan.tables).toEqual([]);
      dealt.push(dynasty);
      finishPart(dir, dynasty, played(plan, dynasty));
      return { dynasty, games: 800 };
    },
    weeks: () => 0,
    stop: async () => undefined,
  };
}

function options(more: Partial<NarrowOptions> & { dealt?: number[] } = {}): NarrowOptions {
  const home = folder();
  const a = finished(join(home, 'a'));
  const b = finished(join(home, 'b'), { set: { homeFieldAdvance: 3 } });
  const { dealt = [], ...rest } = more;
  return { a, b, metrics: ['pts_tg'], width: 0.2, most: 200, jobs: 2, workers: () => workers(dealt), ...rest };
}

describe('a comparison that plays until the result is clear', () => {
  it('adds the same dynasties to both runs until the interval is narrow', async () => {
    const dealt: number[] = [];
    const { pairs, differences } = await narrow(options({ dealt }));
    const { interval, difference } = differences.find(({ id }) => id === 'pts_tg')!;
    expect((interval![1] - interval![0]) / 2).toBeLessThanOrEqual(0.2);
    expect(difference).toBeCloseTo(2, 0);
    expect(pairs).toBeGreaterThan(20);
    // Each dynasty is played once for each run, starting after the ones both have.
    expect([...dealt].sort((x, y) => x - y)).toEqual(Array.from({ length: 2 * (pairs - 4) }, (_, i) => 5 + (i >> 1)));
  });

  it('stops as soon as it is narrow: with one round of pairs fewer it was not', async () => {
    const seen: number[] = [];
    const reach = ({ interval }: { interval: readonly [number, number] | null }) => (interval![1] - interval![0]) / 2;
    await narrow(options({ onPairs: ({ differences }) => seen.push(reach(differences[0]!)) }));
    expect(seen.at(-1)).toBeLessThanOrEqual(0.2);
    for (const earlier of seen.slice(0, -1)) expect(earlier).toBeGreaterThan(0.2);
  });

  it('keeps the played dynasties for the next comparison', async () => {
    const dealt: number[] = [];
    const both = options({ dealt, width: 0.4 });
    const { pairs } = await narrow(both);
    expect(loadWithFurther(both.a).dynasties).toHaveLength(pairs);
    dealt.length = 0;
    expect((await narrow(both)).pairs).toBe(pairs);
    expect(dealt).toEqual([]);
    await narrow({ ...both, width: 0.2 });
    expect(Math.min(...dealt)).toBe(pairs + 1);
  });

  it('plays nothing when the result is already clear, and never more pairs than allowed', async () => {
    const dealt: number[] = [];
    await narrow(options({ dealt, width: 50 }));
    expect(dealt).toEqual([]);
    expect((await narrow(options({ dealt, width: 0.0001, most: 9 }))).pairs).toBe(9);
  });

  it('stops on request, with the pairs played so far', async () => {
    const stop = new AbortController();
    const { pairs } = await narrow(options({ signal: stop.signal, onPairs: () => stop.abort() }));
    expect(pairs).toBe(6);
  });

  it('says which dynasty failed', async () => {
    const broken = narrow(options({ workers: () => workers([], true) }));
    await expect(broken).rejects.toThrow(RunError);
    await expect(broken).rejects.toThrow('Dynasty 5 crashed: a bad snap');
  });

  it('refuses an unknown metric, and runs that cannot be extended in the same way', async () => {
    await expect(narrow(options({ metrics: ['moons'] }))).rejects.toThrow('no metric "moons"');
    const home = folder();
    const other = finished(join(home, 'c'), { seed: '2' });
    await expect(narrow({ ...options(), b: other })).rejects.toThrow(PlanError);
  });
});
