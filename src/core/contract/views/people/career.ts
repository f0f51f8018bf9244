import { z } from 'zod';
import { COACH_ROLES } from '../../../model/coaches.ts';
import { CAREER_MODES, CAREER_STATES } from '../../../model/own-coach.ts';
import { BONUS_KINDS } from '../../../model/people/bonuses.ts';
import { CONTRACT_ACTS } from '../../../model/people/contract-choices.ts';
import { GOAL_KINDS, GOAL_STATES, SEAT_LEVELS } from '../../../model/people/goals.ts';
import { page, result, whole } from '../shared.ts';
import { whyPart } from '../why.ts';

/** The head coach of the player's team as his athletic director sees him. */

const careerGoal = z
  .strictObject({
    kind: z.enum(GOAL_KINDS),
    /** The rival. */
    opponent: z.string().nullable(),
    /** Wins that it takes, where it takes a number of them. */
    wins: whole.nullable(),
    state: z.enum(GOAL_STATES),
  })
  .meta({ id: 'CareerGoal' });
export type CareerGoal = z.infer<typeof careerGoal>;

const seatWeek = z
  .strictObject({
    game: whole,
    week: whole,
    opponent: z.string(),
    result,
    score: z.string(),
    /** After the game. */
    security: z.number(),
    change: z.number(),
  })
  .meta({ id: 'SeatWeek' });
export type SeatWeek = z.infer<typeof seatWeek>;

const seat = z
  .strictObject({
    /** Points of 100: a hundred less the chance that he is fired after a season that goes on as expected. */
    security: z.number(),
    level: z.enum(SEAT_LEVELS),
    parts: z.array(whyPart),
    /** Of the regular season's games. */
    expected_wins: z.number(),
    games: whole,
    wins: whole,
    losses: whole,
    /** Wins of the games left that it takes to be safe; null: it is decided, or cannot be done. */
    wins_to_safety: whole.nullable(),
    goals: z.array(careerGoal),
    /** Before the first game. */
    august: z.number(),
    /** Game by game, the first first. */
    trend: z.array(seatWeek),
  })
  .meta({ id: 'Seat' });
export type CareerSeat = z.infer<typeof seat>;

const contract = z
  .strictObject({
    from: whole,
    through: whole,
    /** Million dollars. */
    pay: z.number(),
    /** What the program owes him if it fires him, and what another pays it to hire him away. */
    buyout: z.number(),
    release: z.number(),
    extensions: whole,
  })
  .meta({ id: 'CoachContract' });
export type CoachContract = z.infer<typeof contract>;

const bonus = z
  .strictObject({
    kind: z.enum(BONUS_KINDS),
    /** The rival. */
    opponent: z.string().nullable(),
    /** Million dollars. */
    amount: z.number(),
    state: z.enum(GOAL_STATES),
  })
  .meta({ id: 'ContractBonus' });
export type ContractBonus = z.infer<typeof bonus>;

const extension = z
  .strictObject({
    through: whole,
    /** Million dollars. */
    pay: z.number(),
    /** Once it is signed: what firing him costs the program after the season, and hiring him away another. */
    buyout: z.number(),
    release: z.number(),
    /** Wins of 12 that the program expects beyond what it would without it. */
    wins: z.number(),
    /** Points of job security in August beyond those without it. */
    security: z.number(),
  })
  .meta({ id: 'ContractExtension' });
export type ContractExtension = z.infer<typeof extension>;

const earnings = z
  .strictObject({
    /** Million dollars as a head coach in this dynasty, this season included. */
    pay: z.number(),
    bonuses: z.number(),
  })
  .meta({ id: 'CareerEarnings' });

const rivalRecord = z
  .strictObject({ team: z.string(), opponent: z.string(), wins: whole, losses: whole })
  .meta({ id: 'RivalRecord' });
export type RivalRecord = z.infer<typeof rivalRecord>;

const life = z
  .strictObject({
    state: z.enum(CAREER_STATES),
    /** The program he goes to. */
    next: z.string().nullable(),
    /** The program he last led or leads. */
    team: z.string(),
    /** As a head coach in the dynasty. */
    wins: whole,
    losses: whole,
    seasons: whole,
    programs: whole,
    titles: whole,
    conference_titles: whole,
    bowl_wins: whole,
    bowl_losses: whole,
    /** Place among all coaches of the dynasty by wins, and how many have led a program. */
    place: whole,
    coaches: whole,
    retired: whole.nullable(),
  })
  .meta({ id: 'CareerLife' });
export type CareerLife = z.infer<typeof life>;

export const careerPage = z
  .strictObject({
    ...page,
    coach: z.strictObject({ id: whole, first: z.string(), last: z.string() }),
    /** How the player plays his career; null: the coach is another person. */
    mode: z.enum(CAREER_MODES).nullable(),
    /** His first season in the job, and which it is. */
    since: whole,
    role: z.enum(COACH_ROLES),
    /** The head coach for whom a coordinator works, and how safe he is; null for a head coach. */
    boss: z
      .strictObject({
        id: whole,
        first: z.string(),
        last: z.string(),
        security: z.number().nullable(),
        level: z.enum(SEAT_LEVELS).nullable(),
      })
      .nullable(),
    /** Null once he leaves, and between the old rosters and August. */
    seat: seat.nullable(),
    contract: contract.nullable(),
    /** Bonuses of the season. */
    bonuses: z.array(bonus),
    /** The extension that his program offers; null: none, or he has answered. */
    extension: extension.nullable(),
    /** What he has said to it this winter; null: nothing. */
    answered: z.enum(CONTRACT_ACTS).nullable(),
    /** Null where the coach is another person. */
    earnings: earnings.nullable(),
    /** The player's coach so far, wherever he is; null: the coach is another person. */
    life: life.nullable(),
    /** Against rivals, with every program he has led in this dynasty. */
    rivals: z.array(rivalRecord),
  })
  .meta({ id: 'CareerPage' });
export type CareerPage = z.infer<typeof careerPage>;
