/** Minus the logarithm of an exponential draw, of a roll from 0 to 1: the greatest of values with such an error is chosen by its weight. */
export function gumbelOf(roll: number): number {
  return -Math.log(-Math.log(roll + Number.EPSILON));
}

const STEPS = 1024;

/** The most that rolls within each step can give. */
const MOST = Float64Array.from({ length: STEPS }, (_, step) =>
  step === STEPS - 1 ? Number.POSITIVE_INFINITY : gumbelOf((step + 1) / STEPS),
);

/**
 * At least what `gumbelOf` gives, without its two logarithms: enough for most of a hundred programs, which are out of reach of
 * the best whatever their luck.
 */
export function gumbelAtMost(roll: number): number {
  return MOST[Math.floor(roll * STEPS)]!;
}

/** `exp(scale * gumbelOf(roll))` at most, for a scale that is not negative: what luck multiplies a weight by. */
export function luckAtMost(scale: number): (roll: number) => number {
  const most = MOST.map((value) => Math.exp(scale * value));
  return (roll) => most[Math.floor(roll * STEPS)]!;
}
