import { exportSave, SaveError, type SaveSession } from '../save/index.ts';

/** The save file as it lies on disk, checked to open. Throws `SaveError`. */
export async function exportBytes(session: SaveSession): Promise<Uint8Array> {
  if (session.path === null) throw new SaveError('not_found', 'A dynasty in memory has no file to download.');
  return exportSave(session.path);
}
