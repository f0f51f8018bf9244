import { z } from 'zod';
import { page, scheduleGame, teamRecord, whole } from '../shared.ts';

/** 0 to 1. */
const share = z.number().min(0).max(1);

/** A team's chances for the season. */
export const chances = z
  .strictObject({
    /** The national title. */
    title: share,
    /** A playoff berth. */
    playoff: share,
    /** The conference title; 0 for an independent. */
    conference: share,
    /** A bowl or playoff berth. */
    bowl: share,
  })
  .meta({ id: 'Chances' });
export type Chances = z.infer<typeof chances>;

export const stakes = z.strictObject({
  ...page,
  now: chances,
  /** Expected wins at the end of the season. */
  expected_wins: z.number(),
  /** The next game; null if there is none. */
  game: z
    .strictObject({
      ...scheduleGame.shape,
      win_probability: share,
      if_won: chances,
      if_lost: chances,
    })
    .nullable(),
  /** Stakes of that game, most important first, a sentence each. */
  on_the_line: z.array(z.string()),
});
export type Stakes = z.infer<typeof stakes>;

const oddsRow = z
  .strictObject({
    name: z.string(),
    conference: z.string(),
    ranking: whole,
    ...teamRecord,
    expected_wins: z.number(),
    chances,
    /** Changes in the chances from last week's games; null before the first. */
    change: z
      .strictObject({ title: z.number(), playoff: z.number(), conference: z.number(), bowl: z.number() })
      .nullable(),
  })
  .meta({ id: 'OddsRow' });
export type OddsRow = z.infer<typeof oddsRow>;

export const odds = z.strictObject({
  ...page,
  /** All teams, most likely champions first. */
  odds: z.array(oddsRow),
});
export type OddsPage = z.infer<typeof odds>;
