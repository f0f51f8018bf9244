import { PAGE_SIZE } from '../schema.ts';
import { KINDS, localBytes, MOST_IN_INDEX, MOST_IN_TABLE, PAGE_KIND } from './pages.ts';

/** Most links to pages, per page: a sound file has one, and a few more on free pages. */
const MOST_LINKS = 2;
/** Longer than any row. */
const MOST_BYTES = 2 ** 31;

const two = (bytes: Uint8Array, index: number): number => (bytes[index]! << 8) | bytes[index + 1]!;
const four = (bytes: Uint8Array, index: number): number => ((two(bytes, index) << 16) | two(bytes, index + 2)) >>> 0;

/** A growing list of numbers, 4 bytes each. */
class Numbers {
  length = 0;
  private items = new Uint32Array(1024);

  push(value: number): void {
    if (this.length === this.items.length) {
      const more = new Uint32Array(2 * this.length);
      more.set(this.items);
      this.items = more;
    }
    this.items[this.length++] = value;
  }

  at(index: number): number {
    return this.items[index]!;
  }
}

/**
 * Links between a file's pages, collected while its bytes are read (SQLite file format, sections 1.6 and 1.7). SQLite
 * follows links blindly: pages that link to each other keep it busy forever, and overlapping rows add up to far more
 * than the file. In a sound file each page is in one tree once and rows fit their page, so every walk is bounded by the
 * file's size.
 *
 * `PRAGMA quick_check(1)` finds the same faults without any code of ours, but it reads every row: 146 ms for a save of
 * nine seasons (7.5 MB), where this takes 31 ms. Every command and page that opens a save would pay for it.
 */
export class Trees {
  private readonly count: number;
  /** Each page's first four bytes: its kind, or the page a long row continues on. */
  private readonly first: Uint32Array;
  /** Pages that cannot belong to a tree. */
  private readonly bad: Uint8Array;
  private readonly taken: Uint8Array;
  /** End of each page's entries in `below` and `chains`. */
  private readonly belowEnd: Uint32Array;
  private readonly chainsEnd: Uint32Array;
  private readonly below = new Numbers();
  /** Pairs of the first page a long row continues on, and the number of pages. */
  private readonly chains = new Numbers();
  private pages = 0;

  /** @param size of the file, in bytes */
  constructor(size: number) {
    this.count = Math.floor(size / PAGE_SIZE);
    this.first = new Uint32Array(this.count + 1);
    this.bad = new Uint8Array(this.count + 1);
    this.taken = new Uint8Array(this.count + 1);
    this.belowEnd = new Uint32Array(this.count + 1);
    this.chainsEnd = new Uint32Array(this.count + 1);
  }

  /** Adds the next whole pages of the file. */
  add(piece: Uint8Array): void {
    for (let index = 0; index + PAGE_SIZE <= piece.length && this.pages < this.count; index += PAGE_SIZE) {
      this.pages += 1;
      this.first[this.pages] = four(piece, index);
      if (!this.leads(piece, index)) this.bad[this.pages] = 1;
      this.belowEnd[this.pages] = this.below.length;
      this.chainsEnd[this.pages] = this.chains.length;
    }
  }

  /** Describes the fault of the tree at a root page; null if it is sound. Call it once per tree. */
  problemOf(root: number): string | null {
    if (this.tooMany) return 'its pages form a loop';
    const todo = [root];
    for (let page = todo.pop(); page !== undefined; page = todo.pop()) {
      const problem = this.take(page) ?? this.problemOn(page);
      if (problem !== null) return problem;
      for (let index = this.belowEnd[page - 1]!; index < this.belowEnd[page]!; index++) todo.push(this.below.at(index));
    }
    return null;
  }

  /** Whether there are more links than a sound file can have; no more are collected. */
  private get tooMany(): boolean {
    return this.below.length > MOST_LINKS * this.count + PAGE_SIZE;
  }

  private take(page: number): string | null {
    if (page < 1 || page > this.pages) return `there is no page ${page}`;
    if (this.taken[page] === 1) return `two pages lead to page ${page}`;
    this.taken[page] = 1;
    return null;
  }

  private problemOn(page: number): string | null {
    if (this.bad[page] === 1) return `page ${page} cannot be read`;
    for (let index = this.chainsEnd[page - 1]!; index < this.chainsEnd[page]!; index += 2) {
      let next = this.chains.at(index);
      for (let left = this.chains.at(index + 1); left > 0; left--) {
        const problem = this.take(next);
        if (problem !== null) return problem;
        next = this.first[next]!;
      }
    }
    return null;
  }

  /** Collects the links of the page at `base`; false if it belongs to no tree or its rows do not fit. */
  private leads(bytes: Uint8Array, base: number): boolean {
    const start = base + (this.pages === 1 ? 100 : 0);
    const kind = bytes[start]!;
    if (!KINDS.includes(kind) || this.tooMany) return false;
    const inside = kind === PAGE_KIND.tableInside || kind === PAGE_KIND.indexInside;
    const pointers = start + (inside ? 12 : 8);
    const end = pointers + 2 * two(bytes, start + 3);
    if (inside) this.below.push(four(bytes, start + 8));
    let room = base + PAGE_SIZE - end;
    for (let index = pointers; index < end && room >= 0; index += 2) {
      const cell = base + two(bytes, index);
      if (inside && cell + 4 <= base + PAGE_SIZE) this.below.push(four(bytes, cell));
      const after = kind === PAGE_KIND.tableInside ? cell + 5 : this.afterRow(bytes, inside ? cell + 4 : cell, kind);
      // Overlapping rows add up to more than the page holds.
      room = after > base + PAGE_SIZE ? -1 : room - (after - cell);
    }
    return room >= 0;
  }

  /** Returns the offset at which a row ends on its page, and collects the pages it continues on. */
  private afterRow(bytes: Uint8Array, start: number, kind: number): number {
    let index = start;
    let length = bytes[index++]!;
    if (length >= 128) {
      length &= 127;
      let byte: number;
      do {
        byte = bytes[index++]!;
        length = length * 128 + (byte & 127);
      } while (byte >= 128 && length < MOST_BYTES);
    }
    const numbered = kind === PAGE_KIND.tableLeaf;
    // A row number of at most nine bytes follows.
    if (numbered) for (let i = 0; i < 9 && bytes[index++]! >= 128; i++);
    const most = numbered ? MOST_IN_TABLE : MOST_IN_INDEX;
    if (length <= most) return index + length;
    index += localBytes(length, most);
    this.chains.push(four(bytes, index));
    this.chains.push(Math.ceil((length - localBytes(length, most)) / (PAGE_SIZE - 4)));
    return index + 4;
  }
}
