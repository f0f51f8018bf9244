import { z } from 'zod';
import type { ByPosition } from '../../model/positions.ts';
import { className, page, player, scheduleGame, whole } from './shared.ts';

const QB = [
  'pass_completions',
  'pass_attempts',
  'completion_percentage',
  'pass_yards',
  'pass_touchdowns',
  'pass_interceptions',
  'passer_rating',
  'adjusted_pass_yards_per_attempt',
  'rush_attempts',
  'rush_yards',
  'rush_touchdowns',
] as const;
const SKILL = [
  'rush_attempts',
  'rush_yards',
  'yards_per_rush',
  'rush_touchdowns',
  'receiving_catches',
  'receiving_yards',
  'yards_per_rec',
  'receiving_touchdowns',
  'fumbles',
] as const;
const DEFENDER = [
  'tackles',
  'tackles_for_loss',
  'sacks',
  'interceptions',
  'passes_defended',
  'fumbles_forced',
  'fumbles_recovered',
] as const;
const KICKER = [
  'field_goals_made',
  'field_goals_attempted',
  'field_goal_percent',
  'extra_points_made',
  'extra_points_attempted',
] as const;
const PUNTER = ['punts', 'punt_yards', 'yards_per_punt'] as const;

/** All the numbers that a player's page can show. */
export const PLAYER_PAGE_STATS = [...new Set([...QB, ...SKILL, ...DEFENDER, ...KICKER, ...PUNTER])];
export type PlayerPageStat = (typeof PLAYER_PAGE_STATS)[number];

/** What is shown of a player's season, by position, in the order shown. Linemen have no numbers of their own. */
export const SEASON_STATS: ByPosition<readonly PlayerPageStat[]> = {
  qb: QB,
  rb: SKILL,
  wr: SKILL,
  te: SKILL,
  ol: [],
  dl: DEFENDER,
  lb: DEFENDER,
  cb: DEFENDER,
  s: DEFENDER,
  k: KICKER,
  p: PUNTER,
};

const stats = Object.fromEntries(PLAYER_PAGE_STATS.map((key) => [key, z.number().optional()])) as Record<
  PlayerPageStat,
  z.ZodOptional<z.ZodNumber>
>;

/** One season: the class, rating and games, and the numbers of `SEASON_STATS` for his position. */
export const playerYear = z
  .strictObject({ class: className, rating: whole, games: whole, ...stats })
  .meta({ id: 'PlayerYear' });
export type PlayerYear = z.infer<typeof playerYear>;

/** One game: the same numbers, with `completion_percent` for `completion_percentage`. */
export const playerGameLog = z
  .strictObject({ game: scheduleGame, ...stats, completion_percent: z.number().optional() })
  .meta({ id: 'PlayerGameLog' });
export type PlayerGameLog = z.infer<typeof playerGameLog>;

export const playerPage = z.strictObject({
  ...page,
  player,
  /** Seasons he has played, newest first. */
  years: z.array(whole),
  /** By year. */
  yearly_cumulative_stats: z.record(z.string(), playerYear),
  /** Of the year asked for, earliest first. */
  game_logs: z.array(playerGameLog),
});
export type PlayerPage = z.infer<typeof playerPage>;
