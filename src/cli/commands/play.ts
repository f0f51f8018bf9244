import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../failure.ts';
import type { Options } from '../verbs/verb.ts';

/** The full-screen game. Everything it needs is loaded only when there is a terminal to draw on. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const { terminal, globals, style } = cli;
  if (!terminal.outIsTerminal || !terminal.inIsTerminal || globals.input === false) {
    throw new CliFailure(EXIT.refused, 'The full-screen game needs a terminal.', [
      'Without one, play with commands: dynasty status, dynasty sim, dynasty rankings; all of them: dynasty --help',
    ]);
  }
  const [{ openGame }, { default: chalk }] = await Promise.all([import('../play/open.tsx'), import('chalk')]);
  const { path: folder } = await cli.folder();
  const named = globals.save !== undefined || terminal.env.DYNASTY_SAVE;
  const save = named ? ((await cli.choice())?.path ?? null) : null;
  await openGame({
    engine: await cli.engine(),
    folder,
    save,
    ascii: options.ascii === true || style.ascii,
    colors: style.color ? (Math.max(1, chalk.level) as 1 | 2 | 3) : 0,
    reader: options.screenReader === true || terminal.env.INK_SCREEN_READER === 'true',
  });
}
