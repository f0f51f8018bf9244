import { readFileSync } from 'node:fs';
import { runCli } from './run.ts';
import { processTerminal } from './terminal.ts';

/** The version in package.json: two folders above this file in the sources as in the build. */
function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

process.on('SIGINT', () => process.exit(130));
// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCli(process.argv.slice(2), processTerminal(), {
  load: async () => (await import('./core-engine.ts')).coreEngine(version()),
  version,
});
