import { basename } from 'node:path';
import { type DynastyOperation, runOperation } from '../core/app/index.ts';
import { askAsKnown } from '../core/app/known.ts';
import * as saves from '../core/app/local-saves.ts';
import type { InputOf } from '../core/app/registry.ts';
import { FIRST_SEASON, LAST_SEASON } from '../core/model/facts.ts';
import type { Dynasty, Engine, OnProgress, SaveEntry } from './engine.ts';

function entryOf(save: saves.SaveSummary): SaveEntry {
  return {
    path: save.path,
    file: basename(save.path),
    user_id: save.userId,
    team: save.teamName,
    year: save.year,
    stage: save.stage,
    week: save.week,
    savedAt: new Date(save.savedAt).toISOString(),
    bytes: save.size,
  };
}

/** A save file that is open for play. */
async function openDynasty(path: string): Promise<Dynasty> {
  const session = await saves.openAt(path);
  return {
    path,
    run: async (name, input, onProgress) => {
      const operation = name as unknown as DynastyOperation;
      const result = await runOperation(session, operation, input as InputOf<DynastyOperation>, weekly(onProgress));
      return result as never;
    },
    runAsKnown: (name, input, unseen) => {
      const question = name as unknown as Parameters<typeof askAsKnown>[1];
      return askAsKnown(session, question, input as InputOf<typeof question>, unseen) as never;
    },
    together: (work) => session.together(work),
    info: () => saves.infoOf(session),
    findPlayers: (text, limit) =>
      saves.playersNamed(session, text, limit).map(({ id, first, last, position, teamName, joined, lastYear }) => ({
        id,
        first,
        last,
        pos: position,
        team: teamName,
        joined,
        lastYear,
      })),
    undo: async (steps) => {
      await session.undo(steps);
      return saves.infoOf(session);
    },
    digest: () => saves.stateOf(session).digest,
    close: () => session.close(),
  };
}

function weekly(onProgress: OnProgress | undefined) {
  return (year: number, week: number, share: number): void => onProgress?.({ year, week, share });
}

/** The real core behind the commands. */
export function coreEngine(version: string): Engine {
  const list = (folder: string) => saves.savesIn(folder).saves.map(entryOf);
  return {
    version,
    extension: saves.SAVE_SUFFIX,
    seasons: { first: FIRST_SEASON, last: LAST_SEASON },
    home: (folder, input) =>
      saves.seasonsAndTeams(
        input,
        list(folder).map(({ path: _path, bytes: _bytes, ...rest }) => rest),
      ),
    create: (path, input) => saves.createAt(path, input, version),
    open: openDynasty,
    list,
    verify: async (path) => {
      const faults = await saves.faultsOf(path);
      const session = await saves.openAt(path);
      try {
        return { path, ...saves.stateOf(session), faults };
      } finally {
        session.close();
      }
    },
    replay: async (path, into, onProgress) => ({
      path: into,
      ...(await saves.replay(path, into, version, weekly(onProgress))),
    }),
    copy: saves.copyTo,
    salvage: saves.salvageTo,
    importFrom: saves.importFrom,
    rename: (from, to) => saves.renameSave(from, to),
    remove: (path) => saves.deleteSave(path),
    names: (year) => {
      const home = saves.seasonsAndTeams({ year }, []);
      if (!home.ok) return { teams: [], conferences: [] };
      const { conferences, independents } = home.value.preview;
      const teams = [...Object.values(conferences).flatMap((each) => each.teams), ...independents];
      return {
        teams: teams.map(({ name, abbreviation }) => ({ name, abbreviation })),
        conferences: Object.values(conferences).map(({ confName }) => confName),
      };
    },
  };
}
