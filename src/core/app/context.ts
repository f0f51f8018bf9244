import type { Poll } from '../model/season.ts';
import type { Save, SaveSession } from '../save/contracts.ts';
import { readSeason, type SeasonView } from './season-view.ts';

/** What a query reads from: the open save, and seasons of it read once for its present state. */
export interface QueryContext {
  save: Save;
  /** The running season. */
  season: SeasonView;
  /** Any season of the dynasty. */
  seasonOf(year: number): SeasonView;
  /** The polls of a season, earliest first. */
  pollsOf(year: number): Poll[];
  /** A value worked out once for the present state of the save. */
  memo<T>(key: string, make: () => T): T;
}

/** Runs `fn` with a context on the session's save; a newer revision on disk is read first. */
export function withContext<T>(session: SaveSession, fn: (context: QueryContext) => T): T {
  return session.read((save) => {
    const memo = <V>(key: string, make: () => V): V => session.memo(key, make);
    const seasonOf = (year: number) => memo(`season ${year}`, () => readSeason(save, year));
    const pollsOf = (year: number) => memo(`polls ${year}`, () => save.polls.ofYear(year));
    return fn({ save, season: seasonOf(save.dynasty.read().year), seasonOf, pollsOf, memo });
  });
}
