import type {
  Awards,
  BestOfPlace,
  GameHonor,
  Honored,
  Race,
  Voted,
  WeekHonors,
} from '../contract/views/people/awards.ts';
import type { VotedCoach } from '../contract/views/people/coaches.ts';
import { mustHave } from '../model/lists.ts';
import { type SelectionRow, selectionRows, type WeeklyRow, weeklyRows } from '../present/awards.ts';
import { BEST, HEISMAN, HONORED, MOST_VALUABLE, SELECTIONS, WEEKLY } from '../present/columns/awards.ts';
import { COACH_VOTE } from '../present/columns/coaching/coaches.ts';
import { seasonLine } from '../present/columns/stats.ts';
import { HEADINGS } from '../present/headings.ts';
import { awardTitle } from '../words/awards.ts';
import { EMPTY } from '../words/empty.ts';
import { grouped } from '../words/numbers.ts';
import { classWords, fullName } from '../words/terms.ts';
import { definePage, type PageTab, type Picker } from './parts/page.ts';
import { yearPicker } from './parts/pickers.ts';
import { raceTable } from './parts/race.ts';
import { banner, col, ownTeam, type Section, table } from './parts/sections.ts';
import { given, YEAR } from './parts/verb.ts';
import { coachPiece, linkPiece, type Piece, playerPiece, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    awards: { year?: number; conference?: string; weeks?: boolean };
  }
}

/** Weeks of players of the week in text output, unless all are requested. */
const LATEST_WEEKS = 6;

function winner({ heisman, year, voters }: Awards): Section[] {
  const [first] = heisman;
  if (first === undefined) return [];
  return [
    banner({
      name: 'winner',
      team: first.team,
      player: { id: first.id, name: fullName(first) },
      over: `${year} ${awardTitle('heisman')}`,
      trophy: true,
      headline: playerPiece(first),
      facts: [
        `${first.pos.toUpperCase()}, ${classWords(first)}`,
        teamPiece(first.team),
        seasonLine(first.pos, first.stats),
      ],
      figures: [
        ['Points', grouped(first.points)],
        [`First-place votes of ${grouped(voters)}`, grouped(first.first_place_votes)],
      ],
    }),
  ];
}

function vote(page: Awards): Section {
  return table<Voted>({
    name: 'heisman',
    title: HEADINGS.theVote(grouped(page.voters)),
    caption: `The Heisman vote of ${page.year}`,
    columns: [
      col(HEISMAN.place, { names: true }),
      col(HEISMAN.name, { names: true, cell: playerPiece }),
      col(HEISMAN.pos),
      col(HEISMAN.class, { drop: 3 }),
      col(HEISMAN.team, { least: 10, cell: ({ team }) => teamPiece(team) }),
      col(HEISMAN.points, { leads: true }),
      col(HEISMAN.firsts, { drop: 4, long: true }),
      col(HEISMAN.season, { drop: 2, least: 20, long: true }),
    ],
    rows: page.heisman,
    link: ({ id }) => ({ name: 'player', id }),
    mark: ownTeam(page),
    fileOnly: !page.decided,
  });
}

function best(page: Awards): Section {
  return table<BestOfPlace>({
    name: 'best',
    title: HEADINGS.playersOfTheYear,
    columns: [
      col(BEST.award),
      col(BEST.winner, { cell: ({ winner: player }) => playerPiece(player) }),
      col(BEST.class, { drop: 4 }),
      col(BEST.team, { least: 10, cell: ({ winner: { team } }) => teamPiece(team) }),
      col(BEST.season, { drop: 2, least: 20, long: true }),
      col(BEST.finalists, { drop: 3, least: 30 }),
    ],
    rows: page.best,
    link: ({ winner: { id } }) => ({ name: 'player', id }),
    mark: ({ winner: player }) => ownTeam(page)(player),
    fileOnly: !page.decided,
  });
}

