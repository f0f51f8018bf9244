import { constants } from 'node:os';
import { EXIT } from './shell/failure.ts';
import { programLibrary, runCli } from './shell/run.ts';
import { processTerminal } from './shell/terminal.ts';

const terminal = processTerminal();

/** Ends an interrupted command, and says what of its work is in the save. */
async function stop(code: number): Promise<void> {
  const words = await terminal.whenStopped?.();
  if (words !== undefined) terminal.err(`${terminal.errIsTerminal ? '\r\u001b[K' : ''}${words}\n`);
  process.exit(code);
}

process.on('SIGINT', () => void stop(EXIT.interrupted));
process.on('SIGTERM', () => void stop(128 + constants.signals.SIGTERM));
// A reader that has seen enough (`| head`) closes the pipe; that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runCli(process.argv.slice(2), terminal, programLibrary()).then((code) => {
  process.exitCode = code;
});
