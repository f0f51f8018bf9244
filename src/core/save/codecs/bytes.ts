import { SaveError } from '../errors.ts';

/** Writes whole numbers in as few bytes as possible (seven bits per byte, low bits first). */
export class ByteWriter {
  private out = new Uint8Array(512);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.out.length) {
      const larger = new Uint8Array(this.out.length * 2);
      larger.set(this.out);
      this.out = larger;
    }
    this.out[this.length] = value;
    this.length += 1;
  }

  /** A whole number from 0 to 2^32 - 1. */
  unsigned(value: number): void {
    let rest = value >>> 0;
    while (rest >= 128) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  /** A signed 32-bit number; small values of either sign take few bytes. */
  signed(value: number): void {
    this.unsigned((value << 1) ^ (value >> 31));
  }

  bytes(values: Uint8Array): void {
    for (let i = 0; i < values.length; i++) this.byte(values[i]!);
  }

  float(value: number): void {
    this.bytes(new Uint8Array(Float64Array.of(value).buffer));
  }

  /** Returns the written bytes and empties the writer. */
  take(): Uint8Array {
    const taken = this.out.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}

/** Reads what a `ByteWriter` wrote. Throws `SaveError` `corrupt` past the end. */
export class ByteReader {
  private readonly source: Uint8Array;
  private offset = 0;
  /** Created when the first decimal is read. */
  private view: DataView | null = null;

  constructor(source: Uint8Array) {
    this.source = source;
  }

  /** Number of bytes read so far. */
  get position(): number {
    return this.offset;
  }

  get done(): boolean {
    return this.offset >= this.source.length;
  }

  byte(): number {
    const value = this.source[this.offset];
    if (value === undefined) throw new SaveError('corrupt', 'A packed record in the save is cut off.');
    this.offset += 1;
    return value;
  }

  unsigned(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value >>> 0;
  }

  signed(): number {
    const value = this.unsigned();
    return (value >>> 1) ^ -(value & 1);
  }

  /** The next `length` bytes. */
  take(count: number): Uint8Array {
    if (count > this.source.length - this.offset)
      throw new SaveError('corrupt', 'A packed record in the save is cut off.');
    this.offset += count;
    return this.source.subarray(this.offset - count, this.offset);
  }

  rest(): Uint8Array {
    const rest = this.source.subarray(this.offset);
    this.offset = this.source.length;
    return rest;
  }

  float(): number {
    if (this.offset + 8 > this.source.length) throw new SaveError('corrupt', 'A packed record in the save is cut off.');
    this.view ??= new DataView(this.source.buffer, this.source.byteOffset);
    const value = this.view.getFloat64(this.offset, true);
    this.offset += 8;
    return value;
  }
}
