import type { Hall, HallCoach, HallInductee, HallMember } from '../contract/views/record-book.ts';
import { HALL_CLASS, HALL_COACHES, HALL_MEMBERS } from '../present/columns/record-book.ts';
import { HEADINGS, sentenceCase } from '../present/headings.ts';
import { casePartText } from '../present/records/hall-case.ts';
import { EMPTY } from '../words/empty.ts';
import { plural } from '../words/numbers.ts';
import { hallOpens } from '../words/year-one.ts';
import type { Link } from './parts/links.ts';
import { definePage, type Picker } from './parts/page.ts';
import { yearPicker } from './parts/pickers.ts';
import { col, ownTeam, type PageColumn, type Section, table } from './parts/sections.ts';
import { given, TEAM_WORDS, YEAR } from './parts/verb.ts';
import { coachPiece, type Piece, playerPiece, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    hall: { team?: string; year?: number };
  }
}

/** Stands for the national hall in an address that only names a year. */
const NATION = 'nation';

const mark = (page: Hall) => (page.whose === null ? ownTeam(page) : () => null);

function title({ whose }: Hall): string {
  return whose === null ? HEADINGS.hallOfFame : HEADINGS.hallOfFameOf(whose);
}

/** A player's team, shown in the national hall. */
function teamColumn<Row extends { team: string }>({ whose }: Hall, column: PageColumn<Row>): PageColumn<Row>[] {
  return whose === null ? [{ ...column, cell: ({ team }) => teamPiece(team) }] : [];
}

/** The parts of a case with their points, strongest first. */
function casePieces({ case: parts }: HallInductee): Piece[] {
  const sorted = [...parts].sort((a, b) => b.points - a.points);
  return sorted.flatMap((part): Piece[] => [
    { text: casePartText(part), line: true },
    { text: ` ${part.points}`, tone: 'faint' },
  ]);
}

function classTable(page: Hall): Section {
  return table<HallInductee>({
    name: 'class',
    title: page.year === null ? 'The First Class' : HEADINGS.classOf(page.year),
    caption: `${title(page)}, class of ${page.year ?? 'no members yet'}`,
    columns: [
      col(HALL_CLASS.name, { cell: playerPiece }),
      col(HALL_CLASS.pos),
      ...teamColumn(page, col(HALL_CLASS.team)),
      col(HALL_CLASS.years, { drop: 1 }),
      col(HALL_CLASS.points, { leads: true }),
      col(HALL_CLASS.case, { least: 24, cell: casePieces }),
    ],
    rows: page.class,
    link: ({ id }) => ({ name: 'player', id }),
    mark: mark(page),
    empty: EMPTY.hall,
  });
}

function membersTable(page: Hall): Section {
  return table<HallMember>({
    name: 'members',
    title: HEADINGS.members(page.members.length),
    caption: `${title(page)}, every member`,
    columns: [
      col(HALL_MEMBERS.inducted, { names: true }),
      col(HALL_MEMBERS.name, { names: true, cell: playerPiece }),
      col(HALL_MEMBERS.pos),
      ...teamColumn(page, col(HALL_MEMBERS.team)),
      col(HALL_MEMBERS.years, { drop: 1 }),
      col(HALL_MEMBERS.points, { leads: true }),
    ],
    rows: page.members,
    link: ({ id }) => ({ name: 'player', id }),
    mark: mark(page),
    fileOnly: page.years.length < 2,
  });
}

function coachesTable({ coaches }: Hall): Section {
  return table<HallCoach>({
    name: 'coaches',
    title: HEADINGS.hallCoaches,
    caption: 'Coaches in the Hall of Fame',
    columns: [
      col(HALL_COACHES.inducted, { names: true }),
      col(HALL_COACHES.coach, { names: true, cell: coachPiece }),
      col(HALL_COACHES.team, { drop: 1, cell: ({ team }) => teamPiece(team) }),
      col(HALL_COACHES.years, { drop: 2 }),
      col(HALL_COACHES.record, { leads: true }),
    ],
    rows: coaches,
    link: ({ id }) => ({ name: 'coach', id }),
    optional: true,
  });
}

function whosePicker({ whose, teams }: Hall): Picker {
  const choices = teams.map(({ name }) => ({ label: name, link: { name: 'hall', team: name } as Link }));
  return {
    label: 'Team',
    chosen: whose ?? HEADINGS.nation,
    key: 'f',
    of: HEADINGS.samePageOf,
    choices: [{ label: HEADINGS.nation, link: { name: 'hall' } }, ...choices],
  };
}

/** The national Hall of Fame, or a program's. */
export const hall = definePage({
  name: 'hall',
  query: 'hall',
  input: ({ team, ...rest }) => given({ team: team === NATION ? undefined : team, ...rest }),
  view: (page) => ({
    title: title(page),
    lines: [
      `Players with ${plural(page.points_needed, 'point')} or more are inducted ${plural(page.seasons_waited, 'season')} after their last.`,
      ...hallOpens(page.info, page.seasons_waited, page.members.length),
    ],
    pickers: [
      whosePicker(page),
      yearPicker('Class', page, (year) => ({ name: 'hall', team: page.whose ?? NATION, year }), 'class'),
    ],
    ...(page.whose !== null && { pagesOf: page.whose }),
    sections: [classTable(page), membersTable(page), coachesTable(page)],
  }),
  place: {
    label: sentenceCase(HEADINGS.hallOfFame),
    finds: 'hall of fame legends inducted',
    paths: ['/hall', '/hall/:team', '/hall/:team/:year'],
    menu: 'LEAGUE',
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'History',
    summary: 'the hall of fame, with the case for each new member',
    tables: ['class', 'members', 'coaches'],
    examples: [
      ['dynasty hall', "the nation's"],
      ['dynasty hall Ohio State', "a program's own"],
      ['dynasty hall --year 2031', 'the class of that year'],
    ],
    options: [YEAR],
    read: (typed) => given({ team: typed.name(), year: typed.number('year') }),
  },
});
