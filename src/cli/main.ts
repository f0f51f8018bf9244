import { constants } from 'node:os';
import { EXIT, tellFailure, unwritten } from './shell/failure.ts';
import { programLibrary, runCli } from './shell/run.ts';
import { processTerminal } from './shell/terminal.ts';

const terminal = processTerminal();
const argv = process.argv.slice(2);

/** Ends an interrupted command, and reports what the save contains of its work. */
async function stop(code: number): Promise<void> {
  const words = await terminal.whenStopped?.();
  if (words !== undefined) terminal.err(`${terminal.errIsTerminal ? '\r\u001b[K' : ''}${words}\n`);
  process.exit(code);
}

process.on('SIGINT', () => void stop(EXIT.interrupted));
process.on('SIGTERM', () => void stop(128 + constants.signals.SIGTERM));
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) closes the pipe, which is not a failure.
  if (error.code === 'EPIPE') process.exit(EXIT.done);
  tellFailure(unwritten(error, terminal.hasDecided === true), terminal, argv.includes('--json'));
  process.exit(EXIT.failed);
});
// Notes and errors that cannot be written must not end the program.
process.stderr.on('error', () => undefined);

runCli(argv, terminal, programLibrary()).then((code) => {
  process.exitCode = code;
});
