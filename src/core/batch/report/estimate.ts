import { normalCdf } from '../../football/chances/expectation.ts';
import { itemAt } from '../../model/lists.ts';
import { seedFrom, stream } from '../../random/stream.ts';
import type { DynastySummary } from '../metrics/collect.ts';
import { LEAST_DYNASTIES } from './student.ts';

/** A metric over a run with its 95% confidence interval; null for fewer than `LEAST_DYNASTIES`. */
interface Estimate {
  value: number;
  interval: readonly [number, number] | null;
}

const RESAMPLES = 400;
/** Span in seasons over which title shares are counted, as in the records. */
const TITLE_SEASONS = 16;

/** One dynasty's contribution: a sum and its weight. */
type Part = readonly [sum: number, weight: number];

function added(dynasty: DynastySummary, id: string): Part {
  let sum = 0;
  let weight = 0;
  for (const { values } of dynasty.seasons) {
    const ratio = values[id];
    if (!ratio) continue;
    sum += ratio[0];
    weight += ratio[1];
  }
  return [sum, weight];
}

/** Returns the share of titles won by the `count` most successful programs, over whole spans of 16 seasons. */
function titleShare({ champions }: DynastySummary, count: number): Part {
  let sum = 0;
  let spans = 0;
  for (let from = 0; from + TITLE_SEASONS <= champions.length; from += TITLE_SEASONS) {
    const titles = new Map<string, number>();
    for (const team of champions.slice(from, from + TITLE_SEASONS)) titles.set(team, (titles.get(team) ?? 0) + 1);
    const most = [...titles.values()].sort((a, b) => b - a).slice(0, count);
    sum += most.reduce((a, b) => a + b, 0) / TITLE_SEASONS;
    spans += 1;
  }
  return [sum, spans];
}

function partOf(dynasty: DynastySummary, id: string): Part {
  if (id === 'champ_top1_share') return titleShare(dynasty, 1);
  if (id === 'champ_top4_share') return titleShare(dynasty, 4);
  return added(dynasty, id);
}

/** Returns a metric's value in one dynasty; null if it has none. */
export function valueIn(dynasty: DynastySummary, id: string): number | null {
  if (id === PROBIT) return sigmaOf([dynasty]);
  const [sum, weight] = partOf(dynasty, id);
  return weight > 0 ? sum / weight : null;
}

/** The metric fitted to all dynasties at once. */
const PROBIT = 'spread_probit_sigma';

/**
 * Returns sigma of P(favorite wins) = Phi(spread / sigma), by maximum likelihood (golden section), from favorites
 * counted by half points of spread; null without games.
 */
export function sigmaOf(dynasties: readonly DynastySummary[]): number | null {
  const steps = dynasties[0]?.favorites.games.length ?? 0;
  const cells = Array.from({ length: steps }, (_, i) => ({
    spread: i / 2,
    wins: dynasties.reduce((sum, d) => sum + itemAt(d.favorites.wins, i), 0),
    games: dynasties.reduce((sum, d) => sum + itemAt(d.favorites.games, i), 0),
  })).filter((cell) => cell.games > 0);
  if (cells.length === 0) return null;
  const misfit = (sigma: number): number =>
    cells.reduce((sum, { spread, wins, games }) => {
      const p = Math.min(1 - 1e-9, normalCdf(spread / sigma));
      return sum - wins * Math.log(p) - (games - wins) * Math.log(1 - p);
    }, 0);
  return goldenSection(misfit, 3, 60);
}

function goldenSection(f: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let i = 0; i < 40; i++) {
    const a = high - ratio * (high - low);
    const b = low + ratio * (high - low);
    if (f(a) < f(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

/** Draws dynasties with replacement, the same way for every metric. */
function draws(count: number): number[][] {
  const dice = stream(seedFrom('bootstrap'), 'dynasties', count);
  return Array.from({ length: RESAMPLES }, () => Array.from({ length: count }, () => dice.int(count)));
}

function middle95(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (share: number) => itemAt(sorted, Math.round(share * (sorted.length - 1)));
  return [quantile(0.025), quantile(0.975)];
}

/**
 * Estimates metrics of a run. Intervals come from a bootstrap over dynasties, since the seasons of one dynasty are
 * correlated.
 */
export class Estimator {
  private readonly dynasties: readonly DynastySummary[];
  private readonly resamples: number[][];

  constructor(dynasties: readonly DynastySummary[]) {
    this.dynasties = dynasties;
    this.resamples = dynasties.length >= LEAST_DYNASTIES ? draws(dynasties.length) : [];
  }

  /** Returns every metric that the run has measured, sorted. */
  ids(): string[] {
    const ids = new Set(this.dynasties.flatMap((d) => d.seasons.flatMap(({ values }) => Object.keys(values))));
    for (const id of ['champ_top1_share', 'champ_top4_share', PROBIT]) if (this.of(id)) ids.add(id);
    return [...ids].sort();
  }

  /** Estimates a metric; null if the run has no value for it. */
  of(id: string): Estimate | null {
    return id === PROBIT ? this.fitted() : this.ratio(id);
  }

  private ratio(id: string): Estimate | null {
    const parts = this.dynasties.map((dynasty) => partOf(dynasty, id));
    const over = (which: readonly number[]): number => {
      let sum = 0;
      let weight = 0;
      for (const i of which) {
        sum += parts[i]![0];
        weight += parts[i]![1];
      }
      return sum / weight;
    };
    const value = over(parts.map((_, i) => i));
    if (!Number.isFinite(value)) return null;
    const spread = this.resamples.map(over).filter(Number.isFinite);
    return { value, interval: spread.length > 0 ? middle95(spread) : null };
  }

  private fitted(): Estimate | null {
    const value = sigmaOf(this.dynasties);
    if (value === null) return null;
    const spread = this.resamples.slice(0, 100).map((which) => sigmaOf(which.map((i) => itemAt(this.dynasties, i)))!);
    return { value, interval: spread.length > 0 ? middle95(spread) : null };
  }
}
