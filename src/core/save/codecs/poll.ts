import type { TeamId } from '../../model/ids.ts';
import type { PollRow } from '../../model/season.ts';
import { SaveError } from '../errors.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { readNumbers, writeNumbers } from './numbers.ts';

/**
 * Packs a poll: team numbers, best first; ranks, if not simply 1, 2, 3 ...; previous ranks; then columns of three kinds
 * of scores.
 */
export function encodePoll(rows: readonly PollRow[], number: (team: TeamId) => number): Uint8Array {
  const writer = new ByteWriter();
  writer.unsigned(rows.length);
  rows.forEach((row, i) => {
    writer.unsigned(number(row.team));
    writer.signed(row.rank - (i + 1));
    writer.unsigned(row.previousRank ?? 0);
  });
  writeNumbers(
    writer,
    rows.map((row) => row.score),
  );
  writeNumbers(
    writer,
    rows.map((row) => row.strengthOfRecord),
  );
  writeNumbers(
    writer,
    rows.map((row) => row.selectionScore),
  );
  return writer.take();
}

export function decodePoll(blob: Uint8Array, id: (number: number) => TeamId): PollRow[] {
  const reader = new ByteReader(blob);
  const count = reader.unsigned();
  if (count > 10_000) throw new SaveError('corrupt', 'A packed poll in the save is damaged.');
  const rows: PollRow[] = [];
  for (let i = 0; i < count; i++) {
    const team = id(reader.unsigned());
    const rank = reader.signed() + i + 1;
    rows.push({
      team,
      rank,
      previousRank: reader.unsigned() || null,
      score: 0,
      strengthOfRecord: null,
      selectionScore: null,
    });
  }
  const scores = readNumbers(reader, count);
  const records = readNumbers(reader, count);
  // The first release did not store any.
  const selection = reader.done ? [] : readNumbers(reader, count);
  rows.forEach((row, i) => {
    row.score = scores[i] ?? 0;
    row.strengthOfRecord = records[i] ?? null;
    row.selectionScore = selection[i] ?? null;
  });
  return rows;
}
