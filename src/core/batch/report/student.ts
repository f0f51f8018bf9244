import { itemAt } from '../../model/lists.ts';
import { interval95, LEAST_DYNASTIES, type MeanInterval } from '../../model/what-if/interval.ts';

export { interval95, LEAST_DYNASTIES };

/** Most terms of the continued fraction below; it converges within twenty. */
const MOST_TERMS = 300;
const TINY = 1e-300;

const keptFromZero = (x: number): number => (Math.abs(x) < TINY ? TINY : x);

/** Returns the logarithm of the gamma function for x > 0, by Stirling's series (DLMF 5.11.1), to about 1e-10. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < 10; z += 1) shift += Math.log(z);
  const tail = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5);
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + tail - shift;
}

/** Returns the continued fraction of the incomplete beta function (DLMF 8.17.22), by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / keptFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m < MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / keptFromZero(1 + term * d);
      c = keptFromZero(1 + term / c);
      fraction *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-14) break;
  }
  return fraction;
}

/** Returns the regularized incomplete beta function I_x(a, b). */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/**
 * Returns the two-sided probability of a t this large by chance alone (DLMF 8.17; Student's t with `freedom` degrees).
 */
export function chanceOfT(t: number, freedom: number): number {
  return betaShare(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/**
 * Applies Holm's step-down correction for testing many cases: calling those below 0.05 real is wrong about any of them
 * at most one time in twenty (Holm 1979). In the order given.
 */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((a, b) => itemAt(chances, a) - itemAt(chances, b));
  const corrected = new Array<number>(chances.length);
  let most = 0;
  order.forEach((i, place) => {
    most = Math.max(most, Math.min(1, itemAt(chances, i) * (chances.length - place)));
    corrected[i] = most;
  });
  return corrected;
}

/** Differences between paired values, second minus first. */
interface PairedDifference extends MeanInterval {
  /** Means of the first and the second values. */
  means: readonly [number, number];
  /** Probability that chance alone does this; null for fewer than `LEAST_DYNASTIES` pairs. */
  chance: number | null;
}

/** Returns the mean difference of pairs, its 95% interval, and its probability by the paired t-test. */
export function pairedDifference(pairs: readonly (readonly [number, number])[]): PairedDifference {
  const meanOf = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const found = { ...interval95(pairs.map(([a, b]) => b - a)), means: [meanOf(0), meanOf(1)] as const };
  const { mean, standardError } = found;
  if (standardError === null || pairs.length < LEAST_DYNASTIES) return { ...found, chance: null };
  if (standardError === 0) return { ...found, chance: mean === 0 ? 1 : 0 };
  return { ...found, chance: chanceOfT(mean / standardError, pairs.length - 1) };
}
