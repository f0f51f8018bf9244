import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../save/file.ts';
import type { DynastySummary } from './metrics/collect.ts';
import type { Sink } from './simulate.ts';
import type { TableName } from './tables.ts';

/** Characters that are gathered before they are written. */
const BUFFER = 1 << 20;

export const partsFolder = (dir: string): string => join(dir, 'parts');

function numbered(dynasty: number): string {
  return String(dynasty).padStart(4, '0');
}

/** Lines of one dynasty's part of a table, without a header. */
export function partPath(dir: string, dynasty: number, table: TableName): string {
  return join(partsFolder(dir), `${numbered(dynasty)}-${table}.csv`);
}

/** What a finished dynasty leaves for reports; it is there if and only if all its parts are complete. */
export function summaryPath(dir: string, dynasty: number): string {
  return join(partsFolder(dir), `${numbered(dynasty)}.json`);
}

export function isFinished(dir: string, dynasty: number): boolean {
  return existsSync(summaryPath(dir, dynasty));
}

/** Throws when the dynasty is not finished. */
export function readSummary(dir: string, dynasty: number): DynastySummary {
  return JSON.parse(readFileSync(summaryPath(dir, dynasty), 'utf8')) as DynastySummary;
}

/** Writes the parts of one dynasty as its lines come; what a killed run left of it is begun anew. */
export class PartWriter {
  private readonly dir: string;
  private readonly dynasty: number;
  private readonly files = new Map<TableName, { fd: number; waiting: string }>();

  constructor(dir: string, dynasty: number, tables: readonly TableName[]) {
    this.dir = dir;
    this.dynasty = dynasty;
    makeFolder(partsFolder(dir));
    for (const table of tables)
      this.files.set(table, { fd: openSync(partPath(dir, dynasty, table), 'w'), waiting: '' });
  }

  readonly sink: Sink = (table, lines) => {
    const file = this.files.get(table)!;
    file.waiting += lines;
    if (file.waiting.length >= BUFFER) this.flush(file);
  };

  private flush(file: { fd: number; waiting: string }): void {
    writeSync(file.fd, file.waiting);
    file.waiting = '';
  }

  private close(): void {
    for (const file of this.files.values()) closeSync(file.fd);
  }

  /** The dynasty is complete: from now on it counts. */
  finish(summary: DynastySummary): void {
    for (const file of this.files.values()) this.flush(file);
    this.close();
    const path = summaryPath(this.dir, this.dynasty);
    writeFileSync(`${path}.new`, JSON.stringify(summary));
    renameSync(`${path}.new`, path);
  }

  /** The dynasty failed: nothing of it stays. */
  abandon(): void {
    this.close();
    for (const table of this.files.keys()) rmSync(partPath(this.dir, this.dynasty, table), { force: true });
  }
}
