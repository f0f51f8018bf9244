/** A sum and its weight. Samples of several seasons and dynasties are added up separately. */
export type Ratio = readonly [sum: number, weight: number];

/** A season's measurements by metric; a metric without a value that season is absent. */
export type Values = Record<string, Ratio>;

/** Returns a season's own value, which counts as much as any other season's. */
export function seasonValue(sum: number, weight = 1): Ratio | null {
  return weight > 0 && Number.isFinite(sum) ? [sum / weight, 1] : null;
}

/** Returns a value whose cases are pooled over all seasons, because they are rare. */
export function pooled(sum: number, weight: number): Ratio | null {
  return weight > 0 ? [sum, weight] : null;
}

/** Drops missing values. */
export function present(values: Readonly<Record<string, Ratio | null>>): Values {
  const out: Values = {};
  for (const [id, ratio] of Object.entries(values)) if (ratio !== null) out[id] = ratio;
  return out;
}

/** A list of numbers or a typed array. */
export type Numbers = readonly number[] | Float64Array;

/** Reads one number from each item. */
export function column<T>(list: readonly T[], of: (item: T) => number): Float64Array {
  const out = new Float64Array(list.length);
  for (const [i, item] of list.entries()) out[i] = of(item);
  return out;
}

export function sum(values: Numbers): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export function mean(values: Numbers): number {
  return sum(values) / values.length;
}

/** Returns the standard deviation of a whole population; 0 for a single value. */
export function deviation(values: Numbers): number {
  const center = mean(values);
  let total = 0;
  for (const value of values) total += (value - center) ** 2;
  return Math.sqrt(total / values.length);
}

/** Returns Pearson's correlation of pairs; NaN for fewer than three. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length < 3) return Number.NaN;
  const x = pairs.map((pair) => pair[0]);
  const y = pairs.map((pair) => pair[1]);
  const [mx, my] = [mean(x), mean(y)];
  const covariance = mean(pairs.map(([a, b]) => (a - mx) * (b - my)));
  return covariance / (deviation(x) * deviation(y));
}

/** Counts the items that pass a test. */
export function countOf<T>(list: readonly T[], fits: (item: T) => boolean): number {
  let count = 0;
  for (const item of list) if (fits(item)) count += 1;
  return count;
}

/** Returns the share of items that pass a test. */
export function share<T>(list: readonly T[], fits: (item: T) => boolean): Ratio | null {
  return seasonValue(countOf(list, fits), list.length);
}

/** Returns the value below which a share of a sorted list lies; NaN if it is empty. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Returns the change in `y` per `x`, both measured from their means, pooled over many seasons. */
export function slope(x: Float64Array, y: Float64Array): Ratio | null {
  const [mx, my] = [mean(x), mean(y)];
  let together = 0;
  let alone = 0;
  for (let i = 0; i < x.length; i++) {
    together += (x[i]! - mx) * (y[i]! - my);
    alone += (x[i]! - mx) ** 2;
  }
  return pooled(together, alone);
}

/** Returns the mean of the values, pooled over many seasons. */
export function pooledMean(values: Numbers): Ratio | null {
  return pooled(sum(values), values.length);
}
