import { z } from 'zod';
import { COVERAGES, PLAN_MOST, WRITTEN_CHOICES } from '../../../model/program/game-plan.ts';
import { schemes } from '../people/coaches.ts';
import { nextOpponent, page, whole } from '../shared.ts';

const step = z.int().min(-PLAN_MOST).max(PLAN_MOST);

const gamePlan = z
  .strictObject({
    /** More passes (+) or runs (-) than the staff always calls, -3 to 3; the others are read alike. */
    run_pass: step,
    /** Faster (+) or slower (-). */
    tempo: step,
    /** Deeper (+) or shorter (-) throws. */
    deep: step,
    /** Bolder (+) or more careful (-) on fourth down. */
    fourth: step,
    /** More (+) or fewer (-) rushers. */
    pressure: step,
    coverage: z.enum(COVERAGES),
  })
  .meta({ id: 'GamePlan' });

const planEffect = z
  .strictObject({
    choice: z.enum(WRITTEN_CHOICES),
    /** The setting: a step, or a coverage. */
    at: z.union([step, z.enum(COVERAGES)]),
    /** Points of margin beside the staff's plan, and the chance to win with it. */
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
    /** False: the staff plans. */
    own: z.boolean(),
    /** The choices that are the player's; the others follow the staff from game to game. */
    chosen: z.array(z.enum(WRITTEN_CHOICES)),
    /** What the staff would do against the next opponent; plays as always without one. */
    staff: gamePlan,
    /** Effect of every setting of a choice (fourth down aside) on the next game while the others stay; empty without one. */
    effects: z.array(planEffect),
    /** The chance to win with the plan in force and with the staff's; null without a game ahead. */
    win: z.strictObject({ now: z.number().nullable(), staff: z.number().nullable() }).nullable(),
    /** The next opponent; null without one. */
    opponent: nextOpponent.nullable(),
    /** What its staff teaches; null for a team from below FBS, and without an opponent. */
    opponent_schemes: schemes.nullable(),
    /** The opponent's averages on offense and defense per game, with national rank; empty before it has played. */
    scouting: z.array(z.strictObject({ stat: z.string(), offense: scouted, defense: scouted })),
  })
  .meta({ id: 'PlanPage' });
export type PlanPage = z.infer<typeof planPage>;
