import type { ConferenceId, PlayerId, TeamId } from '../../model/ids.ts';
import type { Save } from '../../save/contracts.ts';
import type { SqlValue } from '../../save/sqlite.ts';

/** Source of a table's rows: an open save, and the names behind its ids. */
export interface Source {
  save: Save;
  /** Seasons of the dynasty so far, earliest first. */
  years: readonly number[];
  /** The seasons whose games, statistics and news are included. */
  seasons: readonly number[];
  team(id: TeamId): string;
  conference(year: number, id: ConferenceId | null): string;
  /** A player's full name; null for an id the save does not list. */
  player(id: PlayerId): string | null;
  /** A coach's full name; null for an id the save does not list. */
  coach(id: number): string | null;
}

/** `flag` is 0 or 1. */
export type ColumnType = 'text' | 'whole' | 'number' | 'flag';

/** A column as documented. */
interface ColumnWords {
  name: string;
  type: ColumnType;
  /** One sentence, with the unit. */
  meaning: string;
}

/** A column, with how to read its value from a row. */
export interface Column<Row> extends ColumnWords {
  of(row: Row, source: Source): SqlValue | boolean;
}

/** A table that questions can query. */
export interface QuestionTable {
  name: string;
  /** One sentence on what a row is. */
  meaning: string;
  columns: readonly ColumnWords[];
  /** Its rows, in column order. */
  rows(source: Source): Iterable<SqlValue[]>;
}

const column =
  (type: ColumnType) =>
  <Row>(name: string, meaning: string, of: Column<Row>['of']): Column<Row> => ({ name, type, meaning, of });

export const text = column('text');
export const whole = column('whole');
export const number = column('number');
export const flag = column('flag');

const stored = (value: SqlValue | boolean): SqlValue => (typeof value === 'boolean' ? Number(value) : value);

/** Defines a table of objects, with how each column reads them. */
export function table<Row>(
  name: string,
  meaning: string,
  rowsOf: (source: Source) => Iterable<Row>,
  columns: readonly Column<Row>[],
): QuestionTable {
  return {
    name,
    meaning,
    columns,
    *rows(source) {
      for (const row of rowsOf(source)) yield columns.map(({ of }) => stored(of(row, source)));
    },
  };
}

/** Rows of every season included. */
export const everySeason =
  <Row>(ofYear: (save: Save, year: number) => readonly Row[]) =>
  ({ save, seasons }: Source): Row[] =>
    seasons.flatMap((year) => ofYear(save, year));
