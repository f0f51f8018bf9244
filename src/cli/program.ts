import { Command, CommanderError } from 'commander';
import { EXIT } from './failure.ts';
import type { Terminal } from './terminal.ts';
import { VERBS } from './verbs/index.ts';
import type { CommandModule, Options, Verb } from './verbs/verb.ts';
import { harmlessLines } from './width.ts';

/** The line as it was understood: which command, with what. */
export interface Parsed {
  verb: Verb;
  args: readonly string[];
  options: Options;
}

const INTRO = `Take over a college football program and build a dynasty.

  dynasty new --team Michigan --year 2024    start one
  dynasty sim                                play a week
  dynasty status                             see where you stand`;

/** Flags that every command takes, with the help's words. */
export const GLOBAL_OPTIONS = [
  ['--save <file>', 'the save to use (else DYNASTY_SAVE, else the one played last)'],
  ['--saves-dir <folder>', 'where saves live (else DYNASTY_SAVES)'],
  ['--json', 'answer as JSON'],
  ['--csv', 'tables as CSV'],
  ['--no-color', 'no colour (NO_COLOR works too)'],
  ['--no-input', 'never ask, fail instead'],
  ['-q, --quiet', 'no progress and no notes'],
  ['--debug', 'show stack traces'],
] as const;

/** A word where a command should be. */
export class UnknownCommand extends Error {
  readonly word: string;

  constructor(word: string) {
    super(`There is no command "${word}".`);
    this.word = word;
  }
}

/** In the list of commands: its name and what it takes, without the word for options. */
function subcommandTerm(command: Command): string {
  const args = command.registeredArguments.map((arg) => {
    const name = `${arg.name()}${arg.variadic ? '...' : ''}`;
    return arg.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...args].join(' ');
}

function examples(verb: Verb): string {
  const width = Math.max(...verb.examples.map(([line]) => line.length));
  return `${verb.examples.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`).join('\n')}\n`;
}

function addVerb(program: Command, verb: Verb, found: (parsed: Parsed) => void): void {
  const command = program
    .command(verb.name)
    .helpGroup(`${verb.group}:`)
    .summary(verb.summary)
    .description(`${verb.summary.charAt(0).toUpperCase()}${verb.summary.slice(1)}.`)
    .allowExcessArguments(false)
    .addHelpText('before', examples(verb));
  if (verb.args !== undefined) command.arguments(verb.args);
  for (const { flags, description } of verb.options ?? []) command.option(flags, description);
  command.action(() => found({ verb, args: command.args, options: { ...command.opts(), ...program.opts() } }));
}

/** The parser of the whole command line; tells what it understood to `found`. */
export function makeProgram(terminal: Terminal, version: () => string, found: (parsed: Parsed) => void): Command {
  const program = new Command('dynasty')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true, subcommandTerm })
    .configureOutput({
      writeOut: terminal.out,
      writeErr: (text) => terminal.err(harmlessLines(text)),
      getOutHelpWidth: () => Math.min(terminal.columns ?? 100, 100),
      getErrHelpWidth: () => Math.min(terminal.columns ?? 100, 100),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showSuggestionAfterError()
    .helpCommand('help [command]', 'help for a command')
    .addHelpText('before', `${INTRO}\n`)
    .addHelpText('after', '\nEvery command has examples: dynasty sim -h')
    .option('-v, --version', 'the version of the program')
    .usage('<command> [options]')
    .allowExcessArguments();
  for (const [flags, description] of GLOBAL_OPTIONS) program.option(flags, description);
  for (const verb of VERBS) addVerb(program, verb, found);
  program.action(() => {
    const [unknown] = program.args;
    if (unknown !== undefined) throw new UnknownCommand(unknown);
    if (program.opts().version === true) return terminal.out(`${version()}\n`);
    const play = VERBS.find(({ name }) => name === 'play');
    if (play === undefined || !terminal.outIsTerminal || !terminal.inIsTerminal) return program.outputHelp();
    found({ verb: play, args: [], options: program.opts() });
  });
  return program;
}

/** Reads the line; null when it was answered already (help, version). Throws `CommanderError` for a line not understood. */
export function parse(argv: readonly string[], terminal: Terminal, version: () => string): Parsed | null {
  let result: Parsed | null = null;
  const program = makeProgram(terminal, version, (parsed) => {
    result = parsed;
  });
  program.parse([...argv], { from: 'user' });
  return result;
}

/** The exit code of a line that commander did not run: help is fine, anything else was not understood. */
export function exitOf(error: CommanderError): number {
  return error.exitCode === 0 ? EXIT.done : EXIT.refused;
}

export type { CommandModule };
export { CommanderError };
