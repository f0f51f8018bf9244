import type { TeamId } from '../../model/ids.ts';
import type { RowWriter } from '../row-writer.ts';

/** Names as files show them. */
export interface Names {
  team(id: TeamId): string;
  conference(id: string | null): string;
}

/** What begins every line. */
export interface Prefix {
  dynasty: number;
  year: number;
}

/** A line with what it begins with. */
export const begin = (out: RowWriter, { dynasty, year }: Prefix): RowWriter => out.number(dynasty).number(year);

/** A rank as it is spoken of: none beyond the first 25. */
export const shown = (rank: number | null): number | null => (rank === null || rank > 25 ? null : rank);
