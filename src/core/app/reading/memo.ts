import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { rememberedOf } from '../../model/memory/remembered.ts';
import type { SaveSession } from '../../save/contracts.ts';

/** Caches a value by name, for as long as what it was computed from holds. */
export type Memo = <T>(key: string, make: () => T) => T;

/** Creates a cache that computes missing values. */
export function memoIn(values: Map<string, unknown>): Memo {
  return <T>(key: string, make: () => T): T => {
    if (!values.has(key)) values.set(key, make());
    return values.get(key) as T;
  };
}

/** What the program keeps with an open save from one state of it to the next. */
interface SessionState {
  /** The dynasty as the last decision left it, so that the next one need not load it again. */
  dynasty: { version: number; state: DynastyState } | null;
  /** Values worked out from the rosters, with the roster digest they belong to. */
  rosters: { digest: string; values: Map<string, unknown> } | null;
  /** Headlines to keep, by game, set by a replay. */
  headlines: ReadonlyMap<number, string>;
}

/** Returns what is kept with an open save, until it is no longer in use. */
export const stateOf = rememberedOf(
  (_: SaveSession): SessionState => ({ dynasty: null, rosters: null, headlines: new Map() }),
);
