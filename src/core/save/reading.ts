import { SaveError } from './errors.ts';
import { DISK, type FileFacts, type Files, factsOf, onDisk } from './file.ts';

/** Bytes fetched together, because a query's next bytes are usually nearby. */
const BLOCK_BYTES = 1 << 16;
/** Bytes held at a time while a whole file is read: few enough to stay in the CPU's cache. */
const PIECE_BYTES = 1 << 18;

/**
 * An open file whose bytes are read on demand: a page of the game needs a tenth of a long dynasty, and reading the rest
 * takes longer than the response. The file stays open until all of it has been read or it is closed, even if another
 * file replaces it meanwhile.
 */
export class FileOnDemand {
  readonly path: string;
  readonly facts: FileFacts;
  readonly size: number;
  /** Checks the file's bytes in order once all are in memory; may throw. */
  whenWhole: (pieces: Iterable<Uint8Array>) => void = () => undefined;
  private readonly files: Files;
  private handle: number | null;
  private memory: Uint8Array = new Uint8Array(0);
  /** 1 for each block not in memory yet. */
  private missing = new Uint8Array(0);
  private missingBlocks = 0;
  /** Original bytes of blocks that were changed in memory before the whole file was read. */
  private readonly written = new Map<number, Uint8Array>();

  /** Opens a file. Throws `SaveError`. */
  constructor(path: string, files: Files = DISK) {
    const facts = factsOf(path, files);
    const handle = onDisk(path, () => files.openSync(path, 'r'));
    this.path = path;
    this.files = files;
    this.facts = facts;
    this.handle = handle;
    try {
      this.size = onDisk(path, () => Number(files.fstatSync(handle).size));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Whether the whole file is in memory. */
  get whole(): boolean {
    return this.missingBlocks === 0;
  }

  /** Returns the first `most` bytes of the file, or all if there are fewer. */
  start(most: number): Uint8Array {
    const bytes = new Uint8Array(Math.min(most, this.size));
    return bytes.subarray(0, this.readInto(bytes, 0));
  }

  /** Yields all bytes in order, piece by piece; each piece is overwritten by the next. */
  *readThrough(): Generator<Uint8Array> {
    const piece = new Uint8Array(Math.min(PIECE_BYTES, this.size));
    for (let index = 0; index < this.size; ) {
      const read = this.readInto(piece, index);
      if (read === 0) return;
      yield piece.subarray(0, read);
      index += read;
    }
  }

  /**
   * Returns memory for the file's bytes, zero until fetched, with `room` more bytes after them. It is a
   * SharedArrayBuffer because V8 does not count those toward the next garbage collection; otherwise a long save causes
   * two collections before the first response (3% of that time).
   */
  intoMemory(room: number): Uint8Array {
    this.memory = new Uint8Array(new SharedArrayBuffer(this.size + room));
    this.missingBlocks = Math.ceil(this.size / BLOCK_BYTES);
    this.missing = new Uint8Array(this.missingBlocks).fill(1);
    return this.memory;
  }

  /** Ensures that the bytes from one offset to another (exclusive) are in memory. Throws `SaveError`. */
  fetch(from: number, to: number): void {
    if (this.whole) return;
    const end = Math.min(Math.ceil(to / BLOCK_BYTES), this.missing.length);
    let block = this.missing.indexOf(1, Math.floor(from / BLOCK_BYTES));
    while (block >= 0 && block < end) {
      const known = this.missing.indexOf(0, block);
      const next = known < 0 ? end : Math.min(known, end);
      this.fetchBlocks(block, next);
      block = this.missing.indexOf(1, next);
    }
    if (!this.whole) return;
    this.close();
    this.whenWhole(this.asOnDisk());
    this.written.clear();
  }

  /**
   * Fetches the blocks around bytes about to change in memory, so that the rest can still be read later. Meant for a
   * few bytes (a migration), because the original blocks are kept for `whenWhole`. Throws `SaveError`.
   */
  beforeWriting(from: number, to: number): void {
    this.fetch(from, to);
    if (this.whole) return;
    const end = Math.min(Math.ceil(to / BLOCK_BYTES), this.missing.length);
    for (let block = Math.floor(from / BLOCK_BYTES); block < end; block++) {
      if (!this.written.has(block)) this.written.set(block, this.block(block).slice());
    }
  }

  fetchAll(): void {
    this.fetch(0, this.size);
  }

  close(): void {
    const { handle } = this;
    this.handle = null;
    if (handle !== null) onDisk(this.path, () => this.files.closeSync(handle));
  }

  private block(block: number): Uint8Array {
    const index = block * BLOCK_BYTES;
    return new Uint8Array(this.memory.buffer, index, Math.min(BLOCK_BYTES, this.size - index));
  }

  private *asOnDisk(): Generator<Uint8Array> {
    for (let block = 0; block < this.missing.length; block++) yield this.written.get(block) ?? this.block(block);
  }

  private fetchBlocks(from: number, to: number): void {
    const index = from * BLOCK_BYTES;
    const span = new Uint8Array(this.memory.buffer, index, Math.min(to * BLOCK_BYTES, this.size) - index);
    if (this.readInto(span, index) < span.length) {
      throw new SaveError('corrupt', `${this.path} was cut off while it was open.`, this.path);
    }
    this.missing.fill(0, from, to);
    this.missingBlocks -= to - from;
  }

  /** Fills `into` from an offset of the file; returns the number of bytes read. */
  private readInto(into: Uint8Array, from: number): number {
    const { handle } = this;
    if (handle === null) throw new Error(`${this.path} is closed`);
    return onDisk(this.path, () => {
      let length = 0;
      while (length < into.length) {
        const read = this.files.readSync(handle, into, length, into.length - length, from + length);
        if (read === 0) break;
        length += read;
      }
      return length;
    });
  }
}

/** Reads up to `most` of a file's first bytes, and its metadata. Throws `SaveError`. */
export function readFile(
  path: string,
  most = Number.POSITIVE_INFINITY,
  files: Files = DISK,
): FileFacts & { bytes: Uint8Array } {
  const file = new FileOnDemand(path, files);
  try {
    return { ...file.facts, bytes: file.start(most) };
  } finally {
    file.close();
  }
}
