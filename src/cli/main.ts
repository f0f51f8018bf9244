import { setFlagsFromString } from 'node:v8';
import { programBacking } from './shell/backing.ts';
import { runCli } from './shell/run.ts';
import { processTerminal } from './shell/terminal.ts';

/** What runs for long, wherever it stands in the line. */
const LONG = /^(serve|batch|replay|--seasons(=.*)?)$/;

// V8 compiles WebAssembly that runs often once more, better, and the process waits for that when it ends: 250 ms for
// SQLite, of which a command that ends soon gains nothing.
if (!process.argv.slice(2).some((word) => LONG.test(word))) setFlagsFromString('--liftoff-only');

process.on('SIGINT', () => process.exit(130));
// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runCli(process.argv.slice(2), processTerminal(), programBacking()).then((code) => {
  process.exitCode = code;
});
