/** Turns a roll from 0 to 1 into Gumbel noise: the largest of log weights with such noise is a choice by weight. */
export function gumbelOf(roll: number): number {
  return -Math.log(-Math.log(roll + Number.EPSILON));
}

const STEPS = 1024;

/** The upper bound within each step of rolls. */
const MOST = Float64Array.from({ length: STEPS }, (_, step) =>
  step === STEPS - 1 ? Number.POSITIVE_INFINITY : gumbelOf((step + 1) / STEPS),
);

/**
 * An upper bound of `gumbelOf` without its two logarithms: it rules out most programs, which cannot catch the best whatever
 * their luck.
 */
export function gumbelAtMost(roll: number): number {
  return MOST[Math.floor(roll * STEPS)]!;
}

/** An upper bound of `exp(scale * gumbelOf(roll))`, which luck multiplies a weight by; `scale` must not be negative. */
export function luckAtMost(scale: number): (roll: number) => number {
  const most = MOST.map((value) => Math.exp(scale * value));
  return (roll) => most[Math.floor(roll * STEPS)]!;
}
