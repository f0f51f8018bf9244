import type { IndividualTable } from '../contract/views/columns.ts';
import type { IndividualStats } from '../contract/views/season/stats.ts';
import { individualColumns, type PlayerRow, playerRows } from '../present/columns/stats.ts';
import { HEADINGS, sentenceCase } from '../present/headings.ts';
import { inUsualOrder, LEAST_A_GAME, leastWords, MAIN_NUMBERS, qualified, USUAL_SORT } from '../present/leaders.ts';
import { COMMON } from '../words/columns/common.ts';
import { type TableColumn, tableColumn } from '../words/columns/descriptor.ts';
import { EMPTY } from '../words/empty.ts';
import type { PageParams } from './parts/links.ts';
import { definePage } from './parts/page.ts';
import { col, ownTeam, type PageColumn, type Section, table } from './parts/sections.ts';
import { individualTabs, inYear, tableLabel } from './parts/statistics.ts';
import { given, type Listed, usualRows } from './parts/verb.ts';
import { playerPiece, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    /** `allTables`: requests all tables, of which one is shown. All of them are two million characters. */
    individual: { table?: IndividualTable; year?: number; allTables?: true } & Listed;
  }
}

const ID = tableColumn<PlayerRow>('id', COMMON.id, (row) => row.id);

function columnsOf(kind: IndividualTable): PageColumn<PlayerRow>[] {
  const importanceOf = ({ key }: TableColumn<PlayerRow>, at: number): Omit<PageColumn<PlayerRow>, 'of'> => {
    if (key === 'name') return { names: true, least: 12, cell: playerPiece };
    if (key === 'team') return { least: 10, cell: ({ team }) => teamPiece(team) };
    if (key === 'pos') return { drop: 3 };
    if (key === USUAL_SORT[kind]) return { leads: true };
    if (key === 'games') return { drop: 2 };
    const place = MAIN_NUMBERS[kind].indexOf(key);
    return { drop: place < 0 ? 2 + at / 100 : 1 + place / 10 };
  };
  const columns = individualColumns(kind).map((column, index) => col(column, importanceOf(column, index)));
  return [...columns, col(ID, { drop: 4, textOnly: true })];
}

function players(page: IndividualStats, kind: IndividualTable, asked: Listed): Section {
  const rows = inUsualOrder(playerRows(page, kind), kind);
  const enough = qualified(rows, kind).length;
  return table<PlayerRow>({
    name: kind,
    caption: `${tableLabel(kind)} leaders`,
    columns: columnsOf(kind),
    rows,
    link: ({ id }) => ({ name: 'player', id }),
    mark: ownTeam(page),
    empty: EMPTY.numbers,
    wide: true,
    ...(enough < rows.length && { first: { rows: enough, label: 'Show players with few games or attempts' } }),
    ...usualRows(asked),
  });
}

/**
 * `passing (at least 15 attempts a team game first)`: the table and, in its default order, the players listed first.
 */
function noteOf(kind: IndividualTable, { sort }: PageParams['individual']): string {
  const least = sort === undefined ? LEAST_A_GAME[kind] : undefined;
  return least === undefined ? kind : `${kind} (${leastWords(least)})`;
}

/** Individual statistics, one table at a time. */
export const individual = definePage({
  name: 'individual',
  query: 'individualStats',
  input: ({ table: kind = 'passing', year, allTables }) => given({ table: allTables ? undefined : kind, year }),
  view: (page, { params }) => {
    const kind = params.table ?? 'passing';
    return {
      title: `${inYear(page)}${HEADINGS.individualStats}`,
      note: noteOf(kind, params),
      tabs: individualTabs(params.year),
      openTab: `players-${kind}`,
      sections: [players(page, kind, params)],
    };
  },
  place: {
    label: sentenceCase(HEADINGS.individualStats),
    menuLabel: 'Individual',
    note: 'passing, rushing, tackles and more',
    subject: 'individual stats',
    finds: 'statistics leaders passing rushing receiving tackles',
    paths: ['/stats/individual'],
    menu: 'STATS',
  },
});
