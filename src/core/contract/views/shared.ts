import { z } from 'zod';
import { STAFF_SIDES } from '../../model/coaches.ts';
import { SHOWN_DIFFICULTIES } from '../../model/difficulty.ts';
import { CAREER_MODES } from '../../model/own-coach.ts';
import { GROWTHS } from '../../model/player.ts';
import { PLAYOFF_SIZES } from '../../model/playoff.ts';
import { CLASS_YEARS, POSITIONS } from '../../model/positions.ts';
import { STAGES } from '../../model/stages.ts';

/**
 * Shapes shared by several responses. All responses are strict: an undeclared key is an error, so that documentation,
 * responses and the browser's types never drift apart.
 */

export const whole = z.int();
/** Poll rank; absent for a team outside FBS. */
export const rankOrNone = whole.min(1).optional();
/** A part of an explained number. */
export const numberPart = z.strictObject({ label: z.string(), value: z.number() });
export type NumberPart = z.infer<typeof numberPart>;
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/** `"W-L (CW-CL)"`. */
export const recordText = z.string().regex(/^\d+-\d+ \(\d+-\d+\)$/);
/** A final score as text, with both teams' points as numbers. */
export const scoreFields = {
  score: z.string().regex(/^\d+-\d+$/),
  points: z.int().min(0).optional(),
  opponent_points: z.int().min(0).optional(),
};
/** A team's record as text, with wins and losses as numbers. */
export const teamRecord = { record: recordText, wins: z.int().min(0).optional(), losses: z.int().min(0).optional() };
/** Set if the line of an unplayed game was made before its week, when it was unknown who would play. */
const earlyLine = z.literal(true).optional();
/** As bettors write it: `-6.5`, `+6.5`, `Even`. */
export const spreadText = z.string().regex(/^([+-]\d+(\.5)?|Even)$/);
/** American odds: `-240`, `+195`. */
export const moneylineText = z.string().regex(/^([+-]\d+|Even)$/);

export const stageName = z.enum(STAGES).meta({ id: 'Stage' });
export const positionName = z.enum(POSITIONS);
export const className = z.enum(CLASS_YEARS);
/** A player's class by eligibility. */
export const classYear = {
  year: className,
  /** Whether he redshirted in an earlier season. */
  redshirt: z.boolean(),
};
export const playoffSize = z.literal([...PLAYOFF_SIZES]);
export const result = z.enum(['W', 'L']);

/** Difficulty numbers, with units in `model/difficulty.ts`. */
const difficulty = z
  .strictObject({
    level: z.enum(SHOWN_DIFFICULTIES),
    rivals: z.number(),
    patience: z.number(),
    hours: z.number(),
    injuries: z.number(),
  })
  .meta({ id: 'Difficulty' });

export const info = z
  .strictObject({
    /** Id the client sends as `X-User-ID`. */
    user_id: z.string(),
    currentYear: whole,
    /** Next week to play; lastWeek + 1 when the season is over. */
    currentWeek: whole,
    startYear: whole,
    /** Week of the title game. */
    lastWeek: whole,
    stage: stageName,
    team: z.strictObject({ name: z.string() }),
    playoff: z.strictObject({ teams: playoffSize, autobids: whole, conf_champ_top_4: z.boolean() }),
    /** The player as a coach; absent if he only owns the program. */
    coach: z
      .strictObject({
        id: whole,
        first: z.string(),
        last: z.string(),
        mode: z.enum(CAREER_MODES),
        /** A coordinator's side of the ball; absent for a head coach. */
        coordinator: z.enum(STAFF_SIDES).optional(),
      })
      .optional(),
    /** The dynasty's difficulty and the numbers it changes; absent if normal. */
    difficulty: difficulty.optional(),
    /** Set if the dynasty began in 2020 and plays that season as it was. */
    as_it_was: z.literal(true).optional(),
    /** The dynasty's universe; absent for the real world. */
    universe: z.string().optional(),
    /** Set if the dynasty was started with editing of players allowed. */
    editable: z.literal(true).optional(),
    /** The change in a dynasty that is a fork of another; absent for all others. */
    fork: z.string().optional(),
  })
  .meta({ id: 'Info' });
export type Info = z.infer<typeof info>;

/** A game of a shortened season that was not played in its scheduled week. */
export const calledOff = z
  .strictObject({
    week: whole,
    home: z.string(),
    away: z.string(),
    /** The team too short on players. */
    short: z.string(),
    /** The week it was moved to; null if it was canceled. */
    moved_to: whole.nullable(),
    /** The whole story in a sentence. */
    text: z.string(),
  })
  .meta({ id: 'CalledOff' });
export type CalledOffGame = z.infer<typeof calledOff>;

export const conferences = z.array(z.strictObject({ id: z.string(), confName: z.string() }).meta({ id: 'Conference' }));
export type Conferences = z.infer<typeof conferences>;

