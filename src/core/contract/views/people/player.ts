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

/** A player's statistics, by position. */
export const playerStats = z.strictObject(stats);

/** One season: class, rating, games, and the `SEASON_STATS` of his position. */
export const playerYear = z
  .strictObject({ class: className, rating: whole, games: whole, ...stats })
  .meta({ id: 'PlayerYear' });
export type PlayerYear = z.infer<typeof playerYear>;

/** One game: the same statistics, with `completion_percent` for `completion_percentage`. */
export const playerGameLog = z
  .strictObject({ game: scheduleGame, ...stats, completion_percent: z.number().optional() })
  .meta({ id: 'PlayerGameLog' });
export type PlayerGameLog = z.infer<typeof playerGameLog>;

const playerMove = z
  .strictObject({
    /** The season he transferred after. */
    year: whole,
    /** Null if from outside FBS. */
    from: z.string().nullable(),
    to: z.string(),
    /** Null if he came from outside FBS, because his reasons are unknown. */
    reason: portalReason.nullable(),
    /** Whether he sat out his first season there. */
    sat_out: z.boolean(),
  })
  .meta({ id: 'PlayerMove' });

export const playerPage = z.strictObject({
  ...page,
  /** The season of the class and rating in `player`: the upcoming one once rosters have turned over. */
  roster_year: whole,
  player,
  /** Listed height in inches and weight in pounds. */
  height: whole,
  weight: whole,
  /** Postal code of his home state. */
  home_state: z.string(),
  /** Seasons his program's staff has seen him; its estimate of his development improves with each. */
  seasons_seen: whole,
  /** The staff's projection of his best season, as a rating range; absent if no staff sees him. */
  outlook: z.strictObject({ low: whole, high: whole }).optional(),
  /** Whether a winter or season of this dynasty has changed his rating, so that `why player` can explain it. */
  winter: z.boolean(),
  /** Jersey number, 0 to 99; absent once he has left. */
  number: whole.optional(),
  /** The current season and every season he was on a roster, newest first. */
  years: z.array(whole),
  /** Redshirt seasons, newest first. */
  redshirts: z.array(whole),
  /** By year; every value but the class is a number. */
  yearly_cumulative_stats: z.record(z.string(), playerYear),
  /** In the requested year, earliest first. */
  game_logs: z.array(playerGameLog),
  /** Newest first. */
  awards: z.array(playerAward),
  /** Records he set, national ones first. */
  records: z.array(recordOfPlayer),
  /** Halls of fame he has been inducted into. */
  halls: z.array(z.strictObject({ inducted: whole, whose: z.string().nullable(), points: whole })),
  /** Transfers, earliest first. */
  moves: z.array(playerMove),
  /** His draft selection; null if he was not drafted, or still plays. */
  drafted: selection.nullable(),
  /** Team games he missed that year, earliest first. */
  missed: z.array(scheduleGame),
  /** His injury before the coming game; null if healthy. */
  injury: playerInjury.nullable(),
});
export type PlayerPage = z.infer<typeof playerPage>;

const foundPlayer = z
  .strictObject({ ...playerName, ...classYear, rating: whole, team: z.string() })
  .meta({ id: 'FoundPlayer' });
export type FoundPlayer = z.infer<typeof foundPlayer>;

export const playerSearch = z.strictObject({
  /** Up to 20 players from all rosters, best rating first. */
  players: z.array(foundPlayer),
});
export type PlayerSearch = z.infer<typeof playerSearch>;
