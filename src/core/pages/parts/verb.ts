/** What a command line holds, read in the words of a page. A value that is no number or too much is refused there. */
export interface Typed {
  /** Words that are no options. */
  words: readonly string[];
  /** All words as one name. */
  name(): string | undefined;
  /** A word that is a whole number. */
  numberWord(at: number, name: string): number | undefined;
  /** An option with a whole number: `year`. */
  number(option: string): number | undefined;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  /** Whether a name is a team's. */
  isTeam(name: string): Promise<boolean>;
  /** The full name of a team; a name that is no team's is refused. */
  teamNamed(name: string): Promise<string>;
  /** The player's own team. */
  ownTeam(): Promise<string>;
  /** Refuses the command with a sentence that says why, and lines that say what to do. */
  refuse(message: string, hints?: readonly string[]): never;
  /** Refuses a name that nothing has, with the nearest of those there are. */
  noSuch(message: string, asked: string, names: readonly string[], hints?: readonly string[]): never;
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

/** Headings of the help, in their order. */
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
  /** As the help writes it: `[team...]`. */
  args?: string;
  /** Completions of its first and second argument. */
  takes?: Takes;
  thenTakes?: Takes;
  /** Completions of its second argument when they depend on the first. */
  thenTakesAfter?: Readonly<Record<string, Takes>>;
  /** Completions of all arguments behind the second, by the first. */
  restTakesAfter?: Readonly<Record<string, Takes>>;
  /** It shows no table, so `--csv` is refused before anything is done. */
  tableless?: true;
  /** Heading in the help. */
  group: VerbGroup;
  summary: string;
  /** Its tables by name, where it has several: for `--table`, checked before anything is done. */
  tables?: readonly string[];
  /** Two or three examples, each with an explanation. */
  examples: readonly (readonly [line: string, does: string])[];
  options?: readonly VerbOption[];
}

/** A season of the dynasty. */
export const YEAR: VerbOption = {
  flags: '--year <year>',
  description: 'another season of the dynasty',
  takes: 'dynasty-year',
};

/** The order and the number of a list's rows. */
export const LIST_OPTIONS: readonly VerbOption[] = [
  {
    flags: '--sort <column>',
    description: 'sort by this column (`--csv` shows their names)',
    takes: 'stats-column',
  },
  { flags: '--limit <n>', description: 'this many rows (default 25)' },
  { flags: '--all', description: 'every row' },
];

/** What was asked of a list, for the parameters of its page; the command sorts and limits its main table. */
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

/** Rows that a list shows in text unless it is asked for more. */
const USUAL_ROWS = 25;

export function usualRows({ all }: Listed): { most?: number } {
  return all ? {} : { most: USUAL_ROWS };
}

/** The arguments of a command about a team. */
export const TEAM_WORDS = { args: '[team...]', takes: 'team' } as const;

/** For commands that write files. */
export const FORCE: VerbOption = { flags: '--force', description: 'replace a file that exists' };

/** Parameters without those that are missing. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { [Key in keyof Values]: Exclude<Values[Key], undefined> };
}
