import { z } from 'zod';
import { PORTAL_ENDS, PORTAL_REASONS } from '../../../model/portal.ts';
import { classYear, page, playerName, whole } from '../shared.ts';
import { finalist } from './board.ts';

export const portalReason = z.enum(PORTAL_REASONS);

const portalMan = z
  .strictObject({
    ...playerName,
    /** Class of the season just played, or being played. */
    ...classYear,
    rating: whole,
    stars: whole,
    starter: z.boolean(),
    /** How likely he is to look for another team, at least and at most; null once he does. */
    chance: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).nullable(),
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
    /** Places that we have for transfers at his position. */
    places: whole,
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
    /** Whom he chose between, the chosen one first; empty for others than ours. */
    finalists: z.array(finalist),
  })
  .meta({ id: 'PortalMove' });
export type PortalMove = z.infer<typeof portalMove>;

const used = z.strictObject({ used: whole, most: whole });

export const portalPage = z
  .strictObject({
    ...page,
    /** The season after which they move. */
    year: whole,
    /** Null where there is a portal; else why there is none. */
    closed: z.string().nullable(),
    /** Whether you can promise somebody a part now, and whether you can call those in the portal. */
    can_keep: z.boolean(),
    can_offer: z.boolean(),
    promises: used,
    offers: used,
    /** Share of its hours so far this year that the staff worked on nobody, 0 to 1: it costs opinions of the program. */
    idle: z.number().min(0).max(1),
    /** Who of yours may leave, or has said that he will; those with a promise first, then the likeliest. */
    ours: z.array(portalMan),
    /** Who is in the portal and would help, the best first: thirty at most. */
    market: z.array(portalTarget),
    /** Everybody of the nation in the portal. */
    entered: whole,
    /** The season after which those moved; null before the first. */
    moved_after: whole.nullable(),
    came: z.array(portalMove),
    went: z.array(portalMove),
  })
  .meta({ id: 'PortalPage' });
export type PortalPage = z.infer<typeof portalPage>;
