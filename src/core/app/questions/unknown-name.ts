import { type Failure, refuse, refuseName } from '../../contract/result.ts';
import { plain } from '../../model/text/search.ts';
import { MAX_SUGGESTIONS, nearest } from '../../reference/resolve.ts';
import { listed } from '../../words/numbers.ts';
import { tablesNamed } from './statement.ts';
import type { QuestionTable } from './table.ts';
import { QUESTION_TABLES } from './tables/index.ts';

/** SQLite’s error for an unknown column, with its table or alias if the query gave one. */
const NO_COLUMN = /^no such column: (?:(\w+)\.)?(\S+)/i;
const NO_TABLE = /^no such table: (?:\w+\.)?(\S+)/i;

type Refused = { ok: false; error: Failure };

/** Refuses a name, and suggests those that contain it or are spelled like it; if none is, lists them all. */
function refuseUnknown(message: string, asked: string, names: readonly string[], kind: string): Refused {
  const typed = plain(asked);
  const containing = names.filter((name) => typed !== '' && plain(name).includes(typed));
  const near = [...new Set([...containing, ...nearest(names, asked)])].slice(0, MAX_SUGGESTIONS);
  return near.length > 0 ? refuseName(message, near) : refuse('not_found', `${message} ${kind}: ${names.join(', ')}.`);
}

/** Whether a query calls a table by this name: its own, or an alias (`games g`, `games as g`). */
function calls(sql: string, table: string, name: string): boolean {
  return name.toLowerCase() === table || new RegExp(`\\b${table}\\s+(?:as\\s+)?${name}\\b`, 'i').test(sql);
}

/** The tables in which a query looks for a column: the one named before it, or all of the query's. */
function searched(sql: string, before: string | undefined): readonly QuestionTable[] {
  const tables = tablesNamed(sql);
  if (before === undefined) return tables;
  const meant = tables.filter(({ name }) => calls(sql, name, before));
  return meant.length > 0 ? meant : tables;
}

/** Explains an error of SQLite's about an unknown view or column, with the closest names; null for other errors. */
export function unknownName(message: string, sql: string): Refused | null {
  const [, view] = NO_TABLE.exec(message) ?? [];
  if (view !== undefined) {
    const views = QUESTION_TABLES.map(({ name }) => name);
    return refuseUnknown(`There is no view "${view}".`, view, views, 'Views');
  }
  const [, before, column] = NO_COLUMN.exec(message) ?? [];
  if (column === undefined) return null;
  const tables = searched(sql, before);
  if (tables.length === 0) return refuse('not_found', `No column "${column}": the query names no view.`);
  const columns = [...new Set(tables.flatMap((table) => table.columns.map(({ name }) => name)))];
  const where = listed(
    tables.map(({ name }) => name),
    'or',
  );
  return refuseUnknown(`No column "${column}" in ${where}.`, column, columns, 'Columns');
}
