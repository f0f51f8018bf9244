import type { Standings } from '../contract/views/season/standings.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import { type Placed, STANDINGS, standingsRows } from '../present/columns/pages.ts';
import { HEADINGS, sentenceCase, standingsTitle } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { definePage, type Picker } from './parts/page.ts';
import { chart, col, type PageColumn, type Section, table } from './parts/sections.ts';
import { given, YEAR } from './parts/verb.ts';
import { gamePiece, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    /** Defaults to the conference of the user's team; `all`: every other one as well. */
    standings: { conference?: string; year?: number; all?: true };
  }
}

/** Special names: for independents, and for the user's conference. */
const INDEPENDENT = 'independent';
const OWN = 'own';

function titleOf({ conference, past_season }: Standings): string {
  return `${standingsTitle(conference)}${past_season === undefined ? '' : `, ${past_season.year}`}`;
}

function columnsOf({ conference, teams, past_season }: Standings): PageColumn<Placed>[] {
  const decided = teams.some(({ tiebreak }) => tiebreak !== null);
  return [
    col(STANDINGS.place, { names: true, long: true }),
    col(STANDINGS.team, { names: true, least: 14, cell: ({ name, ranking }) => teamPiece(name, ranking) }),
    ...(teams.some(({ division }) => division !== undefined) ? [col(STANDINGS.division, { groups: true })] : []),
    col(STANDINGS.rank, { drop: 5, textOnly: true }),
    ...(conference === undefined ? [] : [col(STANDINGS.conf, { leads: true })]),
    col(STANDINGS.overall, conference === undefined ? { leads: true } : { labeled: true }),
    col(STANDINGS.rating, { drop: 4 }),
    col(STANDINGS.last_week, { drop: 2, least: 22, cell: (row) => gamePiece(row, 'last_game') }),
    ...(past_season === undefined
      ? [col(STANDINGS.this_week, { drop: 1, least: 22, cell: (row) => gamePiece(row, 'next_game') })]
      : []),
    ...(decided ? [col(STANDINGS.tiebreak, { drop: 3, remark: true })] : []),
  ];
}

function standingsTable(page: Standings, own: string, title?: string): Section {
  return table<Placed>({
    name: page.conference ?? 'Independent',
    family: 'standings',
    caption: page.conference === undefined ? sentenceCase(HEADINGS.independents) : `${page.conference} standings`,
    ...(title !== undefined && { title }),
    columns: columnsOf(page),
    rows: standingsRows(page.teams),
    link: ({ name }) => ({ name: 'team', team: name }),
    mark: ({ name }) => (name === own ? 'own' : null),
    sorted: { by: STANDINGS.place, descending: false },
    wide: true,
  });
}

/** Teams still in the title race, in a conference without divisions once the season has started. */
function titleRace({ teams, conference, past_season, info }: Standings): Section[] {
  const isRunning = past_season === undefined && info.stage === 'season' && info.currentWeek <= CHAMPIONSHIP_WEEK;
  const isOne = conference !== undefined && teams.every(({ division }) => division === undefined);
  const begun = teams.some(({ confWins, confLosses }) => confWins + confLosses > 0);
  if (!isRunning || !isOne || !begun || teams.length < 2) return [];
  return [chart('titleRace', { rows: teams, own: info.team.name }, { name: 'race' })];
}

function conferencePicker({ conference, conferences }: Standings, year: number | undefined): Picker {
  const choice = (label: string, name: string) => ({
    label,
    link: given({ name: 'standings', conference: name, year } as const),
  });
  return {
    label: 'Conference',
    chosen: conference ?? 'Independent',
    choices: [...conferences.map(({ confName }) => choice(confName, confName)), choice('Independent', INDEPENDENT)],
    key: 'f',
    of: 'Standings of',
    step: 'conference',
  };
}

/** All conferences of a season, with independents last if there are any. */
function withTeams(pages: readonly Standings[]): Standings[] {
  return pages.filter(({ teams }) => teams.length > 0);
}

/** A conference's standings, by division if it has them, or the independents'. */
export const standings = definePage({
  name: 'standings',
  query: 'standings',
  input: ({ conference = OWN, year, all }) => given({ conference: all ? INDEPENDENT : conference, year }),
  more: {
    query: 'standings',
    input: ({ conferences }, { all, year }) =>
      all ? conferences.map(({ confName }) => given({ conference: confName, year })) : [],
  },
  view: (page, { params: { year, all }, every }) => {
    const { info, conference } = page;
    if (!all) {
      return {
        title: titleOf(page),
        ...(conference !== undefined && { conference }),
        pickers: [conferencePicker(page, year)],
        ...(page.teams.length === 0
          ? { empty: EMPTY.data }
          : { sections: [...titleRace(page), standingsTable(page, info.team.name)] }),
      };
    }
    return {
      title: HEADINGS.conferenceStandings,
      sections: withTeams([...every, page]).map((each) => standingsTable(each, info.team.name, titleOf(each))),
    };
  },
  json: (page, { params: { all }, every }) => (all ? withTeams([...every, page]) : page),
  place: {
    label: HEADINGS.conferenceStandings,
    subject: 'standings data',
    paths: ['/standings', '/standings/:conference'],
    menu: 'CONFERENCE STANDINGS',
    each: 'conference',
    key: 'c',
  },
  verb: {
    args: '[conference...]',
    takes: 'conference',
    group: 'Teams and games',
    summary: 'one conference, `independent`, or `all`',
    examples: [
      ['dynasty standings', 'your own conference'],
      ['dynasty standings "Big Ten"', 'another one'],
      ['dynasty standings --all', 'all of them'],
      ['dynasty standings SEC --year 2025', 'of another season'],
    ],
    options: [{ flags: '--all', description: 'every conference and the independents' }, YEAR],
    read: (typed) => {
      const asked = typed.name();
      const all = asked?.toLowerCase() === 'all' || typed.flag('all');
      return given({ conference: all ? undefined : asked, year: typed.number('year'), all: all || undefined });
    },
  },
});
