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
    /** From 1: 1 is the winner of a vote, the others were finalists. Absent for teams of the season. */
    place: whole.optional(),
    /** First or second team. */
    selection: whole.optional(),
    /** The conference of the award, if it is not national. */
    conference: z.string().optional(),
    /** Of an award of the week. */
    week: whole.optional(),
    /** Of a game's most valuable player. */
    game: z.strictObject({ id: whole, label: z.string() }).optional(),
  })
  .meta({ id: 'PlayerAward' });
export type PlayerAward = z.infer<typeof playerAward>;
