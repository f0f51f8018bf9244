import { firstOf } from '../model/lists.ts';
import type { SqlValue } from './sqlite.ts';

/** Reads rows as SQLite writes them (file format, section 2.1) without SQLite, for files it may choke on. */

/** Reads a big-endian varint of up to nine bytes: its value and the offset after it. */
export function varint(bytes: Uint8Array, index: number): [value: number, next: number] {
  let value = 0;
  for (let i = 0; i < 8; i++) {
    const byte = bytes[index + i]!;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, index + i + 1];
  }
  return [value * 256 + bytes[index + 8]!, index + 9];
}

const TEXT = new TextDecoder();
const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

/** Number of bytes of a value, by type. */
export function bytesOf(type: number): number {
  return type >= 12 ? (type - 12) >> 1 : (SIZES[type] ?? 0);
}

/** Converts bytes to a value, by type. */
export function columnOf(bytes: Uint8Array, type: number): SqlValue {
  if (type === 0) return null;
  if (type === 8 || type === 9) return type - 8;
  if (type === 7) return new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0);
  if (type >= 12) return type % 2 === 0 ? bytes.slice() : TEXT.decode(bytes);
  let value = firstOf(bytes) >= 128 ? -1 : 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}

/** Reads the values of a record; null unless every byte is accounted for. */
export function recordOf(bytes: Uint8Array): SqlValue[] | null {
  const [headerLength, first] = varint(bytes, 0);
  const values: SqlValue[] = [];
  let index = headerLength;
  let typeAt = first;
  while (typeAt < headerLength) {
    const [type, next] = varint(bytes, typeAt);
    const end = index + bytesOf(type);
    // Types 10 and 11 are SQLite's own.
    if (!(end <= bytes.length) || type === 10 || type === 11) return null;
    values.push(columnOf(bytes.subarray(index, end), type));
    index = end;
    typeAt = next;
  }
  return typeAt === headerLength && index === bytes.length ? values : null;
}
