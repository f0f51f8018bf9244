import { z } from 'zod';
import { info, moneylineText, page, scheduleGame, spreadText, teamRecord, whole } from '../shared.ts';

const emptyWeek = z.strictObject({ weekPlayed: whole, opponent: z.null() }).meta({ id: 'EmptyWeek' });

export const noncon = z.strictObject({
  ...page,
  /** One entry per week of the regular season. */
  schedule: z.array(z.union([scheduleGame, emptyWeek])),
  /** Weeks with an open date; empty outside the preseason. */
  weeks_to_schedule: z.array(whole),
  /** Open dates reserved for power programs with at least this prestige and rating. */
  kept_for_power: z.strictObject({ dates: whole, prestige: whole, rating: z.number().min(0) }),
  /** From this week on, the scheduler prefers conference games. */
  conference_play_from: whole,
});
export type Noncon = z.infer<typeof noncon>;

/** A new game. This is the only response with a top-level `user_id`, which the client sends from then on. */
export const newGame = noncon.extend({ user_id: z.string() });
export type NewGame = z.infer<typeof newGame>;

/** Names of available opponents, sorted. */
export const freeOpponents = z.array(z.string());
export type FreeOpponents = z.infer<typeof freeOpponents>;

/** An available opponent, with the odds of the game. */
export const opponent = z
  .strictObject({
    name: z.string(),
    ranking: whole,
    rating: z.number(),
    ...teamRecord,
    prestige: whole,
    conference: z.string(),
    /** Whether the player's team would be at home; null at a neutral site. */
    home: z.boolean().nullable(),
    /** The player's team's, like `moneyline` and `winProb`. */
    spread: spreadText,
    moneyline: moneylineText,
    /** 0 to 1. */
    winProb: z.number().min(0).max(1),
    /** Miles between the stadiums. */
    miles: whole,
    /** Value of a win for strength of record: how often an average ranked team would lose this game, 0 to 1. */
    worth: z.number().min(0).max(1),
  })
  .meta({ id: 'Opponent' });
export type Opponent = z.infer<typeof opponent>;

/** Available opponents in a week, highest rating first. */
export const opponents = z.strictObject({ ...page, week: whole, opponents: z.array(opponent) });
export type Opponents = z.infer<typeof opponents>;

/** Response of a command that only changes something. */
export const success = z.strictObject({ status: z.literal('success'), info }).meta({ id: 'Success' });
