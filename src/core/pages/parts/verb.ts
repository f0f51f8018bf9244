/** A command line, read in a page's terms. Values that are not numbers, or extra words, are refused there. */
export interface Typed {
  /** Words that are not options. */
  words: readonly string[];
  /** Returns all words as one name. */
  name(): string | undefined;
  /** Returns a word that is a whole number. */
  numberWord(at: number, name: string): number | undefined;
  /** Returns an option's whole number: `year`. */
  number(option: string): number | undefined;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** Whether a name is a team's. */
  isTeam(name: string): Promise<boolean>;
  /** Returns the full name of a team; refuses an unknown name. */
  teamNamed(name: string): Promise<string>;
  /** Returns the user's own team. */
  ownTeam(): Promise<string>;
  /** Refuses the command, with a sentence on the reason and lines on what to do. */
  refuse(message: string, hints?: readonly string[]): never;
  /** Refuses an unknown name, suggesting the nearest known one. */
  noSuch(message: string, asked: string, names: readonly string[], hints?: readonly string[]): never;
}

/** The kind of an argument, for completion. */
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
  | 'coach'
  | 'game'
  | 'table'
  | 'stats-column'
  | readonly string[];

interface VerbOption {
  flags: string;
  description: string;
  takes?: Takes;
}

/** Headings of the help, in order. */
export const VERB_GROUPS = [
  'Play',
  'Decide',
  'Teams and games',
  'News',
  'Coaches',
  'History',
  'Offseason',
  'Statistics',
  'Saves',
  'Program',
] as const;
type VerbGroup = (typeof VERB_GROUPS)[number];

/** A command as help, parser and completion see it. */
export interface VerbHelp {
  /** As written in the help: `[team...]`. */
  args?: string;
  /** Completions of its first and second argument. */
  takes?: Takes;
  thenTakes?: Takes;
  /** Completions of its second argument if they depend on the first. */
  thenTakesAfter?: Readonly<Record<string, Takes>>;
  /** Completions of all arguments after the second, by the first. */
  restTakesAfter?: Readonly<Record<string, Takes>>;
  /** Set if it shows no table, so that `--csv` is refused before anything is done. */
  tableless?: true;
  /** Heading in the help. */
  group: VerbGroup;
  summary: string;
  /** Names of its tables, if it has several: for `--table`, checked before anything is done. */
  tables?: readonly string[];
  /** Two or three examples, each with an explanation. */
  examples: readonly (readonly [line: string, does: string])[];
  options?: readonly VerbOption[];
}

/** Option for a season of the dynasty. */
export const YEAR: VerbOption = {
  flags: '--year <year>',
  description: 'another season of the dynasty',
  takes: 'dynasty-year',
};

/** Options for the order and the number of a list's rows. */
export const LIST_OPTIONS: readonly VerbOption[] = [
  {
    flags: '--sort <column>',
    description: 'sort by this column (`--csv` shows their names)',
    takes: 'stats-column',
  },
  { flags: '--limit <n>', description: 'this many rows (default 25)' },
  { flags: '--all', description: 'every row' },
];

/** A list's options, for the parameters of its page; the command sorts and limits its main table. */
export interface Listed {
  sort?: string;
  limit?: number;
  all?: true;
}

export function listed(typed: Typed): Listed {
  return given({
    sort: typed.text('sort'),
    limit: typed.number('limit'),
    all: typed.flag('all') || undefined,
  }) as Listed;
}

/** Rows of a list in text output, unless more are requested. */
const USUAL_ROWS = 25;

export function usualRows({ all }: Listed): { most?: number } {
  return all ? {} : { most: USUAL_ROWS };
}

/** Arguments of a command about a team. */
export const TEAM_WORDS = { args: '[team...]', takes: 'team' } as const;

/** Option for commands that write files. */
export const FORCE: VerbOption = { flags: '--force', description: 'replace a file that exists' };

/** Drops missing parameters. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { [Key in keyof Values]: Exclude<Values[Key], undefined> };
}
