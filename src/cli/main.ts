import { programLibrary, runCli } from './shell/run.ts';
import { processTerminal } from './shell/terminal.ts';

process.on('SIGINT', () => process.exit(130));
// A reader that has seen enough (`| head`) closes the pipe; that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runCli(process.argv.slice(2), processTerminal(), programLibrary()).then((code) => {
  process.exitCode = code;
});
