import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { Save, SaveSession } from '../../save/contracts.ts';
import { type Deciding, loadDynasty } from '../../save/index.ts';
import { HOSTS_REMEMBERED, hostsAfter, type LastHosts } from '../../season/schedule/index.ts';
import { ruleBookOf, tuningOf } from '../saves/parameters.ts';
import { stateOf } from './memo.ts';
import { referenceOf } from './season-view.ts';

/** Returns a save's own facts, rules and balance numbers. */
export function decidingIn(save: Save): Deciding {
  return { reference: referenceOf(save), rules: ruleBookOf(save), tuning: tuningOf(save) };
}

/** Who hosted the last meeting of conference opponents before the current season. */
function lastHostsIn(save: Save): LastHosts {
  const { settings, year } = save.dynasty.read();
  let hosts: LastHosts = new Map();
  for (let past = Math.max(settings.startYear, year - HOSTS_REMEMBERED); past < year; past++) {
    hosts = hostsAfter(hosts, save.games.ofYear(past), past);
  }
  return hosts;
}

/** Loads the dynasty from a save. */
export function readDynasty(save: Save): DynastyState {
  return loadDynasty(save, decidingIn(save), lastHostsIn(save));
}

/**
 * Hands out the dynasty for the engine to change. The caller returns it with `keepDynasty` after writing the change;
 * after a failure it is loaded from the save again.
 */
export function takeDynasty(session: SaveSession, version: number, save: Save): DynastyState {
  const kept = stateOf(session);
  const known = kept.dynasty;
  kept.dynasty = null;
  return known?.version === version ? known.state : readDynasty(save);
}

/** Caches a dynasty that matches the save. */
export function keepDynasty(session: SaveSession, dynasty: DynastyState): void {
  stateOf(session).dynasty = { version: session.version, state: dynasty };
}

/** Loads the dynasty ahead of the first decision. */
export function warmDynasty(session: SaveSession): void {
  if (cachedDynasty(session)) return;
  const dynasty = session.read((save) => takeDynasty(session, session.version, save));
  keepDynasty(session, dynasty);
}

/** Returns the cached dynasty if it matches the save, read-only; null if there is none. */
export function cachedDynasty(session: SaveSession): DynastyState | null {
  const known = stateOf(session).dynasty;
  return known?.version === session.version ? known.state : null;
}

/**
 * Returns the save with the current season's lists answered from the cached dynasty, which avoids unpacking them. Every
 * list is a copy; its entries must not be changed.
 */
export function savedAs(save: Save, dynasty: DynastyState | null): Save {
  if (dynasty === null) return save;
  const now = <T>(known: () => T[], stored: (year: number) => T[]) => {
    return (year: number): T[] => (year === dynasty.year ? known() : stored(year));
  };
  return {
    ...save,
    programs: { ...save.programs, ofYear: now(() => [...dynasty.programs], save.programs.ofYear) },
    games: { ...save.games, ofYear: now(() => [...dynasty.games], save.games.ofYear) },
    polls: {
      ...save.polls,
      ofYear: now(() => [...dynasty.polls], save.polls.ofYear),
      last: (year) => (year === dynasty.year ? (dynasty.polls.at(-1) ?? null) : save.polls.last(year)),
    },
    playerSeasons: {
      ...save.playerSeasons,
      ofYear: now(
        () => [...dynasty.playerSeasons.values()].sort((a, b) => a.player - b.player),
        save.playerSeasons.ofYear,
      ),
    },
    teamStats: {
      ...save.teamStats,
      ofYear: now(
        () => [...dynasty.teamStats.values()].sort((a, b) => (a.team < b.team ? -1 : 1)),
        save.teamStats.ofYear,
      ),
    },
  };
}
