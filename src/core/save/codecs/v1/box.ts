import { crc32 } from 'node:zlib';
import type { PlayerId } from '../../../model/ids.ts';
import { SaveError } from '../../errors.ts';
import { ByteReader } from '../bytes.ts';
import { readRoster } from '../rosters.ts';
import { bytesV1 } from './columns.ts';
import { decodePlays } from './play-log.ts';

/**
 * A game's record as the first release wrote it (read, never written): a byte with its version (low five bits) and two
 * flags (32, 64: the home, the away side dressed other players than the season's stored sheet, which then follow), four
 * bytes CRC-32 of the log and the players, and the log's bits (`play-log.ts`).
 */
interface PackedGame {
  plays: Int16Array;
  rosters: readonly [PlayerId[], PlayerId[]];
}

const VERSION = 1;

function damaged(): SaveError {
  return new SaveError('corrupt', 'A packed game in the save is damaged.');
}

/** CRC-32 of a log and its players, all as numbers with the low byte first. */
function checksum(game: PackedGame): number {
  let crc = crc32(bytesV1(game.plays));
  for (const roster of game.rosters) crc = crc32(new Uint8Array(Uint32Array.from(roster).buffer), crc);
  return crc >>> 0;
}

/** Unpacks a game. Throws `SaveError` `corrupt` when the bytes are not what was packed. */
export function decodeBox(blob: Uint8Array, sheets: readonly [PlayerId[] | null, PlayerId[] | null]): PackedGame {
  const reader = new ByteReader(blob);
  const head = reader.byte();
  if (head >= 128 || (head & 31) !== VERSION) throw damaged();
  const crc = new Uint32Array(Uint8Array.from({ length: 4 }, () => reader.byte()).buffer)[0]!;
  const roster = (team: 0 | 1): PlayerId[] =>
    head & (32 << team) ? readRoster(reader) : (sheets[team]?.slice() ?? []);
  const rosters = [roster(0), roster(1)] as const;
  const plays = decodePlays(reader.rest());
  if (!plays) throw damaged();
  const game = { plays, rosters };
  if (checksum(game) !== crc) throw damaged();
  return game;
}
