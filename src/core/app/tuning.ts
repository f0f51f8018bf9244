import { resolveTuning, type Tuning } from '../tuning/index.ts';

let numbers: Tuning | null = null;

/** The balance numbers that every save is played with; only batch runs change them. Most pages ask for none. */
export function tuning(): Tuning {
  numbers ??= resolveTuning();
  return numbers;
}
