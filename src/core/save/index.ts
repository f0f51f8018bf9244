/** What the rest of the program may use of this folder. */
export { compareSaves } from './compare.ts';
export type * from './contracts.ts';
export { createSave, inMemorySave } from './create.ts';
export { SAVE_ERROR_CODES, SaveError, type SaveErrorCode } from './errors.ts';
export { makeFolder, realFile, writeText } from './file.ts';
export {
  copySave,
  datedBefore,
  deleteSave,
  exportSave,
  importFile,
  importSave,
  listSaves,
  renameSave,
  type SaveSummary,
  type SavesListed,
  summarize,
  type UnreadableSave,
} from './folder.ts';
export { type Deciding, loadDynasty } from './load.ts';
export { freePath, isBesideName, nameLike, SAVE_SUFFIX, savePath } from './names.ts';
export { canonicalJson } from './repositories/decisions.ts';
export { type KeptState, keptStates, restoreState } from './restore.ts';
export { type Salvaged, salvageFile } from './salvage.ts';
export { openSave, type SessionOptions } from './session.ts';
export type { Checker, Said, Span } from './transitions.ts';
export { separateTwins } from './twins.ts';
export { type CheckAside, verifyBytes, verifySave, verifySpan, type Watch } from './verify.ts';
export { writeRosters, writeSeasonClose, writeWeek } from './write.ts';
