import { z } from 'zod';
import { classYear, page, playerName, whole } from '../shared.ts';

/** `held`: his coach holds him back; `open`: the season can still be one that does not count. */
export const REDSHIRT_CHOICES = ['held', 'open'] as const;

const redshirtPlayer = z
  .strictObject({
    ...playerName,
    ...classYear,
    rating: whole,
    stars: whole,
    /** His place on the depth chart of his position, from 1. */
    place: whole,
    starter: z.boolean(),
    /** Games of this season that count toward a redshirt. */
    games: whole,
    redshirt_choice: z.enum(REDSHIRT_CHOICES),
    /** The first week for which he is held back; null if he is not. */
    since: whole.nullable(),
  })
  .meta({ id: 'RedshirtPlayer' });
export type RedshirtPlayer = z.infer<typeof redshirtPlayer>;

export const redshirtsPage = z
  .strictObject({
    ...page,
    year: whole,
    /** In how many games he may play who keeps the year. */
    games_allowed: whole,
    /** Whether games after the regular season count toward it. */
    postseason_counts: z.boolean(),
    /** Why no player can be redshirted now; null where it can be decided. */
    closed: z.string().nullable(),
    /** Redshirting players first, then the youngest, best first. */
    players: z.array(redshirtPlayer),
  })
  .meta({ id: 'RedshirtsPage' });
export type RedshirtsPage = z.infer<typeof redshirtsPage>;
