import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tuningNumbers } from '../../core/app/saves/tuning-file.ts';
import type { Options } from '../verbs/verb.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './failure.ts';
import { textOption } from './input.ts';

/**
 * Returns the numbers of `--tuning FILE` by dotted name; none without the option. Names and ranges are checked later.
 */
export function tuningOption(cli: Cli, options: Options): Record<string, number> {
  const given = textOption(options, 'tuning');
  if (given === undefined) return {};
  const path = resolve(cli.terminal.cwd, given);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CliFailure(EXIT.refused, `There is no tuning file at ${path}.`, [], { cause: error });
  }
  const read = tuningNumbers(text);
  if (read.ok) return read.value;
  throw new CliFailure(EXIT.refused, `${path} cannot be used: ${read.error.message}`, [
    'dynasty batch knobs --schema prints its schema.',
  ]);
}
