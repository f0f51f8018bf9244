import type { PlayerId } from '../../model/ids.ts';
import { SaveError } from '../errors.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';

/** Most players a side can dress; a record with more is damaged. */
const MOST_PLAYERS = 10_000;

/** Writes players in slot order, as differences. */
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
  if (count > MOST_PLAYERS) throw new SaveError('corrupt', 'A packed roster in the save is damaged.');
  let before = 0;
  return Array.from({ length: count }, () => {
    before += reader.signed();
    return before;
  });
}
