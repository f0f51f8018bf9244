import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { OutputFile } from '../save/output.ts';
import { partPath } from './parts.ts';
import type { Format } from './plan.ts';
import { headerOf, type TableName } from './tables.ts';

/** Bytes per read. */
const CHUNK = 1 << 20;

export function tablePath(dir: string, table: TableName, format: Format): string {
  return join(dir, `${table}.${format}`);
}

async function writeCsv(dir: string, table: TableName, dynasties: readonly number[], out: OutputFile): Promise<void> {
  out.write(Buffer.from(headerOf(table)));
  for (const dynasty of dynasties) {
    const part = createReadStream(partPath(dir, dynasty, table), { highWaterMark: CHUNK });
    for await (const chunk of part) out.write(chunk as Buffer);
  }
}

/** Concatenates the parts of finished dynasties, in order, into the run's tables. The parts stay. */
export async function assemble(
  dir: string,
  tables: readonly TableName[],
  dynasties: readonly number[],
  format: Format,
): Promise<void> {
  for (const table of tables) {
    const out = new OutputFile(tablePath(dir, table, format), { replace: true });
    try {
      const write = format === 'parquet' ? (await import('./parquet.ts')).writeParquet : writeCsv;
      await write(dir, table, dynasties, out);
    } catch (error) {
      out.abandon();
      throw error;
    }
    out.finish();
  }
}
