import { createHash } from 'node:crypto';
import type { SqlValue } from './sqlite.ts';

const CHUNK = 1 << 16;

/** Hashes rows of a database in order: every value as JSON, packed data by its length and bytes. */
export class RowHasher {
  private readonly hash = createHash('sha256');
  private readonly buffer = Buffer.allocUnsafe(CHUNK);
  private length = 0;

  row(values: readonly SqlValue[]): void {
    for (const value of values) {
      if (value instanceof Uint8Array) this.bytes(value);
      else this.text(`${JSON.stringify(value)},`);
    }
    this.text('\n');
  }

  rows(rows: readonly (readonly SqlValue[])[]): void {
    this.text(`${rows.length} rows\n`);
    for (const row of rows) this.row(row);
  }

  bytes(bytes: Uint8Array): void {
    this.text(`${bytes.length}:`);
    if (bytes.length > CHUNK / 2) {
      this.flush();
      this.hash.update(bytes);
      return;
    }
    this.room(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  digest(): Buffer {
    this.flush();
    return this.hash.digest();
  }

  private text(text: string): void {
    if (text.length > CHUNK / 4) {
      this.flush();
      this.hash.update(text);
      return;
    }
    this.room(text.length * 3);
    this.length += this.buffer.write(text, this.length);
  }

  private room(bytes: number): void {
    if (this.length + bytes > CHUNK) this.flush();
  }

  private flush(): void {
    this.hash.update(this.buffer.subarray(0, this.length));
    this.length = 0;
  }
}
