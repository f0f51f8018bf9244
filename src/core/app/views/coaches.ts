import { z } from 'zod';
import { whole } from './shared.ts';

const named = { first: z.string(), last: z.string() };
/** With the program, in the seasons that are known. */
const winsAndLosses = { wins: whole, losses: whole };

/** Somebody who leads a program, or led it. */
export const headCoach = z
  .strictObject({
    ...named,
    /** In the season asked about, or in his last one there. */
    age: whole,
    /** His first season there and his last; null: he is there. */
    since: whole,
    until: whole.nullable(),
    ...winsAndLosses,
  })
  .meta({ id: 'HeadCoach' });
export type HeadCoach = z.infer<typeof headCoach>;

/** A coach in the vote for the coach of the year. */
export const votedCoach = z
  .strictObject({
    ...named,
    /** Place in the vote, from 1. */
    place: whole,
    /** Team name. */
    team: z.string(),
    /** His first season there. */
    since: whole,
    /** Before the bowls. */
    ...winsAndLosses,
    /** Wins that the program's years before let expect of as many games. */
    expected_wins: z.number(),
    /** Share of the ballots, 0 to 1. */
    share: z.number().min(0).max(1),
  })
  .meta({ id: 'VotedCoach' });
export type VotedCoach = z.infer<typeof votedCoach>;
