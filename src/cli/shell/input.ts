import type { Options } from '../verbs/verb.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './failure.ts';

/** Returns an option's text; undefined if not given. */
export function textOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Parses a whole number; throws a failure that names the argument. */
export function wholeNumber(text: string, what: string): number {
  if (/^\d{10,}$/.test(text)) throw new CliFailure(EXIT.refused, `${what} cannot be as large as ${text}.`);
  if (!/^\d{1,9}$/.test(text)) throw new CliFailure(EXIT.refused, `${what} must be a whole number, not "${text}".`);
  return Number(text);
}

/** Parses a whole-number option; undefined if not given. */
export function numberOption(options: Options, name: string, what: string): number | undefined {
  const text = textOption(options, name);
  return text === undefined ? undefined : wholeNumber(text, what);
}

/** Parses names as typed: one word each, or separated by commas. */
export function namesIn(words: readonly string[]): string[] {
  if (!words.some((word) => word.includes(','))) return [...words];
  return words
    .join(' ')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Returns the team named in one or more arguments, or the user's own. */
export async function teamOrOwn(cli: Cli, args: readonly string[]): Promise<string> {
  if (args.length > 0) return args.join(' ');
  return (await cli.info()).team.name;
}

/** Returns `year` only if it was given, as inputs require. */
export function yearInput(options: Options): { year?: number } {
  const year = numberOption(options, 'year', 'The year');
  return year === undefined ? {} : { year };
}
