/**
 * An adaptive binary arithmetic coder: every yes-or-no is coded in as many bits as it is surprising, by a probability
 * that its *context* has learned. Whole-number arithmetic only, so that bytes are the same everywhere.
 */

/** Probabilities have 15 bits, and start even. */
const EVEN = 1 << 14;
const MOST = 32767;
/** How much the n-th observation of a context moves its probability, in 1/65536. */
const SLOWEST = 60;
const PACE = Int32Array.from({ length: SLOWEST + 1 }, (_, n) => Math.round(65536 / (n + 1.6)));
const SLOWEST_PACE = PACE[SLOWEST]!;

/** The interval is kept in three bytes, so that all numbers stay small; the first is written when it is settled. */
const WHOLE = 0xffffff;
const TOP = 16;

/** What contexts know before the first bit: chance of a one in 1/32768, and how many observations that is worth. */
export interface Start {
  readonly chance: Uint16Array;
  readonly seen: Uint8Array;
}

/**
 * One walk over the data serves both directions: when writing, `bit(context, b)` writes `b` and returns it; when
 * reading, it ignores `b` and returns what was written. One class for both, since this is the innermost loop.
 */
export class BitCoder {
  declare private readonly chance: Uint16Array;
  declare private readonly seen: Uint8Array;
  private low = 0;
  private high = WHOLE;
  private reading = false;
  /** What is read, or what has been written. */
  private bytes: Uint8Array = new Uint8Array(4096);
  private at = 0;
  /** The number in the interval that the bytes being read stand for. */
  private value = 0;

  constructor(contexts: number) {
    this.chance = new Uint16Array(contexts);
    this.seen = new Uint8Array(contexts);
  }

  /** Begins to write. */
  write(start: Start | null): void {
    if (this.reading) this.bytes = new Uint8Array(4096);
    this.begin(false, start);
  }

  /** Begins to read `bytes`; after their end come zeros. */
  read(bytes: Uint8Array, start: Start | null): void {
    this.bytes = bytes;
    this.begin(true, start);
    this.value = 0;
    for (let i = 0; i < 3; i++) this.value = (this.value << 8) | this.pull();
  }

  /** One bit. */
  bit(context: number, bit: number): number {
    const chance = this.chance[context]!;
    const pace = PACE[this.seen[context]!]!;
    if (pace > SLOWEST_PACE) this.seen[context]! += 1;
    // The share of the interval below the cut is the chance of a one, in 1/4096 and never none.
    const range = this.high - this.low;
    const share = chance < 8 ? 1 : chance >> 3;
    const middle = this.low + (range >>> 12) * share + (((range & 4095) * share) >>> 12);
    const one = this.reading ? this.value <= middle : bit !== 0;
    if (one) {
      this.high = middle;
      this.chance[context] = chance + (((MOST - chance) * pace) >> 16);
    } else {
      this.low = middle + 1;
      this.chance[context] = chance - ((chance * pace) >> 16);
    }
    while ((this.low ^ this.high) >>> TOP === 0) this.settle();
    return one ? 1 : 0;
  }

  /** The bytes written since `write`. */
  finish(): Uint8Array {
    // The first bytes of low and high differ here, so one more byte (and the zeros after the end) lies between them.
    if (this.low > 0) this.push((this.low >>> TOP) + 1);
    return this.bytes.slice(0, this.at);
  }

  private begin(reading: boolean, start: Start | null): void {
    this.reading = reading;
    this.at = 0;
    this.low = 0;
    this.high = WHOLE;
    if (start) {
      this.chance.set(start.chance);
      this.seen.set(start.seen);
    } else {
      this.chance.fill(EVEN);
      this.seen.fill(0);
    }
  }

  /** Passes the settled first byte of the interval on. */
  private settle(): void {
    if (this.reading) this.value = ((this.value << 8) & WHOLE) | this.pull();
    else this.push(this.high >>> TOP);
    this.low = (this.low << 8) & WHOLE;
    this.high = ((this.high << 8) & WHOLE) | 255;
  }

  private push(byte: number): void {
    if (this.at === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.at] = byte;
    this.at += 1;
  }

  private pull(): number {
    const byte = this.at < this.bytes.length ? this.bytes[this.at]! : 0;
    this.at += 1;
    return byte;
  }
}

/** Contexts a `number` needs. */
export const NUMBER_CONTEXTS = 1 + 1 + 20 + 4 * 16;

/**
 * A whole number of up to 18 bits and its sign, likely small: zero or not, sign, size, then the digits below the first.
 * Contexts `base` to `base + NUMBER_CONTEXTS - 1`.
 */
export function codeNumber(io: BitCoder, base: number, value: number): number {
  if (io.bit(base, value === 0 ? 1 : 0)) return 0;
  const negative = io.bit(base + 1, value < 0 ? 1 : 0);
  const size = Math.abs(value);
  const wanted = 31 - Math.clz32(size);
  let digits = 0;
  while (digits < 18 && io.bit(base + 2 + digits, digits < wanted ? 1 : 0)) digits += 1;
  let result = 1;
  for (let i = digits - 1; i >= 0; i--) {
    // The two digits after the first are learned in their place, the rest only by position.
    const known = digits - 1 - i;
    const context =
      known < 2 ? base + 22 + Math.min(digits, 7) * 4 + (known === 0 ? 0 : 2 + (result & 1)) : base + 54 + i;
    result = (result << 1) | io.bit(context, (size >> i) & 1);
  }
  return negative ? -result : result;
}

/** A symbol of `bits` bits, each bit in the context of those before it. Contexts `base` to `base + 2^bits - 1`. */
export function codeSymbol(io: BitCoder, base: number, bits: number, value: number): number {
  let node = 1;
  for (let i = bits - 1; i >= 0; i--) node = (node << 1) | io.bit(base + node, (value >> i) & 1);
  return node - (1 << bits);
}
