import type { World } from '../dynasty/world.ts';
import type { Save, SaveSession } from '../save/contracts.ts';
import { type Deciding, loadWorld } from '../save/index.ts';
import { ruleBookOf, tuningOf } from './parameters.ts';
import { referenceOf } from './season-view.ts';

interface Kept {
  version: number;
  world: World;
}

/** What a save is played by: its own facts, rules and balance numbers. */
export function decidingIn(save: Save): Deciding {
  return { reference: referenceOf(save), rules: ruleBookOf(save), tuning: tuningOf(save) };
}

/** The world each open save was left in by its last decision, so that the next one need not read it again. */
const kept = new WeakMap<SaveSession, Kept>();

/**
 * The dynasty for the engine to change. It is handed out once: who changes it gives it back with `keepWorld` when the
 * change has been written, and after a failure it is read from the save again.
 */
export function takeWorld(session: SaveSession, version: number, save: Save): World {
  const known = kept.get(session);
  kept.delete(session);
  return known?.version === version ? known.world : loadWorld(save, decidingIn(save));
}

/** Keeps a world that is what the save now says. */
export function keepWorld(session: SaveSession, world: World): void {
  kept.set(session, { version: session.version, world });
}

/** Reads the world before anybody decides, so that the first decision need not. */
export function layOutWorld(session: SaveSession): void {
  if (knownWorld(session)) return;
  const world = session.read((save) => takeWorld(session, session.version, save));
  keepWorld(session, world);
}

/** The world that is what the save now says, to look at only; null when none is kept. */
export function knownWorld(session: SaveSession): World | null {
  const known = kept.get(session);
  return known?.version === session.version ? known.world : null;
}

/**
 * The save, with the running season's lists answered from the world that the last decision left: the same values
 * without unpacking them. Every list is a new one, its entries are not to be changed.
 */
export function savedAs(save: Save, world: World | null): Save {
  if (world === null) return save;
  const now = <T>(known: () => T[], stored: (year: number) => T[]) => {
    return (year: number): T[] => (year === world.year ? known() : stored(year));
  };
  return {
    ...save,
    programs: { ...save.programs, ofYear: now(() => [...world.programs], save.programs.ofYear) },
    games: { ...save.games, ofYear: now(() => [...world.games], save.games.ofYear) },
    polls: {
      ...save.polls,
      ofYear: now(() => [...world.polls], save.polls.ofYear),
      last: (year) => (year === world.year ? (world.polls.at(-1) ?? null) : save.polls.last(year)),
    },
    playerSeasons: {
      ...save.playerSeasons,
      ofYear: now(
        () => [...world.playerSeasons.values()].sort((a, b) => a.player - b.player),
        save.playerSeasons.ofYear,
      ),
    },
    teamStats: {
      ...save.teamStats,
      ofYear: now(
        () => [...world.teamStats.values()].sort((a, b) => (a.team < b.team ? -1 : 1)),
        save.teamStats.ofYear,
      ),
    },
  };
}
