/**
 * A table of facts: a JSON file with a description, column names, and one row per line. The reader declares each
 * column's type and gets rows as objects.
 */
interface TableFile {
  about: unknown;
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

interface Cells {
  text: string;
  number: number;
  'text?': string | null;
  'number?': number | null;
  /** Words separated by spaces. */
  words: readonly string[];
  /** 1 or 0. */
  yes: boolean;
}
type Kind = keyof Cells;
type Columns = Readonly<Record<string, Kind>>;
export type RowOf<C extends Columns> = { [Name in keyof C]: Cells[C[Name]] };

const READ: { [K in Kind]: (cell: unknown) => Cells[K] | undefined } = {
  text: (cell) => (typeof cell === 'string' ? cell : undefined),
  number: (cell) => (typeof cell === 'number' ? cell : undefined),
  'text?': (cell) => (cell === null || typeof cell === 'string' ? cell : undefined),
  'number?': (cell) => (cell === null || typeof cell === 'number' ? cell : undefined),
  words: (cell) => (typeof cell === 'string' && cell !== '' ? cell.split(' ') : undefined),
  yes: (cell) => (cell === 0 || cell === 1 ? cell === 1 : undefined),
};

/** Returns the rows of a table. Throws if the columns differ in name or order, or a cell has the wrong type. */
export function rowsOf<const C extends Columns>(file: TableFile, columns: C): RowOf<C>[] {
  const all = Object.entries(columns);
  const names = all.map(([name]) => name);
  if (names.join() !== file.columns.join()) throw new Error(`a table has ${file.columns.join()}, not ${names.join()}`);
  return file.rows.map((row) => {
    if (row.length !== names.length)
      throw new Error(`a row does not have the columns of its table: ${JSON.stringify(row)}`);
    const cells = all.map(([name, kind], index) => {
      const value = READ[kind](row[index]);
      if (value === undefined) throw new Error(`${name} is no ${kind}: ${JSON.stringify(row)}`);
      return [name, value] as const;
    });
    return Object.fromEntries(cells) as RowOf<C>;
  });
}
