import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fitTuning } from '../../../src/core/batch/fit/fit.ts';
import { fitPlace } from '../../../src/core/batch/fit/trust-region.ts';
import { newManifest, writeManifest } from '../../../src/core/batch/manifest.ts';
import { finishPart, partsFolder } from '../../../src/core/batch/parts.ts';
import { dynastiesOf, type Plan, seedOf, USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import type { Target } from '../../../src/core/batch/targets.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { KNOBS } from '../../../src/core/tuning/index.ts';
import { listKnobs } from '../../../src/core/tuning/knob.ts';
import { summary } from './hand-made.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS = { radius: 0.25, probe: 0.06, most: 60, enough: 1e-4, narrowest: 0.001 };

describe('steps within a trust region', () => {
  it('find the minimum of a curved function in three directions, with few measurements', async () => {
    const wanted = [0.7, 0.2, 0.55];
    const measure = async ([x, y, z]: readonly number[]) => ({
      residuals: [
        4 * (x! ** 2 - wanted[0]! ** 2) + (y! - wanted[1]!),
        3 * (y! - wanted[1]!) + x! * (z! - wanted[2]!),
        5 * (z! - wanted[2]!),
        x! + y! - wanted[0]! - wanted[1]!,
      ],
    });
    const found = await fitPlace([0.3, 0.6, 0.1], measure, OPTIONS);
    found.place.forEach((x, i) => {
      expect(x).toBeCloseTo(wanted[i]!, 1);
    });
    expect(found.ended).toBe('close enough');
    expect(found.runs).toBeLessThan(20);
  });

  it('stay inside the ranges when the target lies outside', async () => {
    const measure = async ([x, y]: readonly number[]) => ({ residuals: [3 * (x! - 1.5), 2 * (y! - 0.5)] });
    const { place } = await fitPlace([0.4, 0.9], measure, OPTIONS);
    expect(place[0]).toBeCloseTo(1, 2);
    expect(place[1]).toBeCloseTo(0.5, 2);
  });

  it('stop when a direction changes nothing', async () => {
    const { place, ended } = await fitPlace([0.4, 0.9], async ([x]) => ({ residuals: [x! - 0.6] }), OPTIONS);
    expect(place[0]).toBeCloseTo(0.6, 2);
    expect(ended).not.toBe('no runs left');
  });
});

const NAMES = ['homeFieldAdvance', 'pass.completionBase', 'kickoffs.length'] as const;

/** A model in which three metrics depend on three tuning values, with luck for every dynasty. */
function valuesOf(plan: Plan, dynasty: number): Record<string, [number, number]> {
  const knobs = new Map(listKnobs(KNOBS).map(({ name, knob }) => [name, knob]));
  const [home, passing, kicks] = NAMES.map((name) => plan.set[name] ?? knobs.get(name)!.value) as [
    number,
    number,
    number,
  ];
  const luck = stream(seedFrom('luck'), 'dynasty', dynasty);
  const noise = (scale: number) => scale * (luck.int(2001) / 1000 - 1);
  return {
    home_margin: [2 * home + noise(1), 1],
    completion: [passing + 0.01 * home + noise(0.01), 1],
    touchbacks: [kicks / 100 + 0.05 * passing + noise(0.01), 1],
    elsewhere: [10 - home + noise(0.5), 1],
    never: [5, 1],
  };
}

async function run(plan: Plan, dir: string): Promise<void> {
  mkdirSync(partsFolder(dir), { recursive: true });
  writeManifest(dir, newManifest(plan, dir, '1.0'));
  for (const dynasty of dynastiesOf(plan)) {
    const one = summary(dynasty, [valuesOf(plan, dynasty)], { seed: seedOf(plan, dynasty) });
    finishPart(dir, dynasty, JSON.stringify(one));
  }
}

const target = (id: string, value: number, width: number): Target => ({
  id,
  group: 'test',
  description: `What ${id} is.`,
  unit: '',
  target: value,
  low: value - width,
  high: value + width,
  spread: null,
  seasons: '',
});

describe('a fit', () => {
  it('recovers the original values, and shows what moved what and the cost elsewhere', async () => {
    const dir = join(folder, 'back');
    const plan: Plan = {
      ...USUAL_PLAN,
      dynasties: 12,
      seasons: 1,
      set: { homeFieldAdvance: 8, 'kickoffs.length': 58 },
    };
    const targets = [
      target('home_margin', 5, 0.2),
      target('completion', 0.64, 0.003),
      target('touchbacks', 0.675, 0.003),
      target('never', 9, 0.1),
    ];
    const fit = await fitTuning({ plan, dir, knobs: NAMES, targets, metrics: null, most: 40, run });
    expect(fit.metrics.map(({ id }) => id).sort()).toEqual(['completion', 'home_margin', 'touchbacks']);
    for (const { id, after, low, high } of fit.metrics) {
      expect(after, id).toBeGreaterThanOrEqual(low!);
      expect(after, id).toBeLessThanOrEqual(high!);
    }
    expect(fit.tuning.homeFieldAdvance).toBeCloseTo(2.5, 0);
    const home = fit.knobs.find(({ name }) => name === 'homeFieldAdvance')!;
    expect(home.moves.find(({ id }) => id === 'home_margin')!.by).toBeCloseTo((2 * (home.max - home.min)) / 10, 1);
    expect(fit.elsewhere.map(({ id }) => id)).toEqual(['elsewhere']);
    expect(fit.misfit.after).toBeLessThan(fit.misfit.before / 100);
    expect(readdirSync(dir).length).toBeLessThanOrEqual(40);
  });

  it('refuses unknown names, and tuning values that change nothing', async () => {
    const plan: Plan = { ...USUAL_PLAN, dynasties: 3, seasons: 1 };
    const ask = (more: object) =>
      fitTuning({
        plan,
        dir: join(folder, 'no'),
        knobs: ['homeFieldAdvance'],
        targets: [],
        metrics: null,
        most: 9,
        run,
        ...more,
      });
    await expect(ask({ knobs: ['nonsense'] })).rejects.toThrow(/no tuning value "nonsense"/);
    await expect(ask({ knobs: [] })).rejects.toThrow(/--knobs/);
    await expect(ask({ metrics: ['moon'] })).rejects.toThrow(/no metric "moon"/);
    await expect(ask({ targets: [target('never', 9, 0.1)] })).rejects.toThrow(/no clear effect on any metric/);
    writeFileSync(join(folder, 'note'), '');
  });
});
