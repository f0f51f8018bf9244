import { z } from 'zod';
import { COACH_ORIGINS, COACH_ROLES, COACH_SKILLS, STAFF_SIDES } from '../../../model/coaches.ts';
import { CAREER_MODES, CAREER_STATES } from '../../../model/own-coach.ts';
import { BONUS_KINDS } from '../../../model/people/bonuses.ts';
import { CONTRACT_ACTS } from '../../../model/people/contract-choices.ts';
import { GOAL_KINDS, GOAL_STATES, SEAT_LEVELS } from '../../../model/people/goals.ts';
import { page, result, whole } from '../shared.ts';
import { whyPart } from '../why.ts';

/** The head coach of the player's team in the eyes of his athletic director. */

const careerGoal = z
  .strictObject({
    kind: z.enum(GOAL_KINDS),
    /** The rival. */
    opponent: z.string().nullable(),
    /** Wins it takes; null if it is not a number of wins. */
    wins: whole.nullable(),
    /** Recruits or players it takes; null if it is not a number of them. */
    players: whole.nullable(),
    /** The players who could graduate; null for other goals. */
    of: whole.nullable(),
    /** Wins, recruits or players so far; null for a goal without a number, or if that is not known. */
    now: whole.nullable(),
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
    /** Job security, 0 to 100: 100 minus the chance of being fired if the season goes as expected. */
    security: z.number(),
    level: z.enum(SEAT_LEVELS),
    parts: z.array(whyPart),
    /** In the regular season. */
    expected_wins: z.number(),
    games: whole,
    wins: whole,
    losses: whole,
    /** Wins in the remaining games that make the job safe; null if already settled or out of reach. */
    wins_to_safety: whole.nullable(),
    goals: z.array(careerGoal),
    /** Before the first game. */
    august: z.number(),
    /** Game by game, earliest first. */
    trend: z.array(seatWeek),
  })
  .meta({ id: 'Seat' });
export type CareerSeat = z.infer<typeof seat>;

const contract = z
  .strictObject({
    from: whole,
    through: whole,
    /** Salary in million dollars. */
    pay: z.number(),
    /** What the program owes him if it fires him, and what another program pays to hire him away. */
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
    /** In million dollars. */
    amount: z.number(),
    state: z.enum(GOAL_STATES),
  })
  .meta({ id: 'ContractBonus' });
export type ContractBonus = z.infer<typeof bonus>;

const extension = z
  .strictObject({
    through: whole,
    /** Salary in million dollars. */
    pay: z.number(),
    /** Buyouts once signed: the cost of firing him after the season, and of hiring him away. */
    buyout: z.number(),
    release: z.number(),
    /** Extra wins the program would expect, per 12 games. */
    wins: z.number(),
    /** Extra job security next August, in points of 100. */
    security: z.number(),
  })
  .meta({ id: 'ContractExtension' });
export type ContractExtension = z.infer<typeof extension>;

const earnings = z
  .strictObject({
    /** Career earnings as a head coach in this dynasty, including this season, in million dollars. */
    pay: z.number(),
    bonuses: z.number(),
  })
  .meta({ id: 'CareerEarnings' });

const rivalRecord = z
  .strictObject({ team: z.string(), opponent: z.string(), wins: whole, losses: whole })
  .meta({ id: 'RivalRecord' });
export type RivalRecord = z.infer<typeof rivalRecord>;

const skill = z
  .strictObject({
    skill: z.enum(COACH_SKILLS),
    /** Whether he chose it as a strength. */
    strength: z.boolean(),
    /** Rank among FBS head coaches, and how many there are. */
    place: whole,
    of: whole,
    /** Rank of the skill he began with among the same coaches. */
    start: whole,
  })
  .meta({ id: 'CoachSkillRank' });
export type CoachSkillRank = z.infer<typeof skill>;

const overContract = z
  .strictObject({
    /** First and last season of the contract. */
    from: whole,
    through: whole,
    /** Wins expected over the whole contract, bowls of earlier seasons included. */
    expected_wins: z.number(),
    /** Share of games expected to be won. */
    share: z.number(),
    /** Seasons of the contract so far, and their wins. */
    seasons: whole,
    wins: whole,
  })
  .meta({ id: 'OverContract' });
export type OverContract = z.infer<typeof overContract>;

/** His record against the Hall of Fame standard for coaches. */
const hallStandard = z
  .strictObject({
    qualifies: z.boolean(),
    /** Seasons, games and winning percentage required. */
    seasons: whole,
    games: whole,
    share: z.number(),
  })
  .meta({ id: 'CoachHallStandard' });

const life = z
  .strictObject({
    state: z.enum(CAREER_STATES),
    /** His next program. */
    next: z.string().nullable(),
    /** The program he leads, or led last. */
    team: z.string(),
    /** Record as a head coach in this dynasty. */
    wins: whole,
    losses: whole,
    seasons: whole,
    /** Programs he has led as head coach. */
    programs: whole,
    /** Seasons as a coordinator in this dynasty. */
    coordinated: whole,
    titles: whole,
    conference_titles: whole,
    bowl_wins: whole,
    bowl_losses: whole,
    /** Rank by wins among all head coaches of the dynasty, and how many there are. */
    place: whole,
    coaches: whole,
    retired: whole.nullable(),
    hall: hallStandard,
  })
  .meta({ id: 'CareerLife' });
export type CareerLife = z.infer<typeof life>;

export const careerPage = z
  .strictObject({
    ...page,
    coach: z.strictObject({ id: whole, first: z.string(), last: z.string() }),
    /** His age, or his age at retirement; his college, his side of the ball, and his job before FBS. */
    person: z.strictObject({
      age: whole,
      school: z.string(),
      side: z.enum(STAFF_SIDES),
      origin: z.enum(COACH_ORIGINS),
    }),
    /** The skills of the player's coach; empty if the player does not coach. */
    skills: z.array(skill),
    /** The player's career mode; null if he does not coach. */
    mode: z.enum(CAREER_MODES).nullable(),
    /** His first season in the job, and the number of the current one. */
    since: whole,
    role: z.enum(COACH_ROLES),
    /** A coordinator's head coach, and how secure his job is; null for a head coach. */
    boss: z
      .strictObject({
        id: whole,
        first: z.string(),
        last: z.string(),
        security: z.number().nullable(),
        level: z.enum(SEAT_LEVELS).nullable(),
      })
      .nullable(),
    /** Null once he is leaving, and between the old rosters and August. */
    seat: seat.nullable(),
    contract: contract.nullable(),
    /** What the program expects over the whole contract; null without one. */
    over_contract: overContract.nullable(),
    /** Contract bonuses this season. */
    bonuses: z.array(bonus),
    /** The extension his program offers; null if there is none, or he has answered it. */
    extension: extension.nullable(),
    /** His answer this winter; null if none. */
    answered: z.enum(CONTRACT_ACTS).nullable(),
    /** Null if the player does not coach. */
    earnings: earnings.nullable(),
    /** The career of the player's coach so far, wherever he works; null if the player does not coach. */
    life: life.nullable(),
    /** Record against rivals, with every program he has led in this dynasty. */
    rivals: z.array(rivalRecord),
  })
  .meta({ id: 'CareerPage' });
export type CareerPage = z.infer<typeof careerPage>;
