import type { TeamId } from '../../model/ids.ts';
import type { RowWriter } from '../row-writer.ts';

/** Names as written to files. */
export interface Names {
  team(id: TeamId): string;
  conference(id: string | null): string;
}

/** Leading columns of every row of a season. */
export interface Prefix {
  year: number;
  /** Dynasty and year as text. */
  columns: string;
}

export const prefixOf = (dynasty: number, year: number): Prefix => ({ year, columns: `${dynasty},${year}` });

/** Starts a row with its first columns. */
export const begin = (out: RowWriter, { columns }: Prefix): RowWriter => out.text(columns);

/** Returns the published rank: none beyond 25. */
export const publishedRank = (rank: number | null): number | null => (rank === null || rank > 25 ? null : rank);
