import { join } from 'node:path';
import initSqlJs from 'sql.js';

/** SQLite as a part of the built program, which finds what was compiled to WebAssembly beside itself. */
export const sqlJs = () => initSqlJs({ locateFile: (name) => join(import.meta.dirname, name) });
