import type { HotSeat, JobOpening, JobsPage } from '../../contract/views/people/jobs.ts';
import { jobsLines, offerText } from '../../present/coaching/jobs.ts';
import { HOT_SEATS, JOBS } from '../../present/columns/coaching/jobs.ts';
import { HEADINGS } from '../../present/headings.ts';
import { jobText } from '../../words/coaches.ts';
import { choiceWords } from '../../words/coaching/jobs.ts';
import { EMPTY } from '../../words/empty.ts';
import type { PageAct, RowAct } from '../parts/acts.ts';
import { definePage } from '../parts/page.ts';
import { col, type Section, table } from '../parts/sections.ts';
import { coachPiece, teamPiece } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    jobs: object;
  }
}

function openings({ openings: all, closed, hot_seats: hot }: JobsPage): Section {
  return table<JobOpening>({
    name: 'openings',
    title: HEADINGS.openJobs,
    caption: 'Coaching jobs that are open, offers first and then the most attractive',
    main: true,
    columns: [
      col(JOBS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(JOBS.call, { leads: true }),
      ...(all.some(({ role }) => role !== 'head') ? [col(JOBS.role, { drop: 9 })] : []),
      col(JOBS.conference, { drop: 4 }),
      col(JOBS.prestige, { look: 'prestige', drop: 3 }),
      col(JOBS.ceiling, { fileOnly: true }),
      col(JOBS.record, { drop: 2 }),
      col(JOBS.rating, { drop: 5 }),
      col(JOBS.returning, { drop: 6 }),
      col(JOBS.budget, { drop: 7 }),
      col(JOBS.facilities, { drop: 11 }),
      col(JOBS.pay, { drop: 1 }),
      col(JOBS.expected, { drop: 8 }),
      ...(all.some(({ rival }) => rival) ? [col(JOBS.rival, { drop: 12 })] : []),
      col(JOBS.candidate, { drop: 10, cell: ({ candidate }) => coachPiece(candidate) }),
    ],
    rows: all,
    link: ({ team }) => ({ name: 'coaches', team }),
    mark: (opening) => (isOffer(opening) ? 'own' : null),
    ...(closed === null && { acts: (opening) => (isOffer(opening) ? [takes('Take job', [opening])] : []) }),
    empty: closed === null ? EMPTY.openJobs : EMPTY.jobs,
    optional: hot.length > 0 || closed !== null,
  });
}

/** Jobs that are open or may open, during the season. */
function hotSeats({ hot_seats: all }: JobsPage): Section {
  return table<HotSeat>({
    name: 'hot_seats',
    title: HEADINGS.hotSeats,
    caption: 'Head coaches who have been fired or may be',
    columns: [
      col(HOT_SEATS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(HOT_SEATS.coach, { drop: 2, cell: ({ coach }) => coachPiece(coach) }),
      col(HOT_SEATS.seat, { leads: true }),
      col(HOT_SEATS.fired, { fileOnly: true }),
      col(HOT_SEATS.record, { drop: 1 }),
      col(HOT_SEATS.since, { drop: 5 }),
      col(HOT_SEATS.conference, { drop: 3 }),
      col(HOT_SEATS.prestige, { look: 'prestige', drop: 4 }),
    ],
    rows: all,
    link: ({ team }) => ({ name: 'coaches', team }),
    mark: ({ fired }) => (fired === null ? null : 'loss'),
    optional: true,
  });
}

const isOffer = ({ call }: JobOpening): boolean => call === 'offer';

function takes(label: string, offers: readonly JobOpening[]): RowAct {
  return {
    label,
    notes: ['You start when next season begins.'],
    choices: offers.map((offer) => ({
      label: offer.role === 'head' ? offer.team : `${offer.team}, ${jobText(offer).toLowerCase()}`,
      hint: offerText(offer),
      command: 'setJob',
      input: { take: offer.team, role: offer.role === 'head' ? 'head' : 'coordinator' },
      said: `You ${choiceWords('take', offer.team)}.`,
    })),
  };
}

/** A choice that does not involve a program. */
const alone = (label: string, key: string, kind: 'stay' | 'year_out' | 'retire', note: string): PageAct => ({
  label,
  key,
  notes: [note],
  choices: [{ label, command: 'setJob', input: { [kind]: true }, said: `You ${choiceWords(kind, '')}.` }],
});

const STAY = alone('Stay', 'y', 'stay', 'Turn down every offer this season.');
const YEAR_OUT = alone('Sit out a year', 'y', 'year_out', 'Sit out next season and listen to offers after it.');
const RETIRE = alone('Retire', 'x', 'retire', 'You stop coaching. The dynasty goes on without you on the sideline.');

function acts({ openings: all, closed, fired, employed }: JobsPage): PageAct[] {
  if (closed !== null) return [];
  const offers = all.filter(isOffer);
  const take: PageAct = { ...takes('Take a job', offers), key: 't', inRows: true };
  return [...(offers.length > 0 ? [take] : []), ...(employed && !fired ? [STAY] : [YEAR_OUT]), RETIRE];
}

/** The user's job market: openings, offers, and his choices. */
export const jobs = definePage({
  name: 'jobs',
  query: 'jobs',
  input: () => ({}),
  view: (page) => ({
    title: HEADINGS.jobsAfter(page.year),
    logo: page.team.name,
    lines: jobsLines(page),
    links: [
      { label: HEADINGS.career, key: 'c', link: { name: 'career' } },
      { label: HEADINGS.coachingCarousel, key: 'v', link: { name: 'carousel' } },
    ],
    acts: acts(page),
    sections: [openings(page), hotSeats(page)],
  }),
  place: {
    label: HEADINGS.jobs,
    note: 'open head coaching jobs, and who would hire you',
    finds: 'job offers market openings hiring coaching retire fired',
    paths: ['/jobs'],
    menu: 'TEAM',
  },
  verb: {
    group: 'Coaches',
    summary: 'the job market: openings, offers, and what each program has',
    tables: ['openings', 'hot_seats'],
    examples: [
      ['dynasty jobs', 'open head coaching jobs, and who would hire you'],
      ['dynasty jobs --csv --table openings', 'the same as CSV'],
    ],
    read: () => ({}),
  },
});
