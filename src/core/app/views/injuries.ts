import { z } from 'zod';
import { INJURY_KINDS } from '../../model/injuries.ts';
import { classYear, page, playerName, teamNames, whole } from './shared.ts';

/**
 * `out`: he misses the week's game; `doubtful`: this one, probably not the next; `first_half`: sent off in the last game,
 * he sits out one half; `questionable`: hurt lately, but he plays; `held_back`: fit, but his coach redshirts him. The report of
 * the week leaves the last out.
 */
export const INJURY_STATUSES = ['out', 'doubtful', 'first_half', 'questionable', 'held_back'] as const;
/** When the staff expects him back. */
export const RETURNS = [
  'this_week',
  'next_week',
  'two_or_three_weeks',
  'four_to_six_weeks',
  'longer',
  'not_this_season',
] as const;

export const playerInjury = z
  .strictObject({
    status: z.enum(INJURY_STATUSES),
    injury: z.enum(INJURY_KINDS),
    /** The week in which he was hurt, or from which he is held back. */
    week: whole,
    /** In practice or camp before the week's games. */
    practice: z.boolean(),
    returns: z.enum(RETURNS),
  })
  .meta({ id: 'PlayerInjury' });
export type PlayerInjury = z.infer<typeof playerInjury>;

export const injured = z
  .strictObject({
    ...playerName,
    /** Class. */
    ...classYear,
    rating: whole,
    starter: z.boolean(),
    team: z.string(),
    ...playerInjury.shape,
  })
  .meta({ id: 'Injured' });
export type Injured = z.infer<typeof injured>;

export const injuries = z.strictObject({
  ...page,
  /** The week whose games the report is about. */
  week: whole,
  /** The team's next game; null when it has none left. */
  next: z.strictObject({ id: whole, weekPlayed: whole, opponent: z.string() }).nullable(),
  /** The teams reported on: both of the next game, or all. */
  reported: z.array(z.string()),
  /** Team by team, who is out longest first; starters before others. */
  injured: z.array(injured),
  teams: teamNames,
});
export type Injuries = z.infer<typeof injuries>;
