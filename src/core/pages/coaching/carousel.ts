import type { CarouselPage, CoordinatorChange, HeadChange } from '../../contract/views/people/carousel.ts';
import { briefEndText, carouselLine } from '../../present/coaching/careers.ts';
import { COORDINATOR_CHANGES, HEAD_CHANGES } from '../../present/columns/coaching/coaches.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import type { Link } from '../parts/links.ts';
import { definePage, type PageLink } from '../parts/page.ts';
import { yearPicker } from '../parts/pickers.ts';
import { col, ownTeam, type Section, table } from '../parts/sections.ts';
import { given, YEAR } from '../parts/verb.ts';
import { coachPiece, teamPiece, type Words } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    carousel: { year?: number };
  }
}

/** Coordinators in text output; files have all. */
const COORDINATORS = 20;

const named = (coach: Parameters<typeof coachPiece>[0] | null): Words => (coach === null ? '' : coachPiece(coach));

const why = ({ left }: Pick<CoordinatorChange, 'left'>): Words => (left === null ? '' : briefEndText(left));

function coachLink({ hired, left, team }: Pick<CoordinatorChange, 'hired' | 'left' | 'team'>): Link {
  const coach = hired ?? left;
  return coach === null ? { name: 'coaches', team } : { name: 'coach', id: coach.id };
}

function heads(page: CarouselPage): Section {
  return table<HeadChange>({
    name: 'heads',
    title: HEADINGS.headCoaches,
    caption: `Head coaches who changed jobs in or after ${page.year}`,
    columns: [
      col(HEAD_CHANGES.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(HEAD_CHANGES.conference, { drop: 4 }),
      col(HEAD_CHANGES.left, { cell: ({ left }) => named(left) }),
      col(HEAD_CHANGES.record, { drop: 3 }),
      col(HEAD_CHANGES.why, { cell: why }),
      col(HEAD_CHANGES.interim, { drop: 5, cell: ({ interim }) => named(interim) }),
      col(HEAD_CHANGES.hired, { leads: true, cell: ({ hired }) => named(hired) }),
      col(HEAD_CHANGES.from, { drop: 1, least: 14 }),
    ],
    rows: page.heads,
    link: coachLink,
    mark: ownTeam(page),
    empty: EMPTY.carousel,
  });
}

function coordinators(page: CarouselPage): Section {
  return table<CoordinatorChange>({
    name: 'coordinators',
    title: HEADINGS.coordinators,
    caption: `Coordinators who changed jobs after ${page.year}`,
    columns: [
      col(COORDINATOR_CHANGES.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(COORDINATOR_CHANGES.role, { drop: 3 }),
      col(COORDINATOR_CHANGES.left, { cell: ({ left }) => named(left) }),
      col(COORDINATOR_CHANGES.why, { drop: 2, cell: why }),
      col(COORDINATOR_CHANGES.hired, { leads: true, cell: ({ hired }) => named(hired) }),
      col(COORDINATOR_CHANGES.from, { drop: 1, least: 14 }),
    ],
    rows: page.coordinators,
    link: coachLink,
    mark: ownTeam(page),
    most: COORDINATORS,
    empty: EMPTY.none,
    optional: !page.complete,
  });
}

/** Link to the what-ifs of a season's carousel. */
const whatIfLink = (year: number): PageLink => ({
  label: HEADINGS.whatIf,
  key: 'o',
  link: { name: 'what-if-move', kind: 'hire', year },
});

/** Coaching moves after a season, and the reasons. */
export const carousel = definePage({
  name: 'carousel',
  query: 'carousel',
  input: (params) => params,
  view: (page) => ({
    title: HEADINGS.carouselOf(page.year),
    lines: [carouselLine(page)],
    links: page.year < page.info.startYear ? [] : [whatIfLink(page.year)],
    pickers: [yearPicker('Season', page, (year) => ({ name: 'carousel', year }))],
    tabs: [
      { name: 'heads', label: HEADINGS.headCoaches, sections: [heads(page)] },
      { name: 'coordinators', label: HEADINGS.coordinators, sections: [coordinators(page)] },
    ],
  }),
  place: {
    label: HEADINGS.coachingCarousel,
    note: 'hires and firings',
    finds: 'coach fired hired changes firing',
    paths: ['/carousel', '/carousel/:year'],
    menu: 'LEAGUE',
  },
  verb: {
    group: 'Coaches',
    summary: 'coaches who changed jobs after a season, and why',
    tables: ['heads', 'coordinators'],
    examples: [
      ['dynasty carousel', 'the latest changes'],
      ['dynasty carousel --year 2027', 'those in and after the 2027 season'],
      ['dynasty carousel --csv --table coordinators', 'the coordinators, as CSV'],
    ],
    options: [YEAR],
    read: (typed) => given({ year: typed.number('year') }),
  },
});
