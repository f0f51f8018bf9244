import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import type { Options } from '../../verbs/verb.ts';

/** Starts the full-screen game. Everything it needs is only loaded if there is a terminal to draw on. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const { terminal, globals, style } = cli;
  if (!terminal.outIsTerminal || !terminal.inIsTerminal || globals.input === false) {
    throw new CliFailure(EXIT.refused, 'The full-screen game needs a terminal.', [
      'Without one, play with commands: dynasty status, dynasty sim, dynasty rankings; all of them: dynasty --help',
    ]);
  }
  const reader = options.screenReader === true || terminal.env.INK_SCREEN_READER === 'true';
  if (terminal.env.TERM === 'dumb' && !reader) {
    throw new CliFailure(EXIT.refused, 'This terminal (TERM=dumb) cannot show the full-screen game.', [
      'Play with commands (dynasty status, dynasty sim), or have it read to you line by line: dynasty play --screen-reader',
    ]);
  }
  const [{ default: chalk }, { themeFor }, { enterWindow }] = await Promise.all([
    import('chalk'),
    import('../../tui/play/theme.ts'),
    import('../../tui/play/window.ts'),
  ]);
  const colors = style.color ? (Math.max(1, chalk.level) as 1 | 2 | 3) : 0;
  const theme = themeFor(colors, options.ascii === true || style.ascii);
  const mouse = options.mouse !== false;
  const window = reader ? null : enterWindow(process.stdout, mouse);
  // Loading takes a moment, so the window is entered first.
  window?.paint([theme.line(' DYNASTY'.padEnd(terminal.columns ?? 80), 'bar'), ' One moment ...']);
  try {
    const { path: folder } = await cli.folder();
    const [library, { openGame }] = await Promise.all([cli.library(), import('../../tui/play/open.ts')]);
    const named = globals.save !== undefined || terminal.env.DYNASTY_SAVE;
    const save = named ? ((await cli.choice())?.path ?? null) : null;
    await openGame({ library, folder, save, theme, mouse, window });
  } finally {
    window?.leave();
  }
}
