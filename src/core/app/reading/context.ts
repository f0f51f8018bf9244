import { LRUCache } from 'lru-cache';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { groupBy } from '../../model/lists.ts';
import type { Poll } from '../../model/season.ts';
import type { Save, SaveSession } from '../../save/contracts.ts';
import { cachedDynasty, readDynasty, savedAs } from './dynasty-cache.ts';
import { type Memo, memoIn, stateOf } from './memo.ts';
import { readSeason, type SeasonView } from './season-view.ts';

/** Inputs to a query: the open save and its seasons, each read once per state of the save. */
export interface QueryContext {
  save: Save;
  /** The save's file; null if it is in memory only. */
  path: string | null;
  /** The current season. */
  season: SeasonView;
  /** Returns any season of the dynasty. */
  seasonOf(year: number): SeasonView;
  /** Returns a season's polls, earliest first. */
  pollsOf(year: number): Poll[];
  /** Caches a value for the current state of the save. */
  memo: Memo;
  /** Caches a value that depends only on the rosters, through all weeks of a season. */
  rosterMemo: Memo;
  /** Number of decisions one undo takes back; 0 if no earlier state is kept. */
  takenBack(): number;
  /** The dynasty as the engine has it, read-only. */
  dynasty(): DynastyState;
  /** Work in progress in the current state; null if none. */
  underway(): unknown;
}

/** Cache sizes: seasons, polls and drafts for paging back and forth, and box score lines of games. */
const MOST_KEPT = { season: 8, polls: 8, draft: 8, injuries: 4, lines: 128 };

/**
 * Caches a value for one of many games or years. A long dynasty has thousands, so only the most recently used are kept,
 * until the save changes.
 */
export function recent<T extends object>(memo: Memo, kind: keyof typeof MOST_KEPT, id: number, make: () => T): T {
  const kept = memo(`recent ${kind}`, () => new LRUCache<number, T>({ max: MOST_KEPT[kind] }));
  const known = kept.get(id);
  if (known) return known;
  const value = make();
  kept.set(id, value);
  return value;
}

/** Values computed from an open save's rosters, until the rosters change. */
function rosterValues(session: SaveSession, digest: string): Map<string, unknown> {
  const kept = stateOf(session);
  if (kept.rosters?.digest !== digest) kept.rosters = { digest, values: new Map() };
  return kept.rosters.values;
}

/** Returns the save with each season's injuries read once, because a page asks for one team's after another. */
function withInjuriesKept(save: Save, memo: Memo): Save {
  const { injuries } = save;
  const teams = (year: number) =>
    recent(memo, 'injuries', year, () => groupBy(injuries.ofYear(year), (each) => each.team));
  return { ...save, injuries: { ...injuries, ofTeam: (year, team) => teams(year).get(team) ?? [] } };
}

/** Creates a context on a save, caching seasons, polls and injuries with `memo`. */
export function contextOn(
  given: Save,
  {
    memo,
    rosterMemo,
    ...own
  }: Pick<QueryContext, 'path' | 'memo' | 'rosterMemo' | 'takenBack' | 'dynasty' | 'underway'>,
): QueryContext {
  const save = withInjuriesKept(given, memo);
  const seasonOf = (year: number) => recent(memo, 'season', year, () => readSeason(save, year, { memo, rosterMemo }));
  const pollsOf = (year: number) => recent(memo, 'polls', year, () => save.polls.ofYear(year));
  const season = seasonOf(save.dynasty.read().year);
  return { save, season, seasonOf, pollsOf, memo, rosterMemo, ...own };
}

/** Creates a context on a save without a session, with its own cache. */
export function detachedContext(save: Save): QueryContext {
  const memo = memoIn(new Map());
  return contextOn(save, {
    path: null,
    memo,
    rosterMemo: (key, make) => memo(`rosters ${key}`, make),
    takenBack: () => 0,
    dynasty: () => memo('dynasty', () => readDynasty(save)),
    underway: () => null,
  });
}

/** Runs `fn` with a context on the session's save, after reading any newer revision on disk. */
export function withContext<T>(session: SaveSession, fn: (context: QueryContext) => T): T {
  return session.read((stored) => {
    const memo = <V>(key: string, make: () => V): V => session.memo(key, make);
    const save = memo('save', () => savedAs(stored, cachedDynasty(session)));
    const rosterMemo = <V>(key: string, make: () => V): V => {
      const values = memo('from rosters', () => rosterValues(session, save.players.rosterDigest()));
      return memoIn(values)(key, make);
    };
    const context = contextOn(save, {
      path: session.path,
      memo,
      rosterMemo,
      takenBack: () => session.takenBackBy(1),
      dynasty: () => cachedDynasty(session) ?? memo('dynasty', () => readDynasty(stored)),
      underway: () => session.underway(),
    });
    return fn(context);
  });
}
