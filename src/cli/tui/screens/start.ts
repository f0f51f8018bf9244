import type { DamagedSave, SaveEntry } from '../../../core/app/saves/library.ts';
import type { AnswerOf } from '../../../core/contract/registry.ts';
import type { UniverseOffer } from '../../../core/contract/views/universes.ts';
import { DIFFICULTIES, LEVELS } from '../../../core/model/difficulty.ts';
import { mustFind, mustGet } from '../../../core/model/lists.ts';
import { byesOf, takesChampions } from '../../../core/model/playoff.ts';
import { STAGES } from '../../../core/model/stages.ts';
import {
  COMMON,
  DIFFICULTY_NOTES,
  DIFFICULTY_WORDS,
  difficultyText,
  fileSize,
  HEADINGS,
  plural,
} from '../../../core/present/index.ts';
import { OPENING_COLUMNS, openBecause } from '../../../core/words/coaching/openings.ts';
import { AS_IT_WAS, IN_FULL, seasonNote } from '../../../core/words/terms.ts';
import { EDIT_PLAYERS, EDITED_TEXT, EDITS_NOTE, EDITS_OFF, EDITS_ON } from '../../../core/words/universe/editing.ts';
import { aboutUniverse, REAL_WORLD } from '../../../core/words/universe/offers.ts';
import { unwrap } from '../../shell/cli.ts';
import { savedStage } from '../../shell/save-choice.ts';
import { damageWords } from '../../text/damage.ts';
import { type OfferedTeam, offeredTeams } from '../../text/teams.ts';
import { wrap } from '../../text/width.ts';
import type { Choice, Event } from '../play/event.ts';
import type { NewGameChoice, RouteOf } from '../play/route.ts';
import type { Item, Pane, ScreenKey, ScreenTab } from '../play/view.ts';
import { coachInput, coachKeys, coachNotes } from './own-coach.ts';
import { dots, heading, line, tablePane, textPane, view } from './parts.ts';
import { screen } from './screen.ts';

/** The two pages before a dynasty: the list of saves, and a new game. */

function tabs(active: 'start' | 'newGame'): ScreenTab[] {
  return [
    { label: 'Continue', route: { name: 'start' }, active: active === 'start' },
    { label: 'New game', route: { name: 'newGame' }, active: active === 'newGame' },
  ];
}

const WELCOME = 'Take over a college football program and build a dynasty.';

function welcome(folder: string): Pane {
  return textPane({
    key: 'none',
    lines: [
      heading(WELCOME),
      heading(''),
      line([['New game: choose a season, a playoff and a team', 'strong']], { name: 'newGame' }),
      heading(''),
      heading(`Saves will be kept in ${folder}`),
    ],
  });
}

function saveTable(saves: readonly SaveEntry[]): Pane {
  return tablePane<SaveEntry>({
    key: 'saves',
    columns: [
      { key: 'team', title: 'Team', value: (s) => s.team },
      { key: 'year', title: 'Year', value: (s) => s.year },
      {
        key: 'stage',
        title: 'Stage',
        value: (s) => savedStage(s),
        sort: (s) => 100 * STAGES.indexOf(s.stage) + s.week,
      },
      {
        key: 'played',
        title: HEADINGS.lastPlayed,
        value: (s) => s.savedAt.replace('T', ' ').slice(0, 16),
        sort: (s) => Date.parse(s.savedAt),
        first: 'desc',
        drop: 1,
      },
      { key: 'file', title: 'File', value: (s) => s.file },
      { key: 'size', title: 'Size', value: (s) => s.bytes, text: (s) => fileSize(s.bytes), drop: 2 },
    ],
    rows: saves,
    id: (s) => s.path,
    act: (s) => ({ type: 'do', effect: { do: 'open', path: s.path } }),
  });
}

/** Saves that cannot be opened, each with the command to run on a separate line, so that it can be copied. */
function damagedPane(damaged: readonly DamagedSave[]): Pane {
  const damageItems = (save: DamagedSave, width: number): Item[] => {
    const { what, help, command } = damageWords(save);
    return [
      ...wrap(what, width).map((text) => line([[text, 'error']])),
      ...(help === '' ? [] : wrap(`  ${help}`, width).map((text) => line([text]))),
      ...(command === null ? [] : wrap(`    ${command}`, width).map((text) => line([[text, 'strong']]))),
    ];
  };
  return textPane({
    key: 'damaged',
    title: 'Cannot be opened',
    lines: (width) => damaged.flatMap((save) => damageItems(save, width)),
  });
}

