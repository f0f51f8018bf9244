import type { World } from '../dynasty/world.ts';
import type { Save, SaveSession } from '../save/contracts.ts';
import { loadWorld } from '../save/index.ts';
import { referenceOf } from './season-view.ts';
import { TUNING } from './tuning.ts';

interface Kept {
  version: number;
  world: World;
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
  return known?.version === version ? known.world : loadWorld(save, referenceOf(save), TUNING);
}

/** Keeps a world that is what the save now says. */
export function keepWorld(session: SaveSession, world: World): void {
  kept.set(session, { version: session.version, world });
}
