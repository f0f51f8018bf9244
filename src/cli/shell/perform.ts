import type { Verb } from '../verbs/verb.ts';
import { Cli, type Globals, whichTable } from './cli.ts';
import { asFailure, CliFailure, EXIT, tellFailure } from './failure.ts';
import type { Parsed } from './program.ts';
import type { LibraryLoader } from './run.ts';
import type { Terminal } from './terminal.ts';

/** Runs a parsed command; any failure is reported on stderr and ends in an exit code. */
export async function perform(parsed: Parsed, terminal: Terminal, loader: LibraryLoader): Promise<number> {
  const globals = parsed.options as unknown as Globals;
  const cli = new Cli(terminal, globals, loader.load);
  try {
    if (globals.json === true && globals.csv === true) {
      throw new CliFailure(EXIT.refused, 'Use --json or --csv, not both.');
    }
    if (parsed.verb.tableless === true) cli.refuseCsv();
    checkTable(parsed.verb, globals);
    const { run } = await parsed.verb.load();
    await run(cli, parsed.args, parsed.options);
    return EXIT.done;
  } catch (error) {
    const failure = asFailure(error);
    tellFailure(failure, terminal, globals.json === true);
    if (globals.debug === true) terminal.err(`${(error instanceof Error && error.stack) || String(error)}\n`);
    return failure.exit;
  } finally {
    cli.close();
  }
}

/** Requires a table name where a page needs one, before the command does anything. */
function checkTable({ tables }: Verb, { csv, table, bom }: Globals): void {
  if (csv !== true && bom === true) throw new CliFailure(EXIT.refused, '--bom works only with --csv.');
  if (csv !== true && table !== undefined) {
    throw new CliFailure(EXIT.refused, '--table works only with --csv.');
  }
  if (csv !== true || tables === undefined) return;
  if (table === undefined || !tables.includes(table.toLowerCase())) throw whichTable(table, tables);
}
