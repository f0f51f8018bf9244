import { z } from 'zod';
import { whole } from './shared.ts';

const universeOffer = z
  .strictObject({
    /** Value of `universe` in a new game. */
    id: z.string(),
    /** Its file or folder next to the saves; null if it is built in. */
    file: z.string().nullable(),
    name: z.string(),
    /** Description; empty if it has none. */
    about: z.string(),
    /** Its starting season; null if it cannot be used. */
    season: whole.nullable(),
    teams: whole,
    conferences: whole,
    /** Problems, one sentence each; empty if it can be used. */
    faults: z.array(z.string()),
  })
  .meta({ id: 'UniverseOffer' });
export type UniverseOffer = z.infer<typeof universeOffer>;

/** A universe file's content, as docs/universe.md describes it. */
export const universeContent = z.strictObject({ universe: z.record(z.string(), z.unknown()) });

/** A universe that was checked, and saved if it was given a name. */
export const savedUniverse = z.strictObject({ status: z.literal('success'), universe: universeOffer });

/** Universes available for a new game, built-in ones first. */
export const universes = z.strictObject({ universes: z.array(universeOffer) });
