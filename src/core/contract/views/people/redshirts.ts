import { z } from 'zod';
import { classYear, page, playerName, whole } from '../shared.ts';

/** `held`: redshirting by his coach's decision; `open`: he can still redshirt this season. */
export const REDSHIRT_CHOICES = ['held', 'open'] as const;

const redshirtPlayer = z
  .strictObject({
    ...playerName,
    ...classYear,
    rating: whole,
    stars: whole,
    /** His spot on the depth chart of his position, from 1. */
    place: whole,
    starter: z.boolean(),
    /** Games this season that count toward a redshirt. */
    games: whole,
    redshirt_choice: z.enum(REDSHIRT_CHOICES),
    /** First week of his redshirt; null if he is not redshirting. */
    since: whole.nullable(),
  })
  .meta({ id: 'RedshirtPlayer' });
export type RedshirtPlayer = z.infer<typeof redshirtPlayer>;

export const redshirtsPage = z
  .strictObject({
    ...page,
    year: whole,
    /** Games a player may appear in and still redshirt. */
    games_allowed: whole,
    /** Whether games after the regular season count toward that limit. */
    postseason_counts: z.boolean(),
    /** Why no player can be redshirted now; null if one can. */
    closed: z.string().nullable(),
    /** Redshirting players first, then youngest, best first. */
    players: z.array(redshirtPlayer),
  })
  .meta({ id: 'RedshirtsPage' });
export type RedshirtsPage = z.infer<typeof redshirtsPage>;
