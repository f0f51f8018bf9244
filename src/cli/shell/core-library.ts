import { basename } from 'node:path';
import { isSeasonOver, listSaves, loadSqlite, type SaveSummary } from '../../core/app/save-list.ts';
import { FIRST_SEASON, LAST_SEASON } from '../../core/model/facts.ts';
import type { SaveEntry, SaveLibrary } from './save-library.ts';

async function entryOf(save: SaveSummary): Promise<SaveEntry> {
  return {
    path: save.path,
    file: basename(save.path),
    user_id: save.userId,
    team: save.teamName,
    year: save.year,
    stage: save.stage,
    week: save.week,
    over: await isSeasonOver(save),
    savedAt: new Date(save.savedAt).toISOString(),
    bytes: save.size,
  };
}

/** The part that plays takes a tenth of a second to load: whoever only lists saves does not wait for it. */
const core = () => import('./core-dynasty.ts');

/** The same for whoever opens a save: SQLite, which takes as long, is made ready meanwhile. Opening says if that fails. */
const coreForSaves = () => {
  loadSqlite().catch(() => undefined);
  return core();
};

/** The real core behind the commands. */
export function coreLibrary(version: string): SaveLibrary {
  const list = (folder: string) => Promise.all(listSaves(folder).saves.map(entryOf));
  return {
    version,
    seasons: { first: FIRST_SEASON, last: LAST_SEASON },
    warm: () => void core(),
    home: async (folder, input) => (await core()).homeOf(input, await list(folder)),
    create: async (path, input) => (await core()).createAt(path, input, version),
    open: async (path) => (await coreForSaves()).openDynasty(path, version),
    list,
    damaged: async (folder) => {
      const { unreadable } = listSaves(folder);
      if (unreadable.length === 0) return [];
      const { keptOf } = await core();
      return unreadable.map(({ path, error }) => ({
        path,
        file: basename(path),
        damage: error.message,
        newest: keptOf(path).at(-1)?.id ?? null,
      }));
    },
    revisions: async (path) => (await core()).keptOf(path),
    restore: async (path, id) => (await coreForSaves()).restoreState(path, id),
    origin: async (path) => (await coreForSaves()).originOf(path, version),
    verify: async (path) => (await core()).verified(path, version),
    replay: async (path, into, onProgress) => (await core()).replayed(path, into, version, onProgress),
    copy: async (from, to) => (await core()).copyTo(from, to),
    salvage: async (from, to) => (await core()).salvageTo(from, to),
    importFrom: async (from, to) => (await core()).importFrom(from, to),
    rename: async (path, name) => (await core()).renameSave(path, name),
    remove: async (path) => (await core()).deleteSave(path),
    names: async (year) => (await core()).namesOf(year),
  };
}
