import type { Stream } from '../../src/core/random/stream.ts';
import { seedFrom, stream } from '../../src/core/random/stream.ts';

/** What a part was asked to do. */
export interface Task {
  /** Every draw of a part comes from this seed, so that a failing round can be done again. */
  seed: number;
  /** Small sizes, for a look in passing. */
  quick: boolean;
  /** Further flags of the command line, by name. */
  flags: Readonly<Record<string, string>>;
  /** A folder for the part alone, removed afterwards. */
  folder: string;
  /** Says how far it is. */
  note(line: string): void;
}

/** Something that must never happen and did. */
export interface Violation {
  what: string;
  /** The command that does it again. */
  again: string;
}

export interface Outcome {
  /** What was done and measured, in the order they are told. */
  figures: Record<string, number | string>;
  violations: Violation[];
  /** Lines to show before that. */
  table?: string[];
}

export interface Part {
  name: string;
  about: string;
  run(task: Task): Promise<Outcome>;
}

/** A whole number given by a flag, else the full size, or the small one of a quick run. */
export function size(task: Task, flag: string, full: number, quick: number): number {
  const given = task.flags[flag];
  if (given === undefined) return task.quick ? quick : full;
  const value = Number(given);
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${flag} takes a number, not "${given}"`);
  return value;
}

/** The draws of one round, whichever rounds come before it. */
export function drawsOf(task: Task, part: string, round: number): Stream {
  return stream(seedFrom(String(task.seed)), 'torture', part, round);
}

/** Rounds to do: all, or the one that `--round` names. */
export function* roundsOf(task: Task, count: number): Generator<number> {
  const only = task.flags.round;
  if (only !== undefined) yield Number(only);
  else for (let round = 0; round < count; round++) yield round;
}

export function againCommand(part: string, task: Task, round: number): string {
  return `npm run torture -- ${part} --seed ${task.seed} --round ${round}`;
}
