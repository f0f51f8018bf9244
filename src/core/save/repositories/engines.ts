import { text } from '../codes.ts';
import type { EngineSpan } from '../contracts.ts';
import type { Sqlite } from '../sqlite.ts';

/** Which versions of the program took the decisions, earliest first. */
export function enginesOf(db: Sqlite): EngineSpan[] {
  const rows = db.all('SELECT decision, engine FROM engines ORDER BY decision');
  return rows.map(([from, engine]) => ({ from: Number(from), engine: text(engine!) }));
}

/** Records that a version of the program took a decision, unless it also took the one before. */
export function recordEngine(db: Sqlite, decision: number, engine: string): void {
  if (enginesOf(db).at(-1)?.engine !== engine) db.run('INSERT INTO engines VALUES (?, ?)', [decision, engine]);
}
