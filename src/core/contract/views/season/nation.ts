import { z } from 'zod';
import { gameWith, page, rankOrNone, whole } from '../shared.ts';
import { drive, gameSide } from './game.ts';

const share = z.number().min(0).max(1);
const team = z.strictObject({ name: z.string(), abbreviation: z.string(), ranking: rankOrNone });

/** A game of the same day, as far as it has come when the player's own stands where it does. */
const scoreLine = z
  .strictObject({
    id: whole,
    /** The home team. */
    teamA: team,
    teamB: team,
    /** Not kicked off, being played, at the half, or over. */
    state: z.enum(['later', 'live', 'halftime', 'final']),
    /** `3:30 PM`, Eastern. */
    kickoff: z.string(),
    /** 1 to 4; 5 and up are overtime periods; 0 before the kickoff. */
    quarter: whole,
    /** `7:32` left. */
    clock: z.string(),
    score_a: whole,
    score_b: whole,
    /** Team A's chance of winning, 0 to 1. */
    win_prob_a: share,
    /** In the last eight minutes or in overtime, and within a score. */
    close: z.boolean(),
    /** Plays that are over. */
    from: whole,
    /** In the fourth quarter or later, so that its end can be watched. */
    watchable: z.boolean(),
    /** A game of the own conference. */
    conference: z.boolean(),
    /** What it does to the own chances: those with a win of team A less those with a win of team B; null: nothing. */
    stakes: z.strictObject({ prize: z.enum(['playoff', 'conference']), swing: z.number().min(-1).max(1) }).nullable(),
  })
  .meta({ id: 'ScoreLine' });
export type ScoreLine = z.infer<typeof scoreLine>;

/** The rest of the nation beside the player's game. */
export const nation = z
  .strictObject({
    ...page,
    /** When the own game kicked off: `3:30 PM`, Eastern; empty once it is over, and then there are no games. */
    kickoff: z.string(),
    /** What matters to the own team first: its conference, its chances, ranked teams, all others. */
    games: z.array(scoreLine),
  })
  .meta({ id: 'Nation' });
export type Nation = z.infer<typeof nation>;

/** Another game of the day, to be watched from where it stands to its end. */
export const nationGame = z
  .strictObject({
    ...page,
    game: gameWith(gameSide),
    /** How many plays are over by now. */
    from: whole,
    drives: z.array(drive),
  })
  .meta({ id: 'NationGame' });
export type NationGame = z.infer<typeof nationGame>;
