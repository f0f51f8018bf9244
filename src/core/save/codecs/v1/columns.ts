import { PLAY_COLUMNS, PLAY_STRIDE } from '../../../model/play.ts';
import { inColumns } from '../columns.ts';

/**
 * The columns of a play in the first release, in their order: its checksums and the state digests of every release are
 * computed over these.
 */
export const COLUMNS_V1: readonly string[] = (
  'drive quarter secondsLeft secondsUsed offense down distance yardLine kind result yards kickOrAir returnYards ' +
  'actor target tackler assist defender fumbler forcer recoverer returner ' +
  'penalty penaltyCall penaltyYards penaltySlot flags pointsOffense pointsDefense'
).split(' ');

const SAME = COLUMNS_V1.join() === PLAY_COLUMNS.join();

/** The bytes of a log as the first release had it in memory. */
export function bytesV1(plays: Int16Array): Uint8Array {
  if (plays.length % PLAY_STRIDE !== 0) throw new Error(`${plays.length} numbers are not a log of plays`);
  const { buffer, byteOffset, byteLength } = SAME ? plays : inColumns(plays, PLAY_COLUMNS, COLUMNS_V1);
  return new Uint8Array(buffer, byteOffset, byteLength);
}
