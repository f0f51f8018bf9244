/**
 * An adaptive binary arithmetic coder: every yes-or-no is coded in as many bits as it is surprising, by a probability
 * that its *context* has learned. Whole-number arithmetic only, so that bytes are the same everywhere.
 *
 * One walk over the data serves both directions: an encoder's `bit(context, b)` writes `b` and returns it, a decoder's
 * ignores `b` and returns what was written.
 */
export interface BitCoder {
  bit(context: number, bit: number): number;
}

/** Probabilities have 15 bits, and start even. */
const EVEN = 1 << 14;
/** How much the n-th observation of a context moves its probability, in 1/65536. */
const SLOWEST = 60;
const PACE = Int32Array.from({ length: SLOWEST + 1 }, (_, n) => Math.round(65536 / (n + 1.6)));

/** What contexts have learned: a probability and how often each was seen. */
class Contexts {
  readonly chance: Int32Array;
  readonly seen: Uint8Array;

  constructor(count: number) {
    this.chance = new Int32Array(count).fill(EVEN);
    this.seen = new Uint8Array(count);
  }

  reset(start: Start | null): void {
    if (start) {
      this.chance.set(start.chance);
      this.seen.set(start.seen);
    } else {
      this.chance.fill(EVEN);
      this.seen.fill(0);
    }
  }
}

/** What contexts know before the first bit: chance of a one in 1/32768, and how many observations that is worth. */
export interface Start {
  readonly chance: Int32Array;
  readonly seen: Uint8Array;
}

/** The chance of a one in 1/4096, never 0 or 1. */
function chance12(chance: number): number {
  const p = chance >> 3;
  return p < 1 ? 1 : p > 4095 ? 4095 : p;
}

function learn(contexts: Contexts, context: number, bit: number): void {
  const chance = contexts.chance[context]!;
  const n = contexts.seen[context]!;
  contexts.chance[context] = chance + ((((bit << 15) - bit - chance) * PACE[n]!) >> 16);
  if (n < SLOWEST) contexts.seen[context] = n + 1;
}

/** Where an interval of whole numbers is cut for a chance of 1/4096ths. */
function cut(low: number, high: number, p: number): number {
  const range = high - low;
  return low + (range >>> 12) * p + (((range & 4095) * p) >>> 12);
}

export class BitEncoder implements BitCoder {
  private readonly contexts: Contexts;
  private out = new Uint8Array(4096);
  private length = 0;
  private low = 0;
  private high = 0xffffffff;

  constructor(contexts: number) {
    this.contexts = new Contexts(contexts);
  }

  /** Begins anew. */
  start(start: Start | null): void {
    this.contexts.reset(start);
    this.length = 0;
    this.low = 0;
    this.high = 0xffffffff;
  }

  bit(context: number, bit: number): number {
    const middle = cut(this.low, this.high, chance12(this.contexts.chance[context]!));
    if (bit) this.high = middle;
    else this.low = middle + 1;
    learn(this.contexts, context, bit);
    while (this.low >>> 24 === this.high >>> 24) {
      this.push(this.high >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
    }
    return bit;
  }

  /** The bytes written since `start`. */
  finish(): Uint8Array {
    // The first bytes of low and high differ here, so one more byte (and the zeros after the end) lies between them.
    if (this.low > 0) this.push((this.low >>> 24) + 1);
    return this.out.slice(0, this.length);
  }

  private push(byte: number): void {
    if (this.length === this.out.length) {
      const larger = new Uint8Array(this.out.length * 2);
      larger.set(this.out);
      this.out = larger;
    }
    this.out[this.length] = byte;
    this.length += 1;
  }
}

export class BitDecoder implements BitCoder {
  private readonly contexts: Contexts;
  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;
  private low = 0;
  private high = 0xffffffff;
  private value = 0;

  constructor(contexts: number) {
    this.contexts = new Contexts(contexts);
  }

  /** Begins to read `bytes`; after their end come zeros. */
  start(bytes: Uint8Array, start: Start | null): void {
    this.contexts.reset(start);
    this.bytes = bytes;
    this.at = 0;
    this.low = 0;
    this.high = 0xffffffff;
    this.value = 0;
    for (let i = 0; i < 4; i++) this.value = ((this.value << 8) | this.pull()) >>> 0;
  }

  bit(context: number): number {
    const middle = cut(this.low, this.high, chance12(this.contexts.chance[context]!));
    const bit = this.value <= middle ? 1 : 0;
    if (bit) this.high = middle;
    else this.low = middle + 1;
    learn(this.contexts, context, bit);
    while (this.low >>> 24 === this.high >>> 24) {
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
      this.value = ((this.value << 8) | this.pull()) >>> 0;
    }
    return bit;
  }

  private pull(): number {
    const byte = this.bytes[this.at] ?? 0;
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
