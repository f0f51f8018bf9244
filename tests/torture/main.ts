import type { Part } from './part.ts';
import { PARTS } from './parts/index.ts';
import { type Orders, performAll } from './perform.ts';

/**
 * Attacks the program and counts failures: `npm run torture`, or `npm run torture -- PART... [--quick] [--seed N]` plus
 * the flags of the part. Exits with 1 if anything failed or a part crashed.
 */
interface Asked extends Orders {
  parts: Part[];
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

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(usage());
    return 0;
  }
  const asked = read(words);
  return performAll(asked.parts, asked, (text) => process.stdout.write(text));
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Misunderstood)) throw error;
  process.stderr.write(`${error.message}\n\n${usage()}`);
  process.exitCode = 2;
}
