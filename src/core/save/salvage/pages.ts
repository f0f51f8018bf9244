import { recordOf, varint } from '../record.ts';
import { PAGE_SIZE } from '../schema.ts';
import type { SqlValue } from '../sqlite.ts';

/** A row with its row number; null in tables without row numbers. */
export interface Row {
  number: number | null;
  values: SqlValue[];
}

/** Kinds of B-tree pages (SQLite file format, section 1.6). */
export const PAGE_KIND = { indexInside: 2, tableInside: 5, indexLeaf: 10, tableLeaf: 13 } as const;
const TABLE_KINDS: readonly number[] = [PAGE_KIND.tableInside, PAGE_KIND.tableLeaf];
export const KINDS: readonly number[] = Object.values(PAGE_KIND);

/** Number of a row's bytes stored on its own page; the rest are on overflow pages. */
export function localBytes(length: number, most: number): number {
  if (length <= most) return length;
  const least = Math.floor(((PAGE_SIZE - 12) * 32) / 255) - 23;
  const some = least + ((length - least) % (PAGE_SIZE - 4));
  return some <= most ? some : least;
}

export const MOST_IN_TABLE = PAGE_SIZE - 35;
export const MOST_IN_INDEX = Math.floor(((PAGE_SIZE - 12) * 64) / 255) - 23;

/** A pending step of a tree walk: a page to read, or a row between two pages. */
type Step = { page: number } | { row: Row | null };

/**
 * Pages of a damaged file. Every page is read at most once, whatever links to it, and rows on a page never overlap, so
 * work and output are bounded by the file's size. SQLite's own `quick_check` reports damage but returns no rows, and
 * SQLite refuses to read most damaged tables.
 */
export class Pages {
  /** Number of pages read so far. */
  read = 0;
  readonly count: number;
  private readonly bytes: Uint8Array;
  private readonly taken: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.count = Math.ceil(bytes.length / PAGE_SIZE);
    this.taken = new Uint8Array(this.count + 1);
  }

  /** Yields the rows of the tree at a page, in key order; null for every unreadable row or page. */
  *tree(root: number, ofTable: boolean): Generator<Row | null> {
    const todo: Step[] = [{ page: root }];
    for (let step = todo.pop(); step; step = todo.pop()) {
      if ('row' in step) yield step.row;
      else {
        todo.push(...this.stepsOf(step.page, ofTable).reverse());
      }
    }
  }

  /** The kind of leaf an unread page is; null if it is not a leaf. */
  looseLeaf(number: number): 'table' | 'index' | null {
    if (this.taken[number] === 1) return null;
    const kind = this.bytes[(number - 1) * PAGE_SIZE];
    return kind === PAGE_KIND.tableLeaf ? 'table' : kind === PAGE_KIND.indexLeaf ? 'index' : null;
  }

  /** Marks pages the file lists as free, which may still hold old rows; false unless all were found. */
  markFree(): boolean {
    if (this.bytes.length < 100) return false;
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset);
    let [trunk, left] = [view.getUint32(32), view.getUint32(36)];
    while (trunk !== 0) {
      const page = this.take(trunk);
      if (!page) return false;
      const data = new DataView(page.buffer, page.byteOffset);
      const leaves = data.getUint32(4);
      if (leaves > PAGE_SIZE / 4 - 2) return false;
      for (let i = 0; i < leaves; i++) if (!this.take(data.getUint32(8 + 4 * i))) return false;
      left -= leaves + 1;
      trunk = data.getUint32(0);
    }
    return left === 0;
  }

  /** Returns a whole page, the first time it is requested. */
  private take(number: number): Uint8Array | null {
    if (number < 1 || number > this.count || this.taken[number] === 1) return null;
    this.taken[number] = 1;
    this.read += 1;
    const page = this.bytes.subarray((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
    return page.length === PAGE_SIZE ? page : null;
  }

  private stepsOf(number: number, ofTable: boolean): Step[] {
    const page = this.take(number);
    const start = number === 1 ? 100 : 0;
    const kind = page?.[start] ?? 0;
    if (!page || !KINDS.includes(kind) || TABLE_KINDS.includes(kind) !== ofTable) return [{ row: null }];
    const inside = kind === PAGE_KIND.tableInside || kind === PAGE_KIND.indexInside;
    const view = new DataView(page.buffer, page.byteOffset);
    const steps: Step[] = [];
    // Overlapping rows would add up to more than the page holds.
    const room = { left: PAGE_SIZE };
    for (const cell of this.cellsOf(page, start, inside)) {
      if (cell === null) steps.push({ row: null });
      else {
        if (inside) steps.push({ page: view.getUint32(cell) });
        if (kind !== PAGE_KIND.tableInside)
          steps.push({ row: this.rowAt(page, inside ? cell + 4 : cell, ofTable, room) });
      }
    }
    if (inside) steps.push({ page: view.getUint32(start + 8) });
    return steps;
  }

  /** Yields the offsets of a page's cells; null for each impossible one. */
  private *cellsOf(page: Uint8Array, start: number, inside: boolean): Generator<number | null> {
    const view = new DataView(page.buffer, page.byteOffset);
    const pointers = start + (inside ? 12 : 8);
    const count = Math.min(view.getUint16(start + 3), (PAGE_SIZE - pointers) >> 1);
    const content = pointers + 2 * count;
    const used = new Set<number>();
    for (let i = 0; i < count; i++) {
      const index = view.getUint16(pointers + 2 * i);
      const possible = index >= content && index + 4 <= PAGE_SIZE && !used.has(index);
      used.add(index);
      yield possible ? index : null;
    }
  }

  private rowAt(page: Uint8Array, index: number, ofTable: boolean, room: { left: number }): Row | null {
    const [length, next] = varint(page, index);
    const [number, start] = ofTable ? varint(page, next) : [null, next];
    // A row of three bytes, or longer than the file, is not a row.
    if (!(length > 2 && length <= this.bytes.length && start < PAGE_SIZE)) return null;
    const local = localBytes(length, ofTable ? MOST_IN_TABLE : MOST_IN_INDEX);
    room.left -= local;
    if (room.left < 0 || start + local + (local < length ? 4 : 0) > PAGE_SIZE) return null;
    const record = this.wholeRecord(page, start, local, length);
    const values = record && recordOf(record);
    return values && { number, values };
  }

  /** Reads a record with its overflow pages; null if one is missing, overwritten or already used by another row. */
  private wholeRecord(page: Uint8Array, start: number, local: number, length: number): Uint8Array | null {
    const first = page.subarray(start, start + local);
    if (local === length) return first;
    const pieces = [first];
    let next = new DataView(page.buffer, page.byteOffset).getUint32(start + local);
    for (let left = length - local; left > 0; left -= PAGE_SIZE - 4) {
      const more = this.take(next);
      if (!more) return null;
      pieces.push(more.subarray(4, 4 + Math.min(PAGE_SIZE - 4, left)));
      next = new DataView(more.buffer, more.byteOffset).getUint32(0);
    }
    // The last page of a record links to no other page, unless it was overwritten.
    return next === 0 ? Buffer.concat(pieces) : null;
  }
}
