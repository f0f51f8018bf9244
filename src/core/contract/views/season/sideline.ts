import { z } from 'zod';
import { STAFF_SIDES } from '../../../model/coaches.ts';
import {
  ADJUSTMENTS,
  ASK_KINDS,
  type AskKind,
  CALLS_FOR,
  type PlayCall,
  TEMPOS,
  TRICKS,
} from '../../../model/plays/sideline.ts';
import { gameWith, page, playerName, whole } from '../shared.ts';
import { drive, gameSide, numbersOfGame } from './game.ts';

const PLAY_CALLS = [...new Set(ASK_KINDS.flatMap((kind): readonly PlayCall[] => CALLS_FOR[kind]))];
const playCall = z.enum(PLAY_CALLS as [PlayCall, ...PlayCall[]]);
const share = z.number().min(0).max(1);

/** Where a live game stands, before the next call. */
const situation = z.strictObject({
  /** 1 to 4; 5 and up are overtime periods. */
  quarter: whole,
  /** `7:32` left; `0:00` in overtime. */
  clock: z.string(),
  /** 1 to 4; null before kickoffs and tries. */
  down: whole.nullable(),
  distance: whole.nullable(),
  /** Yards from the offense's own goal line. */
  yard_line: whole,
  /** Name of the team that snaps or kicks. */
  offense: z.string(),
  score_a: whole,
  score_b: whole,
  timeouts_a: whole,
  timeouts_b: whole,
  /** Team A's chance of winning, 0 to 1. */
  win_prob_a: share,
  /** How likely a dropback is, as the defense sees it; null before kicks and tries. */
  pass_expected: share.nullable(),
});

/** What can be called. */
const choice = z
  .strictObject({
    call: playCall,
    /** The staff's own call. */
    staff: z.boolean(),
    /** The own chance of winning after it, by the book; null where there is none. */
    chance: share.nullable(),
    /** How much of what the opponent goes by was this call, 0 to 1: from 0.3 on it works less. Of a trick, how much he watches for it. */
    seen: share,
  })
  .meta({ id: 'SidelineChoice' });
export type SidelineChoice = z.infer<typeof choice>;

/** A team's plays on a down in this game. */
const tendency = z
  .strictObject({ down: whole, runs: whole, passes: whole, run_yards: whole, pass_yards: whole })
  .meta({ id: 'Tendency' });

/** A team's players who are not on the field, and why. */
const lineup = z
  .strictObject({
    /** Abbreviation. */
    team: z.string(),
    /** The second string is in: the game is decided. */
    second_string: z.boolean(),
    /** The quarterback benched for his interceptions. */
    benched: z.strictObject(playerName).nullable(),
    /** Starters who miss the game. */
    out: z.array(z.strictObject(playerName)),
    /** Starters who sit out the first half. */
    until_half: z.array(z.strictObject(playerName)),
  })
  .meta({ id: 'LiveLineup' });

/** A call of the coach in this season's earlier games. */
const onFilm = z
  .strictObject({
    call: playCall,
    /** Of the plays of the own offense or defense, 0 to 1. */
    share,
    /** Whether it is so much that opponents have prepared for it, so that it works less from the first snap on. */
    prepared: z.boolean(),
  })
  .meta({ id: 'CallOnFilm' });
export type CallOnFilm = z.infer<typeof onFilm>;

/** A trick of the coach in this season's earlier games, which opponents watch for. */
const trickOnFilm = z
  .strictObject({
    call: z.enum(TRICKS),
    times: whole,
    /** How much they watch for it before they see it, 0 to 1: the more, the less it works. */
    watched: share,
  })
  .meta({ id: 'TrickOnFilm' });
export type TrickOnFilm = z.infer<typeof trickOnFilm>;

/** How often a play was called on offense, and what it brought. */
const worked = z.strictObject({ call: playCall, plays: whole, yards: whole, first_downs: whole });

/** What a call of the coach was worth. */
const worth = z
  .strictObject({
    quarter: whole,
    clock: z.string(),
    call: playCall,
    /** The staff's call. */
    staff: playCall,
    /** What came of it. */
    text: z.string(),
    /** The own chance of winning after it, less that after the staff's call with the same luck, -1 to 1. */
    worth: z.number().min(-1).max(1),
  })
  .meta({ id: 'CallWorth' });
export type CallWorth = z.infer<typeof worth>;

/** A coached game that is over. */
const aftermath = z.strictObject({
  worths: z.array(worth),
  /** The sum of them. */
  total: z.number(),
  /** The score had the staff called every play. */
  staff_score_a: whole,
  staff_score_b: whole,
});
export type Aftermath = z.infer<typeof aftermath>;

export const sideline = z
  .strictObject({
    ...page,
    game: gameWith(gameSide),
    /** The player's team: A or B. */
    own: z.enum(['A', 'B']),
    over: z.boolean(),
    /** The player as a coordinator, whose side's plays alone he calls; null: he is the head coach. */
    coordinator: z.strictObject({ side: z.enum(STAFF_SIDES), head_coach: z.string() }).nullable(),
    /** How many calls have been made. */
    at: whole,
    /** The question to the coach; null once the game is over. */
    ask: z.enum(ASK_KINDS as [AskKind, ...AskKind[]]).nullable(),
    situation: situation.nullable(),
    choices: z.array(choice),
    tempo: z.enum(TEMPOS),
    /** Players on the field at the skill positions of the side with the ball. */
    skill: z.array(
      z.strictObject({
        ...playerName,
        rating: whole,
        /** Of this game. */
        carries: whole,
        catches: whole,
      }),
    ),
    /** The defense on the field, by team name, and its snaps today and on this drive; null between drives. */
    workload: z.strictObject({ defense: z.string(), snaps: whole, drive_snaps: whole }).nullable(),
    /** Everyone hurt in this game so far. */
    hurt: z.array(z.strictObject({ ...playerName, team: z.string() })),
    /** Players not on the field, team A first. */
    lineups: z.array(lineup),
    tendencies: z.strictObject({ own: z.array(tendency), opponent: z.array(tendency) }),
    /** What each side knows of the other from this season's earlier games. */
    scouting: z.strictObject({
      /** Games of the opponent. */
      games: whole,
      opponent: z.array(tendency),
      /** What the opponent has on film of the own calls, the most frequent first; empty: the staff has called every play. */
      film: z.array(onFilm),
      /** Tricks they have on film. */
      tricks: z.array(trickOnFilm),
    }),
    /** The own plays from scrimmage by call, the most frequent first. */
    worked: z.array(worked),
    drives: z.array(drive),
    /** The numbers of the first half, at halftime. */
    halftime: z.strictObject(numbersOfGame).nullable(),
    /** What was changed at the half; null: nothing, or nothing yet. */
    adjustment: z.enum(ADJUSTMENTS).nullable(),
    /** What the calls were worth, once the game is over and until the next decision. */
    aftermath: aftermath.nullable(),
  })
  .meta({ id: 'Sideline' });
export type SidelinePage = z.infer<typeof sideline>;
