import type { Options } from '../verbs/verb.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './failure.ts';

/** An option's text; undefined when it was not given. */
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

/** A whole-number option; undefined when it was not given. */
export function numberOption(options: Options, name: string, what: string): number | undefined {
  const text = textOption(options, name);
  return text === undefined ? undefined : wholeNumber(text, what);
}

/** Names as they were typed: a word each, or names between commas. */
export function namesIn(words: readonly string[]): string[] {
  if (!words.some((word) => word.includes(','))) return [...words];
  return words
    .join(' ')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The team named in one or several arguments, else the player's own. */
export async function teamOrOwn(cli: Cli, args: readonly string[]): Promise<string> {
  if (args.length > 0) return args.join(' ');
  return (await cli.info()).team.name;
}

/** `year` only if it was given, as inputs require. */
export function yearInput(options: Options): { year?: number } {
  const year = numberOption(options, 'year', 'The year');
  return year === undefined ? {} : { year };
}
