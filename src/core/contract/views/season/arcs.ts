import { z } from 'zod';
import { whole } from '../shared.ts';

/** Kinds of storylines that last longer than a week. */
const ARC_KINDS = [
  'record',
  'champion',
  'conference_title',
  'coach',
  'coach_wins',
  'hot_seat',
  'seat_cools',
  'rising',
  'new_coach',
  'coach_fired',
  'coach_change',
  'realignment',
  'playoff_grows',
  'larger_playoff',
  'streak_over',
  'skid_over',
  'streak',
  'skid',
  'top',
  'unbeaten',
  'series_over',
  'revenge',
  'answered',
  'ten_wins',
  'eligible',
  'ranked_again',
  'freshman',
  'milestone',
  'in_reach',
] as const;

export const arc = z
  .strictObject({
    kind: z.enum(ARC_KINDS),
    /** The storyline, in a sentence. */
    text: z.string(),
    team: z.string(),
    /** The player or coach involved, and the game it happened in. */
    player: whole.nullable(),
    coach: whole.nullable(),
    game: whole.nullable(),
  })
  .meta({ id: 'Arc' });
export type Arc = z.infer<typeof arc>;
