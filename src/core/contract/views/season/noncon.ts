import { z } from 'zod';
import { info, moneylineText, page, scheduleGame, spreadText, teamRecord, whole } from '../shared.ts';

const emptyWeek = z.strictObject({ weekPlayed: whole, opponent: z.null() }).meta({ id: 'EmptyWeek' });

export const noncon = z.strictObject({
  ...page,
  /** One entry for every week of the regular season. */
  schedule: z.array(z.union([scheduleGame, emptyWeek])),
  /** Weeks in which an opponent can be scheduled; none outside the preseason. */
  weeks_to_schedule: z.array(whole),
  /** Open dates that the athletic department keeps for power programs of so much prestige and so high a rating, or more. */
  kept_for_power: z.strictObject({ dates: whole, prestige: whole, rating: z.number().min(0) }),
  /** From this week on the scheduler prefers conference games. */
  conference_play_from: whole,
});
export type Noncon = z.infer<typeof noncon>;

/** A new game: the only answer with a top-level `user_id`, the id to send from then on. */
export const newGame = noncon.extend({ user_id: z.string() });
export type NewGame = z.infer<typeof newGame>;

/** Names of teams that can be scheduled, sorted. */
export const freeOpponents = z.array(z.string());
export type FreeOpponents = z.infer<typeof freeOpponents>;

/** A team that can be scheduled, and the odds of the game. */
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
    /** Of the player's team, like `moneyline` and `winProb`. */
    spread: spreadText,
    moneyline: moneylineText,
    /** 0 to 1. */
    winProb: z.number().min(0).max(1),
    /** Miles between the two stadiums. */
    miles: whole,
    /** What a win adds to strength of record: how often an average ranked team would lose this game, 0 to 1. */
    worth: z.number().min(0).max(1),
  })
  .meta({ id: 'Opponent' });
export type Opponent = z.infer<typeof opponent>;

/** The teams that can be scheduled in a week, the highest rating first. */
export const opponents = z.strictObject({ ...page, week: whole, opponents: z.array(opponent) });
export type Opponents = z.infer<typeof opponents>;

/** The answer of a command that only changes something. */
export const success = z.strictObject({ status: z.literal('success'), info }).meta({ id: 'Success' });
