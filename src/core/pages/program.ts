import type { HallMember, Program, ProgramHonor, ProgramSeason, RecordHeld } from '../contract/views/record-book.ts';
import { HALL_MEMBERS, PROGRAM_HONORS, PROGRAM_SEASONS, recordColumns } from '../present/columns/record-book.ts';
import { HEADINGS, sentenceCase } from '../present/headings.ts';
import { programLines } from '../present/program.ts';
import { EMPTY } from '../words/empty.ts';
import { winLoss } from '../words/numbers.ts';
import { coachTables, staffText } from './parts/coaches.ts';
import { definePage } from './parts/page.ts';
import { teamPicker } from './parts/pickers.ts';
import { rivalryTable } from './parts/rivalries.ts';
import { col, figures, type Section, table, text } from './parts/sections.ts';
import { given, TEAM_WORDS } from './parts/verb.ts';
import { linkPiece, playerPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    program: { team?: string };
  }
}

function numbers(page: Program): Section {
  const { all_time, since, titles, conference_titles, bowl_record, top_ten, hall, info } = page;
  return figures({
    name: 'numbers',
    figures: [
      [`Since ${since}`, winLoss(all_time.wins, all_time.losses)],
      ['National titles', titles.length],
      [`Conference titles since ${info.startYear}`, conference_titles.length],
      [`Bowls and playoff since ${info.startYear}`, winLoss(bowl_record.wins, bowl_record.losses)],
      ['Top 10 finishes', top_ten],
      [sentenceCase(HEADINGS.hallOfFame), hall.length],
    ],
    lines: programLines(page),
  });
}

function seasons({ team, best_seasons }: Program): Section {
  return table<ProgramSeason>({
    name: 'seasons',
    title: HEADINGS.bestSeasons,
    caption: `The best seasons of ${team.name}`,
    columns: [
      col(PROGRAM_SEASONS.year),
      col(PROGRAM_SEASONS.record, { leads: true }),
      col(PROGRAM_SEASONS.rank),
      col(PROGRAM_SEASONS.conference, { long: true }),
    ],
    rows: best_seasons,
    link: ({ year }) => ({ name: 'season', year }),
    mark: ({ champion }) => (champion ? 'honor' : null),
  });
}

function heisman({ heisman: rows }: Program): Section[] {
  if (rows.length === 0) return [];
  const lines = rows.map((row) => [linkPiece(row.year, { name: 'awards', year: row.year }), ' ', playerPiece(row)]);
  return [text({ name: 'heisman', title: HEADINGS.heismanWinnersOf(rows.length), side: true, lines })];
}

function honors({ team, all_america }: Program): Section {
  return table<ProgramHonor>({
    name: 'all_america',
    title: HEADINGS.allAmericaTeams,
    caption: `All-America players of ${team.name}`,
    side: true,
    columns: [
      col(PROGRAM_HONORS.year, { names: true }),
      col(PROGRAM_HONORS.name, { names: true, cell: playerPiece }),
      col(PROGRAM_HONORS.pos),
      col(PROGRAM_HONORS.selection),
    ],
    rows: all_america,
    link: ({ id }) => ({ name: 'player', id }),
    empty: EMPTY.honorsInDynasty,
  });
}

function members({ team, hall }: Program): Section {
  return table<HallMember>({
    name: 'hall',
    title: sentenceCase(HEADINGS.hallOfFame),
    caption: `Hall of fame of ${team.name}`,
    side: true,
    columns: [
      col(HALL_MEMBERS.inducted, { names: true }),
      col(HALL_MEMBERS.name, { names: true, cell: playerPiece }),
      col(HALL_MEMBERS.pos),
      col(HALL_MEMBERS.years),
      col(HALL_MEMBERS.points, { leads: true }),
    ],
    rows: hall,
    link: ({ id }) => ({ name: 'player', id }),
    empty: EMPTY.hall,
  });
}

function records({ team, national_records }: Program): Section {
  const columns = recordColumns(true);
  return table<RecordHeld>({
    name: 'national_records',
    title: HEADINGS.nationalRecords,
    caption: `National records held by ${team.name}`,
    columns: [
      col(columns.span),
      col(columns.record),
      col(columns.value, { leads: true }),
      col(columns.holder, { cell: (row) => (row.player === null ? row.team : playerPiece(row.player)) }),
      col(columns.when),
    ],
    rows: national_records,
    link: ({ player }) => (player === null ? null : { name: 'player', id: player.id }),
    empty: EMPTY.none,
  });
}

/** A program's history at a glance. */
export const program = definePage({
  name: 'program',
  query: 'program',
  input: (params) => params,
  view: (page) => {
    const team = page.team.name;
    return {
      title: HEADINGS.program(team),
      team: page.team,
      pickers: [teamPicker(page, (other) => ({ name: 'program', team: other }))],
      links: [
        { label: 'Coaches', key: 'c', link: { name: 'coaches', team } },
        { label: 'Records', key: 'r', link: { name: 'records', team } },
        { label: HEADINGS.hallOfFame, key: 'h', link: { name: 'hall', team } },
      ],
      sections: [
        numbers(page),
        staffText(page),
        seasons(page),
        ...heisman(page),
        honors(page),
        members(page),
        ...coachTables(page),
        rivalryTable(team, page.rivalries),
        records(page),
      ],
    };
  },
  place: {
    label: 'Program',
    note: 'your titles and honors',
    finds: 'prestige legends titles bowls facts',
    paths: ['/program', '/program/:team'],
    menu: 'TEAM',
    own: true,
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'History',
    summary: "a program's titles, legends and records",
    tables: ['seasons', 'all_america', 'hall', 'coaches', 'coordinators', 'rivalries', 'national_records'],
    examples: [
      ['dynasty program', 'yours'],
      ['dynasty program Nebraska', 'another one'],
    ],
    read: (typed) => given({ team: typed.name() }),
  },
});
