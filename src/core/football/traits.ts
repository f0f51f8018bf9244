/*
 * Traits that no rating shows: a player keeps them for life. They are read from his number, so that nothing needs to be
 * stored; each lies between -1 and 1, all values as likely.
 */

/** How readily a quarterback runs: -1 stays in the pocket, 1 is a runner. */
export function mobilityOf(player: number): number {
  return even(player ^ 0x5bd1e995);
}

/** How much of the passing game goes through a tight end or a back: -1 he blocks, 1 he is a receiver. */
export function receivingOf(player: number): number {
  return even(player ^ 0x2c1b3c6d);
}

/** A number between -1 and 1 for a whole number, without any order. */
function even(salted: number): number {
  const mixed = Math.imul(Math.imul(salted, 0x9e3779b1) ^ (salted >>> 7), 0x85ebca6b) >>> 0;
  return (mixed / 2 ** 32) * 2 - 1;
}