export const start = screen<'start', { saves: SaveEntry[]; damaged: DamagedSave[]; folder: string }>({
  load: async ({ library, folder }) => ({
    saves: await library.list(folder),
    damaged: await library.damaged(folder),
    folder,
  }),
  view: ({ saves, damaged, folder }) =>
    view({
      title: 'Welcome to Dynasty',
      note: saves.length === 0 ? '' : HEADINGS.savesIn(folder),
      tabs: tabs('start'),
      layout: 'stacked',
      panes: [
        saves.length === 0 ? welcome(folder) : saveTable(saves),
        ...(damaged.length === 0 ? [] : [damagedPane(damaged)]),
      ],
    }),
});

type Home = AnswerOf<'home'>;

interface Row extends OfferedTeam {
  rank: number;
  /** Why its job is open, if only openings are listed. */
  why?: string;
}

function allTeams(home: Home): Row[] {
  return offeredTeams(home).map((team, index) => ({ ...team, rank: index + 1 }));
}

/** Returns the playoff format under the choices so far. */
export function formatOf(route: NewGameChoice, season: Home['preview']['playoff']) {
  const teams = route.playoff ?? season.teams;
  if (!takesChampions(teams)) return { teams, autobids: 0, topFour: false };
  const own = season.teams === teams;
  return {
    teams,
    autobids: route.autobids ?? (own ? season.conf_champ_autobids : 5),
    topFour: route.topFour ?? (own ? season.conf_champ_top_4 : byesOf(teams) > 0),
  };
}

function formatWords({ teams, autobids, topFour }: ReturnType<typeof formatOf>): string {
  if (teams === 2) return '2 teams (BCS)';
  if (teams === 4) return '4 teams';
  return `${plural(teams, 'team')}, ${plural(autobids, 'autobid')}, champions ${topFour ? 'seeded 1 to 4' : 'seeded by rank'}`;
}

function swap(route: NewGameChoice): Event {
  return { type: 'swap', route: { name: 'newGame', ...route }, keep: true };
}

function without(route: RouteOf<'newGame'>, ...keys: (keyof NewGameChoice)[]): NewGameChoice {
  const { name: _name, ...rest } = route;
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !(keys as string[]).includes(key)));
}

function seasonKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  const keep = without(route, 'year', 'conference', 'playoff', 'autobids', 'topFour', 'asItWas', 'seed');
  return [
    {
      key: 'y',
      label: 'season',
      event: {
        type: 'dialog',
        title: 'Season to start in',
        typing: true,
        choices: home.years.map((year) => ({ label: `${year} Season`, event: swap({ ...keep, year: Number(year) }) })),
      },
    },
    {
      key: 'c',
      label: 'conference',
      event: {
        type: 'dialog',
        title: 'Teams of',
        typing: true,
        choices: [
          { label: HEADINGS.allConferences, event: swap(without(route, 'conference')) },
          ...Object.values(home.preview.conferences).map(({ confName, confFullName }) => ({
            label: confName,
            hint: confFullName,
            event: swap({ ...without(route, 'conference'), conference: confName }),
          })),
          { label: 'Independents', event: swap({ ...without(route, 'conference'), conference: 'Independent' }) },
        ],
      },
    },
  ];
}

function playoffKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  const rest = without(route, 'playoff', 'autobids', 'topFour');
  const format = formatOf(route, home.preview.playoff);
  const size: ScreenKey = {
    key: 'p',
    label: 'playoff',
    event: {
      type: 'dialog',
      title: HEADINGS.playoffTeams,
      choices: [
        { label: '2 (BCS)', key: '2', event: swap({ ...rest, playoff: 2 }) },
        { label: '4', key: '4', event: swap({ ...rest, playoff: 4 }) },
        { label: '12', key: '1', event: swap({ ...rest, playoff: 12 }) },
        { label: '16', key: '6', event: swap({ ...rest, playoff: 16 }) },
        { label: "The season's own", key: 's', event: swap(rest) },
      ],
    },
  };
  const { teams, autobids, topFour } = format;
  if (!takesChampions(teams)) return [size];
  const chosen: NewGameChoice = { ...rest, playoff: teams, autobids, topFour };
  const most = Object.keys(home.preview.conferences).length;
  return [
    size,
    {
      key: 'b',
      label: 'autobids',
      event: {
        type: 'dialog',
        title: HEADINGS.autobids,
        typing: true,
        choices: Array.from({ length: most + 1 }, (_, n) => ({
          label: String(n),
          event: swap({ ...chosen, autobids: n }),
        })),
      },
    },
    {
      key: 'f',
      label: 'top four',
      event: swap({ ...chosen, topFour: !topFour }),
    },
  ];
}

