import { randomUUID } from 'node:crypto';
import { copySave, deleteSave, importSave, listSaves, renameSave, verifySave } from '../save/index.ts';
import { CHECKERS } from './laws.ts';

/** What can be done with save files as files. Everything throws `SaveError`, whose message is a sentence for the player. */

export {
  exportSave,
  openSave,
  SAVE_SUFFIX,
  SaveError,
  type SaveSession,
  type SaveSummary,
  type SavesListed,
  savePath,
  summarize,
} from '../save/index.ts';
export { deleteSave, listSaves, renameSave };

/** Copies a save to a new file, as a dynasty of its own. */
export function copy(path: string, to: string): Promise<void> {
  return copySave(path, to, randomUUID());
}

/** Takes in a file from elsewhere, after everything that can be wrong with it has been looked for. */
export function takeIn(to: string, bytes: Uint8Array): Promise<void> {
  return importSave(to, bytes, randomUUID(), CHECKERS);
}

/** Everything that is wrong with a save, one sentence each; empty for a sound one. */
export function verify(path: string): Promise<string[]> {
  return verifySave(path, CHECKERS);
}
