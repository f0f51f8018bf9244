import { Command, CommanderError } from 'commander';
import { capitalized } from '../../core/words/numbers.ts';
import { harmlessLines } from '../text/width.ts';
import { VERBS } from '../verbs/index.ts';
import type { CommandModule, Options, Verb } from '../verbs/verb.ts';
import { EXIT, tellFailure } from './failure.ts';
import { GLOBAL_OPTIONS, HELP_COMMAND, helpWidth, overview, VERSION_OPTION } from './overview.ts';
import type { Terminal } from './terminal.ts';

/** The parsed command line. */
export interface Parsed {
  verb: Verb;
  args: readonly string[];
  options: Options;
}

/** An unknown word where a command should be. */
export class UnknownCommand extends Error {
  readonly word: string;

  constructor(word: string) {
    super(`There is no command "${word}".`);
    this.word = word;
  }
}

function examples(verb: Verb): string {
  const width = Math.max(...verb.examples.map(([line]) => line.length));
  return `${verb.examples.map(([line, does]) => `  ${line.padEnd(width)}  ${does}`).join('\n')}\n`;
}

function addVerb(program: Command, verb: Verb, found: (parsed: Parsed) => void): void {
  const command = program
    .command(verb.name)
    .summary(verb.summary)
    .description(`${capitalized(verb.summary)}.`)
    .allowExcessArguments(false)
    .addHelpText('before', examples(verb));
  if (verb.args !== undefined) command.arguments(verb.args);
  for (const { flags, description } of verb.options ?? []) command.option(flags, description);
  command.action(() => found({ verb, args: command.args, options: { ...command.opts(), ...program.opts() } }));
}

/** Whether a line asks for JSON, even if it cannot be parsed. */
export function wantsJson(argv: readonly string[]): boolean {
  return argv.includes('--json');
}

/** Turns the parser's error into a sentence: `Unknown option '--seson'. Did you mean --seasons?` */
function sentence(text: string): string {
  const words = text.trim().replace(/^error: /, '');
  const [first = '', ...more] = words.split('\n');
  const said = `${capitalized(first)}${first.endsWith('.') ? '' : '.'}`;
  return [said, ...more.map((line) => line.replace(/^\((.*)\)$/, '$1'))].join(' ');
}

/** Tells how a verb is used; by an example with options to a player who gave it a word that it does not take. */
function hintsFor(verb: Verb | undefined, said: string): string[] {
  const usage = `How it is used: dynasty ${verb === undefined ? '--help' : `${verb.name} -h`}`;
  const example = said.includes('too many arguments') && verb?.examples.find(([line]) => line.includes(' --'));
  return example ? [`For example: ${example[0]}`, usage] : [usage];
}

/** Builds the parser of the whole command line; calls `found` with the result. */
function makeProgram(
  argv: readonly string[],
  terminal: Terminal,
  version: () => string,
  found: (parsed: Parsed) => void,
): Command {
  const verbs = new Map(VERBS.map((verb) => [verb.name, verb]));
  const named = verbs.get(argv.find((word) => verbs.has(word)) ?? '');
  const width = helpWidth(terminal);
  const program = new Command('dynasty')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: terminal.out,
      writeErr: (text) => terminal.err(harmlessLines(text)),
      outputError: (text) => {
        const failure = { message: sentence(text), hints: hintsFor(named, text), exit: EXIT.refused };
        tellFailure(failure, terminal, wantsJson(argv));
      },
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showSuggestionAfterError()
    .helpCommand(...HELP_COMMAND)
    .option(...VERSION_OPTION)
    .usage('<command> [options]')
    .allowExcessArguments();
  program.helpInformation = () => overview(width);
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

const isCommand = (word: string): boolean =>
  HELP_COMMAND[0].startsWith(`${word} `) || VERBS.some(({ name }) => name === word);

/** Parses the command line; null if it was already answered (help, version). Throws `CommanderError` for a bad line. */
export function parse(argv: readonly string[], terminal: Terminal, version: () => string): Parsed | null {
  const [first] = argv;
  // The parser would only complain about the options of an unknown command.
  if (first !== undefined && !first.startsWith('-') && !isCommand(first)) throw new UnknownCommand(first);
  let result: Parsed | null = null;
  const program = makeProgram(argv, terminal, version, (parsed) => {
    result = parsed;
  });
  program.parse([...argv], { from: 'user' });
  return result;
}

/** Returns the exit code of a line that commander did not run: 0 for help, otherwise that of a bad line. */
export function exitOf(error: CommanderError): number {
  return error.exitCode === 0 ? EXIT.done : EXIT.refused;
}

export type { CommandModule };
export { CommanderError };
