/**
 * Tables that spare a play its exponentials, which cost it more than all its draws: whether a roll is below a chance can
 * nearly always be told from a bound of the chance. The exact number decides wherever the bound does not.
 */
const REACH = 8;
const STEPS = 8;
/** Values of `f` from `-REACH` to `REACH`, `STEPS` to the unit. */
const tableOf = (f: (x: number) => number): Float64Array =>
  Float64Array.from({ length: 2 * REACH * STEPS + 1 }, (_, i) => f(i / STEPS - REACH));

/** More than all rounding errors of a table and of what is compared with it, as a share. */
const ROUNDING = 1e-9;

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
const CHANCES = tableOf(chanceOf);
const POWERS = tableOf((x) => Math.exp(x) * (1 + ROUNDING));

/** True if `roll` is below the chance that the log odds stand for. */
export function isBelowChance(roll: number, logOdds: number): boolean {
  const step = Math.floor((logOdds + REACH) * STEPS);
  if (step >= 0 && step < 2 * REACH * STEPS) {
    if (roll < CHANCES[step]! - ROUNDING) return true;
    if (roll > CHANCES[step + 1]! + ROUNDING) return false;
  }
  return roll < chanceOf(logOdds);
}

/** At least e to the power of `x`, and at most a step of the table more. */
export function powerAtMost(x: number): number {
  const step = Math.floor((x + REACH) * STEPS);
  return step >= 0 && step < 2 * REACH * STEPS ? POWERS[step + 1]! : Math.exp(x) * (1 + ROUNDING);
}
