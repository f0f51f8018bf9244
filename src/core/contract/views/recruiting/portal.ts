import { z } from 'zod';
import { PORTAL_ENDS, PORTAL_REASONS } from '../../../model/portal.ts';
import { classYear, page, playerName, whole } from '../shared.ts';
import { finalist } from './board.ts';

export const portalReason = z.enum(PORTAL_REASONS);

const chance = z.number().min(0).max(1);
/** A probability range. */
const range = z.tuple([chance, chance]);
const millions = z.number().min(0);

const portalPlayer = z
  .strictObject({
    ...playerName,
    /** Class in the season just played or in progress. */
    ...classYear,
    rating: whole,
    stars: whole,
    starter: z.boolean(),
    /** Chance of entering the portal, lowest and highest; null once he has. */
    chance: range.nullable(),
    /**
     * The same with a promised role, and with another 10% of the budget for retention; null once he is in the portal.
     */
    with_promise: range.nullable(),
    with_money: range.nullable(),
    /** Chance of declaring for the draft, which no promise changes; 0 once settled. */
    declares: chance,
    /** Rating of the best replacement; null if there is none. */
    next_up: whole.nullable(),
    /** Main reason to leave. */
    reason: portalReason,
    /** Whether the player promised him a role. */
    promised: z.boolean(),
  })
  .meta({ id: 'PortalMan' });
export type PortalPlayer = z.infer<typeof portalPlayer>;

const portalTarget = z
  .strictObject({
    ...playerName,
    ...classYear,
    rating: whole,
    stars: whole,
    team: z.string(),
    reason: portalReason,
    /** His role here: starter, second string, or depth. */
    role: z.enum(['starter', 'second', 'depth']),
    /**
     * The player's scheme on that side of the ball, and how much it uses his position (1 is the usual). Null if schemes
     * do not differ.
     */
    scheme: z.strictObject({ name: z.string(), plays: z.number().min(0) }).nullable(),
    /** Roster spots for transfers at his position. */
    places: whole,
    /** Rating of our lowest current starter there; null if a starting spot is open. */
    last_starter: whole.nullable(),
    /** Chance that he picks us as things stand, without the player's call and with it. */
    odds: chance,
    odds_called: chance,
    /** Other programs he is most likely to pick, with the chances. */
    rivals: z.array(z.strictObject({ team: z.string(), chance })),
    /** NIL money he would cost out of our transfer budget, in million dollars; null before NIL. */
    price: millions.nullable(),
    /** The player's choice: call him himself, pass on him, or leave it to the staff. */
    said: z.enum(['offer', 'pass', 'staff']),
  })
  .meta({ id: 'PortalTarget' });
export type PortalTarget = z.infer<typeof portalTarget>;

const portalMove = z
  .strictObject({
    ...playerName,
    /** Class of the season before the move. */
    ...classYear,
    rating: whole,
    stars: whole,
    /** Null if from outside FBS. */
    from: z.string().nullable(),
    /** Null unless he joined an FBS team. */
    to: z.string().nullable(),
    end: z.enum(PORTAL_ENDS),
    reason: portalReason,
    /** Month he announced, 1 to 12. */
    month: whole,
    /** The player's own move: a call or a role promise; null if the staff handled it. */
    you: z.enum(['called', 'promised']).nullable(),
    /** His finalists, chosen program first; empty for players of other programs. */
    finalists: z.array(finalist),
  })
  .meta({ id: 'PortalMove' });
export type PortalMove = z.infer<typeof portalMove>;

const owed = z.strictObject({ ...playerName, rating: whole, starter: z.boolean() }).meta({ id: 'OwedRole' });
export type OwedRole = z.infer<typeof owed>;

const used = z.strictObject({ used: whole, most: whole });

export const portalPage = z
  .strictObject({
    ...page,
    /** The season they transfer after. */
    year: whole,
    /** Why there is no portal; null if there is one. */
    closed: z.string().nullable(),
    /** Whether roles can be promised now, and whether players in the portal can be called. */
    can_keep: z.boolean(),
    can_offer: z.boolean(),
    promises: used,
    offers: used,
    /** Share of players in the portal who withdraw when promised a role. */
    promise_keeps: chance,
    /** Players promised a role a year ago who are still here; those who do not start are more likely to leave. */
    owed: z.array(owed),
    /** This season's NIL money for transfers and for retention, in million dollars; null before NIL. */
    money: z.strictObject({ portal: millions, keep: millions }).nullable(),
    /**
     * Share of this year's recruiting hours the staff left unused so far, 0 to 1; it lowers interest in the program.
     */
    idle: chance,
    /** Our players at risk of leaving or in the portal; promised players first, then the most likely to leave. */
    ours: z.array(portalPlayer),
    /** Up to 30 portal targets, best first. */
    market: z.array(portalTarget),
    /** Players in the portal nationwide. */
    entered: whole,
    /** The season those players moved after; null before the first. */
    moved_after: whole.nullable(),
    came: z.array(portalMove),
    went: z.array(portalMove),
    /** Players the player called himself who chose another program. */
    missed: z.array(portalMove),
  })
  .meta({ id: 'PortalPage' });
export type PortalPage = z.infer<typeof portalPage>;
