import { LRUCache } from 'lru-cache';
import type { Poll } from '../model/season.ts';
import type { Save, SaveSession } from '../save/contracts.ts';
import { cachedDynasty, savedAs } from './dynasty-cache.ts';
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
  /** The same for what depends on nothing but the rosters: it outlasts the weeks of a season. */
  rosterMemo<T>(key: string, make: () => T): T;
  /** How many decisions going back by one takes back; 0 when no state before is kept. */
  takenBack(): number;
}

/** How many of a kind are kept: the games of a team over its careers, the seasons that somebody leafs through. */
const MOST_KEPT = { season: 8, polls: 8, lines: 128 };

/**
 * A value worked out for one of many games or years. A long dynasty has thousands of them, so that only those that were
 * asked for last are kept, until the state of the save changes.
 */
export function recent<T extends object>(
  memo: QueryContext['memo'],
  kind: keyof typeof MOST_KEPT,
  id: number,
  make: () => T,
): T {
  const kept = memo(`recent ${kind}`, () => new LRUCache<number, T>({ max: MOST_KEPT[kind] }));
  const known = kept.get(id);
  if (known) return known;
  const value = make();
  kept.set(id, value);
  return value;
}

/** What was worked out from the rosters that an open save has, by their digest. */
const fromRosters = new WeakMap<SaveSession, { digest: string; values: Map<string, unknown> }>();

function rosterValues(session: SaveSession, digest: string): Map<string, unknown> {
  const known = fromRosters.get(session);
  if (known?.digest === digest) return known.values;
  const values = new Map<string, unknown>();
  fromRosters.set(session, { digest, values });
  return values;
}

/** A context on a save: seasons and polls are read through `memo`. */
export function contextOn(
  save: Save,
  { memo, ...more }: Pick<QueryContext, 'memo' | 'rosterMemo' | 'takenBack'>,
): QueryContext {
  const seasonOf = (year: number) => recent(memo, 'season', year, () => readSeason(save, year));
  const pollsOf = (year: number) => recent(memo, 'polls', year, () => save.polls.ofYear(year));
  return { save, season: seasonOf(save.dynasty.read().year), seasonOf, pollsOf, memo, ...more };
}

/** Runs `fn` with a context on the session's save; a newer revision on disk is read first. */
export function withContext<T>(session: SaveSession, fn: (context: QueryContext) => T): T {
  return session.read((stored) => {
    const memo = <V>(key: string, make: () => V): V => session.memo(key, make);
    const save = memo('save', () => savedAs(stored, cachedDynasty(session)));
    const rosterMemo = <V>(key: string, make: () => V): V => {
      const values = memo('from rosters', () => rosterValues(session, save.players.rosterDigest()));
      if (!values.has(key)) values.set(key, make());
      return values.get(key) as V;
    };
    return fn(contextOn(save, { memo, rosterMemo, takenBack: () => session.takenBackBy(1) }));
  });
}
