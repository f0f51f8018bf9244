import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { zip } from '../model/lists.ts';
import type { OutputFile } from '../save/output.ts';
import { partPath } from './parts.ts';
import { type ColumnSpec, type ColumnType, TABLES, type TableName } from './tables.ts';

/** Lines per row group. */
const GROUP = 100_000;

type Schema = ConstructorParameters<typeof ParquetWriter>[0]['schema'];
type Cell = string | number | boolean | null;

function typeOf(type: ColumnType) {
  if (type === 'text') return { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
  if (type === 'flag') return { type: 'BOOLEAN' } as const;
  return { type: type === 'whole' ? 'INT32' : 'DOUBLE' } as const;
}

/** Converts a cell to its column's type; an empty one is null if the column allows it. */
function cellOf({ type, nullable }: ColumnSpec, cell: string): Cell {
  if (cell === '' && nullable) return null;
  if (type === 'text') return cell;
  return type === 'flag' ? cell === '1' : Number(cell);
}

function schemaOf(columns: readonly ColumnSpec[]): Schema {
  const fields = columns.map(({ name, type, nullable }) => ({
    name,
    repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const),
    ...typeOf(type),
  }));
  return [{ name: 'root', num_children: columns.length }, ...fields];
}

/** Writes the encoded bytes to a file: after each row group, and at the end. */
class GroupWriter extends ByteWriter {
  private readonly out: OutputFile;

  constructor(out: OutputFile) {
    super();
    this.out = out;
  }

  flush(): void {
    this.out.write(this.getBytes());
    this.index = 0;
  }

  override finish(): void {
    this.flush();
  }
}

/** Turns lines of a table into columns, one group at a time. */
class Groups {
  private readonly columns: readonly ColumnSpec[];
  private readonly writer: ParquetWriter;
  private data: { spec: ColumnSpec; cells: Cell[] }[] = [];
  private rows = 0;

  constructor(columns: readonly ColumnSpec[], out: OutputFile) {
    this.columns = columns;
    this.writer = new ParquetWriter({ writer: new GroupWriter(out), schema: schemaOf(columns) });
    this.begin();
  }

  async add(line: string): Promise<void> {
    const cells = line.split(',');
    for (const [{ spec, cells: column }, cell] of zip(this.data, cells)) column.push(cellOf(spec, cell));
    this.rows += 1;
    if (this.rows === GROUP) await this.flush();
  }

  async finish(): Promise<void> {
    if (this.rows > 0) await this.flush();
    await this.writer.finish();
  }

  private begin(): void {
    this.data = this.columns.map((spec) => ({ spec, cells: [] }));
    this.rows = 0;
  }

  private async flush(): Promise<void> {
    const columnData = this.data.map(({ spec, cells }) => ({ name: spec.name, data: cells }));
    await this.writer.write({ columnData, rowGroupSize: GROUP });
    this.begin();
  }
}

/** Writes the parts of finished dynasties, in order, to one Parquet file. */
export async function writeParquet(
  dir: string,
  table: TableName,
  dynasties: readonly number[],
  out: OutputFile,
): Promise<void> {
  const groups = new Groups(TABLES[table], out);
  for (const dynasty of dynasties) {
    const lines = createInterface({
      input: createReadStream(partPath(dir, dynasty, table)),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    for await (const line of lines) await groups.add(line);
  }
  await groups.finish();
}
