import { z } from 'zod';
import { page, teamNames, whole } from './shared.ts';

const historyYear = z
  .strictObject({
    year: whole,
    prestige: whole,
    /** Before the dynasty, an estimate from the real season's final rank. */
    rating: z.number(),
    conference: z.string(),
    wins: whole,
    losses: whole,
    /** 0 if none. */
    rank: whole,
    /** Whether the season's games can be viewed. */
    has_games: z.boolean(),
  })
  .meta({ id: 'HistoryYear' });
export type HistoryYear = z.infer<typeof historyYear>;

export const history = z.strictObject({
  ...page,
  /** Newest first. */
  years: z.array(historyYear),
  teams: teamNames,
});
export type History = z.infer<typeof history>;
