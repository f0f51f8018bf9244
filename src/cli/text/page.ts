import { mustFind } from '../../core/model/lists.ts';
import { type CellValue, type Drawn, drawTable, type Table, type TableStyle, tableValues } from './table.ts';

/** A part of a page: lines of text, or a table. */
export type Part =
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'table'; name: string; family?: string; draw(style: TableStyle): Drawn; values(): CellValue[][] };

/** A command's output: the answer itself for `--json`, and its parts for people and CSV. */
export interface Page {
  json: unknown;
  parts: readonly Part[];
}

export function text(...lines: readonly string[]): Part {
  return { kind: 'text', lines };
}

export function table<Row>(of: Table<Row>): Part {
  const { name, family } = of;
  const named = family === undefined ? { name } : { name, family };
  return { kind: 'table', ...named, draw: (style) => drawTable(of, style), values: () => tableValues(of) };
}

/** Builds a table for programs only: people see the same in other words. */
export function csvOnly<Row>(of: Table<Row>): Part {
  return { kind: 'table', name: of.name, draw: () => ({ lines: [], cut: [] }), values: () => tableValues(of) };
}

/** Draws the page as text: its parts separated by empty lines, and the names of columns left out of its tables. */
export function drawPage(parts: readonly Part[], style: TableStyle): Drawn {
  const lines: string[] = [];
  const cut = new Set<string>();
  for (const part of parts) {
    const drawn = part.kind === 'text' ? { lines: part.lines, cut: [] } : part.draw(style);
    if (drawn.lines.length === 0) continue;
    if (lines.length > 0) lines.push('');
    lines.push(...drawn.lines);
    for (const title of drawn.cut) cut.add(title);
  }
  return { lines, cut: [...cut] };
}

/** A table for programs. */
export interface CsvTable {
  name: string;
  rows: CellValue[][];
}

/** Merges the tables of a family: with their names in a first column `table` if there are several. */
function together(name: string, of: readonly CsvTable[]): CsvTable {
  const [first] = of;
  if (first === undefined || of.length === 1) return { name, rows: first?.rows ?? [] };
  const header: CellValue[] = ['table', ...(first.rows[0] ?? [])];
  const rows = of.flatMap((each) => each.rows.slice(1).map((row): CellValue[] => [each.name, ...row]));
  return { name, rows: [header, ...rows] };
}

/**
 * Returns the tables `--csv` can print from a page: its tables, each family merged, and the members of families by
 * their own names.
 */
export function csvTables(parts: readonly Part[]): { tables: CsvTable[]; members: CsvTable[] } {
  const all = parts.flatMap((part) =>
    part.kind === 'table' ? [{ name: part.name, family: part.family ?? null, rows: part.values() }] : [],
  );
  const names = [...new Set(all.map(({ name, family }) => family ?? name))];
  const tables = names.map((name) => {
    const members = all.filter((each) => each.family === name);
    return members.length > 0 ? together(name, members) : mustFind(all, (each) => each.name === name);
  });
  return { tables, members: all.filter(({ family }) => family !== null) };
}
