import { VERB_GROUPS } from '../../core/pages/parts/verb.ts';
import { wrap } from '../text/width.ts';
import { VERBS } from '../verbs/index.ts';
import type { Terminal } from './terminal.ts';

/** Help for the whole program, written without the parser, which takes longer to load than this takes to print. */

const INTRO = `Take over a college football program and build a dynasty.

  dynasty new --team Michigan --year 2024    start one
  dynasty sim                                play a week
  dynasty status                             see where you stand

Usage: dynasty <command> [options]
`;

/** Flags that every command accepts, with their help texts. */
export const GLOBAL_OPTIONS = [
  ['--save <file>', 'save to use (default: DYNASTY_SAVE, then the one played last)'],
  ['--saves-dir <folder>', 'folder of saves (default: DYNASTY_SAVES)'],
  ['--json', 'print JSON'],
  ['--csv', 'print a table as CSV'],
  ['--table <name>', 'which table, where a page has several'],
  ['--bom', 'start the CSV with a byte order mark, for Excel'],
  ['--no-color', 'no color (NO_COLOR works too)'],
  ['--no-input', 'never prompt; fail instead'],
  ['-q, --quiet', 'no progress bars or notes'],
  ['--debug', 'show stack traces'],
] as const;

export const VERSION_OPTION = ['-v, --version', 'print the version'] as const;
export const HELP_COMMAND = ['help [command]', 'help for a command'] as const;

/** Returns the width of the help. */
export function helpWidth({ columns }: Terminal): number {
  return Math.min(columns ?? 100, 100);
}

type Line = readonly [term: string, about: string];

function sections(): [title: string, lines: Line[]][] {
  const commands = VERB_GROUPS.map((group): [string, Line[]] => [
    group,
    VERBS.filter((verb) => verb.group === group).map(({ name, summary }): Line => [name, summary]),
  ]);
  commands.at(-1)?.[1].push(['help', HELP_COMMAND[1]]);
  return [...commands, ['Options', [...GLOBAL_OPTIONS, VERSION_OPTION, ['-h, --help', 'print this help']]]];
}

/** Returns the help as text ending with a newline, for a terminal of `columns`. */
export function overview(columns: number): string {
  const all = sections();
  const row = (indent: number, [left, about]: Line) =>
    `  ${left.padEnd(indent - 2)}${wrap(about, Math.max(20, columns - indent)).join(`\n${' '.repeat(indent)}`)}`;
  const parts = all.map(([title, lines]) => {
    const indent = 4 + Math.max(...lines.map(([left]) => left.length));
    return [`${title}:`, ...lines.map((line) => row(indent, line))].join('\n');
  });
  return [
    INTRO,
    parts.join('\n\n'),
    '\nEvery command has arguments, options and examples of its own: dynasty sim -h\n',
  ].join('\n');
}
