import { z } from 'zod';
import { classYear, growth, page, playerName, positionName, teamNames, whole } from '../shared.ts';
import { ledBy } from './coaches.ts';
import { playerInjury } from './injuries.ts';
import { playerStats } from './player.ts';

const rosterPlayer = z
  .strictObject({
    ...playerName,
    ...classYear,
    /** Jersey number, 0 to 99. */
    number: whole,
    rating: whole,
    starter: z.boolean(),
    stars: whole,
    ...growth,
    /** Listed height in inches and weight in pounds. */
    height: whole,
    weight: whole,
    /** Postal code of his home state. */
    home_state: z.string(),
    /** Games played this season. */
    games: whole,
    /** Team games missed this season. */
    missed: whole,
    /** His injury before the coming game; null if healthy. */
    injury: playerInjury.nullable(),
    /** Whether he is a transfer who must sit out this season. */
    sits_out: z.boolean(),
    /** This season's `SEASON_STATS` of his position; empty before his first game. */
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
  /** The season the roster belongs to: the upcoming one once rosters have turned over. */
  roster_year: whole,
  /** Head coach and schemes that season. */
  ...ledBy,
  /** Games the team has played this season. */
  team_games: whole,
  /** Grouped by position, starters first, then by rating. */
  roster: z.array(rosterPlayer),
  /**
   * Players on the roster without a scholarship, by position and number; they do not play. Empty for a team outside
   * FBS.
   */
  walk_ons: z.array(walkOn),
  positions: z.array(positionName),
  teams: teamNames,
});
export type Roster = z.infer<typeof roster>;
