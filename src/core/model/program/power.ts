/**
 * A base of 0 or more to any exponent but 0. The engine does not use `**`: Node 24 computes it otherwise than Node 20, in
 * the last binary digit, and a seed must lead to the same dynasty under both. Their `exp` and `log` are the same.
 */
export function power(base: number, exponent: number): number {
  return Math.exp(exponent * Math.log(base));
}
