import { z } from 'zod';
import { TEAM_STAT_COLUMNS } from '../columns.ts';
import { ledBy } from '../people/coaches.ts';
import { page, whole, yearPage } from '../shared.ts';
import { individualEntry } from './stats.ts';

/**
 * Per game, one decimal; `fumbles` are fumbles lost; a sack counts as a rushing attempt. All 0 before the first game.
 */
export const teamStatLine = z
  .strictObject({ games: whole, ...numbers(TEAM_STAT_COLUMNS) })
  .meta({ id: 'TeamStatLine' });
export type TeamStatLine = z.infer<typeof teamStatLine>;

function numbers<const Key extends string>(keys: readonly Key[]): Record<Key, z.ZodNumber> {
  return Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>;
}

/** Empty for a team outside FBS. */
const ranks = z.partialRecord(z.enum(TEAM_STAT_COLUMNS), whole);

/** One team's statistics, its national rank in each, and its leaders. */
export const teamStats = z.strictObject({
  ...page,
  ...ledBy,
  offense: teamStatLine,
  defense: teamStatLine,
  /** 1 is best; for the defense and for giveaways, that means the fewest. */
  ranks: z.strictObject({ offense: ranks, defense: ranks }),
  /** Top few of each kind, best first. */
  leaders: z.strictObject({
    passing: z.array(individualEntry.passing),
    rushing: z.array(individualEntry.rushing),
    receiving: z.array(individualEntry.receiving),
  }),
});
export type TeamStats = z.infer<typeof teamStats>;

/** All teams by name; the defense is what opponents did against the team. */
export const teamStatsTable = z.strictObject({
  ...yearPage,
  offense: z.record(z.string(), teamStatLine),
  defense: z.record(z.string(), teamStatLine),
});
export type TeamStatsTable = z.infer<typeof teamStatsTable>;
