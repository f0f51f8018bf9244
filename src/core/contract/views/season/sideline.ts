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

/** Situation of a live game before the next call. */
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
  /** Team A's win probability, 0 to 1. */
  win_prob_a: share,
  /** Chance of a dropback as the defense sees it; null before kicks and tries. */
  pass_expected: share.nullable(),
});

/** A possible call. */
const choice = z
  .strictObject({
    call: playCall,
    /** Whether it is the staff's call. */
    staff: z.boolean(),
    /** Our win probability after it, by the book; null if there is none. */
    chance: share.nullable(),
    /**
     * Share of the opponent's recent evidence that was this call, 0 to 1; from 0.3 on it works less well. For a trick
     * play, how closely the opponent watches for it.
     */
    seen: share,
  })
  .meta({ id: 'SidelineChoice' });
export type SidelineChoice = z.infer<typeof choice>;

/** A team's tendencies on a down in this game. */
const tendency = z
  .strictObject({ down: whole, runs: whole, passes: whole, run_yards: whole, pass_yards: whole })
  .meta({ id: 'Tendency' });

/** A team's unavailable players, with the reason. */
const lineup = z
  .strictObject({
    /** Team abbreviation. */
    team: z.string(),
    /** Whether the second string is in because the game is decided. */
    second_string: z.boolean(),
    /** The quarterback benched for interceptions. */
    benched: z.strictObject(playerName).nullable(),
    /** Starters out for the game. */
    out: z.array(z.strictObject(playerName)),
    /** Starters out for the first half. */
    until_half: z.array(z.strictObject(playerName)),
  })
  .meta({ id: 'LiveLineup' });

/** One of the coach's calls in earlier games this season. */
const onFilm = z
  .strictObject({
    call: playCall,
    /** Share of our plays on offense or defense, 0 to 1. */
    share,
    /**
     * Whether it is frequent enough that opponents have prepared for it, so that it works less well from the first
     * snap.
     */
    prepared: z.boolean(),
  })
  .meta({ id: 'CallOnFilm' });
export type CallOnFilm = z.infer<typeof onFilm>;

/** A trick play the coach called in earlier games this season, which opponents now watch for. */
const trickOnFilm = z
  .strictObject({
    call: z.enum(TRICKS),
    times: whole,
    /** How closely they watch for it before they see it, 0 to 1; the more closely, the less it works. */
    watched: share,
  })
  .meta({ id: 'TrickOnFilm' });
export type TrickOnFilm = z.infer<typeof trickOnFilm>;

/** How often a play was called on offense, with the results. */
const worked = z.strictObject({ call: playCall, plays: whole, yards: whole, first_downs: whole });

/** What one of the coach's calls was worth. */
const worth = z
  .strictObject({
    quarter: whole,
    clock: z.string(),
    call: playCall,
    staff: playCall,
    /** The result. */
    text: z.string(),
    /** Our win probability after it, minus that after the staff's call with the same luck, -1 to 1. */
    worth: z.number().min(-1).max(1),
  })
  .meta({ id: 'CallWorth' });
export type CallWorth = z.infer<typeof worth>;

/** A finished game the player coached. */
const aftermath = z.strictObject({
  worths: z.array(worth),
  /** Sum of their worths. */
  total: z.number(),
  /** Score if the staff had made every call. */
  staff_score_a: whole,
  staff_score_b: whole,
});
export type Aftermath = z.infer<typeof aftermath>;

export const sideline = z
  .strictObject({
    ...page,
    game: gameWith(gameSide),
    /** The player's side: A or B. */
    own: z.enum(['A', 'B']),
    over: z.boolean(),
    /** Set if the player is a coordinator and calls only his own side's plays; null for a head coach. */
    coordinator: z.strictObject({ side: z.enum(STAFF_SIDES), head_coach: z.string() }).nullable(),
    /** Number of calls made so far. */
    at: whole,
    /** The question put to the coach; null once the game is over. */
    ask: z.enum(ASK_KINDS as [AskKind, ...AskKind[]]).nullable(),
    situation: situation.nullable(),
    choices: z.array(choice),
    tempo: z.enum(TEMPOS),
    /** Skill-position players on the field for the side with the ball. */
    skill: z.array(
      z.strictObject({
        ...playerName,
        rating: whole,
        /** In this game. */
        carries: whole,
        catches: whole,
      }),
    ),
    /** The defense on the field by team name, with its snaps today and on this drive; null between drives. */
    workload: z.strictObject({ defense: z.string(), snaps: whole, drive_snaps: whole }).nullable(),
    /** Players injured in this game so far. */
    hurt: z.array(z.strictObject({ ...playerName, team: z.string() })),
    /** Unavailable players, team A first. */
    lineups: z.array(lineup),
    tendencies: z.strictObject({ own: z.array(tendency), opponent: z.array(tendency) }),
    /** What each side knows about the other from earlier games this season. */
    scouting: z.strictObject({
      /** Games the opponent has played. */
      games: whole,
      opponent: z.array(tendency),
      /** The opponent's film on our calls, most frequent first; empty if the staff has called every play. */
      film: z.array(onFilm),
      /** The opponent's film on our trick plays. */
      tricks: z.array(trickOnFilm),
    }),
    /** Our plays from scrimmage by call, most frequent first. */
    worked: z.array(worked),
    drives: z.array(drive),
    /** First-half statistics, at halftime. */
    halftime: z.strictObject(numbersOfGame).nullable(),
    /** The halftime adjustment; null if none, or not yet. */
    adjustment: z.enum(ADJUSTMENTS).nullable(),
    /** What the calls were worth, from the end of the game until the next decision. */
    aftermath: aftermath.nullable(),
  })
  .meta({ id: 'Sideline' });
export type SidelinePage = z.infer<typeof sideline>;
