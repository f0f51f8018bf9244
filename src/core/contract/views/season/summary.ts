import { z } from 'zod';
import { page, playoffSize, team, whole } from '../shared.ts';

export const summary = z.strictObject({
  ...page,
  champion: team,
  /** By team name: the conference it leaves and the one it joins next season. */
  realignment: z.record(z.string(), z.strictObject({ old: z.string(), new: z.string() })),
  /** Renamed conferences, by the old name; their members are not in `realignment`. */
  renamed: z.record(z.string(), z.string()),
  /** A playoff of another size to come, as announced; null: none is. */
  next_playoff: z.strictObject({ year: whole, teams: playoffSize, autobids: whole }).nullable(),
});
export type Summary = z.infer<typeof summary>;
