import { closeSync, createReadStream, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { partPath, writeAll } from './parts.ts';
import type { Format } from './plan.ts';
import { headerOf, type TableName } from './tables.ts';

/** Bytes read at a time. */
const CHUNK = 1 << 20;

export function tablePath(dir: string, table: TableName, format: Format): string {
  return join(dir, `${table}.${format}`);
}

async function csv(dir: string, table: TableName, dynasties: readonly number[], path: string): Promise<void> {
  const fd = openSync(path, 'w');
  try {
    writeSync(fd, headerOf(table));
    for (const dynasty of dynasties) {
      const part = createReadStream(partPath(dir, dynasty, table), { highWaterMark: CHUNK });
      for await (const chunk of part) writeAll(fd, chunk as Buffer);
    }
  } finally {
    closeSync(fd);
  }
}

/** Joins the parts of finished dynasties, in order, into the tables of a run. The parts stay. */
export async function assemble(
  dir: string,
  tables: readonly TableName[],
  dynasties: readonly number[],
  format: Format,
): Promise<void> {
  for (const table of tables) {
    const path = tablePath(dir, table, format);
    if (format === 'parquet') {
      const { writeParquet } = await import('./parquet.ts');
      await writeParquet(dir, table, dynasties, `${path}.new`);
    } else await csv(dir, table, dynasties, `${path}.new`);
    renameSync(`${path}.new`, path);
  }
}
