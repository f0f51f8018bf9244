import { LogRow } from '../../model/plays/log-row.ts';
import {
  type PLAY_FLAGS,
  PLAY_KINDS,
  PLAY_RESULTS,
  PLAY_STRIDE,
  type PlayColumn,
  type PlayKind,
  type PlayResult,
} from '../../model/plays/play.ts';

type Flag = (typeof PLAY_FLAGS)[keyof typeof PLAY_FLAGS];

/** One row of a play log by column name. */
export type PlayRow = Readonly<Record<PlayColumn, number>>;

/** Returns the number of plays in a log. */
export function playCount(log: Int16Array): number {
  return Math.floor(log.length / PLAY_STRIDE);
}

/** Returns the play at `index`, counted from 0. */
export function playRow(log: Int16Array, index: number): PlayRow {
  const row = new LogRow();
  row.read(log, index * PLAY_STRIDE);
  return row;
}

/** Returns the kind's name; an unknown number in an imported log counts as a run. */
export function kindOf(row: PlayRow): PlayKind {
  return PLAY_KINDS[row.kind] ?? 'run';
}

export function resultOf(row: PlayRow): PlayResult {
  return PLAY_RESULTS[row.result] ?? 'none';
}

/** @param flag one of `PLAY_FLAGS` */
export function hasFlag(row: PlayRow, flag: Flag): boolean {
  return (row.flags & flag) !== 0;
}

/** Returns the player in the `fumbler` or `recoverer` column: his side and slot; null if none. */
export function signedSlot(row: PlayRow, column: 'fumbler' | 'recoverer'): { side: 0 | 1; slot: number } | null {
  const value = row[column];
  if (value === 0) return null;
  const offense = sideOf(row);
  return value > 0 ? { side: offense, slot: value - 1 } : { side: other(offense), slot: -value - 1 };
}

export function sideOf(row: PlayRow): 0 | 1 {
  return row.offense === 1 ? 1 : 0;
}

export function other(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}
