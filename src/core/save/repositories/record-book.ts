import type { RecordEntry } from '../../model/people/record-book.ts';
import { orNull, recordNames, recordScopes, recordSpans, text } from '../codes.ts';
import type { RecordBookRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlRow } from '../sqlite.ts';

const COLUMNS = 'year, scope, whose, span, record, week, value, team, player, game';

/** Steps from year to year, because few of a long dynasty's rows are needed and every year has some of them. */
const YEARS = `WITH RECURSIVE years (year) AS (SELECT min(year) FROM record_book
  UNION ALL SELECT (SELECT min(year) FROM record_book WHERE record_book.year > years.year) FROM years
    WHERE years.year IS NOT NULL)`;

export function recordBookRepository(db: Sqlite, teams: TeamsRepository): RecordBookRepository {
  const entryOf = (row: SqlRow): RecordEntry => ({
    year: Number(row[0]),
    scope: recordScopes.word(row[1]),
    whose: text(row[2]),
    span: recordSpans.word(row[3]),
    record: recordNames.word(row[4]),
    week: Number(row[5]),
    value: Number(row[6]),
    team: teams.id(Number(row[7])),
    player: orNull(row[8], Number),
    game: orNull(row[9], Number),
  });
  return {
    empty: () => db.get('SELECT 1 FROM record_book LIMIT 1') === null,
    standing: (spans) =>
      db
        .all(
          `SELECT ${COLUMNS.replace('value', 'max(value)')} FROM record_book
            WHERE span IN (${spans.map(() => '?').join(', ')}) GROUP BY scope, whose, span, record`,
          spans.map((span) => recordSpans.code(span)),
        )
        .map(entryOf),
    of: (scope, whose) =>
      db
        .all(
          `${YEARS} SELECT ${COLUMNS.replace('year', 'record_book.year')} FROM years
            CROSS JOIN record_book ON record_book.year = years.year AND scope = ? AND whose = ?
            ORDER BY record_book.year, week, span, record`,
          [recordScopes.code(scope), whose],
        )
        .map(entryOf),
    inYear: (year, scope, whose) =>
      db
        .all(
          `SELECT ${COLUMNS} FROM record_book WHERE year = ? AND scope = ? AND whose = ? ORDER BY week, span, record`,
          [year, recordScopes.code(scope), whose],
        )
        .map(entryOf),
    all: () =>
      db.all(`SELECT ${COLUMNS} FROM record_book ORDER BY year, week, scope, whose, span, record`).map(entryOf),
    write(entries) {
      for (const { year, scope, whose, span, record, week, value, team, player, game } of entries) {
        db.run('INSERT OR REPLACE INTO record_book VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
          year,
          recordScopes.code(scope),
          whose,
          recordSpans.code(span),
          recordNames.code(record),
          week,
          value,
          teams.number(team),
          player,
          game,
        ]);
      }
    },
  };
}
