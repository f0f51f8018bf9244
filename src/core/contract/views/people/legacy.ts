import { z } from 'zod';
import { LEGACY_PARTS, MILESTONE_KINDS, PRIZES, RELATIONS, VERDICTS } from '../../../model/people/legacy.ts';
import { page, whole } from '../shared.ts';

/** A head coach's legacy: points by stop, trophies, coaches faced, and milestones. */

const winsAndLosses = { wins: whole, losses: whole };

const legacyStop = z
  .strictObject({
    team: z.string(),
    since: whole,
    /** Null if he is still there. */
    until: whole.nullable(),
    ...winsAndLosses,
    titles: whole,
    conference_titles: whole,
    bowl_wins: whole,
    rivalry_wins: whole,
    /** Prestige of the program in his first season, and after his last or now. */
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
    /** The opponent it was won against; null if no single team. */
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
    /** The program the opposing coach led at their last meeting. */
    team: z.string(),
    ...winsAndLosses,
    /** Winning (above 0) or losing (below 0) streak. */
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
    /** Which number it was: the 100th win, the first bowl win. */
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
    /** The next milestone win, and how many wins it is away. */
    next: z.strictObject({ count: whole, left: whole }),
    /** Latest first. */
    stops: z.array(legacyStop),
    trophies: z.array(legacyTrophy),
    /** Coaches he has faced at least twice, or knows; most games first. */
    faced: z.array(facedCoach),
    milestones: z.array(milestone),
  })
  .meta({ id: 'LegacyPage' });
export type LegacyPage = z.infer<typeof legacyPage>;
