import type { Cli } from '../shell/cli.ts';

/** A command's arguments and options as parsed. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The code behind a command; loaded when it runs. */
export interface CommandModule {
  run(cli: Cli, args: readonly string[], options: Options): Promise<void>;
}

/** What an argument can be, for completion. */
export type Takes =
  | 'team'
  | 'conference'
  | 'save'
  | 'stage'
  | 'position'
  | 'batch-table'
  | 'knob'
  | 'knob-value'
  | 'season'
  | 'dynasty-year'
  | 'week'
  | 'week-or-end'
  | 'player'
  | 'own-player'
  | 'game'
  | 'table'
  | 'stats-column'
  | readonly string[];

interface VerbOption {
  flags: string;
  description: string;
  takes?: Takes;
}

/** A command as help, parser and completion see it. Light: loads no code. */
export interface Verb {
  name: string;
  /** As the help writes it: `[team...]`. */
  args?: string;
  /** Completions of its first and second argument. */
  takes?: Takes;
  thenTakes?: Takes;
  /** Completions of its second argument when they depend on the first. */
  thenTakesAfter?: Readonly<Record<string, Takes>>;
  /** Completions of all arguments behind the second, by the first. */
  restTakesAfter?: Readonly<Record<string, Takes>>;
  /** Heading in the help. */
  group: 'Play' | 'Look' | 'Statistics' | 'Offseason' | 'Saves' | 'Program';
  summary: string;
  /** It shows no table, so `--csv` is refused before anything is done. */
  tableless?: true;
  /** Its tables by name, where it has several: for `--table`, checked before anything is done. */
  tables?: readonly string[];
  /** Two or three examples, each with an explanation. */
  examples: readonly (readonly [line: string, does: string])[];
  options?: readonly VerbOption[];
  load(): Promise<CommandModule>;
}

/** A season of the dynasty. */
export const YEAR: VerbOption = {
  flags: '--year <year>',
  description: 'another season of the dynasty',
  takes: 'dynasty-year',
};

/** For commands that write files. */
export const FORCE: VerbOption = { flags: '--force', description: 'replace a file that exists' };