export const team = z
  .strictObject({
    name: z.string(),
    abbreviation: z.string(),
    mascot: z.string(),
    /** `Independent` for a team without one; `FCS` for a team outside FBS. */
    conference: z.string(),
    /** 1 is best. */
    ranking: rankOrNone,
    prestige: whole,
    ceiling: whole,
    floor: whole,
    /** Absent for a team outside FBS, like offense and defense. */
    rating: z.number().optional(),
    offense: z.number().optional(),
    defense: z.number().optional(),
    record: recordText,
    totalWins: whole,
    totalLosses: whole,
    confWins: whole,
    confLosses: whole,
    nonConfGames: whole,
    nonConfLimit: whole,
    colorPrimary: color,
    colorSecondary: color,
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof team>;

export const teamNames = z.array(z.strictObject({ name: z.string() }));

/** A team's next opponent. */
export const nextOpponent = z.strictObject({
  game_id: whole,
  week: whole,
  name: z.string(),
  ranking: rankOrNone,
  ...teamRecord,
  /** Null at a neutral site. */
  home: z.boolean().nullable(),
});

/** A game from one team's point of view. */
export const scheduleGame = z
  .strictObject({
    id: whole,
    weekPlayed: whole,
    opponent: z.strictObject({
      name: z.string(),
      ranking: rankOrNone,
      /** Absent for a team outside FBS. */
      rating: z.number().optional(),
      ...teamRecord,
    }),
    label: z.string(),
    result: result.nullable(),
    spread: spreadText,
    /** The spread as a number: negative for the favorite, 0 for even. */
    spread_value: z.number().optional(),
    moneyline: moneylineText,
    early_line: earlyLine,
    /** `own-other`; null while unplayed. */
    score: z
      .string()
      .regex(/^\d+-\d+$/)
      .nullable(),
    /** Both teams' points as numbers; absent while unplayed. */
    points: whole.optional(),
    opponent_points: whole.optional(),
    /** Null at a neutral site. */
    home: z.boolean().nullable(),
  })
  .meta({ id: 'ScheduleGame' });
export type ScheduleGame = z.infer<typeof scheduleGame>;

/** A team's games nearest to now, in any week. */
export const nearestGames = {
  /** The last game played; null before the first. */
  latest_game: scheduleGame.nullable(),
  /** The next game; null after the last. */
  upcoming_game: scheduleGame.nullable(),
};

/** A team's games in the requested week and the one before, null for a bye, plus the nearest games. */
export const gamesAround = {
  last_game: scheduleGame.nullable(),
  next_game: scheduleGame.nullable(),
  ...nearestGames,
};

const gameFields = {
  id: whole,
  year: whole,
  weekPlayed: whole,
  label: z.string(),
  /** The long label without a name: `Conference: SEC`, `Non-Conference: SEC vs Big Ten`. */
  base_label: z.string(),
  name: z.string().nullable(),
  /** Poll ranks at the time of the game; before it, current ranks. */
  rankATOG: rankOrNone,
  rankBTOG: rankOrNone,
  /** Absent until it is played. */
  scoreA: whole.optional(),
  scoreB: whole.optional(),
  resultA: result.nullable(),
  resultB: result.nullable(),
  winner: z.strictObject({ name: z.string() }).nullable(),
  spreadA: spreadText,
  spreadB: spreadText,
  /** Spreads as numbers: negative for the favorite, 0 for even. */
  spread_valueA: z.number().optional(),
  spread_valueB: z.number().optional(),
  moneylineA: moneylineText,
  moneylineB: moneylineText,
  early_line: earlyLine,
  /** Pregame win probability, 0 to 1. */
  winProbA: z.number().min(0).max(1),
  winProbB: z.number().min(0).max(1),
  /** Overtime periods, 0 if none. */
  overtime: whole,
  headline: z.string().nullable(),
  /** Null at a neutral site. */
  homeTeam: z.enum(['A', 'B']).nullable(),
  /** Whether it is its week's game of the week. */
  game_of_week: z.boolean(),
};

/** Builds a game with its two teams in the detail a page needs. */
export function gameWith<Side extends z.ZodType>(side: Side) {
  return z.strictObject({ ...gameFields, teamA: side, teamB: side });
}

export const game = gameWith(z.strictObject({ name: z.string() })).meta({ id: 'Game' });
export type Game = z.infer<typeof game>;

/** Fields every list of players begins with. */
export const playerName = { id: whole, first: z.string(), last: z.string(), pos: positionName };

/**
 * His development as his staff sees it: an estimate that improves with every season in its program. No response reveals
 * his true potential.
 */
export const growth = {
  /** 0 to 5; the staff's estimate rather than the hidden trait. */
  development_trait: whole.min(0).max(5),
  /** The same as a label. */
  growth: z.enum(GROWTHS),
};

export const player = z
  .strictObject({
    ...playerName,
    ...classYear,
    rating: whole,
    /**
     * His rating by class, from the last season in that class; no response reveals future ratings. For an FCS player
     * only this season's is known.
     */
    rating_fr: whole.optional(),
    rating_so: whole.optional(),
    rating_jr: whole.optional(),
    rating_sr: whole.optional(),
    stars: whole.min(1).max(5),
    ...growth,
    starter: z.boolean(),
    /** Team name. */
    team: z.string(),
  })
  .meta({ id: 'Player' });
export type Player = z.infer<typeof player>;

/** Fields of every game page: the dynasty's status, the page's team, and the conferences in the menu. */
export const page = { info, team, conferences };

const pastSeason = z.strictObject({ year: whole, last_week: whole, playoff_teams: whole }).meta({ id: 'PastSeason' });
export type PastSeason = z.infer<typeof pastSeason>;

/** Fields of a page that shows any season; `past_season` is absent for the current one. */
export const yearPage = { ...page, past_season: pastSeason.optional() };
