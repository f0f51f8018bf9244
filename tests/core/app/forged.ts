import { deflateRawSync } from 'node:zlib';
import { seal } from '../../../src/core/save/header.ts';
import { startDigest, stateDigest, transitionChain } from '../../../src/core/save/integrity/digest.ts';
import { decisionChain } from '../../../src/core/save/repositories/decisions.ts';
import { hashText } from '../../../src/core/save/repositories/facts.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { tablesOf } from '../../../src/core/save/tables.ts';

/** Returns the bytes of a save after a change by hand, sealed again. */
export async function edited(bytes: Uint8Array, change: (db: Sqlite) => void): Promise<Uint8Array> {
  await loadSqlite();
  const db = new Sqlite(bytes);
  try {
    change(db);
    const made = db.export();
    seal(made);
    return made;
  } finally {
    db.close();
  }
}

/**
 * The same for a dynasty that has just begun, with every digest and hash chain recomputed, as a forger who has read the
 * program could: only the dynasty's contents can give it away.
 */
export function forged(bytes: Uint8Array, change: (db: Sqlite) => void): Promise<Uint8Array> {
  return edited(bytes, (db) => {
    change(db);
    const start = startDigest(db);
    const { year } = tablesOf(db).dynasty.read();
    const chain = Buffer.from(transitionChain('', 'start', year, 0, start.toString('hex')), 'hex');
    db.run('UPDATE transitions SET digest = ?, chain = ?', [start, chain]);
    db.run('UPDATE decisions SET digest = ?', [Buffer.from(stateDigest(db), 'hex')]);
    const first = tablesOf(db).decisions.all()[0]!;
    db.run('UPDATE decisions SET chain = ?', [Buffer.from(decisionChain('', first), 'hex')]);
  });
}

/** Replaces a dynasty's facts with changed ones. */
export function otherFacts(db: Sqlite, change: (facts: Record<string, never>) => unknown): void {
  const { facts } = tablesOf(db);
  facts.write(change(facts.read() as Record<string, never>));
}

/** Replaces a dynasty's facts with any text. */
export function factsText(db: Sqlite, text: string): void {
  db.run('UPDATE facts SET digest = ?, data = ?', [hashText(text), deflateRawSync(text)]);
}