function coach(page: Awards): Section {
  return table<VotedCoach>({
    name: 'coach_of_the_year',
    title: HEADINGS.coachOfTheYear,
    caption: 'Vote for the coach of the year',
    columns: [
      col(COACH_VOTE.place, { names: true }),
      col(COACH_VOTE.coach, { names: true, cell: coachPiece }),
      col(COACH_VOTE.team, { cell: ({ team }) => teamPiece(team) }),
      col(COACH_VOTE.record),
      col(COACH_VOTE.expected, { drop: 2 }),
      col(COACH_VOTE.share, { leads: true }),
    ],
    rows: page.coach_of_the_year,
    link: ({ id }) => ({ name: 'coach', id }),
    mark: ownTeam(page),
    fileOnly: !page.decided,
  });
}

/** A player with his team. */
function selected(player: Honored | null): (Piece | string)[] {
  return player === null ? [] : [playerPiece(player), ', ', teamPiece(player.team)];
}

function selection(page: Awards, name: string, of: string, teams: Awards['all_america']): Section {
  return table<SelectionRow>({
    name,
    title: `${of} Teams`,
    caption: `${of} first and second teams`,
    columns: [
      col(SELECTIONS.role, { names: true }),
      col(SELECTIONS.first, { names: true, least: 20, cell: ({ first }) => selected(first) }),
      col(SELECTIONS.second, { least: 20, cell: ({ second }) => selected(second) }),
    ],
    rows: selectionRows(teams),
    link: ({ first, second }) => playerPiece(mustHave(first ?? second, 'player')).link ?? null,
    mark: ({ first, second }) => (first && ownTeam(page)(first)) ?? (second && ownTeam(page)(second)),
    fileOnly: !page.decided,
  });
}

function freshmen(page: Awards): Section {
  return table<Honored>({
    name: 'freshmen',
    title: awardTitle('freshman_all_america'),
    caption: `${awardTitle('freshman_all_america')} team`,
    side: true,
    columns: [
      col(HONORED.role, { names: true }),
      col(HONORED.name, { names: true, cell: playerPiece }),
      col(HONORED.team, { cell: ({ team }) => teamPiece(team) }),
    ],
    rows: page.freshmen,
    link: ({ id }) => ({ name: 'player', id }),
    mark: ownTeam(page),
    fileOnly: !page.decided,
  });
}

interface Weekly {
  name: string;
  title: string;
  weeks: readonly WeekHonors[];
  /** Whether text output shows all weeks. */
  all: boolean;
}

function weekly(page: Awards, { name, title, weeks, all }: Weekly): Section {
  const running = page.year === page.info.currentYear;
  return table<WeeklyRow>({
    name,
    family: 'weeks',
    title,
    columns: [
      // Weeks of a past season have no page of their own.
      col(WEEKLY.week, {
        names: true,
        cell: ({ week }) => linkPiece(week, running ? { name: 'week', week } : null),
      }),
      col(WEEKLY.role),
      col(WEEKLY.name, { names: true, cell: playerPiece }),
      col(WEEKLY.pos, { drop: 2 }),
      col(WEEKLY.team, { cell: ({ team }) => teamPiece(team) }),
    ],
    rows: weeklyRows(weeks),
    link: ({ id }) => ({ name: 'player', id }),
    mark: ownTeam(page),
    empty: EMPTY.weeklyAwards,
    ...(!all && page.decided && { most: LATEST_WEEKS }),
  });
}

function mostValuable(page: Awards): Section {
  return table<GameHonor>({
    name: 'most_valuable',
    title: HEADINGS.mostValuablePlayers,
    caption: 'Most valuable players of title games and bowls',
    columns: [
      col(MOST_VALUABLE.game, { cell: ({ game }) => linkPiece(game.label, { name: 'game', id: game.id }) }),
      col(MOST_VALUABLE.name, { cell: ({ player }) => playerPiece(player) }),
      col(MOST_VALUABLE.pos, { drop: 2 }),
      col(MOST_VALUABLE.team, { cell: ({ player: { team } }) => teamPiece(team) }),
    ],
    rows: page.most_valuable,
    link: ({ game: { id } }) => ({ name: 'game', id }),
    mark: ({ player }) => ownTeam(page)(player),
    empty: EMPTY.championships,
    optional: !page.decided,
  });
}

