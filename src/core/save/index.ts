/** Public interface of this folder. */

export type * from './contracts.ts';
export { createSave, inMemorySave } from './create.ts';
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
} from './disk/folder.ts';
export { freePath, isBesideName, nameLike, SAVE_SUFFIX, savePath } from './disk/names.ts';
export { type KeptState, keptStates, restoreState } from './disk/restore.ts';
export { folderEntries, readText } from './disk/texts.ts';
export { separateTwins } from './disk/twins.ts';
export { wholeSave } from './disk/whole.ts';
export { SAVE_ERROR_CODES, SaveError, type SaveErrorCode } from './errors.ts';
export { realFile } from './file.ts';
export { compareSaves } from './integrity/compare.ts';
export { type CheckAside, verifyBytes, verifySave, verifySpan, type Watch } from './integrity/verify.ts';
export { type Deciding, loadDynasty } from './load.ts';
export { canonicalJson } from './repositories/decisions.ts';
export { type Salvaged, salvageFile } from './salvage/salvage.ts';
export { openSave, type SessionOptions } from './session.ts';
export type { Checker, Said, Span } from './transitions.ts';
export { writeCalledOff, writeRosters, writeSeasonClose, writeWeek } from './write.ts';
export { makeFolder, writeText } from './writing.ts';
