import { z } from 'zod';
import { classYear, growth, page, playerName, positionName, teamNames, whole } from '../shared.ts';
import { ledBy } from './coaches.ts';
import { playerInjury } from './injuries.ts';
import { playerStats } from './player.ts';

const rosterPlayer = z
  .strictObject({
    ...playerName,
    ...classYear,
    /** On his back, 0 to 99. */
    number: whole,
    rating: whole,
    starter: z.boolean(),
    stars: whole,
    ...growth,
    /** Inches and pounds, as listed. */
    height: whole,
    weight: whole,
    /** Postal code of his home state. */
    home_state: z.string(),
    /** Games of this season that he appeared in. */
    games: whole,
    /** Games of this season that his team played and he could not. */
    missed: whole,
    /** Before the coming game; null for who is well. */
    injury: playerInjury.nullable(),
    /** He has come from another team and may not play this season. */
    sits_out: z.boolean(),
    /** The numbers of `SEASON_STATS` for his position this season; none before his first game. */
    stats: playerStats,
  })
  .meta({ id: 'RosterPlayer' });
export type RosterPlayer = z.infer<typeof rosterPlayer>;

const walkOn = z
  .strictObject({
    first: z.string(),
    last: z.string(),
    pos: positionName,
    ...classYear,
    number: whole,
    /** Postal code of his home state. */
    home_state: z.string(),
  })
  .meta({ id: 'WalkOn' });
export type WalkOn = z.infer<typeof walkOn>;

export const roster = z.strictObject({
  ...page,
  /** The season whose roster this is: the one to come once the rosters have turned over. */
  roster_year: whole,
  /** That season. */
  ...ledBy,
  /** Games that the team has played this season. */
  team_games: whole,
  /** Grouped by position, starters first, then by rating. */
  roster: z.array(rosterPlayer),
  /** On the roster without a scholarship, by position and number; they do not play. None of a team that is not in FBS. */
  walk_ons: z.array(walkOn),
  positions: z.array(positionName),
  teams: teamNames,
});
export type Roster = z.infer<typeof roster>;
