/** Bytes buffered before they are passed on. */
const CAPACITY = 1 << 20;
/** Most bytes a number needs. */
const NUMBER_BYTES = 32;
const COMMA = 44;
const NEWLINE = 10;
const MINUS = 45;
const ZERO = 48;
const BASE = 10;

/**
 * Builds comma-separated lines as bytes. A run writes millions of numbers; building them as strings took a tenth of its
 * time. Texts must not need quotes (team names do not).
 */
export class RowWriter {
  private readonly bytes = Buffer.allocUnsafe(CAPACITY);
  private length = 0;
  /** Whether a line has been started. */
  private begun = false;
  private readonly take: (bytes: Uint8Array) => void;

  /** @param take receives the bytes once there are enough of them; they are overwritten afterward */
  constructor(take: (bytes: Uint8Array) => void) {
    this.take = take;
  }

  /** Writes a text as it is. */
  text(value: string): this {
    this.separate(3 * value.length);
    const { bytes } = this;
    let index = this.length;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code > 127) {
        this.length += bytes.write(value, this.length);
        return this;
      }
      bytes[index++] = code;
    }
    this.length = index;
    return this;
  }

  /** Writes a number as JavaScript does. */
  number(value: number): this {
    if (value !== (value | 0)) return this.text(String(value));
    this.separate(NUMBER_BYTES);
    // More than half of a run's output is single-digit numbers.
    if (value >= 0 && value < BASE) {
      this.bytes[this.length++] = ZERO + value;
      return this;
    }
    let rest = value;
    if (value < 0) {
      this.bytes[this.length++] = MINUS;
      rest = -value;
    }
    this.digits(rest);
    return this;
  }

  /** Writes a number, or nothing between the commas for null. */
  optional(value: number | null): this {
    return value === null ? this.text('') : this.number(value);
  }

  /** Writes some counts of a line, by index. */
  counts(line: ArrayLike<number>, indexes: readonly number[]): this {
    for (let i = 0; i < indexes.length; i++) this.number(line[indexes[i]!]!);
    return this;
  }

  /** Ends the line. */
  end(): void {
    this.bytes[this.length++] = NEWLINE;
    this.begun = false;
  }

  /** Passes on the remaining bytes. */
  flush(): void {
    if (this.length > 0) this.take(this.bytes.subarray(0, this.length));
    this.length = 0;
  }

  /** Writes a comma unless the line starts here, and makes room for `length` more bytes and the line's end. */
  private separate(length: number): void {
    if (this.length + length + 2 > CAPACITY) this.flush();
    if (this.begun) this.bytes[this.length++] = COMMA;
    this.begun = true;
  }

  /** Writes the digits of a whole number from 0 up, last one first. */
  private digits(value: number): void {
    const { bytes } = this;
    let length = 1;
    for (let limit = BASE; limit <= value; limit *= BASE) length += 1;
    let rest = value;
    for (let index = this.length + length - 1; index >= this.length; index--) {
      const tens = (rest / BASE) | 0;
      bytes[index] = ZERO + rest - BASE * tens;
      rest = tens;
    }
    this.length += length;
  }
}
