import { crc32 } from 'node:zlib';
import type { PlayerId } from '../../model/ids.ts';
import { SaveError } from '../errors.ts';
import type { Start } from './arithmetic.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { decodePlays, encodePlays } from './play-log.ts';

/**
 * A game's blob: a byte with the codec's version (low five bits) and two flags (32, 64: the home, the away side
 * dressed other players than the season's stored sheet, which then follow), four bytes CRC-32 of the log and the
 * players, and the log's bits.
 */
export interface PackedGame {
  plays: Int16Array;
  rosters: readonly [PlayerId[], PlayerId[]];
  /** What `packPlays` made of the plays, when it has been asked already. */
  bits?: Uint8Array;
}

const VERSION = 1;
/** What contexts know at the start, by version. */
const STARTS: Readonly<Record<number, Start | null>> = { 1: null };

function damaged(): SaveError {
  return new SaveError('corrupt', 'A packed game in the save is damaged.');
}

/** CRC-32 of a log and its players, all as numbers with the low byte first. */
function checksum(game: PackedGame): number {
  const { buffer, byteOffset, byteLength } = game.plays;
  let crc = crc32(new Uint8Array(buffer, byteOffset, byteLength));
  for (const roster of game.rosters) crc = crc32(new Uint8Array(Uint32Array.from(roster).buffer), crc);
  return crc >>> 0;
}

/** Players in the order of their slots, as differences. */
export function writeRoster(writer: ByteWriter, roster: readonly PlayerId[]): void {
  writer.unsigned(roster.length);
  let before = 0;
  for (const player of roster) {
    writer.signed(player - before);
    before = player;
  }
}

export function readRoster(reader: ByteReader): PlayerId[] {
  const count = reader.unsigned();
  if (count > 10_000) throw damaged();
  let before = 0;
  return Array.from({ length: count }, () => {
    before += reader.signed();
    return before;
  });
}

function sameRoster(a: readonly PlayerId[], b: readonly PlayerId[] | null): boolean {
  return b !== null && a.length === b.length && a.every((player, slot) => player === b[slot]);
}

/** The bits of a log alone, which are nearly all of a game's blob. Throws unless it is whole rows. */
export function packPlays(plays: Int16Array): Uint8Array {
  return encodePlays(plays, STARTS[VERSION]!);
}

/** Packs a game; `sheets` are the season's stored sheets of the two sides, if there are any. */
export function encodeBox(game: PackedGame, sheets: readonly [PlayerId[] | null, PlayerId[] | null]): Uint8Array {
  const writer = new ByteWriter();
  const other = game.rosters.map((roster, team) => !sameRoster(roster, sheets[team]!));
  writer.byte(VERSION | (other[0] ? 32 : 0) | (other[1] ? 64 : 0));
  writer.bytes(new Uint8Array(Uint32Array.of(checksum(game)).buffer));
  for (const team of [0, 1] as const) if (other[team]) writeRoster(writer, game.rosters[team]);
  writer.bytes(game.bits ?? packPlays(game.plays));
  return writer.take();
}

/** Unpacks a game. Throws `SaveError` `corrupt` when the bytes are not what was packed. */
export function decodeBox(blob: Uint8Array, sheets: readonly [PlayerId[] | null, PlayerId[] | null]): PackedGame {
  const reader = new ByteReader(blob);
  const head = reader.byte();
  const start = head < 128 ? STARTS[head & 31] : undefined;
  if (start === undefined) throw damaged();
  const crc = new Uint32Array(Uint8Array.from({ length: 4 }, () => reader.byte()).buffer)[0]!;
  const roster = (team: 0 | 1): PlayerId[] =>
    head & (32 << team) ? readRoster(reader) : (sheets[team]?.slice() ?? []);
  const rosters = [roster(0), roster(1)] as const;
  const plays = decodePlays(reader.rest(), start);
  if (!plays) throw damaged();
  const game = { plays, rosters };
  if (checksum(game) !== crc) throw damaged();
  return game;
}
