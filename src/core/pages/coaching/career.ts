import type { InputOf } from '../../contract/registry.ts';
import type {
  CareerGoal,
  CareerPage,
  CareerSeat,
  CoachSkillRank,
  ContractBonus,
  RivalRecord,
  SeatWeek,
} from '../../contract/views/people/career.ts';
import {
  bossLines,
  hallText,
  lastMove,
  lifeText,
  overContractText,
  securityText,
  standsText,
  warningText,
} from '../../present/coaching/career.ts';
import { contractLines } from '../../present/coaching/contracts.ts';
import {
  BONUSES,
  CAREER_GOALS,
  RIVAL_RECORDS,
  SEAT_WEEKS,
  SKILL_RANKS,
} from '../../present/columns/coaching/career.ts';
import { HEADINGS } from '../../present/headings.ts';
import { WHY, type WhyRow, whyRows } from '../../present/why.ts';
import { jobText } from '../../words/coaches.ts';
import { extensionGains } from '../../words/coaching/contracts.ts';
import { expectationText } from '../../words/coaching/expectations.ts';
import { careerText, MODE_SENTENCES, personText } from '../../words/coaching/own-coach.ts';
import { EMPTY } from '../../words/empty.ts';
import { oneDecimal, winLoss } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import type { PageAct } from '../parts/acts.ts';
import { coachSections } from '../parts/coach-record.ts';
import { definePage } from '../parts/page.ts';
import { col, figures, type Section, table } from '../parts/sections.ts';
import { gainTone, teamPiece } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    career: object;
  }
}

function numbers(seat: CareerSeat): Section {
  const move = lastMove(seat);
  return figures({
    name: 'security',
    figures: [
      ['Job security', oneDecimal(seat.security)],
      ['Since last game', move === '' ? '—' : move],
      ['Expected wins', oneDecimal(seat.expected_wins)],
      ['Record', winLoss(seat.wins, seat.losses)],
    ],
  });
}

function goals({ goals: all }: CareerSeat, mode: CareerPage['mode']): Section {
  return table<CareerGoal>({
    name: 'goals',
    title: HEADINGS.careerGoals,
    caption: 'What the athletic director asked for',
    columns: [
      col(CAREER_GOALS.goal, { names: true }),
      col(CAREER_GOALS.progress),
      col(CAREER_GOALS.state, { leads: true }),
    ],
    rows: all,
    empty: EMPTY.careerGoals,
    optional: mode === null,
    mark: ({ state }) => (state === 'met' ? 'win' : state === 'missed' ? 'loss' : null),
  });
}

/** The coach's skills, now and when he began. */
function skills({ skills: all }: CareerPage): Section {
  return table<CoachSkillRank>({
    name: 'skills',
    title: HEADINGS.coachingSkills,
    caption: 'His skills, ranked among the head coaches of FBS',
    side: true,
    columns: [
      col(SKILL_RANKS.skill, { names: true }),
      col(SKILL_RANKS.place, { leads: true }),
      col(SKILL_RANKS.start, { drop: 1 }),
      col(SKILL_RANKS.of, { fileOnly: true }),
    ],
    rows: all,
    mark: ({ strength }) => (strength ? 'strong' : null),
    optional: true,
  });
}

function bonuses({ bonuses: all }: CareerPage): Section {
  return table<ContractBonus>({
    name: 'bonuses',
    title: HEADINGS.bonuses,
    caption: 'Bonuses of your contract this season',
    side: true,
    columns: [
      col(BONUSES.bonus, { names: true }),
      col(BONUSES.amount, { leads: true }),
      col(BONUSES.state, { drop: 1 }),
    ],
    rows: all,
    empty: EMPTY.bonuses,
    optional: true,
    mark: ({ state }) => (state === 'met' ? 'win' : state === 'missed' ? 'loss' : null),
  });
}

/** Answers to an extension. */
function answers({ extension, team }: CareerPage): PageAct[] {
  if (extension === null) return [];
  const answer = (label: string, key: string, input: InputOf<'setContract'>, said: string): PageAct => ({
    label,
    key,
    notes: extensionGains(extension),
    choices: [{ label, command: 'setContract', input, said }],
  });
  return [
    answer('Sign the extension', 'g', { accept: true }, `You signed an extension at ${team.name}.`),
    answer('Decline it', 'd', { decline: true }, 'You declined the extension.'),
  ];
}

function parts({ parts: all, security }: CareerSeat): Section {
  const nonzero = all.filter(({ value }, index) => index === 0 || value !== 0);
  const sum = { total: security, total_label: HEADINGS.jobSecurity, decimals: 1 };
  return table<WhyRow>({
    name: 'seat',
    title: HEADINGS.jobSecurity,
    caption: 'What makes up your job security',
    side: true,
    columns: [col(WHY.part, { names: true }), col(WHY.value, { leads: true }), col(WHY.note, { fileOnly: true })],
    rows: whyRows({ what: 'seat', title: '', parts: nonzero, ...sum }),
    mark: (row) => (row.sum ? 'own' : null),
  });
}

