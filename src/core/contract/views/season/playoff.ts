import { z } from 'zod';
import { teamRecord, whole, yearPage } from '../shared.ts';

/** One game of a bracket. A side not yet known reads `Winner of <id>` or `TBD`. */
export const matchup = z
  .strictObject({
    /** Its place in the bracket (`first-round-1`, `quarterfinal-2`, `semifinal-1`, `championship`). */
    id: z.string(),
    team1: z.string(),
    team2: z.string(),
    /** Absent while the side is not known. */
    seed1: whole.optional(),
    seed2: whole.optional(),
    /** True until the field is chosen. */
    is_projection: z.boolean(),
    /** Where the winner goes on; null for the championship. */
    next_game: z.string().nullable(),
    /** Id of the real game, for its page; absent before it is made. */
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
    /** Two games in a field of twelve; in one of sixteen four, of which the first two lead to the first quarterfinal. */
    first_round: z.union([pair, z.tuple([matchup, matchup, matchup, matchup])]),
    quarterfinals: pair,
    semifinal: matchup,
  })
  .meta({ id: 'HalfBracket' });

const bracketOfTwo = z.strictObject({ championship: matchup });
const bracketOfFour = z.strictObject({ semifinals: pair, championship: matchup });
/** Of twelve or sixteen teams. */
const bracketOfHalves = z.strictObject({
  /**
   * Twelve: first round 8 v 9 and 5 v 12, quarterfinals of seeds 1 and 4. Sixteen: first round 1 v 16, 8 v 9, 4 v 13 and
   * 5 v 12.
   */
  left_bracket: halfBracket,
  /**
   * Twelve: first round 7 v 10 and 6 v 11, quarterfinals of seeds 2 and 3. Sixteen: first round 2 v 15, 7 v 10, 3 v 14 and
   * 6 v 11.
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
  /** By seed. Ranks and records of all three lists are those when the field was chosen, until then the present ones. */
  playoff_teams: z.array(playoffTeam),
  /** The next best, by ranking. */
  bubble_teams: z.array(z.strictObject({ ranking: whole, name: z.string(), ...teamRecord, conference: z.string() })),
  /** Champions, before the title games the projected ones, by ranking. */
  conference_champions: z.array(
    z.strictObject({
      ranking: whole,
      name: z.string(),
      conference: z.string(),
      ...teamRecord,
      /** Null for one that is not in the field. */
      seed: whole.nullable(),
    }),
  ),
  bracket,
});
export type Playoff = z.infer<typeof playoff>;
