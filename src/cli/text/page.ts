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

/** A table for programs alone: people are shown the same in other words. */
export function csvOnly<Row>(of: Table<Row>): Part {
  return { kind: 'table', name: of.name, draw: () => ({ lines: [], cut: [] }), values: () => tableValues(of) };
}

/** The page as text: parts with an empty line between them, and the columns left out of its tables. */
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

/** A table as a program gets it. */
export interface CsvTable {
  name: string;
  rows: CellValue[][];
}

/** The tables of a family as one: with their names in a first column `table` when there are several. */
function together(name: string, of: readonly CsvTable[]): CsvTable {
  const [first] = of;
  if (first === undefined || of.length === 1) return { name, rows: first?.rows ?? [] };
  const header: CellValue[] = ['table', ...(first.rows[0] ?? [])];
  const rows = of.flatMap((each) => each.rows.slice(1).map((row): CellValue[] => [each.name, ...row]));
  return { name, rows: [header, ...rows] };
}

/** What `--csv` can give of a page: its tables, a family as one, and the members of the families by their own names. */
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
