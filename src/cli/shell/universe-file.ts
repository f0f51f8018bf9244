import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { TABLES, universeFromTables } from '../../core/app/universes/csv.ts';
import { EXAMPLES, example, isExample } from '../../core/app/universes/examples.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './failure.ts';
import { noSuch } from './suggest.ts';

/** Larger than any universe. */
const MOST_BYTES = 4 * 1024 * 1024;

function textOf(path: string): string {
  if (statSync(path).size > MOST_BYTES) throw new CliFailure(EXIT.refused, `${path} is far larger than any universe.`);
  return readFileSync(path, 'utf8');
}

function fromFolder(path: string): unknown {
  const there = TABLES.filter((name) => existsSync(join(path, `${name}.csv`)));
  if (!there.includes('universe'))
    throw new CliFailure(EXIT.refused, `${path} has no universe.csv, so it is not a universe.`, [
      'A folder of a universe has universe.csv, teams.csv and conferences.csv (docs/universe.md).',
    ]);
  const read = universeFromTables(new Map(there.map((name) => [name, textOf(join(path, `${name}.csv`))])));
  if (read.ok) return read.value;
  throw new CliFailure(EXIT.refused, `${basename(path)}: ${read.error.message}`);
}

/** The content of a universe: one that comes with the program, a file of JSON, or a folder of tables. Not looked at yet. */
export async function universeContent(cli: Cli, typed: string): Promise<unknown> {
  const path = resolve(cli.terminal.cwd, typed);
  if (!existsSync(path)) {
    if (isExample(typed)) return example(typed);
    const hint = `A file, a folder, or one that comes with the program: ${Object.keys(EXAMPLES).join(', ')}.`;
    throw noSuch(`There is no universe to read at ${path}.`, typed, Object.keys(EXAMPLES), [hint]);
  }
  if (statSync(path).isDirectory()) return fromFolder(path);
  try {
    return JSON.parse(textOf(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliFailure(EXIT.refused, `${path} is not JSON: ${error.message}.`, [], { cause: error });
  }
}
