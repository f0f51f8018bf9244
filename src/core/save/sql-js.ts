import { createRequire } from 'node:module';
import type initSqlJs from 'sql.js';

/** Required, not imported: to import it Node reads through the whole script once more, looking for names to export. */
export const sqlJs = createRequire(import.meta.url)('sql.js') as typeof initSqlJs;
