import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { baselineOf, baselineText, driftOf, readBaseline } from '../../../src/core/batch/comparing/baseline.ts';
import type { LoadedRun } from '../../../src/core/batch/load.ts';
import { newManifest } from '../../../src/core/batch/manifest.ts';
import { USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import { chanceOfT, holm } from '../../../src/core/batch/report/student.ts';
import { summary } from './hand-made.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A run of dynasties with these points per game, and forty other metrics that vary by `wobble`. */
function runOf(points: readonly number[], wobble = 0): LoadedRun {
  const dynasties = points.map((value, i) => {
    const others = Array.from(
      { length: 40 },
      (_, m) => [`other${m}`, [10 + wobble * Math.sin(7 * i + 13 * m), 1]] as const,
    );
    return summary(i + 1, [{ pts_tg: [value, 1], ...Object.fromEntries(others) }]);
  });
  return { dir: 'x', manifest: newManifest({ ...USUAL_PLAN, dynasties: points.length }, 'x', '1.0'), dynasties };
}

describe('a baseline', () => {
  it('is the same for the same program, and unchanged after a round trip through its file', () => {
    const path = join(folder, 'baseline.json');
    writeFileSync(path, baselineText(baselineOf(runOf([26, 27, 28, 29]))));
    const drift = driftOf(runOf([26, 27, 28, 29]), readBaseline(path));
    expect(drift).toMatchObject({ pairs: 4, same: true, drifted: [] });
  });

  it('shows a clear change of one metric, and not the random noise of many', () => {
    const before = baselineOf(runOf([26, 27, 28, 26.5, 27.5, 28.5]));
    const now = runOf([27, 28.1, 29, 27.4, 28.5, 29.6], 0.5);
    const { drifted, same } = driftOf(now, before);
    expect(same).toBe(false);
    expect(drifted.map(({ id }) => id)).toEqual(['pts_tg']);
    expect(drifted[0]!.difference).toBeCloseTo(1.02, 2);
    expect(drifted[0]!.chance).toBeLessThan(0.01);
  });

  it('needs dynasties with the same seeds', () => {
    const before = baselineOf(runOf([26, 27, 28, 29]));
    expect(() => driftOf(runOf([30, 30, 30]), before)).toThrow(/at least 4 dynasties/);
  });

  it('is refused if the file is something else', () => {
    writeFileSync(join(folder, 'other.json'), '{}');
    writeFileSync(join(folder, 'text.json'), 'hello');
    expect(() => readBaseline(join(folder, 'other.json'))).toThrow(/not a baseline/);
    expect(() => readBaseline(join(folder, 'text.json'))).toThrow(/not a baseline/);
    expect(() => readBaseline(join(folder, 'none.json'))).toThrow(/no baseline at/);
  });
});

describe('p-values', () => {
  it('of Student’s t match the tables', () => {
    for (const [t, freedom, chance] of [
      [12.706, 1, 0.05],
      [2.228, 10, 0.05],
      [2.75, 30, 0.01],
      [3.169, 10, 0.01],
      [0, 5, 1],
    ] as const) {
      expect(chanceOfT(t, freedom)).toBeCloseTo(chance, 4);
      expect(chanceOfT(-t, freedom)).toBeCloseTo(chance, 4);
    }
  });

  it('are corrected step by step, the smallest by the number of cases', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.5, 0.9])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
