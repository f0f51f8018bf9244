import { z } from 'zod';
import { AWARD_NAMES, AWARD_ROLES } from '../../../model/people/awards.ts';
import { whole } from '../shared.ts';

export const awardRole = z.enum(AWARD_ROLES);

/** An award on a player's own page. */
export const playerAward = z
  .strictObject({
    year: whole,
    award: z.enum(AWARD_NAMES),
    role: awardRole,
    /** From 1: the winner of a vote is 1, finalists follow. Absent for teams of the season. */
    place: whole.optional(),
    /** First or second team. */
    selection: whole.optional(),
    /** The awarding conference; absent for a national award. */
    conference: z.string().optional(),
    /** Week of a weekly award. */
    week: whole.optional(),
    /** Game of an MVP award. */
    game: z.strictObject({ id: whole, label: z.string() }).optional(),
  })
  .meta({ id: 'PlayerAward' });
export type PlayerAward = z.infer<typeof playerAward>;
