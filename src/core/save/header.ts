import { crc32 } from 'node:zlib';
import { SaveError } from './errors.ts';
import { bytesOf, columnOf, varint } from './record.ts';
import { APPLICATION_ID, APPLICATION_ID_0_1, SCHEMA_VERSION } from './schema.ts';
import type { SqlValue } from './sqlite.ts';
import type { Piece } from './writing.ts';

/**
 * Facts readable from a save's first pages without SQLite: the program it belongs to, its version and size (database
 * header, SQLite file format section 1.3) and the only row of the table `dynasty`, whose root is page 2 (sections 1.5
 * and 2.1).
 */
export interface Header {
  pageSize: number;
  /** The size the file should have. */
  size: number;
  schemaVersion: number;
  /** Values of the row, in column order; null if page 2 is not as expected. */
  row: SqlValue[] | null;
  /** Offset of the row's checksum in the file (four bytes); null like `row`. */
  checksumAt: number | null;
}

/** Bytes from the start of a file that suffice for its header. */
export const HEADER_BYTES = 8192;
const MAGIC = 'SQLite format 3\0';
const CHECKSUM_COLUMN = 1;

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads the record of the only cell on a table's leaf page; null for any other page. */
function onlyRecord(page: Uint8Array, pageAt: number): { row: SqlValue[]; checksumAt: number } | null {
  if (page[0] !== 13 || view(page).getUint16(3) !== 1) return null;
  const cell = view(page).getUint16(8);
  const [length, afterLength] = varint(page, cell);
  const [, start] = varint(page, afterLength);
  const [headerLength, firstType] = varint(page, start);
  if (start + length > page.length || headerLength > length) return null;
  const row: SqlValue[] = [];
  let checksumAt = 0;
  let index = start + headerLength;
  for (let typeAt = firstType; typeAt < start + headerLength; ) {
    const [type, next] = varint(page, typeAt);
    if (index + bytesOf(type) > page.length) return null;
    if (row.length === CHECKSUM_COLUMN) checksumAt = pageAt + index;
    row.push(columnOf(page.subarray(index, index + bytesOf(type)), type));
    index += bytesOf(type);
    typeAt = next;
  }
  return { row, checksumAt };
}

function foreign(path: string | null): SaveError {
  return new SaveError('not_a_save', `${path ?? 'This file'} is not a saved dynasty.`, path);
}

/** Offset of a SQLite file's application id. */
const APPLICATION_ID_AT = 68;

/** Throws `older_version` for a save of version 0.1. */
export function refuseOlder(bytes: Uint8Array, path: string | null): void {
  if (bytes.length < APPLICATION_ID_AT + 4 || view(bytes).getUint32(APPLICATION_ID_AT) !== APPLICATION_ID_0_1) return;
  const message = `${path ?? 'The file'} was saved by version 0.1 of this program, whose saves version 1.0 and later cannot open. Play it with version 0.1, or start a new dynasty.`;
  throw new SaveError('older_version', message, path);
}

/**
 * Reads the header from a file's first bytes. Throws `SaveError`: `corrupt` for an empty or truncated file,
 * `not_a_save` for other files, `newer_version`, `older_version`.
 */
export function readHeader(bytes: Uint8Array, path: string | null): Header {
  if (bytes.length === 0) throw new SaveError('corrupt', `${path ?? 'The file'} is empty.`, path);
  const magic = new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length));
  if (!MAGIC.startsWith(magic)) throw foreign(path);
  if (bytes.length < 100) throw new SaveError('corrupt', `${path ?? 'The file'} is cut off.`, path);
  const data = view(bytes);
  refuseOlder(bytes, path);
  if (data.getUint32(APPLICATION_ID_AT) !== APPLICATION_ID) throw foreign(path);
  const schemaVersion = data.getUint32(60);
  if (schemaVersion > SCHEMA_VERSION) {
    const message = `${path ?? 'The file'} was saved by a newer version of this program. Update the program to open it.`;
    throw new SaveError('newer_version', message, path);
  }
  const written = data.getUint16(16);
  const pageSize = written === 1 ? 65536 : written;
  const header = { pageSize, size: pageSize * data.getUint32(28), schemaVersion };
  const record = bytes.length >= pageSize * 2 ? readPage2(bytes, pageSize) : null;
  return { ...header, row: record?.row ?? null, checksumAt: record?.checksumAt ?? null };
}

function readPage2(bytes: Uint8Array, pageSize: number): { row: SqlValue[]; checksumAt: number } | null {
  if (pageSize < 512) return null;
  try {
    return onlyRecord(bytes.subarray(pageSize, pageSize * 2), pageSize);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}

/** CRC-32 of a file without the four bytes of its checksum. */
function fileChecksum(bytes: Uint8Array, index: number): number {
  return crc32(bytes.subarray(index + 4), crc32(bytes.subarray(0, index))) >>> 0;
}

/** Writes the checksum into a file's bytes. */
export function seal(bytes: Uint8Array): void {
  for (const _piece of sealing(bytes));
}

/** Bytes checksummed and written at a time: few enough to stay in the CPU's cache until written. */
const PIECE_BYTES = 1 << 18;

/** Yields a file's bytes in pieces for writing, with the checksum last, and writes the checksum into `bytes`. */
export function* sealing(bytes: Uint8Array): Generator<Piece> {
  const header = readHeader(bytes, null);
  const { checksumAt } = header;
  const sum = checksumOf(header);
  if (!sum || checksumAt === null) throw new Error('a save has its dynasty on page 2');
  for (let index = 0; index < bytes.length; index += PIECE_BYTES) {
    const piece = bytes.subarray(index, index + PIECE_BYTES);
    sum.add(piece);
    yield { offset: index, bytes: piece };
  }
  view(bytes).setUint32(checksumAt, sum.value());
  yield { offset: checksumAt, bytes: bytes.subarray(checksumAt, checksumAt + 4) };
}

/** Whether a file's bytes match its checksum. */
export function sealHolds(bytes: Uint8Array, header: Header): boolean {
  const { checksumAt } = header;
  return checksumAt !== null && view(bytes).getUint32(checksumAt) === fileChecksum(bytes, checksumAt);
}

/** Checksum of a file read in pieces; the first piece holds the stored checksum. */
interface RunningChecksum {
  add(piece: Uint8Array): void;
  value(): number;
  /** Whether the computed checksum matches the stored one. */
  holds(): boolean;
}

/** Starts a running checksum; null if the file has none. */
export function checksumOf({ checksumAt }: Header): RunningChecksum | null {
  if (checksumAt === null) return null;
  let sealed: number | null = null;
  let sum = 0;
  return {
    add(piece) {
      if (sealed === null) {
        sealed = view(piece).getUint32(checksumAt);
        sum = fileChecksum(piece, checksumAt);
      } else sum = crc32(piece, sum);
    },
    value: () => sum >>> 0,
    holds: () => sealed !== null && sealed === sum >>> 0,
  };
}
