import { z } from 'zod';
import { COVERAGES, PLAN_MOST, WRITTEN_CHOICES } from '../../../model/program/game-plan.ts';
import { schemes } from '../people/coaches.ts';
import { nextOpponent, page, whole } from '../shared.ts';

const step = z.int().min(-PLAN_MOST).max(PLAN_MOST);

const gamePlan = z
  .strictObject({
    /** More passes (+) or runs (-) than the staff's usual, -3 to 3; the other dials work the same way. */
    run_pass: step,
    /** Faster (+) or slower (-). */
    tempo: step,
    /** Deeper (+) or shorter (-) throws. */
    deep: step,
    /** More (+) or less (-) aggressive on fourth down. */
    fourth: step,
    /** More (+) or fewer (-) rushers. */
    pressure: step,
    coverage: z.enum(COVERAGES),
  })
  .meta({ id: 'GamePlan' });

const planEffect = z
  .strictObject({
    choice: z.enum(WRITTEN_CHOICES),
    /** The setting: a dial value or a coverage. */
    at: z.union([step, z.enum(COVERAGES)]),
    /** Change in expected margin from the staff's plan, in points, and the win probability with it. */
    points: z.number(),
    win: z.number().min(0).max(1).nullable(),
  })
  .meta({ id: 'PlanEffect' });

const scouted = z.strictObject({ value: z.number(), rank: whole });

export const planPage = z
  .strictObject({
    ...page,
    /** In force for the next game. */
    plan: gamePlan,
    /** False if the staff plans. */
    own: z.boolean(),
    /** The player's own choices; the staff sets the rest game by game. */
    chosen: z.array(z.enum(WRITTEN_CHOICES)),
    /** The staff's plan against the next opponent; its usual plan if there is none. */
    staff: gamePlan,
    /** Effect of each setting (except fourth down) on the next game with all others unchanged; empty without one. */
    effects: z.array(planEffect),
    /** Win probability with the current plan and with the staff's; null without a game ahead. */
    win: z.strictObject({ now: z.number().nullable(), staff: z.number().nullable() }).nullable(),
    /** The next opponent; null if there is none. */
    opponent: nextOpponent.nullable(),
    /** Its schemes; null for an FCS team, and without an opponent. */
    opponent_schemes: schemes.nullable(),
    /** The opponent's per-game averages on offense and defense, with national ranks; empty before it has played. */
    scouting: z.array(z.strictObject({ stat: z.string(), offense: scouted, defense: scouted })),
  })
  .meta({ id: 'PlanPage' });
export type PlanPage = z.infer<typeof planPage>;
