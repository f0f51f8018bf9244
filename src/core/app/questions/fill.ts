import type { Sqlite } from '../../save/sqlite.ts';
import type { ColumnType, QuestionTable, Source } from './table.ts';

const STORED_AS: Readonly<Record<ColumnType, string>> = {
  text: 'TEXT',
  whole: 'INTEGER',
  number: 'REAL',
  flag: 'INTEGER',
};

/** The statement that creates a table. */
function created({ name, columns }: QuestionTable): string {
  return `CREATE TABLE ${name} (${columns.map((each) => `${each.name} ${STORED_AS[each.type]}`).join(', ')})`;
}

/** Creates tables in an empty database and fills them. */
export function fill(db: Sqlite, source: Source, tables: readonly QuestionTable[]): void {
  db.transaction(() => {
    for (const each of tables) {
      db.script(created(each));
      const insert = `INSERT INTO ${each.name} VALUES (${each.columns.map(() => '?').join(', ')})`;
      for (const row of each.rows(source)) db.run(insert, row);
    }
  });
}
