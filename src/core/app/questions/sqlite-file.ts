import { openSave } from '../../save/index.ts';
import { Sqlite } from '../../save/sqlite.ts';
import { fill } from './fill.ts';
import { sourceOf } from './source.ts';
import { QUESTION_TABLES } from './tables/index.ts';

/** Returns every table of a save as an SQLite database for other programs. Throws `SaveError`. */
export async function sqliteFile(path: string): Promise<Uint8Array> {
  const session = await openSave(path);
  const db = new Sqlite(null);
  try {
    session.read((save) => fill(db, sourceOf(save), QUESTION_TABLES));
    return db.export();
  } finally {
    db.close();
    session.close();
  }
}
