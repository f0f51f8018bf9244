import { text } from '../codes.ts';
import type { EngineSpan } from '../contracts.ts';
import type { Sqlite } from '../sqlite.ts';

/** Returns the program versions that made the decisions, earliest first. */
export function enginesOf(db: Sqlite): EngineSpan[] {
  const rows = db.all('SELECT decision, engine FROM engines ORDER BY decision');
  return rows.map(([from, engine]) => ({ from: Number(from), engine: text(engine) }));
}

/** Records the program version that made a decision, unless it also made the previous one. */
export function recordEngine(db: Sqlite, decision: number, engine: string): void {
  if (enginesOf(db).at(-1)?.engine !== engine) db.run('INSERT INTO engines VALUES (?, ?)', [decision, engine]);
}
