/** The saves of a folder by the heads of their files: light, for lists and choices that come before any dynasty is open. */
export { listSaves, SAVE_SUFFIX, type SaveSummary, type SavesListed } from '../save/folder.ts';
