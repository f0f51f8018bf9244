import type { Decision, NewDynasty, Save, SaveSession } from './contracts.ts';
import { factsOf, realFile } from './file.ts';
import { seal } from './header.ts';
import { sealRest } from './integrity/seals.ts';
import { appendDecision } from './repositories/decisions.ts';
import { recordEngine } from './repositories/engines.ts';
import { createSchema } from './schema.ts';
import { raiseRevision, Session, type SessionOptions } from './session.ts';
import { loadSqlite, Sqlite } from './sqlite.ts';
import { tablesOf } from './tables.ts';
import { writeNewDynasty } from './write.ts';
import { createFile } from './writing.ts';

/** Creates a database with a new dynasty and its first decision. */
function built(dynasty: NewDynasty, decision: Decision): { db: Sqlite; save: Save } {
  const db = new Sqlite(null);
  createSchema(db);
  const save = tablesOf(db);
  db.transaction(() => {
    writeNewDynasty(db, save, dynasty);
    const { year, week, stage } = dynasty.dynasty;
    const seq = appendDecision(db, decision, { year, week, stage }, save.digest());
    recordEngine(db, seq, dynasty.identity.engine);
    sealRest(db, year);
    raiseRevision(db, 1);
  });
  return { db, save };
}

function exported(db: Sqlite): Uint8Array {
  const bytes = db.export();
  seal(bytes);
  return bytes;
}

/**
 * Creates a save with its first decision and opens it. Throws `SaveError` `exists` rather than overwrite a file;
 * creates missing folders.
 */
export async function createSave(
  path: string,
  dynasty: NewDynasty,
  decision: Decision,
  options: SessionOptions = {},
): Promise<SaveSession> {
  await loadSqlite();
  const { db, save } = built(dynasty, decision);
  createFile(path, exported(db), options.files, null, options.savedAt);
  const real = realFile(path, options.files);
  const stamp = factsOf(real, options.files).stamp;
  return new Session(real, { db, save, stamp }, { ...options, engine: dynasty.identity.engine });
}

/** Creates a save in memory only, for batch runs and tests. */
export async function inMemorySave(dynasty: NewDynasty, decision: Decision): Promise<SaveSession> {
  await loadSqlite();
  return new Session(null, { ...built(dynasty, decision), stamp: null }, { engine: dynasty.identity.engine });
}
