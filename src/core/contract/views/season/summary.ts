import { z } from 'zod';
import { page, playoffSize, team, whole } from '../shared.ts';

export const summary = z.strictObject({
  ...page,
  champion: team,
  /** By team name: its old conference, and its conference next season. */
  realignment: z.record(z.string(), z.strictObject({ old: z.string(), new: z.string() })),
  /** Renamed conferences by old name; their members are not in `realignment`. */
  renamed: z.record(z.string(), z.string()),
  /** An announced change in playoff size; null if none. */
  next_playoff: z.strictObject({ year: whole, teams: playoffSize, autobids: whole }).nullable(),
});
export type Summary = z.infer<typeof summary>;
