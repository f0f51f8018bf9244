import { z } from 'zod';
import { AWARD_NAMES } from '../../../model/people/awards.ts';
import { RETURNER_STATS } from '../columns.ts';
import { classYear, moneylineText, page, playerName, teamRecord, whole } from '../shared.ts';
import { votedCoach } from './coaches.ts';
import { playerStats } from './player.ts';
import { awardRole } from './player-award.ts';

const honoredFields = {
  ...playerName,
  /** His class that season. */
  ...classYear,
  /** Team name. */
  team: z.string(),
  /** The role he was honored for. */
  role: awardRole,
};

/** A player who won an award. */
export const honored = z.strictObject(honoredFields).meta({ id: 'Honored' });
export type Honored = z.infer<typeof honored>;

/** Statistics of his position, plus return statistics for a returner. */
const honoredStats = playerStats.extend(
  Object.fromEntries(RETURNER_STATS.map((key) => [key, z.number().optional()])) as Record<
    (typeof RETURNER_STATS)[number],
    z.ZodOptional<z.ZodNumber>
  >,
);
/** The award with his season statistics, bowls included. */
const honoredSeason = z.strictObject({ ...honoredFields, stats: honoredStats }).meta({ id: 'HonoredSeason' });
export type HonoredSeason = z.infer<typeof honoredSeason>;

const votes = {
  /** Rank in the vote, from 1. */
  place: whole,
  /** Three points for each first-place vote, two for a second, one for a third. */
  points: whole,
  first_place_votes: whole,
};

export const voted = z.strictObject({ ...honoredFields, ...votes, stats: playerStats }).meta({ id: 'Voted' });
export type Voted = z.infer<typeof voted>;

/** First and second team, in role order. */
const selections = { first: z.array(honored), second: z.array(honored) };

export const bestOfPlace = z
  .strictObject({ award: z.enum(AWARD_NAMES), winner: honoredSeason, finalists: z.array(honored) })
  .meta({ id: 'BestOfPlace' });
export type BestOfPlace = z.infer<typeof bestOfPlace>;

const weekHonors = z.strictObject({ week: whole, players: z.array(honored) }).meta({ id: 'WeekHonors' });
export type WeekHonors = z.infer<typeof weekHonors>;

const gameHonor = z
  .strictObject({ game: z.strictObject({ id: whole, weekPlayed: whole, label: z.string() }), player: honored })
  .meta({ id: 'GameHonor' });
export type GameHonor = z.infer<typeof gameHonor>;

export const awards = z.strictObject({
  ...page,
  year: whole,
  /** Seasons with awards, plus the one requested, newest first. */
  years: z.array(whole),
  /** Whether the season awards have been given, which happens after the conference championships. */
  decided: z.boolean(),
  /** The conference whose awards are shown; null for none. */
  conference: z.string().nullable(),
  /** Top ten of the vote. */
  heisman: z.array(voted),
  /** Number of voters. */
  voters: whole,
  best: z.array(bestOfPlace),
  /** Top five of the coach of the year vote; empty until the season awards have been given. */
  coach_of_the_year: z.array(votedCoach),
  all_america: z.strictObject(selections),
  freshmen: z.array(honored),
  all_conference: z.strictObject(selections),
  /** Latest first: each week's best on offense, defense and special teams. */
  players_of_the_week: z.array(weekHonors),
  conference_players_of_the_week: z.array(weekHonors),
  /** MVPs of title games and bowls, latest first. */
  most_valuable: z.array(gameHonor),
});
export type Awards = z.infer<typeof awards>;

export const runner = z
  .strictObject({
    ...honoredFields,
    ...votes,
    /** His team's current rank and record. */
    ranking: whole,
    ...teamRecord,
    /** Chance to win the Heisman, 0 to 1, and the odds a sportsbook would offer. */
    chance: z.number().min(0).max(1),
    odds: moneylineText,
    stats: playerStats,
  })
  .meta({ id: 'Runner' });
export type Runner = z.infer<typeof runner>;

export const race = z.strictObject({
  ...page,
  /** First week of the race, which ends with the vote. */
  from_week: whole,
  /** Whether the vote is over; `awards` has the result. */
  decided: z.boolean(),
  voters: whole,
  /** Top ten if the vote were held today; empty before the race opens. */
  runners: z.array(runner),
});
export type Race = z.infer<typeof race>;
