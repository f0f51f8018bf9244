import { readFileSync } from 'node:fs';
import type {
  DamagedSave,
  Dynasty,
  FoundPlayer,
  SaveEntry,
  SaveLibrary,
} from '../../../../src/core/app/saves/library.ts';
import { type AnswerOf, type InputOf, type OperationName, operation } from '../../../../src/core/contract/registry.ts';
import { done, type Result, refuse } from '../../../../src/core/contract/result.ts';

/** Points in the year with recorded answers. */
export type Moment = 'outside' | 'preseason' | 'season' | 'over' | 'summary' | 'progression' | 'recruiting_summary';

const recorded = new Map<string, Map<string, unknown>>();
for (const row of readFileSync(new URL('answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const [moment, question, answer] = JSON.parse(row) as [string, string, unknown];
  const known = recorded.get(moment) ?? new Map<string, unknown>();
  recorded.set(moment, known.set(question, answer));
}

/** Every recorded answer with its operation's name, for a check against the schemas. */
export function allAnswers(): { name: OperationName; answer: unknown }[] {
  return [...recorded.values()].flatMap((answers) =>
    [...answers].map(([question, answer]) => ({ name: question.split(' ')[0] as OperationName, answer })),
  );
}

/** Returns the answer recorded for an operation at a moment. */
export function answer<Name extends OperationName>(moment: Moment, name: Name, input: unknown = {}): AnswerOf<Name> {
  const answers = recorded.get(moment);
  const found = answers?.get(`${name} ${JSON.stringify(input)}`);
  if (found === undefined) throw new Error(`Nothing is recorded for ${name} ${JSON.stringify(input)} in ${moment}.`);
  return found as AnswerOf<Name>;
}

/** Returns the inputs for which an operation's answers are recorded at a moment, in the order of the recording. */
export function inputs<Name extends OperationName>(moment: Moment, name: Name): InputOf<Name>[] {
  const questions = [...(recorded.get(moment)?.keys() ?? [])].filter((question) => question.startsWith(`${name} `));
  return questions.map((question) => JSON.parse(question.slice(name.length)) as InputOf<Name>);
}

const PLAYERS: FoundPlayer[] = [
  { id: 11, first: 'Denard', last: 'Young', pos: 'qb', team: 'Michigan', joined: 2024, lastYear: null },
  { id: 12, first: 'Michael', last: 'Ortiz', pos: 'wr', team: 'Toledo', joined: 2021, lastYear: 2024 },
];

const TEAM_NAMES = [
  { name: 'Michigan', abbreviation: 'MICH', mascot: 'Wolverines' },
  { name: 'Massachusetts', abbreviation: 'MASS', mascot: 'Minutemen' },
];

/** Commands that the fake core received. */
export interface FakeLibrary extends SaveLibrary {
  commands: string[];
  /** Operations asked for with some results hidden. */
  spoilerFree: string[];
  moment: Moment;
  saves: SaveEntry[];
  damagedSaves: DamagedSave[];
  /** Answers that replace the recorded ones from now on, by operation: the page as a decision leaves it. */
  instead: Map<OperationName, unknown>;
  /** Refuses the next command with this sentence. */
  refusal: string | null;
  /** The dynasty's state; changing it looks like another program's write. */
  state: string;
}

const SAVE: SaveEntry = {
  path: '/saves/michigan-2024.dynasty',
  file: 'michigan-2024.dynasty',
  user_id: 'u',
  team: 'Michigan',
  year: 2024,
  stage: 'season',
  week: 6,
  savedAt: '2026-01-02T03:04:05.000Z',
  over: false,
  bytes: 1_600_000,
};

function fakeDynasty(library: FakeLibrary): Dynasty {
  const command = (name: OperationName, input: unknown): Result<unknown> => {
    library.commands.push(`${name} ${JSON.stringify(input)}`);
    const { refusal } = library;
    library.refusal = null;
    if (refusal !== null) return refuse('wrong_stage', refusal);
    if (name === 'advance') library.moment = (input as { to: Moment }).to;
    return done({ status: 'success', weeks_simulated: 1, info: answer(library.moment, 'status').info });
  };
  return {
    path: SAVE.path,
    together: (work) => work(),
    info: () => answer(library.moment, 'status').info,
    state: () => library.state,
    inState: async (state, work) => {
      if (state !== library.state) throw new Error('The dynasty has moved on.');
      return { value: await work(), state: library.state };
    },
    run: async <Name extends OperationName>(name: Name, input: InputOf<Name>) => {
      if (operation(name).kind === 'command') return command(name, input) as Result<AnswerOf<Name>>;
      try {
        const changed = library.instead.get(name) as AnswerOf<Name> | undefined;
        return done(changed ?? answer(library.moment, name, input));
      } catch (error) {
        return refuse('not_found', error instanceof Error ? error.message : '');
      }
    },
    runSpoilerFree: (name, input) => {
      library.spoilerFree.push(name);
      return done(answer(library.moment, name, input));
    },
    findPlayers: (text) =>
      PLAYERS.filter(({ first, last }) => `${first} ${last}`.toLowerCase().includes(text.toLowerCase())),
    undo: async () => {
      library.commands.push('undo');
      return { count: 1, decisions: ['week 5 of 2024 played'], info: answer(library.moment, 'status').info };
    },
    digest: () => '',
    close: () => undefined,
  };
}

function never(): never {
  throw new Error('no screen does that');
}

const offer = { file: null, teams: 24, conferences: 2, season: 1987, faults: [] };
const UNIVERSES = [
  {
    ...offer,
    id: 'continental',
    name: 'Continental League 1987',
    about: 'a league of 24 invented schools that starts in 1987',
  },
  { ...offer, id: 'mine.json', file: 'mine.json', name: 'My League', about: '' },
  {
    ...offer,
    id: 'torn.json',
    file: 'torn.json',
    name: 'torn.json',
    about: '',
    season: null,
    faults: ['torn.json is not JSON: Unexpected end of JSON input.'],
  },
];

/** A core that returns recorded answers from a real one and only records the commands it gets. */
export function fakeLibrary(moment: Moment = 'season'): FakeLibrary {
  const library: FakeLibrary = {
    commands: [],
    spoilerFree: [],
    moment,
    saves: [SAVE],
    damagedSaves: [],
    refusal: null,
    state: '1',
    instead: new Map(),
    version: '0.0.0',
    seasons: { first: 2000, last: 2026 },
    home: (_folder, { openings, universe }) => {
      const home = answer('outside', 'home') as AnswerOf<'home'>;
      if (universe !== undefined)
        return done({ ...home, selected_year: '1987', universe: { id: universe, name: 'My League' } });
      const left = { first: 'Al', last: 'Bell', since: 2020, end: 'fired' } as const;
      const jobs = ['Clemson', 'Army'].map((team) => ({ team, record: { wins: 3, losses: 9 }, left }));
      return done(openings === true ? { ...home, openings: { seed: 'ab12', jobs, any: 'Army' } } : home);
    },
    saveUniverse: never,
    universes: () => done({ universes: UNIVERSES }),
    create: (path, input) => {
      library.commands.push(`create ${path} ${JSON.stringify(input)}`);
      library.moment = 'preseason';
      return done({ ...answer('preseason', 'noncon'), user_id: 'u' });
    },
    open: async () => fakeDynasty(library),
    list: () => library.saves,
    names: () => ({ teams: TEAM_NAMES, conferences: ['Big Ten'] }),
    damaged: () => library.damagedSaves,
    revisions: never,
    restore: never,
    origin: never,
    verify: never,
    replay: never,
    copy: never,
    importFrom: never,
    salvage: never,
    rename: never,
    remove: never,
  };
  return library;
}
