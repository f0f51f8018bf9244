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
    /** The next opponent; null without one. */
    opponent: nextOpponent.nullable(),
    /** What its staff teaches; null for a team from below FBS, and without an opponent. */
    opponent_schemes: schemes.nullable(),
    /** What the opponent does and allows per game, with its place in the nation; empty before it has played. */
    scouting: z.array(z.strictObject({ stat: z.string(), offense: scouted, defense: scouted })),
  })
  .meta({ id: 'PlanPage' });
export type PlanPage = z.infer<typeof planPage>;