/** Choices that reset with another world. */
const OF_A_WORLD = [
  'universe',
  'year',
  'conference',
  'playoff',
  'autobids',
  'topFour',
  'asItWas',
  'openings',
  'seed',
] as const;

/** A universe as a choice; an unusable one shows why. */
function universeChoice(offer: UniverseOffer, rest: NewGameChoice): Choice {
  const { id, name, season, faults } = offer;
  const hint = aboutUniverse(offer);
  if (season !== null) return { label: name, hint, event: swap({ ...rest, universe: id }) };
  const back: Choice = { label: 'Back', key: 'b', event: { type: 'say', text: '', tone: 'plain' } };
  return {
    label: name,
    hint,
    event: { type: 'dialog', title: `${name} cannot be used`, notes: faults, choices: [back] },
  };
}

/** Key for the world: the real one, a universe that comes with the program, or one of the user's own. */
function universeKey(universes: readonly UniverseOffer[], route: RouteOf<'newGame'>): ScreenKey {
  const rest = without(route, ...OF_A_WORLD);
  return {
    key: 'u',
    label: 'universe',
    event: {
      type: 'dialog',
      title: 'Where to play',
      typing: true,
      notes: ['Universe files in your saves folder are listed too: dynasty universe add FILE'],
      choices: [{ label: REAL_WORLD, event: swap(rest) }, ...universes.map((offer) => universeChoice(offer, rest))],
    },
  };
}

/** Key for the level of difficulty. */
function difficultyKey(route: RouteOf<'newGame'>): ScreenKey {
  const choices = DIFFICULTIES.map((level) => ({
    label: DIFFICULTY_WORDS[level],
    hint: DIFFICULTY_NOTES[level],
    event: swap({ ...without(route, 'difficulty'), ...(level !== 'normal' && { difficulty: level }) }),
  }));
  return { key: 'd', label: 'difficulty', event: { type: 'dialog', title: HEADINGS.difficulty, notes: [], choices } };
}

/** Key for whether players may be edited. */
function editsKey(route: RouteOf<'newGame'>): ScreenKey {
  const rest = without(route, 'editable');
  const choices = [
    { label: EDITS_OFF, key: 'n', event: swap(rest) },
    { label: EDITS_ON, key: 'y', event: swap({ ...rest, editable: true }) },
  ];
  return { key: 'e', label: 'edits', event: { type: 'dialog', title: EDIT_PLAYERS, notes: [EDITS_NOTE], choices } };
}

/** Key for 2020, which can be played in full or as it happened; none in other seasons. */
function shortKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  const year = Number(home.selected_year);
  if (seasonNote(year) === null || home.universe !== undefined) return [];
  const rest = without(route, 'asItWas');
  const choices = [
    { label: IN_FULL, key: 'f', event: swap(rest) },
    { label: AS_IT_WAS, key: 'a', event: swap({ ...rest, asItWas: true }) },
  ];
  const notes = [seasonNote(year), seasonNote(year, true)].filter((note) => note !== null);
  return [{ key: 'w', label: `${year}`, event: { type: 'dialog', title: `The ${year} season`, notes, choices } }];
}

/** Describes the chosen level; empty for normal. */
function difficultyNotes({ difficulty }: NewGameChoice): string[] {
  return difficulty === undefined ? [] : [`${difficultyText({ level: difficulty, ...LEVELS[difficulty] })}.`];
}

/** Asks for confirmation before a dynasty starts. */
function takeOver(home: Home, route: RouteOf<'newGame'>, team: Row): Event {
  const year = Number(home.selected_year);
  const format = formatOf(route, home.preview.playoff);
  const chosen = route.playoff !== undefined;
  const note = seasonNote(year, route.asItWas);
  const input = {
    team: team.name,
    year,
    ...(chosen ? { playoff_teams: format.teams } : {}),
    ...(chosen && takesChampions(format.teams)
      ? { playoff_autobids: format.autobids, playoff_conf_champ_top_4: format.topFour }
      : {}),
    ...coachInput(route),
    ...(route.difficulty && { difficulty: route.difficulty }),
    ...(route.asItWas && { as_it_was: true }),
    ...(route.universe && { universe: route.universe }),
    ...(route.editable && { editable: true }),
    ...(route.seed && { seed: route.seed }),
  };
  return {
    type: 'dialog',
    title: `Coach the ${team.name} ${team.mascot} from ${year} on?`,
    notes: [
      ...(home.universe === undefined ? [] : [`In ${home.universe.name}.`]),
      ...(seasonNote(year) === null || note === null || home.universe !== undefined ? [] : [note]),
      ...coachNotes(route),
      ...difficultyNotes(route),
      ...(route.editable ? [EDITED_TEXT] : []),
      `Playoff: ${formatWords(format)}. This starts a new save; your other saves are not touched.`,
    ],
    choices: [
      { label: 'Start the dynasty', key: 'y', event: { type: 'do', effect: { do: 'create', input } } },
      { label: 'Choose another team', key: 'n', event: { type: 'say', text: '', tone: 'plain' } },
    ],
  };
}

