import { z } from 'zod';
import { playoffSize, teamRecord, whole, yearPage } from '../shared.ts';

/** One game of a bracket. A side reads `Winner of <id>` or `TBD` until known. */
export const matchup = z
  .strictObject({
    /** Its bracket slot (`first-round-1`, `quarterfinal-2`, `semifinal-1`, `championship`). */
    id: z.string(),
    team1: z.string(),
    team2: z.string(),
    /** Absent until the side is known. */
    seed1: whole.optional(),
    seed2: whole.optional(),
    /** True until the field is chosen. */
    is_projection: z.boolean(),
    /** The game the winner advances to; null for the championship. */
    next_game: z.string().nullable(),
    /** Game id for its page; absent until the game is created. */
    game_id: whole.optional(),
    /** Absent until it is played. */
    score1: whole.optional(),
    score2: whole.optional(),
    /** Name of the winner. */
    winner: z.string().nullable(),
  })
  .meta({ id: 'Matchup' });
export type Matchup = z.infer<typeof matchup>;

const pair = z.tuple([matchup, matchup]);
const halfBracket = z
  .strictObject({
    /** Two games in a field of 12; four in a field of 16, of which the first two lead to the first quarterfinal. */
    first_round: z.union([pair, z.tuple([matchup, matchup, matchup, matchup])]),
    quarterfinals: pair,
    semifinal: matchup,
  })
  .meta({ id: 'HalfBracket' });

const bracketOfTwo = z.strictObject({ championship: matchup });
const bracketOfFour = z.strictObject({ semifinals: pair, championship: matchup });
/** A bracket of 12 or 16 teams. */
const bracketOfHalves = z.strictObject({
  /**
   * With 12 teams: first-round games 8 vs. 9 and 5 vs. 12, and the quarterfinals of seeds 1 and 4. With 16: first-round
   * games 1 vs. 16, 8 vs. 9, 4 vs. 13 and 5 vs. 12.
   */
  left_bracket: halfBracket,
  /**
   * With 12 teams: first-round games 7 vs. 10 and 6 vs. 11, and the quarterfinals of seeds 2 and 3. With 16:
   * first-round games 2 vs. 15, 7 vs. 10, 3 vs. 14 and 6 vs. 11.
   */
  right_bracket: halfBracket,
  championship: matchup,
});
export const bracket = z.union([bracketOfHalves, bracketOfFour, bracketOfTwo]);
export type Bracket = z.infer<typeof bracket>;
export type BracketOfTwo = z.infer<typeof bracketOfTwo>;
export type BracketOfFour = z.infer<typeof bracketOfFour>;
export type BracketOfHalves = z.infer<typeof bracketOfHalves>;

const playoffTeam = z
  .strictObject({
    seed: whole,
    name: z.string(),
    ranking: whole,
    conference: z.string(),
    ...teamRecord,
    is_autobid: z.boolean(),
  })
  .meta({ id: 'PlayoffTeam' });

export const playoff = z.strictObject({
  ...yearPage,
  /** By seed. Ranks and records in all three lists are from when the field was chosen; until then, current. */
  playoff_teams: z.array(playoffTeam),
  /** First teams out, by rank. */
  bubble_teams: z.array(z.strictObject({ ranking: whole, name: z.string(), ...teamRecord, conference: z.string() })),
  /** Champions by rank; projected ones before the title games. */
  conference_champions: z.array(
    z.strictObject({
      ranking: whole,
      name: z.string(),
      conference: z.string(),
      ...teamRecord,
      /** Null if not in the field. */
      seed: whole.nullable(),
    }),
  ),
  bracket,
  /**
   * An announced playoff of another size: its first season, its teams and automatic bids, and the week of this season
   * in which it made the news (null if an earlier season or history did). Null if none has been announced.
   */
  next_playoff: z
    .strictObject({ year: whole, teams: playoffSize, autobids: whole, news_week: whole.nullable() })
    .nullable(),
});
export type Playoff = z.infer<typeof playoff>;
