import type { Assistant, StaffCandidate, StaffPage } from '../../contract/views/people/staff.ts';
import { STAFF_SIDES, type StaffSide } from '../../model/coaches.ts';
import { assistantText, candidateText, staffPageLines, WORTH_NOTE } from '../../present/coaching/staff.ts';
import { ASSISTANTS, STAFF_CANDIDATES } from '../../present/columns/coaching/staff.ts';
import { HEADINGS } from '../../present/headings.ts';
import { salaryText } from '../../words/boosters.ts';
import { SIDES } from '../../words/coaches.ts';
import { staffActWords } from '../../words/coaching/staff.ts';
import { EMPTY } from '../../words/empty.ts';
import { fullName } from '../../words/terms.ts';
import type { PageAct, RowAct } from '../parts/acts.ts';
import { definePage } from '../parts/page.ts';
import { col, figures, type Section, table } from '../parts/sections.ts';
import { coachPiece } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    staff: object;
  }
}

/** Million dollars as they are shown, so that the figures add up. */
const shown = (millions: number): number => Math.round(100 * millions) / 100;

function money({ pool, committed, owed, year }: StaffPage): Section {
  const left = shown(pool) - shown(committed);
  return figures({
    name: 'money',
    title: HEADINGS.staffBudget,
    figures: [
      [`For ${year + 1}`, salaryText(pool)],
      ['Committed', salaryText(committed)],
      ...(owed > 0 ? [['Owed to a fired coordinator', salaryText(owed)] as const] : []),
      [left < 0 ? 'Over budget' : 'Available', salaryText(left)],
    ],
  });
}

/** This season's coordinators who may still be on the staff next season. */
const present = ({ coordinators: all }: StaffPage): Assistant[] => all.filter(({ next }) => !next);

/** Coordinators whose contract can be renewed. */
const renewable = (page: StaffPage): Assistant[] => present(page).filter(({ decided }) => decided !== 'keep');

/** Coordinators under contract who are not leaving. */
const employed = (page: StaffPage): Assistant[] => present(page).filter(({ end }) => end === null);

const hireable = (page: StaffPage, side: StaffSide): StaffCandidate[] =>
  page.candidates.filter((each) => each.side === side && each.affordable);

const CHANGES = {
  keep: 'A new contract with a raise. He turns down the same job elsewhere.',
  release: 'A coordinator under contract is owed part of his pay.',
} as const;
type Change = keyof typeof CHANGES;

function changes(act: Change, label: string, all: readonly Assistant[]): RowAct {
  return {
    label,
    notes: [CHANGES[act]],
    choices: all.map((each) => ({
      label: fullName(each),
      hint: assistantText(each),
      command: 'setStaff',
      input: { [act]: String(each.id) },
      said: `You ${staffActWords(act, fullName(each), SIDES[each.side].toLowerCase())}.`,
    })),
  };
}

function hires(side: StaffSide, label: string, all: readonly StaffCandidate[], more: readonly string[] = []): RowAct {
  const role = SIDES[side].toLowerCase();
  return {
    label,
    notes: [`He replaces your ${role}.`, ...more],
    choices: all.map((each) => ({
      label: fullName(each),
      hint: candidateText(each),
      command: 'setStaff',
      input: { hire: String(each.id) },
      said: `You ${staffActWords('hire', fullName(each), role)}.`,
    })),
  };
}

function coordinators(page: StaffPage): Section {
  const isOpen = page.closed === null;
  return table<Assistant>({
    name: 'coordinators',
    title: HEADINGS.coordinators,
    caption: 'Your coordinators',
    main: true,
    columns: [
      col(ASSISTANTS.coach, { names: true, cell: coachPiece }),
      col(ASSISTANTS.role),
      col(ASSISTANTS.status, { least: 16 }),
      col(ASSISTANTS.pay, { leads: true }),
      col(ASSISTANTS.through, { drop: 4 }),
      col(ASSISTANTS.age, { drop: 5 }),
      col(ASSISTANTS.calls, { labeled: true }),
      col(ASSISTANTS.develops, { drop: 2 }),
      col(ASSISTANTS.hours, { drop: 3 }),
    ],
    rows: page.coordinators,
    link: ({ id }) => ({ name: 'coach', id }),
    ...(isOpen && {
      acts: (row) => [
        ...(renewable(page).includes(row) ? [changes('keep', 'Keep', [row])] : []),
        ...(employed(page).includes(row) ? [changes('release', 'Fire', [row])] : []),
      ],
    }),
    mark: ({ next, decided }) => (next || decided === 'keep' ? 'own' : null),
  });
}

