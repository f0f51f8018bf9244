/**
 * Reads what the first release's adaptive binary arithmetic coder wrote: every bit is coded by a probability that its
 * *context* has learned, so an expected one takes little room. Integer arithmetic only.
 */

/** Probabilities have 15 bits, and start even. */
const EVEN = 1 << 14;
const MOST = 32767;
/** How much the n-th observation of a context moves its probability, in 1/65536. */
const SLOWEST = 60;
const PACE = Int32Array.from({ length: SLOWEST + 1 }, (_, n) => Math.round(65536 / (n + 1.6)));

/** The interval is kept in three bytes, so all numbers stay small. */
const WHOLE = 0xffffff;
const TOP = 16;

/** The bits of a packed log; after the end of the bytes come zeros. */
export class BitReader {
  private readonly chance: Uint16Array;
  private readonly seen: Uint8Array;
  private readonly bytes: Uint8Array;
  private low = 0;
  private high = WHOLE;
  private at = 0;
  /** The value within the interval that the bytes encode. */
  private value = 0;

  constructor(bytes: Uint8Array, contexts: number) {
    this.bytes = bytes;
    this.chance = new Uint16Array(contexts).fill(EVEN);
    this.seen = new Uint8Array(contexts);
    for (let i = 0; i < 3; i++) this.value = (this.value << 8) | this.pull();
  }

  /** The next bit, in its context. */
  bit(context: number): number {
    const chance = this.chance[context]!;
    const seen = this.seen[context]!;
    const pace = PACE[seen]!;
    if (seen < SLOWEST) this.seen[context] = seen + 1;
    // The share of the interval below the cut is the chance of a one, in 1/4096 and never zero.
    const range = this.high - this.low;
    const share = chance < 8 ? 1 : chance >> 3;
    const middle = this.low + (range >>> 12) * share + (((range & 4095) * share) >>> 12);
    const one = this.value <= middle;
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

  /** Shifts out the settled first byte of the interval. */
  private settle(): void {
    this.value = ((this.value << 8) & WHOLE) | this.pull();
    this.low = (this.low << 8) & WHOLE;
    this.high = ((this.high << 8) & WHOLE) | 255;
  }

  private pull(): number {
    const byte = this.bytes[this.at] ?? 0;
    this.at += 1;
    return byte;
  }
}

/** How many contexts a `number` needs. */
export const NUMBER_CONTEXTS = 1 + 1 + 20 + 4 * 16;

/**
 * A whole number of up to 18 bits and its sign: zero or not, sign, size, then the digits below the first. Contexts
 * `base` to `base + NUMBER_CONTEXTS - 1`.
 */
export function readNumber(bits: BitReader, base: number): number {
  if (bits.bit(base)) return 0;
  const negative = bits.bit(base + 1);
  let digits = 0;
  while (digits < 18 && bits.bit(base + 2 + digits)) digits += 1;
  let result = 1;
  for (let i = digits - 1; i >= 0; i--) {
    // The two digits after the first have contexts by value, the rest only by position.
    const known = digits - 1 - i;
    const context =
      known < 2 ? base + 22 + Math.min(digits, 7) * 4 + (known === 0 ? 0 : 2 + (result & 1)) : base + 54 + i;
    result = (result << 1) | bits.bit(context);
  }
  return negative ? -result : result;
}

/** A symbol of `size` bits, each in the context of those before it. Contexts `base` to `base + 2^size - 1`. */
export function readSymbol(bits: BitReader, base: number, size: number): number {
  let node = 1;
  for (let i = 0; i < size; i++) node = (node << 1) | bits.bit(base + node);
  return node - (1 << size);
}
