import { clippedQuotes, harmlessLines } from '../text/width.ts';
import { Cli, type Globals } from './cli.ts';
import { asFailure, CliFailure, EXIT } from './failure.ts';
import type { Parsed } from './program.ts';
import type { LibraryLoader } from './run.ts';
import type { Terminal } from './terminal.ts';

/** Runs a parsed command; any failure is reported on stderr and ends in an exit code. */
export async function perform(parsed: Parsed, terminal: Terminal, loader: LibraryLoader): Promise<number> {
  const globals = parsed.options as unknown as Globals;
  const cli = new Cli(terminal, globals, loader.load);
  try {
    if (globals.json === true && globals.csv === true) {
      throw new CliFailure(EXIT.refused, 'An answer is either JSON or CSV: give --json or --csv, not both.');
    }
    if (parsed.verb.tableless === true) cli.refuseCsv();
    const { run } = await parsed.verb.load();
    await run(cli, parsed.args, parsed.options);
    return EXIT.done;
  } catch (error) {
    return report(error, terminal, globals);
  } finally {
    cli.close();
  }
}

/** Names of exit codes, for programs. */
const CODES: Readonly<Record<number, string>> = {
  [EXIT.failed]: 'failed',
  [EXIT.refused]: 'refused',
  [EXIT.fellShort]: 'fell_short',
  [EXIT.noSave]: 'no_save',
  [EXIT.busy]: 'busy',
  [EXIT.interrupted]: 'interrupted',
};

/** Reports a failure: sentences for people, with `--json` an object. */
function report(error: unknown, terminal: Terminal, { debug, json }: Globals): number {
  const failure = asFailure(error);
  const [message = '', ...hints] = [failure.message, ...failure.hints].map((l) => harmlessLines(clippedQuotes(l)));
  if (json === true) {
    const suggestions = hints.length > 0 ? { suggestions: hints } : {};
    terminal.err(`${JSON.stringify({ error: message, code: CODES[failure.exit] ?? 'failed', ...suggestions })}\n`);
  } else {
    for (const line of [message, ...hints]) terminal.err(`${line}\n`);
  }
  if (debug === true) terminal.err(`${(error instanceof Error && error.stack) || String(error)}\n`);
  return failure.exit;
}
