/** Student's t for 95% confidence, by degrees of freedom from 1. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** Beyond the table, uses the normal value with its first correction. */
function studentT95(freedom: number): number {
  return T95[freedom - 1] ?? 1.96 + 2.4 / freedom;
}

/**
 * Fewest dynasties, or pairs of them, for a 95% interval or a claim that a difference is clear. Two or three can agree
 * by accident and would look certain.
 */
export const LEAST_DYNASTIES = 4;

export interface MeanInterval {
  mean: number;
  /** null for a single value. */
  standardError: number | null;
  /** null for fewer than `LEAST_DYNASTIES`. */
  interval: readonly [number, number] | null;
}

/** Mean of independent values with its 95% interval. */
export function interval95(values: readonly number[]): MeanInterval {
  const n = values.length;
  const mean = values.reduce((a, b) => a + b, 0) / n;
  if (n < 2) return { mean, standardError: null, interval: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const standardError = Math.sqrt(variance / n);
  if (n < LEAST_DYNASTIES) return { mean, standardError, interval: null };
  const reach = studentT95(n - 1) * standardError;
  return { mean, standardError, interval: [mean - reach, mean + reach] };
}