/** Awards of one conference; the picker switches to another. */
function conferenceTab(page: Awards, all: boolean): PageTab[] {
  const { conference, all_conference, conference_players_of_the_week: weeks } = page;
  if (conference === null) return [];
  const title = HEADINGS.conferencePlayersOfTheWeek(conference);
  return [
    {
      name: 'conference',
      label: 'Conference',
      sections: [
        selection(page, 'all_conference', `All-${conference}`, all_conference),
        weekly(page, { name: conference, title, weeks, all }),
      ],
    },
  ];
}

function tabs(page: Awards, race: Race | null, all: boolean): PageTab[] {
  const nation = { name: 'nation', title: HEADINGS.playersOfTheWeek, weeks: page.players_of_the_week, all };
  return [
    {
      name: 'heisman',
      label: page.decided ? 'Heisman' : HEADINGS.heismanRace,
      sections: [
        ...(page.decided ? winner(page) : []),
        vote(page),
        ...(race === null || page.decided ? [] : raceTable(race)),
      ],
    },
    { name: 'best', label: HEADINGS.playersOfTheYear, sections: [best(page), coach(page)] },
    {
      name: 'nation',
      label: 'All-America',
      sections: [selection(page, 'all_america', 'All-America', page.all_america), freshmen(page)],
    },
    { name: 'weeks', label: 'Weeks', sections: [mostValuable(page), weekly(page, nation)] },
    ...conferenceTab(page, all),
  ];
}

function conferencePicker({ conference, conferences, year }: Awards): Picker {
  const choices = conferences.map(({ confName }) => ({
    label: confName,
    link: { name: 'awards', year, conference: confName } as const,
  }));
  return { label: 'Conference', chosen: conference ?? HEADINGS.chooseConference, key: 'f', of: 'Awards of', choices };
}

function lines({ decided, year, info }: Awards): string[] {
  if (decided) return [];
  return [year === info.currentYear ? HEADINGS.awardsLater(year) : HEADINGS.awardsUnknown(year)];
}

/** The awards of a season. */
export const awards = definePage({
  name: 'awards',
  query: 'awards',
  input: ({ year, conference }) => given({ year, conference }),
  more: {
    query: 'race',
    input: ({ decided, year, info }) => (decided || year !== info.currentYear ? null : {}),
  },
  view: (page, { params, more }) => ({
    title: HEADINGS.awardsOf(page.year),
    lines: lines(page),
    pickers: [yearPicker('Season', page, (year) => ({ name: 'awards', year })), conferencePicker(page)],
    tabs: tabs(page, more, params.weeks === true),
  }),
  place: {
    label: 'Awards',
    note: 'the Heisman race, All-America teams',
    finds: 'heisman all-america mvp trophy player of the week honors',
    paths: ['/awards', '/awards/:year'],
    menu: 'LEAGUE',
    key: 'A',
  },
  verb: {
    group: 'History',
    summary: 'the Heisman vote, All-America teams, players of the week',
    tables: [
      'heisman',
      'best',
      'coach_of_the_year',
      'all_america',
      'freshmen',
      'all_conference',
      'weeks',
      'most_valuable',
    ],
    examples: [
      ['dynasty awards', 'of this season, and of your conference'],
      ['dynasty awards --year 2025 --conference SEC', "another season's, with the All-SEC teams"],
      ['dynasty awards --csv --table heisman', 'the vote for a spreadsheet'],
    ],
    options: [
      YEAR,
      { flags: '--conference <name>', description: 'conference whose awards to show', takes: 'conference' },
      { flags: '--weeks', description: 'every player of the week, once the season is over' },
    ],
    read: (typed) =>
      given({ year: typed.number('year'), conference: typed.text('conference'), weeks: typed.flag('weeks') }),
  },
});
