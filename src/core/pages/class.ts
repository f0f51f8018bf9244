import type {
  ClassPage,
  ClassRank,
  ClassWeek,
  Commitment,
  SignedRank,
  Signee,
} from '../contract/views/recruiting/recruiting-class.ts';
import { CLASS_RANKS, CLASS_WEEKS, COMMITMENTS, SIGNED_RANKS, SIGNEES } from '../present/columns/recruiting.ts';
import { HEADINGS } from '../present/headings.ts';
import { classLine, classTitle } from '../present/recruiting.ts';
import { EMPTY } from '../words/empty.ts';
import type { PageParams } from './parts/links.ts';
import { definePage, type PageLink } from './parts/page.ts';
import { teamPicker } from './parts/pickers.ts';
import { chart, col, type Section, table } from './parts/sections.ts';
import { given, TEAM_WORDS, YEAR } from './parts/verb.ts';
import { playerPiece, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    class: { team?: string; year?: number; all?: boolean };
  }
}

type Asked = PageParams['class'];

/** Classes in text output, unless all are requested; files have all. */
const SHOWN = 25;

function commits(page: ClassPage): Section {
  const isOwn = page.team.name === page.info.team.name;
  return table<Commitment>({
    name: 'commits',
    title: HEADINGS.recruitingClass,
    caption: `Commitments, ${classTitle(page)}`,
    columns: [
      col(COMMITMENTS.number, { names: true }),
      col(COMMITMENTS.name, { names: true }),
      col(COMMITMENTS.pos),
      col(COMMITMENTS.stars, { look: 'stars' }),
      col(COMMITMENTS.rating, { leads: true }),
      col(COMMITMENTS.home, { drop: 1 }),
      col(COMMITMENTS.month),
      col(COMMITMENTS.signed, { drop: 3 }),
    ],
    rows: page.commits,
    ...(isOwn && { link: ({ number }) => ({ name: 'board', show: 'ours', recruit: number }) as const }),
    empty: EMPTY.commits,
    fileOnly: !page.open,
  });
}

function ranking(page: ClassPage, { all }: Asked): Section {
  return table<ClassRank>({
    name: 'ranking',
    title: HEADINGS.classRanking,
    caption: `Classes of ${page.class_of} by their points`,
    side: true,
    columns: [
      col(CLASS_RANKS.rank, { names: true }),
      col(CLASS_RANKS.change, { drop: 2 }),
      col(CLASS_RANKS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(CLASS_RANKS.points, { leads: true }),
      col(CLASS_RANKS.commits, { drop: 1 }),
      col(CLASS_RANKS.chips, { drop: 1 }),
    ],
    rows: page.classes,
    link: ({ team }) => ({ name: 'class', team }),
    mark: ({ team }) => (team === page.team.name ? 'own' : null),
    ...(!all && { most: SHOWN }),
    empty: EMPTY.none,
    fileOnly: !page.open,
  });
}

/** The class's rank week by week, as a line chart where charts are drawn, and the players who moved it. */
function weekByWeek({ trend, team }: ClassPage): Section[] {
  if (trend.length < 2) return [];
  return [
    chart('classTrail', { trend, team }, { name: 'trail' }),
    table<ClassWeek>({
      name: 'weeks',
      title: HEADINGS.weekByWeek,
      caption: `Class rank of ${team.name} week by week`,
      columns: [
        col(CLASS_WEEKS.when, { names: true }),
        col(CLASS_WEEKS.rank, { leads: true }),
        col(CLASS_WEEKS.change),
        col(CLASS_WEEKS.committed, { least: 12 }),
      ],
      rows: [...trend].reverse(),
    }),
  ];
}

/** Signees of a class that is no longer being recruited. */
function signees({ team, class_of, signed }: ClassPage): Section {
  return table<Signee>({
    name: 'signees',
    title: HEADINGS.recruitingClass,
    caption: `Signees, ${classTitle({ team, class_of })}`,
    columns: [
      col(SIGNEES.name, { names: true, cell: playerPiece }),
      col(SIGNEES.pos),
      col(SIGNEES.stars, { look: 'stars' }),
      col(SIGNEES.rating, { leads: true }),
      col(SIGNEES.home, { drop: 1 }),
      col(SIGNEES.id, { fileOnly: true }),
    ],
    rows: signed?.players ?? [],
    link: ({ id }) => ({ name: 'player', id }),
    empty: EMPTY.none,
    fileOnly: signed === undefined,
  });
}

/** Rankings of signed classes, by stars because their points are not stored. */
function signedRanking({ team: { name }, class_of, signed }: ClassPage, { all, year }: Asked): Section {
  return table<SignedRank>({
    name: 'classes',
    title: HEADINGS.classRanking,
    caption: `Classes of ${class_of} by their stars`,
    side: true,
    columns: [
      col(SIGNED_RANKS.rank, { names: true }),
      col(SIGNED_RANKS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(SIGNED_RANKS.signed, { drop: 1 }),
      col(SIGNED_RANKS.blue_chips, { leads: true }),
      col(SIGNED_RANKS.average_stars, { fileOnly: true }),
      col(SIGNED_RANKS.average_rating, { fileOnly: true }),
    ],
    rows: signed?.classes ?? [],
    link: ({ team }) => given({ name: 'class', team, year } as const),
    mark: ({ team }) => (team === name ? 'own' : null),
    ...(!all && { most: SHOWN }),
    empty: EMPTY.none,
    fileOnly: signed === undefined,
  });
}

/** Link to the signing days of the user's own class. */
const signingLink = ({ year }: Asked): PageLink => ({
  label: HEADINGS.signingDay,
  key: 'h',
  link: given({ name: 'signing', year } as const),
  at: year === undefined ? 'commits' : 'signees',
});

/** Link to the what-ifs of the user's own class. */
const whatIfLink = ({ year }: Asked): PageLink => ({
  label: HEADINGS.whatIf,
  key: 'o',
  link: given({ name: 'what-if-move', kind: 'signing', year } as const),
});

/** A program's commits or signees, and the rank of its class. */
export const recruitingClass = definePage({
  name: 'class',
  query: 'recruitingClass',
  input: ({ team, year }) => given({ team, year }),
  view: (page, { params }) => ({
    title: classTitle(page),
    team: page.team,
    lines: [classLine(page)],
    pickers: [teamPicker(page, (team) => given({ name: 'class', team, year: params.year } as const))],
    links: page.team.name === page.info.team.name ? [signingLink(params), whatIfLink(params)] : [],
    sections: [commits(page), ranking(page, params), signees(page), signedRanking(page, params), ...weekByWeek(page)],
  }),
  place: {
    label: HEADINGS.recruitingClass,
    note: 'commitments, class ranking',
    finds: 'commits commitments signing day national ranking signees',
    paths: ['/class', '/class/:team'],
    menu: 'RECRUITING',
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Teams and games',
    summary: "a program's recruiting class, and how classes rank",
    tables: ['commits', 'ranking', 'signees', 'classes', 'weeks'],
    examples: [
      ['dynasty class', 'yours'],
      ['dynasty class Ohio State', "another program's"],
      ['dynasty class --table ranking --csv', 'all classes by their points, as CSV'],
      ['dynasty class --year 2025 --all', 'another season’s signees, and every class by its stars'],
    ],
    options: [
      { flags: '--all', description: `every class in the ranking, not just the first ${SHOWN}` },
      { ...YEAR, description: 'the class signed in another season of the dynasty' },
    ],
    read: (typed) => given({ team: typed.name(), year: typed.number('year'), all: typed.flag('all') || undefined }),
  },
});
