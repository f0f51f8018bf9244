import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Part, Task } from './part.ts';
import { PARTS } from './parts/index.ts';

/**
 * Attacks the program and counts what falls: `npm run torture`, or `npm run torture -- PART... [--quick] [--seed N]` and
 * the flags of the part. Ends with 1 when anything fell.
 */
interface Asked {
  parts: Part[];
  quick: boolean;
  seed: number;
  flags: Record<string, string>;
}

class Misunderstood extends Error {}

function read(words: readonly string[]): Asked {
  const flags: Record<string, string> = {};
  const parts: Part[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word.startsWith('--')) {
      const [name, value] = word.slice(2).split('=');
      const follows = value ?? (rest[0] !== undefined && !rest[0].startsWith('--') ? rest.shift() : undefined);
      flags[name!] = follows ?? 'true';
      continue;
    }
    const part = PARTS.find(({ name }) => name === word);
    if (!part) throw new Misunderstood(`There is no part "${word}".`);
    parts.push(part);
  }
  const { quick, seed, ...others } = flags;
  return {
    parts: parts.length > 0 ? parts : PARTS,
    quick: quick !== undefined,
    seed: Number(seed ?? 1),
    flags: others,
  };
}

function usage(): string {
  const lines = PARTS.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`);
  return ['npm run torture -- [PART ...] [--quick] [--seed N] [--rounds N] [--round N]', '', ...lines, ''].join('\n');
}

async function perform(part: Part, asked: Asked): Promise<Outcome & { part: string; seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), `torture-${part.name}-`));
  const started = Date.now();
  const task: Task = { ...asked, folder, note: (line) => process.stderr.write(`  ${part.name}: ${line}\n`) };
  try {
    const outcome = await part.run(task);
    return { part: part.name, seconds: Math.round((Date.now() - started) / 1000), ...outcome };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(outcome: Awaited<ReturnType<typeof perform>>): void {
  const figures = Object.entries(outcome.figures).map(([name, value]) => `${name} ${value}`);
  const verdict = outcome.violations.length === 0 ? 'held' : `${outcome.violations.length} VIOLATIONS`;
  process.stdout.write(`${outcome.part}: ${verdict}; ${figures.join(', ')} (${outcome.seconds} s)\n`);
  for (const { what, again } of outcome.violations.slice(0, 20)) {
    process.stdout.write(`  ${what}\n    again: ${again}\n`);
  }
}

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(usage());
    return 0;
  }
  const asked = read(words);
  const outcomes: Awaited<ReturnType<typeof perform>>[] = [];
  for (const part of asked.parts) {
    const outcome = await perform(part, asked);
    tell(outcome);
    outcomes.push(outcome);
  }
  process.stdout.write(`${JSON.stringify({ seed: asked.seed, quick: asked.quick, parts: outcomes })}\n`);
  return outcomes.some(({ violations }) => violations.length > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Misunderstood)) throw error;
  process.stderr.write(`${error.message}\n\n${usage()}`);
  process.exitCode = 2;
}
