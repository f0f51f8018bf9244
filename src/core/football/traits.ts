/*
 * Traits that no rating shows and that a player keeps for life. They are derived from his id, so that nothing needs to
 * be stored; each is uniform between -1 and 1.
 */

/** Returns how readily a quarterback runs: -1 stays in the pocket, 1 is a runner. */
export function mobilityOf(player: number): number {
  return even(player ^ 0x5bd1e995);
}

/** Returns how much of the passing game goes through a tight end or a back: -1 a blocker, 1 a receiver. */
export function receivingOf(player: number): number {
  return even(player ^ 0x2c1b3c6d);
}

/** Hashes a whole number to one between -1 and 1. */
function even(salted: number): number {
  const mixed = Math.imul(Math.imul(salted, 0x9e3779b1) ^ (salted >>> 7), 0x85ebca6b) >>> 0;
  return (mixed / 2 ** 32) * 2 - 1;
}