/** Candidates for one of the two coordinator jobs. */
function candidates(page: StaffPage, side: StaffSide): Section {
  return table<StaffCandidate>({
    name: `candidates_${side}`,
    family: 'candidates',
    title: HEADINGS.candidatesFor(side),
    caption: `Coaches who would take the job at ${SIDES[side].toLowerCase()}`,
    columns: [
      col(STAFF_CANDIDATES.coach, {
        names: true,
        cell: (row) => (row.from === null ? fullName(row) : coachPiece(row)),
      }),
      col(STAFF_CANDIDATES.role, { fileOnly: true }),
      col(STAFF_CANDIDATES.id, { fileOnly: true }),
      col(STAFF_CANDIDATES.from, { drop: 1, least: 14 }),
      col(STAFF_CANDIDATES.age, { drop: 5 }),
      col(STAFF_CANDIDATES.asks, { leads: true }),
      col(STAFF_CANDIDATES.fits, { drop: 6 }),
      col(STAFF_CANDIDATES.calls, { labeled: true }),
      col(STAFF_CANDIDATES.develops, { drop: 2 }),
      col(STAFF_CANDIDATES.hours, { drop: 3 }),
    ],
    rows: page.candidates.filter((each) => each.side === side),
    link: ({ id, from }) => (from === null ? null : { name: 'coach', id }),
    ...(page.closed === null && { acts: (row) => (row.affordable ? [hires(side, 'Hire', [row])] : []) }),
    optional: page.closed !== null,
    empty: EMPTY.none,
  });
}

const AUTO: PageAct = {
  label: 'Leave it to the staff',
  key: 'u',
  notes: ['Undoes this year’s moves and lets your staff fill any opening.'],
  choices: [{ label: 'Auto', command: 'setStaff', input: { staff: true }, said: 'Your staff fills the jobs.' }],
};

function acts(page: StaffPage): PageAct[] {
  if (page.closed !== null) return [];
  const inRows = true as const;
  const all: PageAct[] = [
    { ...changes('keep', 'Keep a coordinator', renewable(page)), key: 'k', inRows },
    { ...changes('release', 'Fire a coordinator', employed(page)), key: 'f', inRows },
    ...STAFF_SIDES.map((side) => ({
      ...hires(side, side === 'offense' ? 'Hire an OC' : 'Hire a DC', hireable(page, side), ['Best candidates first.']),
      key: side === 'offense' ? 'o' : 'd',
      inRows,
    })),
  ];
  const open = all.filter(({ choices }) => choices.length > 0);
  return page.coordinators.some(({ decided }) => decided !== null) ? [...open, AUTO] : open;
}

/** The user's coordinators: cost, likely value, and other candidates. */
export const staff = definePage({
  name: 'staff',
  query: 'staff',
  input: () => ({}),
  view: (page) => ({
    title: HEADINGS.staffAt(page.program),
    logo: page.program,
    lines: [...staffPageLines(page), WORTH_NOTE],
    links: [
      { label: HEADINGS.career, key: 'c', link: { name: 'career' } },
      { label: HEADINGS.coachingCarousel, key: 'v', link: { name: 'carousel' } },
    ],
    acts: acts(page),
    sections: [money(page), coordinators(page), ...STAFF_SIDES.map((side) => candidates(page, side))],
  }),
  place: {
    label: HEADINGS.ownStaff,
    note: 'your coordinators, their contracts, and coaches you could hire',
    finds: 'coordinators hire fire assistants budget offensive defensive',
    paths: ['/staff'],
    menu: 'TEAM',
  },
});