function trend({ trend: weeks }: CareerSeat): Section {
  return table<SeatWeek>({
    name: 'trend',
    title: HEADINGS.seatTrend,
    caption: 'Job security game by game',
    columns: [
      col(SEAT_WEEKS.week),
      col(SEAT_WEEKS.opponent, { names: true, cell: ({ opponent }) => teamPiece(opponent) }),
      col(SEAT_WEEKS.result, { drop: 1 }),
      col(SEAT_WEEKS.security, { leads: true }),
      col(SEAT_WEEKS.change, {
        cell: (row) => ({ text: SEAT_WEEKS.change.text(row), tone: gainTone(row.change) }),
      }),
    ],
    rows: weeks,
    link: ({ game }) => ({ name: 'game', id: game }),
    mark: ({ result }) => (result === 'W' ? 'win' : 'loss'),
    empty: EMPTY.seatTrend,
  });
}

function rivals({ rivals: all }: CareerPage): Section {
  return table<RivalRecord>({
    name: 'rivals',
    title: HEADINGS.againstRivals,
    caption: 'Record against rivals',
    side: true,
    columns: [
      col(RIVAL_RECORDS.rival, { names: true, cell: ({ opponent }) => teamPiece(opponent) }),
      col(RIVAL_RECORDS.record, { leads: true }),
      col(RIVAL_RECORDS.team, { drop: 1, cell: ({ team }) => teamPiece(team) }),
    ],
    rows: all,
    link: ({ team, opponent }) => ({ name: 'rivalry', team, opponent }),
    optional: true,
  });
}

/** Whether there is a coach to evaluate; always true for an owner. */
const isAtWork = (life: CareerPage['life']): boolean => life === null || life.state === 'working';

/** The coach's background, status and career so far. */
function aboutLines({ mode, life, person }: CareerPage): string[] {
  if (mode === null || life === null) return [careerText(undefined)];
  const works = life.state === 'working' ? [MODE_SENTENCES[mode]] : [];
  const told = [[personText(person), ...works].join(' '), standsText(life), lifeText(life), hallText(life)];
  return told.filter((said) => said !== null);
}

/** What the program wants over the contract; nothing for an owner. */
const longTerm = ({ over_contract, mode }: CareerPage): string[] =>
  over_contract === null || mode === null ? [] : [overContractText(over_contract)];

function lines(page: CareerPage): string[] {
  const { seat, contract, mode, life } = page;
  const warning = seat === null ? null : warningText(seat, mode);
  return [
    ...aboutLines(page),
    ...(page.boss === null ? [] : bossLines(page.boss)),
    ...(seat === null
      ? isAtWork(life) && page.boss === null
        ? [EMPTY.seat]
        : []
      : [expectationText(seat), ...longTerm(page), `Job security: ${securityText(seat)}.`]),
    ...(warning === null ? [] : [warning]),
    ...(contract === null ? [] : contractLines(page)),
  ];
}

/** The career of the user's coach, or of his program's head coach: expectations, security, contract, record. */
export const career = definePage({
  name: 'career',
  query: 'career',
  input: () => ({}),
  more: { query: 'coach', input: ({ coach }) => ({ coach: String(coach.id) }) },
  view: (page, { more: record }) => {
    const { seat } = page;
    return {
      title: HEADINGS.careerOf(fullName(page.coach)),
      ...(isAtWork(page.life) && { note: `${jobText(page)} at ${page.team.name} since ${page.since}` }),
      logo: page.life?.team ?? page.team.name,
      lines: lines(page),
      links: [
        ...(page.life === null ? [] : [{ label: HEADINGS.jobs, key: 'j', link: { name: 'jobs' } as const }]),
        ...(page.life === null ? [] : [{ label: HEADINGS.legacy, key: 'l', link: { name: 'legacy' } as const }]),
        { label: 'Coaches', key: 'c', link: { name: 'coaches', team: page.team.name } },
        { label: HEADINGS.coachingCarousel, key: 'v', link: { name: 'carousel' } },
      ],
      acts: answers(page),
      sections: [
        ...(seat === null ? [] : [numbers(seat), goals(seat, page.mode), parts(seat)]),
        bonuses(page),
        skills(page),
        ...(seat === null ? [] : [trend(seat)]),
        rivals(page),
        ...(record === null ? [] : coachSections(record)),
      ],
    };
  },
  place: {
    label: HEADINGS.career,
    note: 'expectations, job security, contract and record',
    finds: 'coach contract salary buyout job security hot seat expectations goals athletic director',
    paths: ['/career'],
    menu: 'TEAM',
  },
  verb: {
    group: 'Coaches',
    summary: 'your career: expectations, job security, contract, record',
    tables: [
      'goals',
      'seat',
      'bonuses',
      'skills',
      'trend',
      'rivals',
      'jobs',
      'seasons',
      'honors',
      'tree',
      'worked_for',
      'drafted',
    ],
    examples: [
      ['dynasty career', 'what the athletic director wants, and how safe your job is'],
      ['dynasty career --csv --table trend', 'job security game by game'],
      ['dynasty why seat', 'what makes up your job security'],
    ],
    read: () => ({}),
  },
});
