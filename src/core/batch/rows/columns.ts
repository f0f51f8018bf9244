import type { TeamId } from '../../model/ids.ts';
import type { RowWriter } from '../row-writer.ts';

/** Names as files show them. */
export interface Names {
  team(id: TeamId): string;
  conference(id: string | null): string;
}

/** What begins every line of a season. */
export interface Prefix {
  year: number;
  /** The dynasty and the year as they are written, since there are a hundred thousand lines. */
  columns: string;
}

export const prefixOf = (dynasty: number, year: number): Prefix => ({ year, columns: `${dynasty},${year}` });

/** A line with what it begins with. */
export const begin = (out: RowWriter, { columns }: Prefix): RowWriter => out.text(columns);

/** A rank as it is spoken of: none beyond the first 25. */
export const shown = (rank: number | null): number | null => (rank === null || rank > 25 ? null : rank);
