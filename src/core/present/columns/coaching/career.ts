import type {
  CareerGoal,
  CoachSkillRank,
  ContractBonus,
  RivalRecord,
  SeatWeek,
} from '../../../contract/views/people/career.ts';
import { goalText } from '../../../words/coaching/expectations.ts';
import { STRENGTHS } from '../../../words/coaching/own-coach.ts';
import { COMMON, number, recordColumn, scoreColumn, words } from '../../../words/columns/common.ts';
import { tableColumn as col } from '../../../words/columns/descriptor.ts';
import { signedTo } from '../../../words/numbers.ts';
import { goalProgress, goalState, skillPlaceText, skillStartText } from '../../coaching/career.ts';
import { bonusAmount, bonusState, bonusText } from '../../coaching/contracts.ts';

/** Columns of a head coach's season as his athletic director sees it. */

const OWN = {
  skill: words('Skill', 'Part of a head coach’s job.'),
  place: words('Rank', 'Rank among the head coaches of FBS.', 'Rank', 'low'),
  start: words('At the start', 'Where the skill he began with would rank among them.', 'At the start', 'low'),
  of: number(['Of', 'Head coaches'], 'Head coaches compared.'),
  goal: words('Goal', 'What the athletic director asked for in August.'),
  progress: words('So far', 'Wins, recruits or players so far, and how many it takes.', 'So far', 'high'),
  state: words('Status', 'Met, missed or still open.'),
  security: number(['Security', 'Job security'], 'Job security after the game, out of 100.', 'high', 1),
  change: number(['+/-', 'Change'], 'Change after the game.', 'high', 1),
  rival: words('Rival', 'The rival.'),
  record: words('Record', 'Wins and losses against the rival.', 'Record', 'high'),
};

export const SKILL_RANKS = {
  skill: col<CoachSkillRank>('skill', OWN.skill, ({ skill }) => STRENGTHS[skill]),
  place: col<CoachSkillRank>('place', OWN.place, ({ place }) => place, skillPlaceText),
  start: col<CoachSkillRank>('start', OWN.start, ({ start }) => start, skillStartText),
  of: col<CoachSkillRank>('of', OWN.of, ({ of }) => of),
};

export const CAREER_GOALS = {
  goal: col<CareerGoal>('goal', OWN.goal, goalText),
  progress: col<CareerGoal>('progress', OWN.progress, ({ now }) => now, goalProgress),
  state: col<CareerGoal>('state', OWN.state, goalState),
};

export const BONUSES = {
  bonus: col<ContractBonus>('bonus', words('Bonus', 'What your contract pays a bonus for.'), bonusText),
  amount: col<ContractBonus>(
    'amount',
    number(['Amount', 'Amount'], 'Millions of dollars.', null, 3),
    ({ amount }) => amount,
    bonusAmount,
  ),
  state: col<ContractBonus>('state', words('Status', 'Paid, missed or still open.'), bonusState),
};

export const SEAT_WEEKS = {
  week: col<SeatWeek>('week', COMMON.week, ({ week }) => week),
  opponent: col<SeatWeek>('opponent', COMMON.opponent, ({ opponent }) => opponent),
  result: scoreColumn<SeatWeek>('result', COMMON.result, ({ result, score }) => `${result} ${score}`),
  security: col<SeatWeek>('security', OWN.security, ({ security }) => security),
  change: col<SeatWeek>(
    'change',
    OWN.change,
    ({ change }) => change,
    ({ change }) => signedTo(change, 1),
  ),
};

export const RIVAL_RECORDS = {
  team: col<RivalRecord>('team', COMMON.team, ({ team }) => team),
  rival: col<RivalRecord>('rival', OWN.rival, ({ opponent }) => opponent),
  record: recordColumn<RivalRecord>('record', OWN.record, ({ wins, losses }) => [wins, losses]),
};
