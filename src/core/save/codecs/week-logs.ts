import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { GameId, PlayerId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { PLAY_COLUMNS } from '../../model/plays/play.ts';
import { SaveError } from '../errors.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import {
  columnsText,
  inPlayOrder,
  inStoredOrder,
  readColumns,
  type StoredColumn,
  storedColumns,
} from './column-order.ts';
import { inColumns } from './columns.ts';
import { readRoster, writeRoster } from './rosters.ts';
import { ExpectedSnaps } from './snaps.ts';

/**
 * A week's play logs in one record, stored by column and compressed with Brotli:
 *
 * - column names, so that later releases with other columns can read it, and what each column's rows are sorted by;
 * - each game's id, number of plays, and the players its sides dressed if they differ from the season's stored sheets;
 * - for each column, a byte with its bytes per number, then the low bytes of all plays of all games, sorted, then the
 *   high bytes if there are two.
 *
 * A number is stored as its difference from what the previous play predicts (`EXPECTED`, `ExpectedSnaps`), modulo 2^16,
 * zigzag coded.
 */
export interface PackedLog {
  game: GameId;
  /** Rows of `PLAY_COLUMNS`. */
  plays: Int16Array;
  /** Home and away players by slot; null if the same as the season's stored sheet. */
  rosters: readonly [PlayerId[] | null, PlayerId[] | null];
}

/**
 * Columns predicted from the previous play: its value of the first column minus its value of the second. Drives,
 * quarters and the clock take a seventh of the space this way.
 */
const EXPECTED: Readonly<Record<string, readonly [same: string, less: string | null]>> = {
  drive: ['drive', null],
  quarter: ['quarter', null],
  secondsLeft: ['secondsLeft', 'secondsUsed'],
};

/**
 * Measured on whole seasons: a higher quality takes two to four times as long and saves 3%; a larger window saves
 * nothing.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 };

const MOST_GAMES = 1000;
const MOST_PLAYS = 5000;
/** A hundred times the size of a week; a record that claims more is damaged. */
const MOST_BYTES = 32 * 1024 * 1024;

function damaged(cause?: unknown): SaveError {
  return new SaveError('corrupt', 'The play logs of a week in the save are damaged.', null, cause);
}

/** Returns how columns are predicted: column, the column it continues, the column subtracted (or -1). */
function expectations(columns: readonly string[]): (readonly [column: number, same: number, less: number])[] {
  const place = (name: string) => columns.indexOf(name);
  return Object.entries(EXPECTED)
    .map(([name, [same, less]]) => [place(name), place(same), place(less ?? '')] as const)
    .filter(([column, same]) => column >= 0 && same >= 0);
}

/** Converts Int16 differences to small unsigned numbers, and back. */
const folded = (value: number): number => ((value << 1) ^ ((value << 16) >> 31)) & 0xffff;
const unfolded = (value: number): number => (value >>> 1) ^ -(value & 1);

/** Writes a game's prediction errors into `out`, by column (`total` rows each), starting at row `first`. */
function spread(plays: Int16Array, columns: readonly string[], out: Uint16Array, total: number, first: number): void {
  const stride = columns.length;
  for (let column = 0; column < stride; column++) {
    let to = column * total + first;
    for (let index = column; index < plays.length; index += stride) out[to++] = folded(plays[index]!);
  }
  for (const [column, same, less] of expectations(columns)) {
    let to = column * total + first + 1;
    for (let row = stride; row < plays.length; row += stride) {
      const before = row - stride;
      const expected = plays[before + same]! - (less < 0 ? 0 : plays[before + less]!);
      out[to++] = folded(plays[row + column]! - expected);
    }
  }
  const snaps = ExpectedSnaps.of(columns);
  if (snaps === null) return;
  for (const column of snaps.columns) {
    let to = column * total + first + 1;
    for (let row = stride; row < plays.length; row += stride) {
      out[to++] = folded(plays[row + column]! - snaps.expected(plays, row - stride, row, column));
    }
  }
}

function writeHead(writer: ByteWriter, logs: readonly PackedLog[], columns: readonly StoredColumn[]): void {
  const names = Buffer.from(columnsText(columns));
  writer.unsigned(names.length);
  writer.bytes(names);
  writer.unsigned(logs.length);
  for (const { game, plays, rosters } of logs) {
    writer.unsigned(game);
    writer.unsigned(plays.length / columns.length);
    writer.byte((rosters[0] ? 1 : 0) | (rosters[1] ? 2 : 0));
    for (const roster of rosters) if (roster) writeRoster(writer, roster);
  }
}

/** Returns the number of bytes per value, then the low bytes, then the high bytes if any value needs them. */
function planes(numbers: Uint16Array): Uint8Array[] {
  const low = new Uint8Array(numbers);
  if (numbers.every((number) => number < 256)) return [Uint8Array.of(1), low];
  return [Uint8Array.of(2), low, new Uint8Array(numbers.map((number) => number >>> 8))];
}

