import { createHash } from 'node:crypto';
import type { SqlValue } from '../sqlite.ts';

const CHUNK = 1 << 14;

/** Encodes a value so that no two lists of values hash alike: strings and blobs are prefixed with their length. */
function written(value: SqlValue): string {
  if (value === null) return '-,';
  if (typeof value === 'number') return `${value},`;
  if (typeof value === 'string') return `${value.length}"${value}`;
  return `${value.length}:${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1')}`;
}

/** Hashes rows of a database in order. */
export class RowHasher {
  private readonly hash = createHash('sha256');
  private text = '';

  row(values: readonly SqlValue[]): void {
    for (const value of values) this.text += written(value);
    this.text += '\n';
    if (this.text.length > CHUNK) this.flush();
  }

  rows(rows: readonly (readonly SqlValue[])[]): void {
    this.row([rows.length]);
    for (const row of rows) this.row(row);
  }

  /** Adds raw bytes. */
  bytes(bytes: Uint8Array): void {
    this.row([bytes.length]);
    this.flush();
    this.hash.update(bytes);
  }

  digest(): Buffer {
    this.flush();
    return this.hash.digest();
  }

  private flush(): void {
    this.hash.update(this.text);
    this.text = '';
  }
}
