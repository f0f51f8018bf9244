import { z } from 'zod';
import { INDIVIDUAL_COLUMNS, STAR_KEYS } from '../columns.ts';
import { page, playerName, whole, yearPage } from '../shared.ts';

function entry<const Key extends string>(id: string, columns: readonly Key[]) {
  const stats = Object.fromEntries(columns.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>;
  return z
    .strictObject({ ...playerName, team: z.string(), gamesPlayed: whole, stats: z.strictObject(stats) })
    .meta({ id });
}

/** A player's line in each table. */
export const individualEntry = {
  passing: entry('PassingEntry', INDIVIDUAL_COLUMNS.passing),
  rushing: entry('RushingEntry', INDIVIDUAL_COLUMNS.rushing),
  receiving: entry('ReceivingEntry', INDIVIDUAL_COLUMNS.receiving),
  defense: entry('DefenseEntry', INDIVIDUAL_COLUMNS.defense),
  kicking: entry('KickingEntry', INDIVIDUAL_COLUMNS.kicking),
  punting: entry('PuntingEntry', INDIVIDUAL_COLUMNS.punting),
  returns: entry('ReturnsEntry', INDIVIDUAL_COLUMNS.returns),
};

/** Every player with a statistic in the table, by player id. */
export const individualStats = z.strictObject({
  ...yearPage,
  stats: z.strictObject({
    passing: z.record(z.string(), individualEntry.passing),
    rushing: z.record(z.string(), individualEntry.rushing),
    receiving: z.record(z.string(), individualEntry.receiving),
    defense: z.record(z.string(), individualEntry.defense),
    kicking: z.record(z.string(), individualEntry.kicking),
    punting: z.record(z.string(), individualEntry.punting),
    returns: z.record(z.string(), individualEntry.returns),
  }),
});
export type IndividualStats = z.infer<typeof individualStats>;

/** A number per star count; 0 if there are no such players. */
export const byStars = z.record(z.enum(STAR_KEYS), z.number());

export const ratingsStats = z.strictObject({
  ...page,
  /** The season of these rosters and ratings. */
  roster_year: whole,
  /** One row per prestige tier, lowest first. */
  prestige_stars_table: z.array(
    z.strictObject({
      prestige: whole,
      avg_rating: z.number(),
      avg_stars: z.number(),
      /** Percentages, 0 to 100. */
      star_percentages: byStars,
    }),
  ),
  total_star_counts: z.strictObject({
    counts: byStars,
    avg_ratings: byStars,
    avg_ratings_fr: byStars,
    avg_ratings_so: byStars,
    avg_ratings_jr: byStars,
    avg_ratings_sr: byStars,
  }),
  team_counts_by_prestige: z.array(z.strictObject({ prestige: whole, team_count: whole })),
  /** By rating, best first. */
  teams: z.array(z.strictObject({ name: z.string(), prestige: whole, rating: z.number() })),
});
export type RatingsStats = z.infer<typeof ratingsStats>;
