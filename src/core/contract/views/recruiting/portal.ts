import { z } from 'zod';
import { PORTAL_ENDS, PORTAL_REASONS } from '../../../model/portal.ts';
import { classYear, page, playerName, whole } from '../shared.ts';
import { finalist } from './board.ts';

export const portalReason = z.enum(PORTAL_REASONS);

const chance = z.number().min(0).max(1);
/** A chance at least and at most. */
const range = z.tuple([chance, chance]);
const millions = z.number().min(0);

const portalMan = z
  .strictObject({
    ...playerName,
    /** Class of the season just played, or being played. */
    ...classYear,
    rating: whole,
    stars: whole,
    starter: z.boolean(),
    /** How likely he is to look for another team, at least and at most; null once he does. */
    chance: range.nullable(),
    /** The same with a promised role, and with ten percent of the budget more for retention; null once he is in the portal. */
    with_promise: range.nullable(),
    with_money: range.nullable(),
    /** How likely he declares for the draft, which no promise changes; 0 once that is decided. */
    declares: chance,
    /** Rating of the best player who would step in for him; null without one. */
    next_up: whole.nullable(),
    /** What draws him away most. */
    reason: portalReason,
    /** Whether you have promised him a part. */
    promised: z.boolean(),
  })
  .meta({ id: 'PortalMan' });
export type PortalMan = z.infer<typeof portalMan>;

const portalTarget = z
  .strictObject({
    ...playerName,
    ...classYear,
    rating: whole,
    stars: whole,
    team: z.string(),
    reason: portalReason,
    /** What he would be here: among those who start, of the second string, or behind them. */
    role: z.enum(['starter', 'second', 'depth']),
    /** Your scheme on his side of the ball, and how much it plays his position: 1 as much as usual. Null where schemes do not differ. */
    scheme: z.strictObject({ name: z.string(), plays: z.number().min(0) }).nullable(),
    /** Places that we have for transfers at his position. */
    places: whole,
    /** Rating of the last starter we have there now; null where a spot to start is open. */
    last_starter: whole.nullable(),
    /** How likely he chooses us, as things stand: without a call of yours, and with one. */
    odds: chance,
    odds_called: chance,
    /** The other programs he is likeliest to choose, with how likely. */
    rivals: z.array(z.strictObject({ team: z.string(), chance })),
    /** NIL money he would take of what we have for transfers, million dollars; null before NIL. */
    price: millions.nullable(),
    /** What you have said: call him yourself, leave him alone, or nothing. */
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
    /** Null: from below FBS. */
    from: z.string().nullable(),
    /** Null unless he joined an FBS team. */
    to: z.string().nullable(),
    end: z.enum(PORTAL_ENDS),
    reason: portalReason,
    /** 1 to 12, when he said that he would leave. */
    month: whole,
    /** What you did about him yourself: called him, or promised him a role; null for what the staff did. */
    you: z.enum(['called', 'promised']).nullable(),
    /** His finalists, the chosen program first; empty for players of other programs. */
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
    /** The season after which they move. */
    year: whole,
    /** Null where there is a portal; else why there is none. */
    closed: z.string().nullable(),
    /** Whether you can promise a bigger role now, and whether you can call players in the portal. */
    can_keep: z.boolean(),
    can_offer: z.boolean(),
    promises: used,
    offers: used,
    /** Share of the players in the portal who withdraw once they are promised a role. */
    promise_keeps: chance,
    /** Players promised a role a year ago who are still here: one who does not start is likelier to leave. */
    owed: z.array(owed),
    /** Million dollars of this season for transfers and to keep players; null before NIL. */
    money: z.strictObject({ portal: millions, keep: millions }).nullable(),
    /** Share of its hours so far this year that the staff left unused, 0 to 1: it costs interest in the program. */
    idle: chance,
    /** Your players at risk of leaving, or in the portal; players with a promise first, then the likeliest. */
    ours: z.array(portalMan),
    /** Portal targets, best first: thirty at most. */
    market: z.array(portalTarget),
    /** Players in the portal nationwide. */
    entered: whole,
    /** The season after which those moved; null before the first. */
    moved_after: whole.nullable(),
    came: z.array(portalMove),
    went: z.array(portalMove),
    /** Players you called yourself who chose another program. */
    missed: z.array(portalMove),
  })
  .meta({ id: 'PortalPage' });
export type PortalPage = z.infer<typeof portalPage>;
