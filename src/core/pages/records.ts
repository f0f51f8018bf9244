import type { RecordHeld, RecordsPage } from '../contract/views/record-book.ts';
import { RECORD_SPANS, type RecordSpan } from '../model/people/record-book.ts';
import { recordColumns } from '../present/columns/record-book.ts';
import { HEADINGS } from '../present/headings.ts';
import { noRecords, whenText } from '../present/records/record-book.ts';
import { spanTitle } from '../words/records.ts';
import { recordsBegin } from '../words/year-one.ts';
import type { Link } from './parts/links.ts';
import { definePage, type Picker } from './parts/page.ts';
import { col, ownTeam, type Section, table } from './parts/sections.ts';
import { given } from './parts/verb.ts';
import { linkPiece, type Piece, playerPiece, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    records: { span?: RecordSpan; team?: string; conference?: string };
  }
}

/** The holder of a record: a player of a team, or the team itself. */
function holder({ player, team }: RecordHeld, withTeam: boolean): (Piece | string)[] {
  if (player === null) return [teamPiece(team)];
  return withTeam ? [playerPiece(player), ', ', teamPiece(team)] : [playerPiece(player)];
}

function gameOf({ game }: RecordHeld): Link | null {
  return game === null ? null : { name: 'game', id: game.id };
}

function recordsOf(page: RecordsPage, span: RecordSpan): Section {
  const withTeam = page.scope !== 'program';
  const columns = recordColumns(withTeam);
  return table<RecordHeld>({
    name: span,
    title: spanTitle(span),
    caption: `Records of ${page.whose ?? 'the nation'}: ${spanTitle(span)}`,
    columns: [
      col(columns.record),
      col(columns.value, { leads: true }),
      col(columns.holder, { least: 30, cell: (row) => holder(row, withTeam) }),
      col(columns.when, { least: 8, cell: (row) => linkPiece(whenText(row), gameOf(row)) }),
      col(columns.before, { drop: 1, least: 20, labeled: true }),
    ],
    rows: page.records.filter((each) => each.span === span),
    link: (row) => (row.player === null ? gameOf(row) : { name: 'player', id: row.player.id }),
    mark: withTeam ? ownTeam(page) : () => null,
    empty: noRecords(span),
  });
}

/** Picker for the scope of the records. */
function whose({ whose: chosen, conferences, teams }: RecordsPage): Picker {
  return {
    label: 'Records of',
    chosen: chosen ?? HEADINGS.nation,
    key: 'f',
    of: HEADINGS.samePageOf,
    choices: [
      { label: HEADINGS.nation, link: { name: 'records' } },
      ...conferences.map(({ confName }) => ({
        label: confName,
        group: 'History',
        link: { name: 'records', conference: confName } as const,
      })),
      ...teams.map(({ name }) => ({ label: name, group: 'History', link: { name: 'records', team: name } as const })),
    ],
  };
}

/** Note if single-game records do not go back to the dynasty's first season. */
function since({ games_since, info }: RecordsPage): string[] {
  return games_since !== null && games_since > info.startYear ? [`Single-game records go back to ${games_since}.`] : [];
}

/** The record book: national, a conference's or a program's. */
export const records = definePage({
  name: 'records',
  query: 'records',
  input: (params) => params,
  view: (page, { params }) => ({
    title: page.whose === null ? HEADINGS.nationalRecords : HEADINGS.recordsOf(page.whose),
    lines: [
      ...recordsBegin(
        page.info,
        page.records.some((each) => each.before_dynasty),
      ),
      ...since(page),
    ],
    pickers: [whose(page)],
    ...(page.scope === 'program' && page.whose !== null && { logo: page.whose, pagesOf: page.whose }),
    tabs: (params.span === undefined ? RECORD_SPANS : [params.span]).map((span) => ({
      name: span,
      label: spanTitle(span),
      sections: [recordsOf(page, span)],
    })),
    openTab: 'season',
  }),
  place: {
    label: 'Records',
    note: 'game, season and career',
    finds: 'record book most yards touchdowns all-time',
    paths: ['/records', '/records/:team', '/records/conference/:conference'],
    menu: 'LEAGUE',
    ofTeam: true,
  },
  verb: {
    args: '[words...]',
    takes: ['game', 'season', 'career'],
    thenTakes: 'team',
    group: 'History',
    summary: 'game, season and career records, and who held them before',
    tables: ['game', 'season', 'career'],
    examples: [
      ['dynasty records', 'national records'],
      ['dynasty records season Michigan', "a program's records of a season"],
      ['dynasty records career --conference SEC', "a conference's"],
    ],
    options: [{ flags: '--conference <name>', description: 'a conference’s records', takes: 'conference' }],
    read: ({ words, text }) => {
      const span = RECORD_SPANS.find((each) => each === words[0]?.toLowerCase());
      const team = (span === undefined ? words : words.slice(1)).join(' ');
      return given({ span, team: team === '' ? undefined : team, conference: text('conference') });
    },
  },
});
