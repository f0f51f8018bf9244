import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderHost } from '../../../core/app/hosting/folder-host.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption } from '../../shell/input.ts';
import { PROGRAM_FOLDER } from '../../shell/program-folder.ts';
import type { Options } from '../../verbs/verb.ts';

/** Serves the game to the browser until stopped. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const port = numberOption(options, 'port', 'The port');
  if (port !== undefined && port > 65_535)
    throw new CliFailure(EXIT.refused, `There is no port ${port}; ports go up to 65535.`);
  const host = textOption(options, 'host');
  const logos = textOption(options, 'logos');
  const folder = await cli.folder();
  const active = await cli.choice();
  const library = await cli.library();
  const webRoot = join(PROGRAM_FOLDER, 'dist/web');
  const dynasty = folderHost({ folder: folder.path, active: active?.path ?? null, version: library.version });
  // The server stops on the signal, after finishing running requests.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  const { serveUntilStopped } = await import('../../../server/main.ts');
  cli.note('To play in the terminal instead: npx dynasty play. Ctrl-C stops the server.');
  unwrap(
    await serveUntilStopped({
      dynasty,
      version: library.version,
      ...(existsSync(webRoot) ? { webRoot } : {}),
      ...(logos === undefined ? {} : { logosDir: resolve(cli.terminal.cwd, logos) }),
      ...(host === undefined ? {} : { host }),
      ...(port === undefined ? {} : { port }),
      open: options.open === true,
      verbose: options.verbose === true,
      print: (line) => cli.note(line),
    }),
  );
}
