/** Bytes buffered before they are passed on. */
const CAPACITY = 1 << 20;
/** More than any number needs. */
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

  /** `take` gets the bytes when there are enough of them; they are overwritten afterwards. */
  constructor(take: (bytes: Uint8Array) => void) {
    this.take = take;
  }

  /** A text, as it is. */
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

  /** A number as JavaScript writes it. */
  number(value: number): this {
    if (value !== (value | 0)) return this.text(String(value));
    this.separate(NUMBER_BYTES);
    // More than half of what a run writes is of one digit.
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

  /** A number, or nothing between the commas for null. */
  optional(value: number | null): this {
    return value === null ? this.text('') : this.number(value);
  }

  /** Numbers of a line of counts, by index. */
  counts(line: ArrayLike<number>, indexes: readonly number[]): this {
    for (let i = 0; i < indexes.length; i++) this.number(line[indexes[i]!]!);
    return this;
  }

  /** Ends the line. */
  end(): void {
    this.bytes[this.length++] = NEWLINE;
    this.begun = false;
  }

  /** Passes on what is left. */
  flush(): void {
    if (this.length > 0) this.take(this.bytes.subarray(0, this.length));
    this.length = 0;
  }

  /** A comma, unless the line begins here, and room for `length` bytes more and the line's end. */
  private separate(length: number): void {
    if (this.length + length + 2 > CAPACITY) this.flush();
    if (this.begun) this.bytes[this.length++] = COMMA;
    this.begun = true;
  }

  /** The digits of a whole number from 0 up, the last one first. */
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
