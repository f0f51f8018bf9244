/**
 * Turns a roll from 0 to 1 into Gumbel noise: picking the largest log weight after adding such noise is a weighted
 * draw.
 */
export function gumbelOf(roll: number): number {
  return -Math.log(-Math.log(roll + Number.EPSILON));
}

const STEPS = 1024;

/** The upper bound within each step of rolls. */
const MOST = Float64Array.from({ length: STEPS }, (_, step) =>
  step === STEPS - 1 ? Number.POSITIVE_INFINITY : gumbelOf((step + 1) / STEPS),
);

/**
 * Returns an upper bound of `gumbelOf` without its two logarithms: it rules out most programs, which cannot catch the
 * best however lucky they are.
 */
export function gumbelAtMost(roll: number): number {
  return MOST[Math.floor(roll * STEPS)]!;
}

/**
 * Returns an upper bound of `exp(scale * gumbelOf(roll))`, the luck a weight is multiplied by; `scale` must not be
 * negative.
 */
export function luckAtMost(scale: number): (roll: number) => number {
  const most = MOST.map((value) => Math.exp(scale * value));
  return (roll) => most[Math.floor(roll * STEPS)]!;
}
