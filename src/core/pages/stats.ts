import type { TeamStatsTable } from '../contract/views/season/team-stats.ts';
import { mustFind } from '../model/lists.ts';
import { TEAM_COLUMNS, type TeamRow, teamRows } from '../present/columns/stats.ts';
import { HEADINGS, sentenceCase } from '../present/headings.ts';
import type { TableColumn } from '../words/columns/descriptor.ts';
import { definePage } from './parts/page.ts';
import { col, ownTeam, type PageColumn, type Section, table } from './parts/sections.ts';
import { chosenTable, inYear, statTabs } from './parts/statistics.ts';
import { given, LIST_OPTIONS, type Listed, listed, usualRows, YEAR } from './parts/verb.ts';
import { teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    stats: { side?: 'defense'; year?: number } & Listed;
  }
}

const KINDS = ['team', 'individual', 'ratings'];

/** A team's key numbers, most important first. */
const MAIN = ['ppg', 'pass_ypg', 'rush_ypg', 'turnovers', 'comp_percent', 'ypp'];

/** The number teams are ranked by. */
const RANKED_BY = mustFind(TEAM_COLUMNS, ({ key }) => key === 'yardspg');

function importanceOf({ key }: TableColumn<TeamRow>, at: number): Omit<PageColumn<TeamRow>, 'of'> {
  if (key === 'team') return { least: 12, cell: ({ team }) => teamPiece(team) };
  if (key === RANKED_BY.key) return { leads: true };
  if (key === 'games') return { drop: 30 };
  return { drop: MAIN.includes(key) ? 1 + MAIN.indexOf(key) / 4 : 10 + at };
}

/** Returns a column for each number that any team has. */
function columnsOf(rows: readonly TeamRow[]): PageColumn<TeamRow>[] {
  const known = TEAM_COLUMNS.filter(({ key }) => rows.length === 0 || rows.some((row) => key in row));
  return known.map((column, index) => col(column, importanceOf(column, index)));
}

function teams(page: TeamStatsTable, side: 'offense' | 'defense', asked: Listed): Section {
  const rows = teamRows(page[side], side);
  return table<TeamRow>({
    name: side,
    caption: `Team ${side}`,
    columns: columnsOf(rows),
    rows,
    link: ({ team }) => ({ name: 'team', team }),
    mark: ownTeam(page),
    sorted: { by: RANKED_BY, descending: side === 'offense' },
    wide: true,
    ...usualRows(asked),
  });
}

/** Team statistics: their own and their opponents'. */
export const stats = definePage({
  name: 'stats',
  query: 'teamStatsTable',
  input: ({ year }) => given({ year }),
  view: (page, { params }) => {
    const side = params.side ?? 'offense';
    return {
      title: `${inYear(page)}${HEADINGS.teamStats}`,
      note: side === 'defense' ? 'Defense (allowed), per game' : 'Offense, per game',
      tabs: statTabs(params.year),
      openTab: side,
      sections: [teams(page, side, params)],
    };
  },
  place: {
    label: sentenceCase(HEADINGS.teamStats),
    menuLabel: 'Team',
    note: 'offense and defense of all teams',
    subject: 'team stats',
    finds: 'statistics offense defense yards points',
    paths: ['/stats/team'],
    menu: 'STATS',
    key: 'a',
  },
  verb: {
    args: '<team|individual|ratings>',
    takes: KINDS,
    group: 'Statistics',
    summary: 'team, player or rating statistics',
    examples: [
      ['dynasty stats team --defense --sort yardspg', 'defenses by yards allowed'],
      ['dynasty stats individual --rushing --limit 10', 'the ten best rushers'],
      ['dynasty stats individual --all --year 2025 --csv', 'every passer of another season, for a spreadsheet'],
      ['dynasty stats ratings', 'stars by prestige, teams by rating'],
    ],
    options: [
      { flags: '--defense', description: 'team: yards and points allowed; individual: defenders' },
      { flags: '--passing', description: 'individual: passers (the default)' },
      { flags: '--rushing', description: 'individual: rushers' },
      { flags: '--receiving', description: 'individual: receivers' },
      { flags: '--kicking', description: 'individual: kickers' },
      { flags: '--punting', description: 'individual: punters' },
      { flags: '--returns', description: 'individual: returners' },
      ...LIST_OPTIONS,
      YEAR,
    ],
    read: (typed) =>
      given({
        side: typed.flag('defense') ? ('defense' as const) : undefined,
        year: typed.number('year'),
        ...listed(typed),
      }),
    opens: (typed) => {
      const [kind = ''] = typed.words;
      switch (kind) {
        case 'team':
          return null;
        case 'individual':
          return given({
            name: 'individual',
            table: chosenTable(typed),
            allTables: true,
            year: typed.number('year'),
            ...listed(typed),
          } as const);
        case 'ratings':
          if (typed.text('year') === undefined) return { name: 'ratings', ...listed(typed) };
          return typed.refuse('Ratings are for current rosters only; --year works with team and individual.', [
            'For a team’s past ratings: dynasty history',
          ]);
        default:
          return typed.noSuch(`There are no "${kind}" statistics.`, kind, KINDS, [
            'For example: dynasty stats individual --rushing',
          ]);
      }
    },
  },
});
