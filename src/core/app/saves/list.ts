import { basename } from 'node:path';
import type { SavedGame } from '../../contract/views/home.ts';
import { lastWeekOf, type PlayoffSize } from '../../model/playoff.ts';
import type { SaveSummary } from '../../save/disk/folder.ts';

const lastWeek = (teams: PlayoffSize) => lastWeekOf({ teams, autobids: 0, championsTopFour: false });
const SHORTEST = lastWeek(2);

/** Lists a folder's saves from file headers: cheap enough to use before any dynasty is open. */
export { listSaves, type SaveSummary, summarize } from '../../save/disk/folder.ts';
export { freePath, isBesideName, nameLike, SAVE_SUFFIX, savePath } from '../../save/disk/names.ts';
/**
 * Whether a save's season is finished and only its summary remains. Its length depends on the playoff the player chose,
 * or else on the season's own, which is looked up only if it matters.
 */
export async function isSeasonOver({ year, stage, week, playoffTeams }: SaveSummary): Promise<boolean> {
  if (stage !== 'season' || week <= SHORTEST) return false;
  const teams = playoffTeams ?? (await import('../../reference/index.ts')).reference.season(year).playoff.teams;
  return week > lastWeek(teams);
}

/** Starts loading SQLite, for opening one of them. */
export { loadSqlite } from '../../save/sqlite.ts';

/** A folder's save as lists show it. */
export async function savedGameView(save: SaveSummary): Promise<SavedGame> {
  return {
    user_id: save.userId,
    team: save.teamName,
    year: save.year,
    stage: save.stage,
    week: save.week,
    over: await isSeasonOver(save),
    file: basename(save.path),
    savedAt: new Date(save.savedAt).toISOString(),
  };
}
