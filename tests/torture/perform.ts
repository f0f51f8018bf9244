import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Part, Task } from './part.ts';

/** Orders for all parts: a task without its folder and notes. */
export type Orders = Pick<Task, 'seed' | 'quick' | 'flags'>;

/** A part's outcome and how long it took. */
export interface Performed extends Outcome {
  part: string;
  seconds: number;
  /** Why it crashed; null if it finished. */
  died: string | null;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Runs the work, and throws errors that occur outside of it meanwhile: an unhandled rejection ends the part, not the
 * process.
 */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  let fail: (error: unknown) => void = () => undefined;
  const astray = new Promise<never>((_, reject) => {
    fail = reject;
  });
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    return await Promise.race([work(), astray]);
  } finally {
    process.off('uncaughtException', fail);
    process.off('unhandledRejection', fail);
  }
}

async function perform(part: Part, orders: Orders): Promise<Performed> {
  const folder = mkdtempSync(join(tmpdir(), `torture-${part.name}-`));
  const started = Date.now();
  const done = (outcome: Outcome, died: string | null): Performed => {
    return { part: part.name, seconds: Math.round((Date.now() - started) / 1000), died, ...outcome };
  };
  const task: Task = { ...orders, folder, note: (line) => process.stderr.write(`  ${part.name}: ${line}\n`) };
  try {
    return done(await guarded(() => part.run(task)), null);
  } catch (error) {
    return done({ figures: {}, violations: [] }, wordsOf(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verdictOf({ died, violations }: Performed): string {
  if (died !== null) return `DIED: ${died}`;
  return violations.length === 0 ? 'held' : `${violations.length} VIOLATIONS`;
}

function print(performed: Performed, write: (text: string) => void): void {
  const figures = Object.entries(performed.figures).map(([name, value]) => `${name} ${value}`);
  for (const line of performed.table ?? []) write(`  ${line}\n`);
  write(`${performed.part}: ${[verdictOf(performed), ...figures].join(', ')} (${performed.seconds} s)\n`);
  for (const { what, again } of performed.violations.slice(0, 20)) write(`  ${what}\n    again: ${again}\n`);
}

/**
 * Runs parts one after the other and prints failures, with JSON in the last line. A part that crashes says why, and the
 * others still run. Returns the exit code: 1 if anything failed or a part crashed.
 */
export async function performAll(
  parts: readonly Part[],
  orders: Orders,
  write: (text: string) => void,
): Promise<number> {
  const all: Performed[] = [];
  for (const part of parts) {
    const performed = await perform(part, orders);
    print(performed, write);
    all.push(performed);
  }
  write(`${JSON.stringify({ seed: orders.seed, quick: orders.quick, parts: all })}\n`);
  return all.some(({ died, violations }) => died !== null || violations.length > 0) ? 1 : 0;
}
