import { z } from 'zod';
import { LEGACY_PARTS, MILESTONE_KINDS, PRIZES, RELATIONS, VERDICTS } from '../../../model/people/legacy.ts';
import { page, whole } from '../shared.ts';

/** What a head coach leaves behind: points by stop, what he won, the coaches he has faced, and milestones. */

const winsAndLosses = { wins: whole, losses: whole };

const legacyStop = z
  .strictObject({
    team: z.string(),
    since: whole,
    /** Null: he is there. */
    until: whole.nullable(),
    ...winsAndLosses,
    titles: whole,
    conference_titles: whole,
    bowl_wins: whole,
    rivalry_wins: whole,
    /** Of the program in his first season and after his last, or now. */
    prestige_from: whole,
    prestige_to: whole,
    points: z.number(),
    parts: z.array(z.strictObject({ part: z.enum(LEGACY_PARTS), points: z.number() })),
    verdict: z.enum(VERDICTS),
  })
  .meta({ id: 'LegacyStop' });
export type LegacyStop = z.infer<typeof legacyStop>;

const legacyTrophy = z
  .strictObject({
    year: whole,
    team: z.string(),
    kind: z.enum(PRIZES),
    /** `Big Ten`, `Rose Bowl`, `Paul Bunyan's Axe`. */
    name: z.string(),
    /** The opponent it was won against; null: no single team. */
    opponent: z.string().nullable(),
    score: z.string(),
    game: whole.nullable(),
  })
  .meta({ id: 'LegacyTrophy' });
export type LegacyTrophy = z.infer<typeof legacyTrophy>;

const facedCoach = z
  .strictObject({
    id: whole,
    first: z.string(),
    last: z.string(),
    /** The program he led when they last met. */
    team: z.string(),
    ...winsAndLosses,
    /** Won (above 0) or lost (below 0) in a row. */
    streak: whole,
    last_year: whole,
    last_score: z.string(),
    last_game: whole,
    relation: z.enum(RELATIONS).nullable(),
  })
  .meta({ id: 'FacedCoach' });
export type FacedCoach = z.infer<typeof facedCoach>;

const milestone = z
  .strictObject({
    kind: z.enum(MILESTONE_KINDS),
    /** How many it was: the 100th win, the first bowl win. */
    count: whole,
    year: whole,
    week: whole,
    team: z.string(),
    opponent: z.string(),
    score: z.string(),
    game: whole,
  })
  .meta({ id: 'Milestone' });
export type Milestone = z.infer<typeof milestone>;

export const legacyPage = z
  .strictObject({
    ...page,
    coach: z.strictObject({ id: whole, first: z.string(), last: z.string() }),
    points: z.number(),
    ...winsAndLosses,
    /** The win that comes next as a milestone, and how many are missing. */
    next: z.strictObject({ count: whole, left: whole }),
    /** The latest first. */
    stops: z.array(legacyStop),
    trophies: z.array(legacyTrophy),
    /** Coaches he has met at least twice, or knows: those faced most first. */
    faced: z.array(facedCoach),
    milestones: z.array(milestone),
  })
  .meta({ id: 'LegacyPage' });
export type LegacyPage = z.infer<typeof legacyPage>;