/** Packs logs whose rows have these columns. Throws if a log has a partial row. */
export function packWeek(logs: readonly PackedLog[], columns: readonly string[] = PLAY_COLUMNS): Uint8Array {
  for (const { plays } of logs) {
    const rows = plays.length / columns.length;
    if (!Number.isInteger(rows) || rows > MOST_PLAYS) throw new Error(`${plays.length} numbers are not a log of plays`);
  }
  const total = logs.reduce((sum, { plays }) => sum + plays.length / columns.length, 0);
  const numbers = new Uint16Array(total * columns.length);
  let first = 0;
  for (const { plays } of logs) {
    spread(plays, columns, numbers, total, first);
    first += plays.length / columns.length;
  }
  const stored = storedColumns(columns);
  const head = new ByteWriter();
  writeHead(head, logs, stored);
  const byColumn = columns.map((_, column) => numbers.subarray(column * total, (column + 1) * total));
  const parts = inStoredOrder(stored, byColumn).flatMap(planes);
  return brotliCompressSync(Buffer.concat([head.take(), ...parts]), { params: BROTLI });
}

/** Reads a column's numbers as `planes` wrote them. */
function readPlanes(reader: ByteReader, rows: number): Uint16Array {
  const bytes = reader.byte();
  if (bytes !== 1 && bytes !== 2) throw damaged();
  const low = Uint16Array.from(reader.take(rows));
  if (bytes === 1) return low;
  const high = reader.take(rows);
  return low.map((number, row) => number | (itemAt(high, row) << 8));
}

interface Place {
  first: number;
  rows: number;
  rosters: PackedLog['rosters'];
}

/** The unpacked logs of a week. */
export class WeekLogs {
  /** Names of the stored columns. */
  readonly columns: readonly string[];
  private readonly places = new Map<GameId, Place>();
  /** The prediction errors of every stored column, play by play. */
  private readonly numbers: Uint16Array[];
  private readonly expected: ReturnType<typeof expectations>;
  /** Null if the columns do not describe snaps. */
  private readonly snaps: ExpectedSnaps | null;
  /** Whether the stored columns are those of this release. */
  private readonly own: boolean;

  /** Throws `SaveError` `corrupt` if the bytes are not a packed week. */
  constructor(packed: Uint8Array) {
    const reader = new ByteReader(inflated(packed));
    const stored = readColumns(Buffer.from(reader.take(reader.unsigned())).toString('latin1'));
    this.columns = stored.map(({ name }) => name);
    this.snaps = ExpectedSnaps.of(this.columns);
    this.expected = expectations(this.columns);
    this.own = this.columns.join() === PLAY_COLUMNS.join();
    const total = this.readPlaces(reader);
    const numbers = stored.map(() => readPlanes(reader, total));
    if (!reader.done) throw damaged();
    this.numbers = inPlayOrder(stored, numbers);
  }

  /** Games in the order they were packed. */
  get games(): GameId[] {
    return [...this.places.keys()];
  }

  /**
   * Returns a game's log as rows of `columns`, with zeros for columns the log lacks; null if the game is not in the
   * week.
   */
  log(game: GameId, columns: readonly string[] = PLAY_COLUMNS): PackedLog | null {
    const place = this.places.get(game);
    if (!place) return null;
    const stored = this.rows(place);
    const same = columns === PLAY_COLUMNS ? this.own : columns.join() === this.columns.join();
    const plays = same ? stored : inColumns(stored, this.columns, columns);
    return { game, plays, rosters: place.rosters };
  }

  private readPlaces(reader: ByteReader): number {
    const games = reader.unsigned();
    if (games > MOST_GAMES) throw damaged();
    let total = 0;
    for (let i = 0; i < games; i++) {
      const game = reader.unsigned();
      const rows = reader.unsigned();
      if (rows > MOST_PLAYS) throw damaged();
      const other = reader.byte();
      const rosterOf = (side: 1 | 2) => (other & side ? readRoster(reader) : null);
      this.places.set(game, { first: total, rows, rosters: [rosterOf(1), rosterOf(2)] });
      total += rows;
    }
    return total;
  }

  /** A game's rows in the stored columns. */
  private rows({ first, rows }: Place): Int16Array {
    const stride = this.columns.length;
    const plays = new Int16Array(rows * stride);
    for (const [column, numbers] of this.numbers.entries()) fill(plays, column, stride, first, numbers);
    for (const [column, same, less] of this.expected) {
      for (let row = stride; row < plays.length; row += stride) {
        const before = row - stride;
        plays[row + column]! += plays[before + same]! - (less < 0 ? 0 : plays[before + less]!);
      }
    }
    const { snaps } = this;
    for (let row = stride; snaps !== null && row < plays.length; row += stride) {
      for (const column of snaps.columns) plays[row + column]! += snaps.expected(plays, row - stride, row, column);
    }
    return plays;
  }
}

/** Fills a column of a game into its rows. */
function fill(plays: Int16Array, column: number, stride: number, first: number, numbers: Uint16Array): void {
  let from = first;
  for (let index = column; index < plays.length; index += stride) plays[index] = unfolded(numbers[from++]!);
}

function inflated(packed: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw damaged(error);
  }
}
