import { z } from 'zod';
import { page, recordText, scheduleGame, whole } from './shared.ts';

export const ranking = z
  .strictObject({
    name: z.string(),
    ranking: whole,
    record: recordText,
    /** Places gained since the poll before; negative: lost. */
    movement: whole,
    poll_score: z.number().nullable(),
    /** Null before a game is played. */
    strength_of_record: z.number().nullable(),
    last_game: scheduleGame.nullable(),
    next_game: scheduleGame.nullable(),
  })
  .meta({ id: 'Ranking' });
export type Ranking = z.infer<typeof ranking>;

export const rankings = z.strictObject({
  ...page,
  /** All teams, best first. */
  rankings: z.array(ranking),
});
export type Rankings = z.infer<typeof rankings>;
