import { z } from 'zod';
import { ABSENCE_KINDS, INJURY_STATUSES, RETURNS } from '../../../model/people/injuries.ts';
import { classYear, page, playerName, teamNames, whole } from '../shared.ts';

export const playerInjury = z
  .strictObject({
    status: z.enum(INJURY_STATUSES),
    injury: z.enum(ABSENCE_KINDS),
    /** The week of his injury, or the first week of his redshirt. */
    week: whole,
    /** Whether it happened in practice or camp before the week's games. */
    practice: z.boolean(),
    returns: z.enum(RETURNS),
  })
  .meta({ id: 'PlayerInjury' });
export type PlayerInjury = z.infer<typeof playerInjury>;

export const injured = z
  .strictObject({
    ...playerName,
    /** His class. */
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
  /** The week the report covers. */
  week: whole,
  /** The team's next game; null if none are left. */
  next: z.strictObject({ id: whole, weekPlayed: whole, opponent: z.string() }).nullable(),
  /** Teams on the report: both of the next game, or all. */
  reported: z.array(z.string()),
  /** By team, longest absence first; starters before others. */
  injured: z.array(injured),
  teams: teamNames,
});
export type Injuries = z.infer<typeof injuries>;
