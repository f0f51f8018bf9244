import { resolve } from 'node:path';
import { checkOutput, writeOutput } from '../../core/app/saves/output.ts';
import type { Options } from '../verbs/verb.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './failure.ts';
import { textOption } from './input.ts';

/** Output files named by options, keyed by option. */
interface Outputs {
  /** Writes an option's file, if it was given, and reports it: `Season page: /home/ann/season.html`. */
  write(option: string, label: string, make: () => string | Promise<string>): Promise<void>;
}

/**
 * Returns the files that options name, checked before any work is done: paths that may not be written are refused here,
 * and an existing file is only replaced with `--force`.
 */
export function outputsOf(cli: Cli, options: Options, names: readonly string[]): Outputs {
  const replace = options.force === true;
  const paths = new Map<string, string>();
  for (const name of names) {
    const typed = textOption(options, name);
    if (typed === undefined) continue;
    const path = resolve(cli.terminal.cwd, typed);
    if ([...paths.values()].includes(path)) {
      throw new CliFailure(EXIT.refused, `${path} cannot hold two outputs; give each its own file.`);
    }
    checkOutput(path, { replace });
    paths.set(name, path);
  }
  return {
    write: async (option, label, make) => {
      const path = paths.get(option);
      if (path === undefined) return;
      writeOutput(path, await make(), { replace });
      cli.note(`${label}: ${path}`);
    },
  };
}
