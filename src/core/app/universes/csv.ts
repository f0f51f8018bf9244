import { done, type Result, refuse } from '../../contract/result.ts';
import { zip } from '../../model/lists.ts';
import { csvRows } from '../../model/text/csv.ts';

/** A universe as a folder of tables: `universe.csv` with one field per line, and one table per list. */

/** Tables of such a folder; the first one is required. */
export const TABLES = ['universe', 'teams', 'conferences', 'rivalries', 'bowls', 'ladders', 'rosters'] as const;
export type TableName = (typeof TABLES)[number];

/** More rows and fields than any table of a universe has. */
const MOST = { rows: 20_000, fields: 60 };

/** Converts a field to a number or boolean if it looks like one. Names stay as they are. */
function valueIn(key: string, text: string): unknown {
  const said = text.trim();
  if (/^(true|yes)$/i.test(said) && !TEXTS.has(key)) return true;
  if (/^(false|no)$/i.test(said) && !TEXTS.has(key)) return false;
  if (/^-?\d+(\.\d+)?$/.test(said) && !TEXTS.has(key)) return Number(said);
  return said;
}

/** Fields that are always text, whatever they look like: a school can be called 1776. */
const TEXTS: ReadonlySet<string> = new Set(
  'name about nickname abbreviation town state stadium conference division trophy place fullName titleSite color1 color2 team1 team2 team first last position class'.split(
    ' ',
  ),
);

type Row = Record<string, unknown>;

/** Reads a table's rows, keyed by the names in its first row. Empty fields are left out. */
function rowsOf(table: TableName, text: string): Result<Row[]> {
  const [head, ...rows] = csvRows(text.replace(/^\ufeff/, ''), MOST) ?? [];
  if (head === undefined)
    return refuse('malformed', `${table}.csv is empty, too long, or has a quote that never ends.`);
  const keys = head.map((each) => each.trim());
  const long = rows.findIndex((row) => row.length > keys.length);
  if (long >= 0)
    return refuse(
      'malformed',
      `${table}.csv, row ${long + 1}, has more fields than the first line; put quotes around fields with commas.`,
    );
  return done(
    rows.map((row) => {
      const said = zip(row, keys).map(([field, key]) => [key, valueIn(key, field)] as const);
      return Object.fromEntries(said.filter(([, value]) => value !== ''));
    }),
  );
}

/** Combines two columns into a pair. */
function paired(row: Row, to: string, one: string, other: string): Row {
  const { [one]: a, [other]: b, ...rest } = row;
  return a === undefined && b === undefined ? rest : { ...rest, [to]: [a, b] };
}

/** Reads the settings of `universe.csv`: one field and its value per line. */
function settingsOf(rows: readonly Row[]): Row {
  return Object.fromEntries(
    rows.map(({ field, value }) => [String(field), valueIn(String(field), String(value ?? ''))]),
  );
}

/** Builds ladders from rows of a number and a conference, top down. */
function laddersOf(rows: readonly Row[]): unknown[][] {
  const ladders = new Map<unknown, unknown[]>();
  for (const { ladder, conference } of rows) ladders.set(ladder, [...(ladders.get(ladder) ?? []), conference]);
  return [...ladders.values()];
}

function assembled(tables: ReadonlyMap<TableName, Row[]>): Row {
  const rows = (name: TableName): Row[] => tables.get(name) ?? [];
  const { playoffTeams, autobids, championsTopFour, realignment, promotionTeams, ...rest } = settingsOf(
    rows('universe'),
  );
  const given = (name: 'rivalries' | 'bowls' | 'rosters', list: unknown[]) =>
    tables.has(name) ? { [name]: list } : {};
  const rule = tables.has('ladders')
    ? { rule: 'promotion', teams: promotionTeams, ladders: laddersOf(rows('ladders')) }
    : realignment === undefined
      ? undefined
      : { rule: realignment };
  return {
    universe: 1,
    ...rest,
    playoff: {
      teams: playoffTeams,
      ...(autobids !== undefined && { autobids }),
      ...(championsTopFour !== undefined && { championsTopFour }),
    },
    ...(rule !== undefined && { realignment: rule }),
    teams: rows('teams').map((row) => paired(row, 'colors', 'color1', 'color2')),
    conferences: rows('conferences'),
    ...given(
      'rivalries',
      rows('rivalries').map((row) => paired(row, 'teams', 'team1', 'team2')),
    ),
    ...given('bowls', rows('bowls')),
    ...given('rosters', rows('rosters')),
  };
}

/** Returns the content of a folder of tables, as a JSON file would have it. */
export function universeFromTables(texts: ReadonlyMap<TableName, string>): Result<unknown> {
  const tables = new Map<TableName, Row[]>();
  for (const [name, text] of texts) {
    const rows = rowsOf(name, text);
    if (!rows.ok) return rows;
    tables.set(name, rows.value);
  }
  return done(assembled(tables));
}
