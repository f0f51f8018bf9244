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
    /** His spot in the staff's order, from 1. */
    staff_place: whole,
    /** Whether he starts the next game. */
    starts: z.boolean(),
    /** Games played this season. */
    games: whole,
    /** His injury before the coming game; null if healthy. */
    injury: playerInjury.nullable(),
    /**
     * Whether he is redshirting, or could: `open`. Null if the season counts for him, or if he plays for another team.
     */
    redshirt_choice: z.enum(REDSHIRT_CHOICES).nullable(),
  })
  .meta({ id: 'DepthPlayer' });
export type DepthPlayer = z.infer<typeof depthPlayer>;

const orderEffect = z
  .strictObject({
    /** Mean rating of the starters at the position. */
    rating: z.number(),
    /** Win probability in the next game, 0 to 1; null if there is none. */
    win: z.number().nullable(),
  })
  .meta({ id: 'OrderEffect' });

const depthPosition = z
  .strictObject({
    position: positionName,
    /** Number of starters, and most players of the position on the field in any of the team's groupings. */
    starters: whole,
    plays: whole,
    /** Whether the order is the player's rather than the staff's. */
    own: z.boolean(),
    /** In the current order; unavailable players are skipped. */
    players: z.array(depthPlayer),
    /** With the current order. */
    now: orderEffect,
    /** With the staff's order at this position and no other changes. */
    staff: orderEffect,
  })
  .meta({ id: 'DepthPosition' });
export type DepthPosition = z.infer<typeof depthPosition>;

const strength = z.strictObject({ rating: z.number(), offense: z.number(), defense: z.number() });

export const depthPage = z
  .strictObject({
    ...page,
    /** The season the roster belongs to: the upcoming one once rosters have turned over. */
    roster_year: whole,
    /** Whether the player can set this depth chart: only his own team's, and not between seasons. */
    can_change: z.boolean(),
    /** Whether any position has the player's own order. */
    own: z.boolean(),
    /** The next game; null if there is none. */
    opponent: nextOpponent.nullable(),
    /** Lineup strength in the next game, with the current order and with the staff's order everywhere. */
    now: strength.extend({ win: z.number().nullable() }),
    staff: strength.extend({ win: z.number().nullable() }),
    /** The schemes, which set the number of starters by position; null if unknown. */
    schemes: schemes.nullable(),
    positions: z.array(depthPosition),
    teams: teamNames,
  })
  .meta({ id: 'DepthPage' });
export type DepthPage = z.infer<typeof depthPage>;
