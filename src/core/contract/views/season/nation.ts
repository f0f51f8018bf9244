import { z } from 'zod';
import { gameWith, page, rankOrNone, whole } from '../shared.ts';
import { drive, gameSide } from './game.ts';

const share = z.number().min(0).max(1);
const team = z.strictObject({ name: z.string(), abbreviation: z.string(), ranking: rankOrNone });

/** Another game of the day, at the same moment as the player's own. */
const scoreLine = z
  .strictObject({
    id: whole,
    /** The home team. */
    teamA: team,
    teamB: team,
    /** Not kicked off, in progress, at halftime, or final. */
    state: z.enum(['later', 'live', 'halftime', 'final']),
    /** `3:30 PM`, Eastern. */
    kickoff: z.string(),
    /** 1 to 4; 5 and up are overtime periods; 0 before kickoff. */
    quarter: whole,
    /** `7:32` left. */
    clock: z.string(),
    score_a: whole,
    score_b: whole,
    /** Team A's win probability, 0 to 1. */
    win_prob_a: share,
    /** Whether it is a one-score game in the last eight minutes or overtime. */
    close: z.boolean(),
    /** Plays finished so far. */
    from: whole,
    /** Whether it is in the fourth quarter or later, so that its finish can be watched. */
    watchable: z.boolean(),
    /** Whether it is a game of the player's conference. */
    conference: z.boolean(),
    /** Effect on the player's chances: with a win by team A minus with a win by team B; null if none. */
    stakes: z.strictObject({ prize: z.enum(['playoff', 'conference']), swing: z.number().min(-1).max(1) }).nullable(),
  })
  .meta({ id: 'ScoreLine' });
export type ScoreLine = z.infer<typeof scoreLine>;

/** Scores around the nation during the player's game. */
export const nation = z
  .strictObject({
    ...page,
    /** Kickoff of the player's game: `3:30 PM`, Eastern. Empty once it is over, in which case there are no games. */
    kickoff: z.string(),
    /** In order of importance to the player's team: its conference, its chances, ranked teams, then the rest. */
    games: z.array(scoreLine),
  })
  .meta({ id: 'Nation' });
export type Nation = z.infer<typeof nation>;

/** Another game of the day, to watch from its current point to the end. */
export const nationGame = z
  .strictObject({
    ...page,
    game: gameWith(gameSide),
    /** Plays finished so far. */
    from: whole,
    drives: z.array(drive),
  })
  .meta({ id: 'NationGame' });
export type NationGame = z.infer<typeof nationGame>;
