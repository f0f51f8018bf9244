import { type DynastyOperation, runOperation } from '../../core/app/dynasty.ts';
import * as saves from '../../core/app/local-saves.ts';
import type { AnswerOf, InputOf } from '../../core/app/registry.ts';
import type { Result } from '../../core/app/result.ts';
import { askSpoilerFree } from '../../core/app/spoiler-free.ts';
import type { Dynasty, OnProgress, SaveEntry, SaveLibrary } from './save-library.ts';

/** The part of the core that plays: loaded when a dynasty is opened or made, not for a list of saves. */

/** A save file that is open for play. */
export async function openDynasty(path: string, version: string): Promise<Dynasty> {
  const session = await saves.openAt(path, version);
  return {
    path,
    run: async (name, input, onProgress) => {
      const operation = name as unknown as DynastyOperation;
      const result = await runOperation(session, operation, input as InputOf<DynastyOperation>, weekly(onProgress));
      return result as never;
    },
    runSpoilerFree: (name, input, hidden) => {
      const question = name as unknown as Parameters<typeof askSpoilerFree>[1];
      return askSpoilerFree(session, question, input as InputOf<typeof question>, hidden) as never;
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
    undo: (steps) => saves.undo(session, steps),
    digest: () => saves.stateOf(session).digest,
    close: () => session.close(),
  };
}

function weekly(onProgress: OnProgress | undefined) {
  return (year: number, week: number, share: number): void => onProgress?.({ year, week, share });
}

/** Seasons and teams to choose from, beside the saves there are. */
export function homeOf(input: InputOf<'home'>, list: readonly SaveEntry[]): Result<AnswerOf<'home'>> {
  return saves.seasonsAndTeams(
    input,
    list.map(({ path: _path, bytes: _bytes, over: _over, ...rest }) => rest),
  );
}

/** Every team name and abbreviation of a season, and the conferences. */
export function namesOf(year: number): Awaited<ReturnType<SaveLibrary['names']>> {
  const home = homeOf({ year }, []);
  if (!home.ok) return { teams: [], conferences: [] };
  const { conferences, independents } = home.value.preview;
  const teams = [...Object.values(conferences).flatMap((each) => each.teams), ...independents];
  return {
    teams: teams.map(({ name, abbreviation }) => ({ name, abbreviation })),
    conferences: Object.values(conferences).map(({ confName }) => confName),
  };
}

/** A save looked through from end to end. */
export async function verified(path: string, version: string): Promise<Awaited<ReturnType<SaveLibrary['verify']>>> {
  const faults = await saves.faultsOf(path);
  const session = await saves.openAt(path, version);
  try {
    const sound = faults.length === 0;
    const origin = sound ? saves.originIn(session, version) : { engines: [], differences: [] };
    return { path, ...saves.stateOf(session), faults, ...origin };
  } finally {
    session.close();
  }
}

/** Where a save comes from. */
export async function originOf(path: string, version: string): Promise<Awaited<ReturnType<SaveLibrary['origin']>>> {
  const session = await saves.openAt(path, version);
  try {
    return saves.originIn(session, version);
  } finally {
    session.close();
  }
}

/** A save's decisions played again into a new file. */
export async function replayed(
  path: string,
  into: string,
  version: string,
  onProgress: OnProgress | undefined,
): Promise<Awaited<ReturnType<SaveLibrary['replay']>>> {
  return { path: into, ...(await saves.replay(path, into, version, weekly(onProgress))) };
}

/** What is kept of a save, those with the fewest decisions first. */
export function keptOf(path: string): Awaited<ReturnType<SaveLibrary['revisions']>> {
  return saves.keptStates(path).map(({ savedAt, size, playoffTeams: _, ...rest }) => ({
    ...rest,
    savedAt: new Date(savedAt).toISOString(),
    bytes: size,
  }));
}

export const { createAt, copyTo, salvageTo, importFrom, renameSave, deleteSave, restoreState } = saves;
