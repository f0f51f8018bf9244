import type { Stream } from '../../src/core/random/stream.ts';
import { seedFrom, stream } from '../../src/core/random/stream.ts';

/** A part's orders. */
export interface Task {
  /** Seeds every draw of a part, so that a failing round can be repeated. */
  seed: number;
  /** Small sizes, for a quick look. */
  quick: boolean;
  /** Other command-line flags, by name. */
  flags: Readonly<Record<string, string>>;
  /** The part's own folder, removed afterwards. */
  folder: string;
  /** Reports progress. */
  note(line: string): void;
}

/** Something that must never happen and did. */
export interface Violation {
  what: string;
  /** The command that reproduces it. */
  again: string;
}

export interface Outcome {
  /** Results and measurements, in display order. */
  figures: Record<string, number | string>;
  violations: Violation[];
  /** Lines to print before them. */
  table?: string[];
}

export interface Part {
  name: string;
  about: string;
  run(task: Task): Promise<Outcome>;
}

/** Returns a whole number from a flag, else the full size or the small one of a quick run. */
export function size(task: Task, flag: string, full: number, quick: number): number {
  const given = task.flags[flag];
  if (given === undefined) return task.quick ? quick : full;
  const value = Number(given);
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${flag} takes a number, not "${given}"`);
  return value;
}

/** Returns the dice of one round, independent of earlier rounds. */
export function drawsOf(task: Task, part: string, round: number): Stream {
  return stream(seedFrom(String(task.seed)), 'torture', part, round);
}

/** Yields the rounds to play: all, or the one given by `--round`. */
export function* roundsOf(task: Task, count: number): Generator<number> {
  const only = task.flags.round;
  if (only !== undefined) yield Number(only);
  else for (let round = 0; round < count; round++) yield round;
}

export function againCommand(part: string, task: Task, round: number): string {
  return `npm run torture -- ${part} --seed ${task.seed} --round ${round}`;
}
