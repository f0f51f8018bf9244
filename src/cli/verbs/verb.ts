import type { Cli } from '../shell/cli.ts';

/** What follows a command on the line, read by the parser. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The code behind a command; loaded when it runs. */
export interface CommandModule {
  run(cli: Cli, args: readonly string[], options: Options): Promise<void>;
}

/** What values a place on the line takes, for completion. */
export type Takes =
  | 'team'
  | 'conference'
  | 'save'
  | 'stage'
  | 'position'
  | 'batch-table'
  | 'stats-column'
  | readonly string[];

export interface VerbOption {
  flags: string;
  description: string;
  takes?: Takes;
}

/** A command as the help, the parser and completion know it. Light: loads nothing. */
export interface Verb {
  name: string;
  /** As the help writes it: `[team...]`. */
  args?: string;
  /** What its first word is, and its second. */
  takes?: Takes;
  thenTakes?: Takes;
  /** What its second word is where that depends on the first. */
  thenTakesAfter?: Readonly<Record<string, Takes>>;
  /** Heading in the help. */
  group: 'Play' | 'Look' | 'Statistics' | 'Offseason' | 'Saves' | 'Program';
  summary: string;
  /** It shows no table, so that `--csv` is refused before anything is done. */
  tableless?: true;
  /** Two or three real lines, each with what it does. */
  examples: readonly (readonly [line: string, does: string])[];
  options?: readonly VerbOption[];
  load(): Promise<CommandModule>;
}
