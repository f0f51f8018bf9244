import { clippedQuotes, harmlessLines } from '../text/width.ts';
import { Cli, type Globals } from './cli.ts';
import { asFailure, CliFailure, EXIT } from './failure.ts';
import type { Parsed } from './program.ts';
import type { Backing } from './run.ts';
import type { Terminal } from './terminal.ts';

/** Runs an understood command; whatever goes wrong ends in sentences on stderr and an exit code. */
export async function perform(parsed: Parsed, terminal: Terminal, backing: Backing): Promise<number> {
  const globals = parsed.options as unknown as Globals;
  const cli = new Cli(terminal, globals, backing.load);
  try {
    if (globals.json === true && globals.csv === true) {
      throw new CliFailure(EXIT.refused, 'An answer is either JSON or CSV: give --json or --csv, not both.');
    }
    if (parsed.verb.tableless === true) cli.refuseCsv();
    const { run } = await parsed.verb.load();
    await run(cli, parsed.args, parsed.options);
    return EXIT.done;
  } catch (error) {
    return report(error, terminal, globals.debug === true);
  } finally {
    cli.close();
  }
}

function report(error: unknown, terminal: Terminal, debug: boolean): number {
  const failure = asFailure(error);
  for (const line of [failure.message, ...failure.hints]) terminal.err(`${harmlessLines(clippedQuotes(line))}\n`);
  if (debug) terminal.err(`${(error instanceof Error && error.stack) || String(error)}\n`);
  return failure.exit;
}
