import type { BowlGame, ConferenceTitle, HeismanWinner, Title, Trophies } from '../contract/views/remembered.ts';
import { BOWLS, CONFERENCE_TITLES, HEISMAN_WINNERS, TITLES } from '../present/columns/remembered.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { winLoss } from '../words/numbers.ts';
import { trophiesBegin } from '../words/year-one.ts';
import { definePage } from './parts/page.ts';
import { teamPicker } from './parts/pickers.ts';
import { rivalryTable } from './parts/rivalries.ts';
import { col, cols, list, type Section, table } from './parts/sections.ts';
import { given, TEAM_WORDS } from './parts/verb.ts';
import { linkPiece, playerPiece, resultPieces, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    trophies: { team?: string };
  }
}

function titles({ team, titles: rows }: Trophies): Section {
  return table<Title>({
    name: 'titles',
    title: HEADINGS.nationalTitles(rows.length),
    caption: `${team.name} national titles`,
    side: true,
    columns: cols(TITLES),
    rows,
    link: ({ year }) => ({ name: 'season', year }),
    empty: EMPTY.titles,
  });
}

function conferenceTitles({ team, conference_titles: rows }: Trophies): Section {
  return table<ConferenceTitle>({
    name: 'conference_titles',
    title: HEADINGS.conferenceTitles(rows.length),
    caption: `${team.name} conference titles in this dynasty`,
    side: true,
    columns: cols(CONFERENCE_TITLES),
    rows,
    link: ({ year }) => ({ name: 'season', year }),
    empty: EMPTY.none,
  });
}

function bowls({ team, bowls: rows, bowl_record }: Trophies): Section {
  return table<BowlGame>({
    name: 'bowls',
    title: HEADINGS.bowls(winLoss(bowl_record.wins, bowl_record.losses)),
    caption: `${team.name} bowls and playoff games`,
    columns: [
      col(BOWLS.year, { names: true }),
      col(BOWLS.label, { names: true, least: 14 }),
      col(BOWLS.opponent, { cell: ({ opponent }) => teamPiece(opponent) }),
      col(BOWLS.result, { leads: true, cell: ({ result, score }) => resultPieces(result, score) }),
    ],
    rows,
    link: ({ id }) => ({ name: 'game', id }),
    mark: ({ result }) => (result === 'W' ? 'win' : 'loss'),
    empty: EMPTY.none,
  });
}

/** A program's Heisman winners. */
function heisman({ heisman: rows }: Trophies): Section {
  return list<HeismanWinner>({
    name: 'heisman',
    title: HEADINGS.heismanWinnersOf(rows.length),
    side: true,
    columns: cols(HEISMAN_WINNERS),
    rows,
    sentence: (row) => [
      linkPiece(row.year, { name: 'awards', year: row.year }),
      ' ',
      playerPiece(row),
      { text: ` ${HEISMAN_WINNERS.points.text(row)} points`, tone: 'faint' },
    ],
    link: ({ id }) => ({ name: 'player', id }),
    empty: EMPTY.none,
    optional: true,
  });
}

/** A program's trophies. */
export const trophies = definePage({
  name: 'trophies',
  query: 'trophies',
  input: (params) => params,
  view: (page) => ({
    title: HEADINGS.trophyCaseOf(page.team.name),
    team: page.team,
    lines: trophiesBegin(
      page.info,
      page.titles.some((each) => each.before_dynasty),
    ),
    pickers: [teamPicker(page, (team) => ({ name: 'trophies', team }))],
    sections: [
      titles(page),
      bowls(page),
      conferenceTitles(page),
      heisman(page),
      rivalryTable(page.team.name, page.rivalries),
    ],
  }),
  place: {
    label: HEADINGS.trophyCase,
    finds: 'titles bowls championships case',
    paths: ['/trophies', '/trophies/:team'],
    menu: 'LEAGUE',
    own: true,
    ofTeam: true,
    teamTab: 'Trophies',
  },
  verb: {
    ...TEAM_WORDS,
    group: 'History',
    summary: "a program's titles, bowls, Heisman winners and rivalries",
    tables: ['titles', 'conference_titles', 'bowls', 'heisman', 'rivalries'],
    examples: [
      ['dynasty trophies', 'your trophy case'],
      ['dynasty trophies "Texas A&M"', 'another one'],
    ],
    read: (typed) => given({ team: typed.name() }),
  },
});
