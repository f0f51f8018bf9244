import { z } from 'zod';
import { DRIVE_RESULTS, PLAY_KINDS } from '../../../model/plays/play.ts';
import { GAME_LOG_KINDS, GAME_STATS } from '../columns.ts';
import { injured } from '../people/injuries.ts';
import { color, gameWith, page, playerName, positionName, rankOrNone, teamRecord, whole } from '../shared.ts';

/** A team on a game's own page, as of that game. */
const sideFields = {
  name: z.string(),
  abbreviation: z.string(),
  ranking: rankOrNone,
  conference: z.string(),
  ...teamRecord,
  colorPrimary: color,
  colorSecondary: color,
};
export const gameSide = z.strictObject(sideFields).meta({ id: 'GameSide' });

/** Both absent for a team below FBS, of which nothing is counted. */
const rankedNumber = z.strictObject({ value: z.number().optional(), rank: whole.optional() });
export const previewSide = z
  .strictObject({
    ...sideFields,
    /** Per game so far, with the place among all teams. */
    stats: z.strictObject({
      offensive_ypg: rankedNumber,
      defensive_ypg: rankedNumber,
      points_per_game: rankedNumber,
    }),
  })
  .meta({ id: 'PreviewSide' });

const chance = z.number().min(0).max(1);

/** Where a game is played, and in what weather; null where the dynasty's facts do not say. */
export const conditions = z
  .strictObject({
    /** The stadium, or at a neutral site the place. */
    venue: z.string(),
    capacity: whole,
    surface: z.enum(['grass', 'turf']),
    /** Meters above the sea. */
    elevation_m: whole,
    indoor: z.boolean(),
    /** 1 to 12. */
    month: whole,
    /** At kickoff; null until the week of the game. */
    weather: z
      .strictObject({
        temperature_f: z.number(),
        wind_mph: z.number(),
        /** Rain, or snow as water, in millimeters an hour. */
        rain: z.number(),
        snow: z.boolean(),
      })
      .nullable(),
    /** People there; absent before the game. */
    attendance: whole.optional(),
  })
  .meta({ id: 'Conditions' });
export type ConditionsView = z.infer<typeof conditions>;

/** One play as text, and the situation before and after it. */
export const play = z
  .strictObject({
    /** 1 to 4; 5 and up are overtime periods. */
    quarter: whole,
    /** `7:32` left at the snap; `0:00` in overtime. */
    clock: z.string(),
    /** 1 to 4; null for kickoffs and tries. */
    down: whole.nullable(),
    distance: whole.nullable(),
    /** Yards from the offense's own goal line at the snap, 1 to 99. */
    yardLine: whole,
    /** Name of the team that snaps or kicks. */
    offense: z.string(),
    kind: z.enum(PLAY_KINDS),
    text: z.string(),
    yards: whole,
    scoringPlay: z.boolean(),
    scoreA: whole,
    scoreB: whole,
    /** Team A's chance of winning after the play, 0 to 1. */
    winProbA: chance,
  })
  .meta({ id: 'Play' });
export type Play = z.infer<typeof play>;

export const drive = z
  .strictObject({
    /** Name of the team with the ball. */
    offense: z.string(),
    /** In words: `Touchdown`, `Punt`, `Turnover on downs`. */
    result: z.string(),
    /** Points the offense scored on it, its try included. */
    points: whole,
    scoreAAfter: whole,
    scoreBAfter: whole,
    /** From 1. */
    number: whole,
    /** The result as a fixed word. */
    kind: z.enum(DRIVE_RESULTS),
    /** Points the other side scored on it. */
    points_against: whole,
    quarter: whole,
    /** `7:32` left when it began. */
    clock: z.string(),
    /** Yards from the offense's own goal line where it began, 1 to 99. */
    start_yard: whole,
    /** The furthest it got, in the same unit. */
    furthest_yard: whole,
    play_count: whole,
    yards: whole,
    /** Time of possession. */
    seconds: whole,
    plays: z.array(play),
  })
  .meta({ id: 'Drive' });
export type Drive = z.infer<typeof drive>;

/** A line of the box score, as text and as numbers. */
const gameLog = z
  .strictObject({
    player_id: whole,
    team_name: z.string(),
    /** `First Last (Team - QB): 21/33 for 287 yards, 3 TDs, 1 INT`. */
    game_log_string: z.string(),
    first: z.string(),
    last: z.string(),
    pos: positionName,
    /** The numbers of the line by column, for a table that can be sorted. */
    stats: z.record(z.string(), z.number()),
  })
  .meta({ id: 'GameLog' });
export type GameLog = z.infer<typeof gameLog>;

/** Numbers, but for the time of possession (`31:24`). */
const comparison = z.strictObject({
  teamA: z.union([z.number(), z.string()]),
  teamB: z.union([z.number(), z.string()]),
});

function byKey<const Key extends string, Shape extends z.ZodType>(keys: readonly Key[], shape: Shape) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>);
}

/** What both teams and their players have done. */
export const numbersOfGame = {
  stats: byKey(GAME_STATS, comparison),
  game_logs: byKey(GAME_LOG_KINDS, z.array(gameLog)),
};

export const playedGame = z
  .strictObject({
    ...page,
    game: gameWith(gameSide),
    conditions: conditions.nullable(),
    /** Points by quarter; a fifth number holds all overtimes together when there were any. */
    quarters: z.strictObject({ teamA: z.array(whole), teamB: z.array(whole) }),
    /** How much chances moved from play to play, per 60 minutes; an average game has about 4. */
    excitement: z.number().min(0),
    /** Team A's chance of winning at the end of the first three quarters, 0 to 1. */
    winProbAByQuarter: z.tuple([chance, chance, chance]),
    drives: z.array(drive),
    ...numbersOfGame,
    /** Players of both teams who could not play, team B first, by position. */
    absent: z.array(z.strictObject({ ...playerName, team: z.string() })),
  })
  .meta({ id: 'PlayedGame' });
export type PlayedGame = z.infer<typeof playedGame>;

export const topPlayer = z.strictObject({ ...playerName, rating: whole }).meta({ id: 'TopPlayer' });

export const unplayedGame = z
  .strictObject({
    ...page,
    game: gameWith(previewSide),
    conditions: conditions.nullable(),
    /** Five of team A, five of team B. */
    top_players: z.tuple([z.array(topPlayer), z.array(topPlayer)]),
    /** The injured of team A and of team B before a game of the coming week; else empty. */
    injured: z.tuple([z.array(injured), z.array(injured)]),
    /** The line is early: it is not known yet who will play. */
    early_line: z.boolean(),
  })
  .meta({ id: 'UnplayedGame' });
export type UnplayedGame = z.infer<typeof unplayedGame>;

/** `'drives' in answer` tells a played game from an upcoming one. */
export const gamePage = z.union([playedGame, unplayedGame]);
export type GamePage = z.infer<typeof gamePage>;
