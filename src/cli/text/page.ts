import { type CellValue, type Drawn, drawTable, type Table, type TableStyle, tableValues } from './table.ts';

/** A part of a page: lines of text, or a table. */
export type Part =
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'table'; name: string; draw(style: TableStyle): Drawn; values(): CellValue[][] };

/** A command's output: the answer itself for `--json`, and its parts for people and CSV. */
export interface Page {
  json: unknown;
  parts: readonly Part[];
}

export function text(...lines: readonly string[]): Part {
  return { kind: 'text', lines };
}

export function table<Row>(of: Table<Row>): Part {
  return { kind: 'table', name: of.name, draw: (style) => drawTable(of, style), values: () => tableValues(of) };
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

/**
 * The page's tables as one CSV table. Tables with the same columns are joined, with their names in a first column
 * `table`; others follow each other with an empty line between.
 */
export function csvRows(parts: readonly Part[]): CellValue[][][] {
  const tables = parts
    .filter((part) => part.kind === 'table')
    .map((part) => ({ name: part.name, rows: part.values() }));
  const alike = new Map<string, { name: string; rows: CellValue[][] }[]>();
  for (const each of tables) {
    const key = JSON.stringify(each.rows[0]);
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  return [...alike.values()].map((group) => (group.length === 1 ? group[0]!.rows : together(group)));
}

function together(group: readonly { name: string; rows: CellValue[][] }[]): CellValue[][] {
  const header: CellValue[] = ['table', ...(group[0]?.rows[0] ?? [])];
  return [header, ...group.flatMap(({ name, rows }) => rows.slice(1).map((row): CellValue[] => [name, ...row]))];
}
