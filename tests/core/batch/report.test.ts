import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../../src/core/batch/comparing/compare.ts';
import { readSweep } from '../../../src/core/batch/comparing/sweep.ts';
import { knobInWords } from '../../../src/core/batch/describe.ts';
import type { LoadedRun } from '../../../src/core/batch/load.ts';
import { newManifest } from '../../../src/core/batch/manifest.ts';
import type { DynastySummary } from '../../../src/core/batch/metrics/collect.ts';
import { type Plan, PlanError, USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import { DISTRIBUTIONS } from '../../../src/core/batch/reference/distributions.ts';
import { TARGETS } from '../../../src/core/batch/reference/targets.ts';
import { comparePage } from '../../../src/core/batch/report/compare-page.ts';
import { Estimator, sigmaOf } from '../../../src/core/batch/report/estimate.ts';
import { reportPage } from '../../../src/core/batch/report/html.ts';
import { reportOf } from '../../../src/core/batch/report/report.ts';
import { earthMovers } from '../../../src/core/batch/report/shapes.ts';
import { interval95, pairedDifference } from '../../../src/core/batch/report/student.ts';
import { longRunOf, slopeOf } from '../../../src/core/batch/report/trends.ts';
import {
  changeRangeText,
  changeText,
  coarser,
  gaugeOf,
  sparkline,
  valueText,
} from '../../../src/core/batch/report/words.ts';
import { summary } from './hand-made.ts';

const PLAN: Plan = { ...USUAL_PLAN, dynasties: 4, seasons: 2, year: 2024 };

const BINS = Object.fromEntries(DISTRIBUTIONS.map(({ id, counts }) => [id, [...counts]]));

function runOf(dir: string, dynasties: DynastySummary[]): LoadedRun {
  return { dir, manifest: newManifest(PLAN, dir, '1.0'), dynasties };
}

/** One dynasty of two seasons for each value of points per game. */
function scoring(dir: string, points: readonly number[]): LoadedRun {
  const dynasties = points.map((p, i) =>
    summary(
      i + 1,
      [
        { pts_tg: [p, 1], fav_win_0_3: [6, 10] },
        { pts_tg: [p + 1, 1], fav_win_0_3: [1, 4] },
      ],
      { bins: BINS },
    ),
  );
  return runOf(dir, dynasties);
}

describe('a report', () => {
  const report = reportOf(scoring('runs/a', [26, 26.5, 27.5, 28]), TARGETS);
  const metric = (id: string) => report.metrics.find((m) => m.id === id)!;

  it('gives the mean of the seasons with an interval over dynasties', () => {
    const points = metric('pts_tg');
    expect(points.value).toBeCloseTo(27.5);
    expect(points.interval![0]).toBeGreaterThanOrEqual(26.5);
    expect(points.interval![1]).toBeLessThanOrEqual(28.5);
    expect(points.mark).toBe('inside');
    expect(points.distance).toBeCloseTo((27.5 - points.target) / points.spread!);
  });

  it('counts rare cases over all seasons together', () => {
    expect(metric('fav_win_0_3').value).toBeCloseTo(7 / 14);
  });

  it('says why a metric is missing', () => {
    expect(report.missing.find((m) => m.id === 'rec_3star')?.reason).toMatch(/FBS signees/);
    expect(report.missing.find((m) => m.id === 'champ_top1_share')?.reason).toMatch(/16 seasons/);
    expect(report.missing.find((m) => m.id === 'ros_y2_5star')?.reason).toMatch(/records cover 2016-2021/);
  });

  it('shows what a single season contains, and does not judge by it', () => {
    const seniors = { ros_senior_return_covid: [51, 100] as [number, number] };
    const { metrics } = reportOf(runOf('runs/c', [summary(1, [seniors], { bins: BINS })]), TARGETS);
    expect(metrics.find(({ id }) => id === 'ros_senior_return_covid')).toMatchObject({ beyond: null, mark: 'none' });
  });

  it('passes only when nine of ten are inside and none is far out', () => {
    expect(report.check.passed).toBe(true);
    const off = reportOf(scoring('runs/b', [60, 60, 60]), TARGETS);
    expect(off.check.far).toEqual(['pts_tg']);
    expect(off.check.passed).toBe(false);
  });

  it('finds no distance between a distribution and itself', () => {
    expect(Math.max(...report.shapes.map((shape) => shape.distance))).toBeLessThan(1e-9);
  });

  it('makes one page that loads nothing else', () => {
    const page = reportPage(report);
    for (const words of ['Outside only', 'range of real seasons', 'outside by less than the width of the range'])
      expect(page).toContain(words);
    expect(page).toContain('main:has(#outside-only:checked)');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/<script|<link|src=|url\(/);
  });

  it('has a real value for every metric, within its own range', () => {
    expect(new Set(TARGETS.map(({ id }) => id)).size).toBe(TARGETS.length);
    for (const { low, high } of TARGETS) if (low !== null && high !== null) expect(low).toBeLessThan(high);
  });
});

describe('statistics of the report', () => {
  it('measures how far one distribution must move to match another', () => {
    expect(earthMovers([1, 0, 0], [0, 0, 1])).toBe(2);
    expect(earthMovers([0.5, 0.5], [0.5, 0.5])).toBe(0);
  });

  it('calculates Student’s interval', () => {
    const { mean, interval } = interval95([1, 2, 2, 3]);
    expect(mean).toBe(2);
    expect(interval![1]).toBeCloseTo(2 + (3.182 * Math.sqrt(2 / 3)) / 2, 3);
    expect(interval95([5]).interval).toBeNull();
    expect(interval95([1, 2, 3])).toMatchObject({ mean: 2, interval: null });
  });

  it('gives both means of pairs and the range of the difference', () => {
    const { means, mean } = pairedDifference([
      [10, 13],
      [20, 21],
    ]);
    expect(means).toEqual([15, 17]);
    expect(mean).toBe(2);
  });

  it('fits sigma to favorites that win as often as the normal distribution says', () => {
    const favorites = { wins: new Array(121).fill(0), games: new Array(121).fill(0) };
    // Phi(7 / 15) and Phi(14 / 15)
    favorites.games[14] = 1000;
    favorites.wins[14] = 679.6;
    favorites.games[28] = 1000;
    favorites.wins[28] = 824.7;
    expect(sigmaOf([summary(1, [], { favorites })])).toBeCloseTo(15, 1);
  });

  it('counts title shares over whole spans of sixteen seasons', () => {
    const champions = [...new Array(8).fill('alabama'), ...new Array(4).fill('ohio-state'), 'a', 'b', 'c', 'd', 'e'];
    const dynasty = summary(1, [], { champions });
    expect(new Estimator([dynasty]).of('champ_top1_share')?.value).toBe(0.5);
    expect(new Estimator([dynasty]).of('champ_top4_share')?.value).toBe(14 / 16);
  });
});

describe('the long run', () => {
  const rising = (start: number, slope: number) =>
    Array.from({ length: 20 }, (_, i) => ({ pts_tg: [start + slope * i + (i % 2), 1] as const }));

  it('says nothing about short runs', () => {
    expect(longRunOf([summary(1, rising(27, 0).slice(0, 19))])).toBeNull();
  });

  it('detects a drift, and none where there is none', () => {
    const trend = (dynasties: DynastySummary[]) => longRunOf(dynasties)!.levels.find((l) => l.id === 'pts_tg')!;
    const run = (...slopes: number[]) => slopes.map((slope, i) => summary(i + 1, rising(27 + i, slope)));
    expect(trend(run(0.1, 0.11, 0.1, 0.11)).trend).toBe(true);
    expect(trend(run(0.1, -0.1, 0.1, -0.1)).trend).toBe(false);
    expect(trend(run(0.1, 0.1, 0.1))).toMatchObject({ trend: false, interval: null });
    expect(slopeOf([1, 3, 5])).toBe(2);
  });
});

describe('comparing two runs', () => {
  it('pairs dynasties by seed, so that a small change shows through the noise', () => {
    const { pairs, differences } = compareRuns(scoring('a', [20, 27, 35, 30]), scoring('b', [21, 28.02, 35.98, 31]));
    expect(pairs).toBe(4);
    const points = differences.find((d) => d.id === 'pts_tg')!;
    expect(points.difference).toBeCloseTo(1);
    expect(points.clear).toBe(true);
    expect(differences[0]!.id).toBe('pts_tg');
    expect(differences.find((d) => d.id === 'fav_win_0_3')!.clear).toBe(false);
  });

  it('lists the largest difference first, by the spread of the dynasties and not by that of the pairs', () => {
    const { differences } = compareRuns(scoring('a', [20, 27, 35]), scoring('b', [21, 28.1, 35.9]));
    const sizes = differences.map(({ size }) => (size === null ? -1 : Math.abs(size)));
    expect(sizes).toEqual([...sizes].sort((x, y) => y - x));
    const points = differences.find(({ id }) => id === 'pts_tg')!;
    // Means 27.33 and 28.33, standard deviations 7.51 and 7.45.
    expect(points.size).toBeCloseTo(1 / 7.48, 2);
  });

  it('separates differences that are the same in every pair', () => {
    const { differences } = compareRuns(scoring('a', [20, 27, 35, 30]), scoring('b', [22, 29, 37, 32]));
    const points = differences.find(({ id }) => id === 'pts_tg')!;
    expect(points).toMatchObject({ constant: true, errors: null, difference: 2 });
  });

  it('marks as clear only what chance would not produce among all metrics compared', () => {
    // Each metric alone: t = 3.5 with three degrees of freedom, a probability of 4%.
    const wobble = [0.2, 1, 0.6, 0.4];
    const ids = Array.from({ length: 30 }, (_, i) => `metric_${i}`);
    const run = (dir: string, more: readonly number[]) =>
      runOf(
        dir,
        more.map((m, i) => summary(i + 1, [Object.fromEntries(ids.map((id) => [id, [20 + i + m, 1]]))])),
      );
    const { differences } = compareRuns(run('a', [0, 0, 0, 0]), run('b', wobble));
    const measured = differences.filter(({ id }) => ids.includes(id));
    expect(measured).toHaveLength(30);
    for (const { clear, chance } of measured) expect([clear, chance]).toEqual([false, 1]);
  });

  it('makes a page that draws every difference and marks the clear ones', () => {
    const comparison = compareRuns(scoring('a & <b>', [20, 27, 35, 30]), scoring('b', [21, 28.02, 35.98, 31]));
    const page = comparePage(comparison);
    expect(page).toContain('a &amp; &lt;b&gt;');
    expect(page.match(/<tr class="outside">/g)).toHaveLength(comparison.differences.filter((d) => d.clear).length);
    expect(page.match(/<tr class="(outside|inside)">/g)).toHaveLength(comparison.differences.length);
    expect(page).toMatch(/aria-label="Points per team[^"]*: \+1\.000, 95% \+0\.\d+ to \+1\.\d+"/);
  });

  it.each([1, 2, 3])('gives no interval and calls nothing clear for %i pairs', (pairs) => {
    const [a, b, alike] = [
      [20, 27, 35],
      [21, 28.02, 35.98],
      [21, 28, 36],
    ].map((points, i) => scoring(String(i), points.slice(0, pairs)));
    for (const { differences } of [compareRuns(a!, b!), compareRuns(a!, alike!)]) {
      const points = differences.find(({ id }) => id === 'pts_tg')!;
      expect(points.difference).toBeCloseTo(1, 1);
      for (const { interval, chance, clear, constant } of differences)
        expect([interval, chance, clear, constant]).toEqual([null, null, false, false]);
    }
    const { metrics, others } = reportOf(a!, TARGETS);
    for (const { interval } of [...metrics, ...others]) expect(interval).toBeNull();
    expect(reportPage(reportOf(a!, TARGETS))).toContain('No 95% intervals: they need at least 4 dynasties');
  });

  it('refuses runs without a common seed', () => {
    const other = runOf('b', [summary(9, [])]);
    expect(() => compareRuns(scoring('a', [20]), other)).toThrow(PlanError);
  });
});

describe('a sweep', () => {
  it('takes a value from one end to the other', () => {
    expect(readSweep('pass.completionBase=0.58:0.64:4').values).toEqual([0.58, 0.6, 0.62, 0.64]);
    expect(() => readSweep('x=1:2')).toThrow(PlanError);
  });
});

describe('number formats', () => {
  it('write shares as percentages and others with the decimals that matter', () => {
    expect([
      valueText(0.589, 'share'),
      valueText(0.0023, 'share'),
      valueText(26.87, 'points'),
      valueText(5173, 'yards'),
    ]).toEqual(['58.9%', '0.23%', '26.87', '5173']);
  });

  it('write differences with their sign, shares as percentage points', () => {
    expect([changeText(0.0125, 'share'), changeText(-3.2, 'points'), changeText(0, 'points')]).toEqual([
      '+1.3 pts',
      '-3.20',
      '0.000',
    ]);
    expect(changeRangeText([-0.01, 0.02], 'share')).toBe('-1.0 to +2.0 pts');
  });

  it('explain a tuning value in words', () => {
    expect(knobInWords('homeFieldAdvance')).toBe('homeFieldAdvance (home field advance, points)');
    expect(knobInWords('pass.interceptionRate')).toMatch(/^pass\.interceptionRate \(pass: interception rate/);
  });

  it('draw bars and gauges', () => {
    expect(coarser([1, 2, 3, 4, 5], 3)).toEqual([3, 7, 5]);
    expect(sparkline([0, 2, 8], 8)).toBe(' ▂█');
    expect(gaugeOf(5, 0, 10)).toBe('     [─●─]     ');
    expect(gaugeOf(50, 0, 10)).toBe('     [───]    >');
  });
});
