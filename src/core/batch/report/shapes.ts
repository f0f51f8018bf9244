import { zip } from '../../model/lists.ts';
import type { DynastySummary } from '../metrics/collect.ts';
import { DISTRIBUTIONS, RATE_TABLES } from '../reference/distributions.ts';
import type { Distribution } from '../targets.ts';

/** A simulated distribution and the real one. */
export interface ShapeRow {
  id: string;
  title: string;
  unit: string;
  from: number;
  width: number;
  /** Shares by bin. */
  real: number[];
  simulated: number[];
  /** Earth mover's distance: how far the average case would have to move, in units and in real standard deviations. */
  distance: number;
  distanceInSpreads: number;
}

/** Simulated and real shares by group. */
export interface RateRow {
  id: string;
  title: string;
  rows: { label: string; real: number; simulated: number; count: number }[];
  /** Mean difference, weighted by the real counts. */
  difference: number;
}

function shares(counts: readonly number[]): number[] {
  const total = counts.reduce((a, b) => a + b, 0);
  return counts.map((n) => (total > 0 ? n / total : 0));
}

/** Returns the earth mover's distance between two lists of shares, in bins. */
export function earthMovers(a: readonly number[], b: readonly number[]): number {
  let carried = 0;
  let work = 0;
  for (const [one, other] of zip(a, b)) {
    carried += one - other;
    work += Math.abs(carried);
  }
  return work;
}

function spreadOf(shape: readonly number[], width: number): number {
  const mean = shape.reduce((sum, share, i) => sum + share * i, 0);
  return width * Math.sqrt(shape.reduce((sum, share, i) => sum + share * (i - mean) ** 2, 0));
}

function shapeRow(d: Distribution, dynasties: readonly DynastySummary[]): ShapeRow {
  const real = shares(d.counts);
  const simulated = shares(
    d.counts.map((_, i) => dynasties.reduce((sum, dynasty) => sum + dynasty.bins[d.id]![i]!, 0)),
  );
  const distance = earthMovers(real, simulated) * d.width;
  const { id, title, unit, from, width } = d;
  return {
    id,
    title,
    unit,
    from,
    width,
    real,
    simulated,
    distance,
    distanceInSpreads: distance / spreadOf(real, width),
  };
}

/** Compares a run's distributions with the real ones. */
export function shapesOf(dynasties: readonly DynastySummary[]): ShapeRow[] {
  return DISTRIBUTIONS.map((d) => shapeRow(d, dynasties));
}

/** Compares a run's rates with the real ones; leaves out tables without cases. */
export function ratesOf(dynasties: readonly DynastySummary[]): RateRow[] {
  return RATE_TABLES.flatMap(({ id, title, rows }) => {
    const compared = rows.flatMap(([label, real, count], i) => {
      const hits = dynasties.reduce((sum, d) => sum + (d.rates[id]?.[i]?.[0] ?? 0), 0);
      const tries = dynasties.reduce((sum, d) => sum + (d.rates[id]?.[i]?.[1] ?? 0), 0);
      return tries > 0 ? [{ label, real, simulated: hits / tries, count }] : [];
    });
    if (compared.length === 0) return [];
    const weight = compared.reduce((sum, row) => sum + row.count, 0);
    const off = compared.reduce((sum, row) => sum + row.count * Math.abs(row.simulated - row.real), 0);
    return [{ id, title, rows: compared, difference: off / weight }];
  });
}
