import { z } from 'zod';
import { PLAYER_PAGE_STATS, type PlayerPageStat } from '../columns.ts';
import { portalReason } from '../recruiting/portal.ts';
import { className, classYear, page, player, playerName, scheduleGame, whole } from '../shared.ts';
import { selection } from './draft.ts';
import { playerInjury } from './injuries.ts';
import { playerAward } from './player-award.ts';
import { recordOfPlayer } from './player-record.ts';

const stats = Object.fromEntries(PLAYER_PAGE_STATS.map((key) => [key, z.number().optional()])) as Record<
  PlayerPageStat,
  z.ZodOptional<z.ZodNumber>
>;

/** The numbers of a player, by position. */
export const playerStats = z.strictObject(stats);

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

const playerMove = z
  .strictObject({
    /** The season after which. */
    year: whole,
    /** Null: from below FBS. */
    from: z.string().nullable(),
    to: z.string(),
    /** Null for who came from below FBS: his reasons are not known. */
    reason: portalReason.nullable(),
    /** He sat out his first season there. */
    sat_out: z.boolean(),
  })
  .meta({ id: 'PlayerMove' });

export const playerPage = z.strictObject({
  ...page,
  /** The season whose class and rating `player` shows: the one to come once the rosters have turned over. */
  roster_year: whole,
  player,
  /** Inches and pounds, as listed. */
  height: whole,
  weight: whole,
  /** Postal code of his home state. */
  home_state: z.string(),
  /** How many seasons his program's staff has seen him; what it says of his growth gets better with them. */
  seasons_seen: whole,
  /** What his staff expects of his best season, as a range of ratings; absent where no staff sees him. */
  outlook: z.strictObject({ low: whole, high: whole }).optional(),
  /** Whether a winter or a season of this dynasty has moved his rating, so that \`why player\` can say how. */
  winter: z.boolean(),
  /** What he wears, 0 to 99; absent once he has left. */
  number: whole.optional(),
  /** The current season and those he has been on a roster, newest first. */
  years: z.array(whole),
  /** Seasons that did not count against his four because he redshirted, newest first. */
  redshirts: z.array(whole),
  /** By year; every key but the class is a number. */
  yearly_cumulative_stats: z.record(z.string(), playerYear),
  /** Of the year asked for, earliest first. */
  game_logs: z.array(playerGameLog),
  /** Newest first. */
  awards: z.array(playerAward),
  /** Records he set, the nation's first. */
  records: z.array(recordOfPlayer),
  /** Halls of fame he is in. */
  halls: z.array(z.strictObject({ inducted: whole, whose: z.string().nullable(), points: whole })),
  /** Teams that he has changed, earliest first. */
  moves: z.array(playerMove),
  /** Where he was drafted; null if he was not, or plays still. */
  drafted: selection.nullable(),
  /** Games of that year that his team played and he could not; earliest first. */
  missed: z.array(scheduleGame),
  /** Before the coming game; null when he is well. */
  injury: playerInjury.nullable(),
});
export type PlayerPage = z.infer<typeof playerPage>;

const foundPlayer = z
  .strictObject({ ...playerName, ...classYear, rating: whole, team: z.string() })
  .meta({ id: 'FoundPlayer' });
export type FoundPlayer = z.infer<typeof foundPlayer>;

export const playerSearch = z.strictObject({
  /** Of all teams' rosters, best rating first, at most twenty. */
  players: z.array(foundPlayer),
});
export type PlayerSearch = z.infer<typeof playerSearch>;
