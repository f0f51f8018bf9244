import { programVersion } from './program-folder.ts';
import { runCli } from './run.ts';
import { processTerminal } from './terminal.ts';

process.on('SIGINT', () => process.exit(130));
// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCli(process.argv.slice(2), processTerminal(), {
  load: async () => (await import('./core-engine.ts')).coreEngine(programVersion()),
  version: programVersion,
});
