import { z } from 'zod';
import { classYear, nextOpponent, page, playerName, positionName, teamNames, whole } from '../shared.ts';
import { schemes } from './coaches.ts';
import { playerInjury } from './injuries.ts';
import { REDSHIRT_CHOICES } from './redshirts.ts';

const depthPlayer = z
  .strictObject({
    ...playerName,
    ...classYear,
    rating: whole,
    stars: whole,
    /** His place in the staff's order, from 1. */
    staff_place: whole,
    /** Whether he starts the next game. */
    starts: z.boolean(),
    /** Games of this season that he appeared in. */
    games: whole,
    /** Before the coming game; null for who is well. */
    injury: playerInjury.nullable(),
    /** Whether his coach holds him back, or could: `open`. Null: the season counts for him, or he is another team's. */
    redshirt_choice: z.enum(REDSHIRT_CHOICES).nullable(),
  })
  .meta({ id: 'DepthPlayer' });
export type DepthPlayer = z.infer<typeof depthPlayer>;

const orderEffect = z
  .strictObject({
    /** Mean rating of those who start at the position. */
    rating: z.number(),
    /** Chance to win the next game, 0 to 1; null when there is none. */
    win: z.number().nullable(),
  })
  .meta({ id: 'OrderEffect' });

const depthPosition = z
  .strictObject({
    position: positionName,
    /** How many start, and the most that are on the field in any look of the team. */
    starters: whole,
    plays: whole,
    /** Whether the order is the player's; false: the staff's. */
    own: z.boolean(),
    /** In the order in force; who is out is passed over. */
    players: z.array(depthPlayer),
    /** With this order. */
    now: orderEffect,
    /** With the staff's order at this position, the others as they are. */
    staff: orderEffect,
  })
  .meta({ id: 'DepthPosition' });
export type DepthPosition = z.infer<typeof depthPosition>;

const strength = z.strictObject({ rating: z.number(), offense: z.number(), defense: z.number() });

export const depthPage = z
  .strictObject({
    ...page,
    /** The season whose roster this is: the one to come once the rosters have turned over. */
    roster_year: whole,
    /** Whether the user can set this chart: his own team's, and not between seasons. */
    can_change: z.boolean(),
    /** Whether any order is the player's. */
    own: z.boolean(),
    /** The next game; null without one. */
    opponent: nextOpponent.nullable(),
    /** The lineups for the next game: by the order in force, and by the staff's everywhere. */
    now: strength.extend({ win: z.number().nullable() }),
    staff: strength.extend({ win: z.number().nullable() }),
    /** The schemes that set the number of starters by position; null where they are unknown. */
    schemes: schemes.nullable(),
    positions: z.array(depthPosition),
    teams: teamNames,
  })
  .meta({ id: 'DepthPage' });
export type DepthPage = z.infer<typeof depthPage>;
