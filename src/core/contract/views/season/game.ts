import { z } from 'zod';
import { DRIVE_RESULTS, PLAY_KINDS } from '../../../model/plays/play.ts';
import { GAME_LOG_KINDS, GAME_STATS } from '../columns.ts';
import { injured } from '../people/injuries.ts';
import { color, gameWith, page, playerName, positionName, rankOrNone, teamRecord, whole } from '../shared.ts';

/** A team on a game's page, as of that game. */
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

/** Both absent for a team outside FBS, which has no statistics. */
const rankedNumber = z.strictObject({ value: z.number().optional(), rank: whole.optional() });
export const previewSide = z
  .strictObject({
    ...sideFields,
    /** Per game so far, with rank among all teams. */
    stats: z.strictObject({
      offensive_ypg: rankedNumber,
      defensive_ypg: rankedNumber,
      points_per_game: rankedNumber,
    }),
  })
  .meta({ id: 'PreviewSide' });

const chance = z.number().min(0).max(1);

/** The site of a game and its weather; null if the site is unknown. */
export const conditions = z
  .strictObject({
    /** The stadium, or the city of a neutral site. */
    venue: z.string(),
    capacity: whole,
    surface: z.enum(['grass', 'turf']),
    /** Meters above sea level. */
    elevation_m: whole,
    indoor: z.boolean(),
    /** 1 to 12. */
    month: whole,
    /** At kickoff; null until the week of the game. */
    weather: z
      .strictObject({
        temperature_f: z.number(),
        wind_mph: z.number(),
        /** Precipitation as millimeters of water per hour, rain or snow. */
        rain: z.number(),
        snow: z.boolean(),
      })
      .nullable(),
    /** Absent before the game. */
    attendance: whole.optional(),
  })
  .meta({ id: 'Conditions' });
export type ConditionsView = z.infer<typeof conditions>;

/** A play as text, with the situation before and after it. */
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
    /** Team A's win probability after the play, 0 to 1. */
    winProbA: chance,
  })
  .meta({ id: 'Play' });
export type Play = z.infer<typeof play>;

export const drive = z
  .strictObject({
    /** Name of the team with the ball. */
    offense: z.string(),
    /** As text: `Touchdown`, `Punt`, `Turnover on downs`. */
    result: z.string(),
    /** Points the offense scored on the drive, including the try. */
    points: whole,
    scoreAAfter: whole,
    scoreBAfter: whole,
    /** Drive number, from 1. */
    number: whole,
    /** The result as a code. */
    kind: z.enum(DRIVE_RESULTS),
    /** Points the other side scored on the drive. */
    points_against: whole,
    quarter: whole,
    /** `7:32` left at its start. */
    clock: z.string(),
    /** Yards from the offense's own goal line at the start, 1 to 99. */
    start_yard: whole,
    /** The farthest it got, in the same unit. */
    furthest_yard: whole,
    play_count: whole,
    yards: whole,
    /** Time of possession. */
    seconds: whole,
    plays: z.array(play),
  })
  .meta({ id: 'Drive' });
export type Drive = z.infer<typeof drive>;

/** A box score line, as text and as numbers. */
const gameLog = z
  .strictObject({
    player_id: whole,
    team_name: z.string(),
    /** `First Last (Team - QB): 21/33 for 287 yards, 3 TDs, 1 INT`. */
    game_log_string: z.string(),
    first: z.string(),
    last: z.string(),
    pos: positionName,
    /** The line's numbers by column, for sortable tables. */
    stats: z.record(z.string(), z.number()),
  })
  .meta({ id: 'GameLog' });
export type GameLog = z.infer<typeof gameLog>;

/** Numbers, except the time of possession (`31:24`). */
const comparison = z.strictObject({
  teamA: z.union([z.number(), z.string()]),
  teamB: z.union([z.number(), z.string()]),
});

function byKey<const Key extends string, Shape extends z.ZodType>(keys: readonly Key[], shape: Shape) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>);
}

/** Statistics of both teams and their players. */
export const numbersOfGame = {
  stats: byKey(GAME_STATS, comparison),
  game_logs: byKey(GAME_LOG_KINDS, z.array(gameLog)),
};

export const playedGame = z
  .strictObject({
    ...page,
    game: gameWith(gameSide),
    conditions: conditions.nullable(),
    /** Points by quarter, with all overtimes together as a fifth number if there were any. */
    quarters: z.strictObject({ teamA: z.array(whole), teamB: z.array(whole) }),
    /** Movement of win probability from play to play, per 60 minutes; an average game has about 4. */
    excitement: z.number().min(0),
    /** Team A's win probability after each of the first three quarters, 0 to 1. */
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
    /** Five players of team A, five of team B. */
    top_players: z.tuple([z.array(topPlayer), z.array(topPlayer)]),
    /** Injured players of team A and team B before a game of the coming week; otherwise empty. */
    injured: z.tuple([z.array(injured), z.array(injured)]),
    /** Whether the line is an early one, made before it is known who will play. */
    early_line: z.boolean(),
  })
  .meta({ id: 'UnplayedGame' });
export type UnplayedGame = z.infer<typeof unplayedGame>;

/** `'drives' in answer` distinguishes a played game from an upcoming one. */
export const gamePage = z.union([playedGame, unplayedGame]);
export type GamePage = z.infer<typeof gamePage>;
