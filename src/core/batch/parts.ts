import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OutputFile, sweepOutputs, writeOutput } from '../save/output.ts';
import { makeFolder } from '../save/writing.ts';
import type { DynastySummary } from './metrics/collect.ts';
import { RowWriter } from './row-writer.ts';
import type { Tables } from './simulate.ts';
import type { TableName } from './tables.ts';

export const partsFolder = (dir: string): string => join(dir, 'parts');

function numbered(dynasty: number): string {
  return String(dynasty).padStart(4, '0');
}

/** Path of one dynasty's rows in a table, without a header. */
export function partPath(dir: string, dynasty: number, table: TableName): string {
  return join(partsFolder(dir), `${numbered(dynasty)}-${table}.csv`);
}

/** Path of a finished dynasty's summary for reports; it exists if and only if all its parts are complete. */
export function summaryPath(dir: string, dynasty: number): string {
  return join(partsFolder(dir), `${numbered(dynasty)}.json`);
}

export function isFinished(dir: string, dynasty: number): boolean {
  return existsSync(summaryPath(dir, dynasty));
}

/** Returns the finished dynasties of a folder, in order; empty if there is no such folder. */
export function finishedIn(dir: string): number[] {
  const folder = partsFolder(dir);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).map((name) => /^(\d{4})\.json$/.exec(name)?.[1]);
  return names.flatMap((number) => (number === undefined ? [] : [Number(number)])).sort((x, y) => x - y);
}

/** Reads a dynasty's summary. Throws if the dynasty is not finished. */
export function readSummary(dir: string, dynasty: number): DynastySummary {
  return JSON.parse(readFileSync(summaryPath(dir, dynasty), 'utf8')) as DynastySummary;
}

/** Marks a dynasty as finished once all its lines are written. */
export function finishPart(dir: string, dynasty: number, summary: string): void {
  writeOutput(summaryPath(dir, dynasty), summary, { replace: true });
}

/** Removes a dynasty's files, and the folder that held nothing else. */
export function removeAlone(dir: string, dynasty: number, tables: readonly TableName[]): void {
  removeParts(dir, tables, [dynasty]);
  removeSummaries(dir, [dynasty]);
  for (const folder of [partsFolder(dir), dir]) rmdirSync(folder);
}

/** Removes the parts of finished dynasties once they are in the tables; their summaries stay. */
export function removeParts(dir: string, tables: readonly TableName[], dynasties: readonly number[]): void {
  for (const dynasty of dynasties) {
    for (const table of tables) rmSync(partPath(dir, dynasty, table), { force: true });
  }
}

/** Marks dynasties as unfinished. */
export function removeSummaries(dir: string, dynasties: readonly number[]): void {
  for (const dynasty of dynasties) rmSync(summaryPath(dir, dynasty), { force: true });
}

/** Removes unfinished parts left by a killed run. */
export function sweepParts(dir: string): void {
  sweepOutputs(partsFolder(dir), (name) => /^\d{4}(-\w+\.csv|\.json)$/.test(name));
}

/** Writes the parts of one dynasty as its lines come in, replacing those of an unfinished attempt. */
export class PartWriter {
  private readonly dir: string;
  private readonly dynasty: number;
  private readonly files = new Map<TableName, { out: OutputFile; rows: RowWriter }>();

  constructor(dir: string, dynasty: number, tables: readonly TableName[]) {
    this.dir = dir;
    this.dynasty = dynasty;
    makeFolder(partsFolder(dir));
    for (const table of tables) {
      const out = new OutputFile(partPath(dir, dynasty, table), { replace: true });
      this.files.set(table, { out, rows: new RowWriter((bytes) => out.write(bytes)) });
    }
  }

  readonly tables: Tables = (table) => this.files.get(table)?.rows ?? null;

  /** Marks the dynasty as complete. */
  finish(summary: DynastySummary): void {
    for (const { rows, out } of this.files.values()) {
      rows.flush();
      out.finish();
    }
    finishPart(this.dir, this.dynasty, JSON.stringify(summary));
  }

  /** Removes all files of a failed dynasty. */
  abandon(): void {
    for (const { out } of this.files.values()) out.abandon();
    removeParts(this.dir, [...this.files.keys()], [this.dynasty]);
  }
}
