import type { SaveLibrary } from '../../core/app/saves/library.ts';
import { printable } from '../text/width.ts';
import { VERBS } from '../verbs/index.ts';
import { EXIT } from './failure.ts';
import { helpWidth, overview } from './overview.ts';
import type { UnknownCommand } from './program.ts';
import { programVersion } from './program-folder.ts';
import type { Terminal } from './terminal.ts';

/** The program's version, and its saves, which are only loaded when a command needs them. */
export interface LibraryLoader {
  load(): Promise<SaveLibrary>;
  version(): string;
}

/** Returns the saves on this machine. */
export function programLibrary(): LibraryLoader {
  return {
    load: async () => (await import('../../core/app/saves/library.ts')).saveLibrary(programVersion()),
    version: programVersion,
  };
}

/** Runs one command line; returns its exit code. */
export async function runCli(argv: readonly string[], terminal: Terminal, loader: LibraryLoader): Promise<number> {
  if (argv[0] === 'complete') return completeLine(argv, terminal, loader);
  const known = answeredAtOnce(argv, terminal, loader);
  if (known !== null) {
    terminal.out(known);
    return EXIT.done;
  }
  // The parser is only loaded for a line that needs it.
  const [{ CommanderError, exitOf, parse, UnknownCommand, wantsJson }, { perform }] = await Promise.all([
    import('./program.ts'),
    import('./perform.ts'),
  ]);
  try {
    const parsed = parse(helpOf(argv, UnknownCommand), terminal, loader.version);
    return parsed === null ? EXIT.done : await perform(parsed, terminal, loader);
  } catch (error) {
    if (error instanceof CommanderError) return exitOf(error);
    if (error instanceof UnknownCommand) return unknownCommand(error, terminal, wantsJson(argv));
    throw error;
  }
}

/** Returns the output of a line that only asks for help or the version; null for any other. */
function answeredAtOnce(argv: readonly string[], terminal: Terminal, loader: LibraryLoader): string | null {
  const [word, ...more] = argv;
  if (more.length > 0) return null;
  const noTerminal = !(terminal.outIsTerminal && terminal.inIsTerminal);
  const help = word === undefined ? noTerminal : ['--help', '-h', 'help'].includes(word);
  if (help) return overview(helpWidth(terminal));
  return word === '--version' || word === '-v' ? `${loader.version()}\n` : null;
}

/** Handles `complete -- WORDS`, called by the shells' completion scripts: prints completions, one per line. */
async function completeLine(argv: readonly string[], terminal: Terminal, loader: LibraryLoader): Promise<number> {
  const { offers } = await import('./completion.ts');
  const words = argv.slice(argv[1] === '--' ? 2 : 1);
  // Offers nothing on any error, such as a missing save.
  for (const { value, about } of await offers(words, terminal, loader.load).catch(() => []))
    terminal.out(printable(`${value}\t${about}\n`));
  return EXIT.done;
}

/** Rewrites `help sim` as `sim --help`; an unknown command is an error. */
function helpOf(argv: readonly string[], Unknown: typeof UnknownCommand): readonly string[] {
  const [word, about, ...more] = argv;
  if (word !== 'help' || about === undefined || about.startsWith('-') || more.length > 0) return argv;
  if (VERBS.every(({ name }) => name !== about)) throw new Unknown(about);
  return [about, '--help'];
}

async function unknownCommand(error: UnknownCommand, terminal: Terminal, json: boolean): Promise<number> {
  const { noSuch } = await import('./suggest.ts');
  const { tellFailure } = await import('./failure.ts');
  const names = VERBS.map(({ name }) => name);
  tellFailure(noSuch(error.message, error.word, names, ['All commands: dynasty --help']), terminal, json);
  return EXIT.refused;
}
