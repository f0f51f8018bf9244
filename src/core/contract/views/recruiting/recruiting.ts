import { z } from 'zod';
import { growth, page, playerName, team, whole } from '../shared.ts';

export const recruit = z
  .strictObject({
    ...playerName,
    rating: whole,
    stars: whole.min(1).max(5),
    ...growth,
  })
  .meta({ id: 'Recruit' });
export type Recruit = z.infer<typeof recruit>;

export const recruitingSummary = z.strictObject({
  ...page,
  /** The season the class first plays; ratings, prestige and conferences are that season's. */
  roster_year: whole,
  summary_stats: z.strictObject({
    total_freshmen: whole,
    avg_rating: z.number(),
    max_rating: whole,
    min_rating: whole,
  }),
  /** By team name, most prestigious program first; players by rating. */
  freshmen_by_team: z.record(z.string(), z.strictObject({ team, players: z.array(recruit) })),
});
export type RecruitingSummary = z.infer<typeof recruitingSummary>;
