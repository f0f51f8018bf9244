/** The saves of a folder by the heads of their files: light, for lists and choices that come before any dynasty is open. */
export { listSaves, SAVE_SUFFIX, type SaveSummary } from '../save/folder.ts';
/** Begins to get SQLite ready, for whoever will open one of them. */
export { loadSqlite } from '../save/sqlite.ts';
