/** A sum and its weight. Samples of several seasons and dynasties are added part by part. */
export type Ratio = readonly [sum: number, weight: number];

/** What was measured in a season, by metric; a metric without a value that season is absent. */
export type Values = Record<string, Ratio>;

/** A season's own value, which counts as much as any other season's. */
export function seasonValue(sum: number, weight = 1): Ratio | null {
  return weight > 0 && Number.isFinite(sum) ? [sum / weight, 1] : null;
}

/** Rare cases, so those of all seasons are pooled. */
export function pooled(sum: number, weight: number): Ratio | null {
  return weight > 0 ? [sum, weight] : null;
}

/** The values that are there. */
export function present(values: Readonly<Record<string, Ratio | null>>): Values {
  const out: Values = {};
  for (const [id, ratio] of Object.entries(values)) if (ratio !== null) out[id] = ratio;
  return out;
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Standard deviation of a whole population; 0 of one value. */
export function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
}

/** Pearson's correlation of pairs; NaN for fewer than three. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length < 3) return Number.NaN;
  const x = pairs.map((pair) => pair[0]);
  const y = pairs.map((pair) => pair[1]);
  const [mx, my] = [mean(x), mean(y)];
  const covariance = mean(pairs.map(([a, b]) => (a - mx) * (b - my)));
  return covariance / (deviation(x) * deviation(y));
}

/** Share of the list that satisfies a test. */
export function share<T>(list: readonly T[], fits: (item: T) => boolean): Ratio | null {
  return seasonValue(list.filter(fits).length, list.length);
}

/** Value below which a share of a sorted list lies; NaN of none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Change of `y` per `x`, both measured from their means, over many seasons. */
export function slope(pairs: readonly (readonly [x: number, y: number])[]): Ratio | null {
  const x = mean(pairs.map((pair) => pair[0]));
  const y = mean(pairs.map((pair) => pair[1]));
  return pooled(sum(pairs.map((pair) => (pair[0] - x) * (pair[1] - y))), sum(pairs.map((pair) => (pair[0] - x) ** 2)));
}

/** The mean of the values over many seasons. */
export function pooledMean(values: readonly number[]): Ratio | null {
  return pooled(sum(values), values.length);
}
