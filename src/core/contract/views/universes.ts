import { z } from 'zod';
import { whole } from './shared.ts';

const universeOffer = z
  .strictObject({
    /** What a new game gives as its `universe`. */
    id: z.string(),
    /** Its file or folder beside the saves; null: it comes with the program. */
    file: z.string().nullable(),
    name: z.string(),
    /** What it is about; empty where it does not say. */
    about: z.string(),
    /** The season in which it starts; null for one that cannot be used. */
    season: whole.nullable(),
    teams: whole,
    conferences: whole,
    /** What is wrong with it, one sentence each; empty for one that can be used. */
    faults: z.array(z.string()),
  })
  .meta({ id: 'UniverseOffer' });
export type UniverseOffer = z.infer<typeof universeOffer>;

/** A universe file's content, as docs/universe.md describes it. */
export const universeContent = z.strictObject({ universe: z.record(z.string(), z.unknown()) });

/** A universe that was checked, and written beside the saves where it was given a name. */
export const savedUniverse = z.strictObject({ status: z.literal('success'), universe: universeOffer });

/** The universes that a new game can be played in, the program’s first. */
export const universes = z.strictObject({ universes: z.array(universeOffer) });
