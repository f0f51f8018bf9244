/**
 * Raises a base of 0 or more to any exponent but 0. The engine avoids `**` because Node 24 and Node 20 differ in its
 * last binary digit, and a seed must produce the same dynasty under both. Their `exp` and `log` agree.
 */
export function power(base: number, exponent: number): number {
  return Math.exp(exponent * Math.log(base));
}
