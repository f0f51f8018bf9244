import { basename, join } from 'node:path';
import { MOST_UNIVERSE_BYTES } from '../../contract/calls.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import { folderEntries, readText } from '../../save/index.ts';
import { TABLES, universeFromTables } from './csv.ts';

/** A universe on disk: a JSON file, or a folder of tables. */

/** The table that makes a folder a universe. */
const FIRST_TABLE = 'universe.csv';

const tooLarge = (name: string) => refuse('malformed', `${name} is far larger than any universe.`);

/** Whether a folder is a universe. Throws `SaveError`. */
export function isUniverseFolder(path: string): boolean {
  return folderEntries(path).some(({ name, kind }) => kind === 'file' && name === FIRST_TABLE);
}

/** Reads the content of a universe file. Throws `SaveError` if unreadable. */
export function universeInFile(path: string): Result<unknown> {
  const name = basename(path);
  const read = readText(path, MOST_UNIVERSE_BYTES);
  if (read === null) return tooLarge(name);
  try {
    return done(JSON.parse(read.text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse('malformed', `${name} is not valid JSON: ${error.message}.`);
  }
}

/** Reads the content of a universe folder. Throws `SaveError` if unreadable. */
export function universeInFolder(path: string): Result<unknown> {
  const folder = basename(path);
  const there = new Set(folderEntries(path).flatMap(({ name, kind }) => (kind === 'file' ? [name] : [])));
  if (!there.has(FIRST_TABLE)) {
    const tables = 'A folder of a universe has universe.csv, teams.csv and conferences.csv (docs/universe.md).';
    return refuse('malformed', `${folder} has no ${FIRST_TABLE}, so it is not a universe. ${tables}`);
  }
  const texts = new Map<(typeof TABLES)[number], string>();
  for (const table of TABLES.filter((name) => there.has(`${name}.csv`))) {
    const read = readText(join(path, `${table}.csv`), MOST_UNIVERSE_BYTES);
    if (read === null) return tooLarge(`${folder}/${table}.csv`);
    texts.set(table, read.text);
  }
  const read = universeFromTables(texts);
  return read.ok ? read : refuse(read.error.code, `${folder}: ${read.error.message}`);
}
