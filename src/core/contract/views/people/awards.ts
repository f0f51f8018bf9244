import { z } from 'zod';
import { AWARD_NAMES } from '../../../model/people/awards.ts';
import { RETURNER_STATS } from '../columns.ts';
import { classYear, moneylineText, page, playerName, teamRecord, whole } from '../shared.ts';
import { votedCoach } from './coaches.ts';
import { playerStats } from './player.ts';
import { awardRole } from './player-award.ts';

const honoredFields = {
  ...playerName,
  /** His class in that season. */
  ...classYear,
  /** Team name. */
  team: z.string(),
  /** The honor he won. */
  role: awardRole,
};

/** A player who was honored. */
export const honored = z.strictObject(honoredFields).meta({ id: 'Honored' });
export type Honored = z.infer<typeof honored>;

/** The numbers of his position; of a returner those of his returns. */
const honoredStats = playerStats.extend(
  Object.fromEntries(RETURNER_STATS.map((key) => [key, z.number().optional()])) as Record<
    (typeof RETURNER_STATS)[number],
    z.ZodOptional<z.ZodNumber>
  >,
);
/** The same with the numbers of his season, bowls included. */
const honoredSeason = z.strictObject({ ...honoredFields, stats: honoredStats }).meta({ id: 'HonoredSeason' });
export type HonoredSeason = z.infer<typeof honoredSeason>;

const votes = {
  /** Place in the vote, from 1. */
  place: whole,
  /** Three for each ballot that names him first, two for a second place, one for a third. */
  points: whole,
  first_place_votes: whole,
};

export const voted = z.strictObject({ ...honoredFields, ...votes, stats: playerStats }).meta({ id: 'Voted' });
export type Voted = z.infer<typeof voted>;

/** First and second team, in the order of the places. */
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
  /** The seasons that have awards and the one asked for, newest first. */
  years: z.array(whole),
  /** Whether the season's awards have been given: they are after the conference championships. */
  decided: z.boolean(),
  /** The conference whose awards are shown; null for none. */
  conference: z.string().nullable(),
  /** The first ten of the vote. */
  heisman: z.array(voted),
  /** How many may vote. */
  voters: whole,
  best: z.array(bestOfPlace),
  /** The first five of the vote for the coach of the year; empty until the season's awards have been given. */
  coach_of_the_year: z.array(votedCoach),
  all_america: z.strictObject(selections),
  freshmen: z.array(honored),
  all_conference: z.strictObject(selections),
  /** The latest first; each week the best of offense, defense and special teams. */
  players_of_the_week: z.array(weekHonors),
  conference_players_of_the_week: z.array(weekHonors),
  /** Of the title games and bowls, the latest first. */
  most_valuable: z.array(gameHonor),
});
export type Awards = z.infer<typeof awards>;

export const runner = z
  .strictObject({
    ...honoredFields,
    ...votes,
    /** His team's present rank and record. */
    ranking: whole,
    ...teamRecord,
    /** Chance to win in the end, 0 to 1, and the odds that a book would offer. */
    chance: z.number().min(0).max(1),
    odds: moneylineText,
    stats: playerStats,
  })
  .meta({ id: 'Runner' });
export type Runner = z.infer<typeof runner>;

export const race = z.strictObject({
  ...page,
  /** The race is open from this week to the vote. */
  from_week: whole,
  /** The season's vote is over; `awards` has it. */
  decided: z.boolean(),
  voters: whole,
  /** The first ten if the vote were today; empty before the race opens. */
  runners: z.array(runner),
});
export type Race = z.infer<typeof race>;
