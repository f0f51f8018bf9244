import type { PlayerId } from '../../model/ids.ts';
import { SaveError } from '../errors.ts';
import { ByteReader, ByteWriter } from './bytes.ts';

/**
 * Packs counts, most of them zero, as pairs of a run of zeros and a count, up to the end of the blob. Statistics added
 * at the end in later releases read as zero in older lines.
 */
function writeCounts(writer: ByteWriter, counts: Int32Array): void {
  let zeros = 0;
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i]!;
    if (count === 0) {
      zeros += 1;
      continue;
    }
    writer.unsigned(zeros);
    writer.signed(count);
    zeros = 0;
  }
}

/** Reused for every line: there are thousands a week. */
const line = new ByteWriter();

export function encodeCounts(counts: Int32Array): Uint8Array {
  writeCounts(line, counts);
  return line.take();
}

function damaged(): SaveError {
  return new SaveError('corrupt', 'A packed line of statistics in the save is damaged.');
}

/** Reads counts up to an offset. */
function readCounts(reader: ByteReader, end: number, length: number): Int32Array {
  const counts = new Int32Array(length);
  let index = 0;
  while (reader.position < end) {
    index += reader.unsigned();
    if (index >= length) throw damaged();
    counts[index] = reader.signed();
    index += 1;
  }
  if (reader.position > end) throw damaged();
  return counts;
}

/** Unpacks `length` counts. Throws `SaveError` `corrupt` if the blob has more. */
export function decodeCounts(blob: Uint8Array, length: number): Int32Array {
  return readCounts(new ByteReader(blob), blob.length, length);
}

/** A player's current-season line within his team's blob. */
export interface RunningLine {
  player: PlayerId;
  position: number;
  classYear: number;
  rating: number;
  games: number;
  freeGames: number;
  counts: Int32Array;
}

/** Games and free games share a number, since nearly all lines have no free game. */
const GAMES_STEP = 32;

function gamesCode({ games, freeGames }: RunningLine): number {
  return games + GAMES_STEP * freeGames;
}

/** Packs the current season of a team's players, sorted by player. */
export function encodeLines(lines: readonly RunningLine[]): Uint8Array {
  const writer = new ByteWriter();
  writer.unsigned(lines.length);
  let before = 0;
  for (const entry of lines) {
    writer.unsigned(entry.player - before);
    before = entry.player;
    for (const value of [entry.position, entry.classYear, entry.rating, gamesCode(entry)]) writer.unsigned(value);
    const counts = encodeCounts(entry.counts);
    writer.unsigned(counts.length);
    writer.bytes(counts);
  }
  return writer.take();
}

function readLine(reader: ByteReader, before: number, length: number): RunningLine {
  const player = before + reader.unsigned();
  const position = reader.unsigned();
  const classYear = reader.unsigned();
  const rating = reader.unsigned();
  const games = reader.unsigned();
  const bytes = reader.unsigned() & 1023;
  const [played, freeGames] = [games % GAMES_STEP, Math.floor(games / GAMES_STEP)];
  return {
    player,
    position,
    classYear,
    rating,
    games: played,
    freeGames,
    counts: readCounts(reader, reader.position + bytes, length),
  };
}

/** Unpacks what `encodeLines` packed, with counts of `length`. Throws `SaveError` `corrupt`. */
export function decodeLines(blob: Uint8Array, length: number): RunningLine[] {
  const reader = new ByteReader(blob);
  const count = reader.unsigned();
  if (count > 10_000) throw damaged();
  const lines: RunningLine[] = [];
  for (let i = 0; i < count; i++) lines.push(readLine(reader, lines[i - 1]?.player ?? 0, length));
  return lines;
}