/** Returns the teams to choose from: all, or those with an open job. */
function offered(home: Home): Row[] {
  const all = allTeams(home);
  if (home.openings === undefined) return all;
  const open = new Map(home.openings.jobs.map((job) => [job.team, openBecause(job.left, Number(home.selected_year))]));
  return all.flatMap((team) => (open.has(team.name) ? [{ ...team, why: mustGet(open, team.name) }] : []));
}

const WHY_OPEN = { key: 'why', title: OPENING_COLUMNS.why, value: ({ why }: Row) => why ?? '', least: 16 };

/** Keys for the jobs that open before the season. */
function openingKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  if (home.universe !== undefined) return [];
  const { openings } = home;
  if (openings === undefined)
    return [{ key: 'j', label: 'openings', event: swap({ ...without(route), openings: true }) }];
  const any = mustFind(offered(home), ({ name }) => name === openings.any);
  return [
    { key: 'j', label: 'all teams', event: swap(without(route, 'openings', 'seed')) },
    { key: 'a', label: 'any opening', event: takeOver(home, route, any) },
  ];
}

export const newGame = screen<'newGame', { home: Home; universes: readonly UniverseOffer[] }>({
  load: async ({ library, folder }, { year, openings, seed, universe }) => {
    const about = { ...(openings && { openings }), ...(seed && { seed }) };
    const world = universe === undefined ? { ...(year !== undefined && { year }) } : { universe };
    const home = unwrap(await library.home(folder, { ...world, ...about }));
    return { home, universes: unwrap(await library.universes(folder)).universes };
  },
  view: ({ home, universes }, asked) => {
    // Another seed would have other openings, so the seed is drawn once.
    const route = home.openings === undefined ? asked : { ...asked, seed: home.openings.seed };
    const teams = offered(home).filter(
      ({ conference }) => route.conference === undefined || route.conference === conference,
    );
    const format = formatOf(route, home.preview.playoff);
    return view({
      title: 'New game',
      note: `${home.universe === undefined ? '' : `${home.universe.name}, `}${home.selected_year} Season${route.asItWas ? ' as it was' : ''}, playoff: ${formatWords(format)}${route.coach === undefined ? '' : `, coach: ${route.coach}`}${route.difficulty === undefined ? '' : `, ${DIFFICULTY_WORDS[route.difficulty].toLowerCase()}`}`,
      tabs: tabs('newGame'),
      head: [],
      keys: [
        ...seasonKeys(home, route),
        ...playoffKeys(home, route),
        ...coachKeys(route),
        difficultyKey(route),
        editsKey(route),
        ...shortKeys(home, route),
        ...openingKeys(home, route),
        universeKey(universes, route),
      ],
      panes: [
        tablePane<Row>({
          key: 'teams',
          title: route.conference ?? (route.openings ? HEADINGS.openJobs : HEADINGS.allConferences),
          columns: [
            { key: 'rank', title: COMMON.place.short, value: (t) => t.rank, first: 'asc' },
            { key: 'team', title: COMMON.team.short, value: (t) => `${t.name} ${t.mascot}` },
            { key: 'conference', title: COMMON.conference.short, value: (t) => t.conference, least: 8 },
            ...(route.openings ? [WHY_OPEN] : []),
            {
              key: 'prestige',
              title: COMMON.prestige.short,
              align: 'left',
              value: (t) => t.prestige,
              text: (t) => dots(t.prestige),
              tone: () => 'accent',
            },
            {
              key: 'ceiling',
              title: COMMON.ceiling.short,
              align: 'left',
              value: (t) => t.ceiling,
              text: (t) => dots(t.ceiling),
            },
            {
              key: 'floor',
              title: COMMON.floor.short,
              align: 'left',
              value: (t) => t.floor,
              text: (t) => dots(t.floor),
            },
          ],
          rows: teams,
          id: (team) => team.name,
          fixed: 2,
          empty: 'No teams available.',
          act: (team) => takeOver(home, route, team),
        }),
      ],
    });
  },
});
