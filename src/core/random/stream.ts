/**
 * Randomness as a pure function of the dynasty's seed and a path of stable ids: one stream per event, so nothing
 * depends on the order in which events are computed.
 */

/** A dynasty's seed: 128 bits, printed as 32 hexadecimal digits. */
export type Seed = string;
type PathPart = string | number;

/*
 * MurmurHash3's 32-bit mix (Appleby, public domain) in its two halves: scrambling a value, which is the same for every
 * hash it goes into, and mixing it into one.
 */

function scrambled(value: number): number {
  const k = Math.imul(value, 0xcc9e2d51);
  return Math.imul((k << 15) | (k >>> 17), 0x1b873593);
}

function joined(hash: number, scrambledValue: number): number {
  const h = hash ^ scrambledValue;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function mix(hash: number, value: number): number {
  return joined(hash, scrambled(value));
}

/** MurmurHash3's finisher: every input bit moves every output bit. */
function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A stream of draws. The generator is sfc32 (Chris Doty-Humphrey, PractRand), 96 bits of state and a counter.
 */
export class Stream {
  /** Initialized with integers so that the compiler uses 32-bit arithmetic; unset fields could hold anything. */
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;
  private spare = Number.NaN;

  constructor(a: number, b: number, c: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** Continues as another stream. */
  become(other: Stream): void {
    this.a = other.a;
    this.b = other.b;
    this.c = other.c;
    this.counter = other.counter;
    this.spare = other.spare;
  }

  /** Returns a whole number from 0 to 2^32 - 1. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** Returns a uniform number in [0, 1). The factor is 2^-32, inlined because V8 would look up a name at every draw. */
  float(): number {
    return this.next() * 2.3283064365386963e-10;
  }

  /** Returns a whole number in [0, n). */
  int(n: number): number {
    return Math.floor(this.float() * n);
  }

  /** Returns true with the given probability. */
  chance(probability: number): boolean {
    return this.float() < probability;
  }

  /** Returns a normal number with the given mean and standard deviation (Marsaglia's polar method). */
  normal(mean = 0, sd = 1): number {
    if (!Number.isNaN(this.spare)) {
      const z = this.spare;
      this.spare = Number.NaN;
      return mean + sd * z;
    }
    let u = 0;
    let v = 0;
    let s = 0;
    do {
      u = this.float() * 2 - 1;
      v = this.float() * 2 - 1;
      s = u * u + v * v;
    } while (s >= 1 || s === 0);
    const m = Math.sqrt((-2 * Math.log(s)) / s);
    this.spare = v * m;
    return mean + sd * u * m;
  }

  /** Returns one element, each equally likely. Throws on an empty list. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('cannot pick from an empty list');
    return list[this.int(list.length)] as T;
  }

  /** Returns an index drawn with the given weights (not negative, not all zero). */
  weighted(weights: ArrayLike<number>): number {
    const last = weights.length - 1;
    let total = 0;
    for (let i = 0; i <= last; i++) total += weights[i]!;
    if (!(total > 0)) throw new Error('weights must add up to more than zero');
    let roll = this.float() * total;
    for (let i = 0; i < last; i++) {
      roll -= weights[i]!;
      if (roll < 0) return i;
    }
    return last;
  }

  /** Returns a shuffled copy (Fisher-Yates). */
  shuffle<T>(list: readonly T[]): T[] {
    const out = list.slice();
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = out[i] as T;
      out[i] = out[j] as T;
      out[j] = held;
    }
    return out;
  }
}

/** The three words that start the hashes of a seed's paths. */
type Words = readonly [number, number, number];

/** The last seed parsed, cached because a dynasty requests thousands of streams from its one seed. */
let lastRead: { seed: Seed; words: Words } | null = null;

/** Returns the initial hashes of a seed's paths. Throws unless the seed is 32 hexadecimal digits. */
function seedWords(seed: Seed): Words {
  if (lastRead?.seed === seed) return lastRead.words;
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new Error(`a seed is 32 hexadecimal digits, not "${seed}"`);
  const word = (i: number) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
  const words: Words = [word(0), word(1) ^ 0x9e3779b9, finish(word(2) ^ mix(word(3), 0x85ebca6b))];
  lastRead = { seed, words };
  return words;
}

/** Tags in a hash for whether a number or a text follows, so that paths never collide by concatenation. */
const NUMBER = scrambled(1);
const TEXT = scrambled(2);
const WORD = 2 ** 32;

/**
 * Returns the stream of one event: `stream(seed, 'season', 2031, 'game', gameId)`. The same seed and path always give
 * the same draws; different paths are independent. Numbers in the path are whole.
 */
export function stream(seed: Seed, ...path: PathPart[]): Stream {
  let [a, b, c] = seedWords(seed);
  // Computes three hashes in one pass, since a season requests a hundred thousand streams.
  for (let index = 0; index < path.length; index++) {
    const part = path[index]!;
    const isNumber = typeof part === 'number';
    const kind = isNumber ? NUMBER : TEXT;
    const first = scrambled(isNumber ? part | 0 : part.length);
    a = joined(joined(a, kind), first);
    b = joined(joined(b, kind), first);
    c = joined(joined(c, kind), first);
    const more = isNumber ? 1 : part.length;
    for (let i = 0; i < more; i++) {
      const k = scrambled(isNumber ? Math.floor(part / WORD) : part.charCodeAt(i));
      a = joined(a, k);
      b = joined(b, k);
      c = joined(c, k);
    }
  }
  return new Stream(finish(a ^ path.length), finish(b ^ path.length), finish(c ^ path.length));
}

/** Hashes a path of texts to one 32-bit word. */
function wordOf(start: number, path: readonly string[]): number {
  let h = start;
  for (const part of path) {
    h = mix(joined(h, TEXT), part.length);
    for (let i = 0; i < part.length; i++) h = mix(h, part.charCodeAt(i));
  }
  return finish(h ^ path.length);
}

/**
 * Returns the seed for a short number or any text, so that `--seed 7` can be typed. A full seed is returned as it is.
 */
export function seedFrom(text: string | number): Seed {
  const source = String(text).trim();
  if (/^[0-9a-f]{32}$/.test(source)) return source;
  const word = (salt: number) => wordOf(salt, ['seed', source]).toString(16).padStart(8, '0');
  return word(0x243f6a88) + word(0x85a308d3) + word(0x13198a2e) + word(0x03707344);
}

/** Derives a seed from another and a path, such as one for each dynasty of a batch. */
export function derivedSeed(seed: Seed, ...path: PathPart[]): Seed {
  const s = stream(seed, 'derived', ...path);
  return Array.from({ length: 4 }, () => s.next().toString(16).padStart(8, '0')).join('');
}
