import type { ClassPage, ClassRank, Commitment } from '../app/views/recruiting-class.ts';
import { CLASS_RANKS, COMMITMENTS } from '../present/columns/recruiting.ts';
import { EMPTY } from '../present/empty.ts';
import { HEADINGS } from '../present/headings.ts';
import { classLine, classTitle } from '../present/recruiting.ts';
import { definePage } from './parts/page.ts';
import { teamPicker } from './parts/pickers.ts';
import { col, type Section, table } from './parts/sections.ts';
import { given, TEAM_WORDS } from './parts/verb.ts';
import { teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    class: { team?: string; all?: boolean };
  }
}

/** Classes that a page of text shows unless it is asked for all; files have all. */
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
    empty: page.open ? EMPTY.commits : EMPTY.class,
    fileOnly: !page.open,
  });
}

function ranking(page: ClassPage, all: boolean): Section {
  return table<ClassRank>({
    name: 'ranking',
    title: HEADINGS.classRanking,
    caption: `Classes of ${page.class_of} by their points`,
    side: true,
    columns: [
      col(CLASS_RANKS.rank, { names: true }),
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

/** Who has committed to a program, and how its class ranks. */
export const recruitingClass = definePage({
  name: 'class',
  query: 'recruitingClass',
  input: ({ team }) => given({ team }),
  view: (page, { params: { all = false } }) => ({
    title: classTitle(page),
    team: page.team,
    lines: [classLine(page)],
    pickers: [teamPicker(page, (team) => ({ name: 'class', team }))],
    sections: [commits(page), ranking(page, all)],
  }),
  place: {
    label: HEADINGS.recruitingClass,
    note: 'commitments, class ranking',
    paths: ['/class', '/class/:team'],
    menu: 'TEAM',
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Look',
    summary: 'a program’s recruiting class so far, and how classes rank',
    tables: ['commits', 'ranking'],
    examples: [
      ['dynasty class', 'yours'],
      ['dynasty class Ohio State', "another program's"],
      ['dynasty class --table ranking --csv', 'all classes by their points, as CSV'],
    ],
    options: [{ flags: '--all', description: `every class in the ranking, not only the first ${SHOWN}` }],
    read: (typed) => given({ team: typed.name(), all: typed.flag('all') || undefined }),
  },
});
