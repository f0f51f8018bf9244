import type { History, HistoryYear } from '../contract/views/history.ts';
import { HISTORY } from '../present/columns/pages.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { grouped, isRanked, plural } from '../words/numbers.ts';
import { historyBegins } from '../words/year-one.ts';
import { definePage } from './parts/page.ts';
import { teamPicker } from './parts/pickers.ts';
import { chart, col, table } from './parts/sections.ts';
import { TEAM_WORDS } from './parts/verb.ts';

declare module './parts/links.ts' {
  interface PageParams {
    history: { team: string };
  }
}

/** `All-time: 210-112`, `24 seasons`, `National titles: 1`. */
function allTime({ years }: History): string[] {
  const sum = (of: (year: HistoryYear) => number) => grouped(years.reduce((total, year) => total + of(year), 0));
  const titles = years.filter(({ rank }) => rank === 1).length;
  return [
    `All-time: ${sum(({ wins }) => wins)}-${sum(({ losses }) => losses)}`,
    plural(years.length, 'season'),
    ...(titles === 0 ? [] : [HEADINGS.nationalTitles(titles)]),
  ];
}

/** A program's seasons, newest first. */
export const history = definePage({
  name: 'history',
  query: 'history',
  input: (params) => params,
  view: (page) => {
    const { team, years, teams = [] } = page;
    return {
      title: HEADINGS.history(team.name),
      team,
      facts: allTime(page),
      lines: years.length === 0 ? [] : historyBegins(page.info),
      ...(years.length === 0 && { empty: EMPTY.history }),
      pickers: [teamPicker({ team, teams }, (other) => ({ name: 'history', team: other }))],
      links: [{ label: 'Program', key: 'p', link: { name: 'program', team: team.name } }],
      sections: [
        ...(years.length === 0 ? [] : [chart('winsAndPrestige', { years, team }, { name: 'chart' })]),
        table<HistoryYear>({
          name: 'history',
          title: HEADINGS.yearByYear,
          caption: `${team.name} history`,
          columns: [
            col(HISTORY.year),
            col(HISTORY.prestige, { look: 'prestige' }),
            col(HISTORY.rating, { drop: 2 }),
            col(HISTORY.conference, { look: 'conference', long: true }),
            col(HISTORY.record, {
              leads: true,
              cell: (row) => [
                HISTORY.record.text(row),
                ...(row.rank === 1 ? [' ', { text: HEADINGS.nationalChampion, icon: 'trophy' } as const] : []),
              ],
            }),
            col(HISTORY.rank, {
              cell: (row) => ({ text: HISTORY.rank.text(row), tone: isRanked(row.rank) ? 'accent' : 'faint' }),
            }),
            col(HISTORY.played, { fileOnly: true }),
          ],
          rows: years,
          link: ({ has_games, year }) => (has_games ? { name: 'schedule', team: team.name, year } : null),
          mark: ({ rank }) => (isRanked(rank) ? 'honor' : null),
          optional: years.length === 0,
        }),
      ],
    };
  },
  place: {
    label: 'History',
    subject: 'team history',
    note: 'your seasons',
    finds: 'past seasons records results years',
    paths: ['/:team/history'],
    menu: 'TEAM',
    own: true,
    ofTeam: true,
    teamTab: 'History',
  },
  verb: {
    ...TEAM_WORDS,
    group: 'History',
    summary: "a team's seasons",
    examples: [
      ['dynasty history', 'your program’s seasons, newest first'],
      ['dynasty history Alabama', 'another one'],
    ],
    read: async (typed) => ({ team: typed.name() ?? (await typed.ownTeam()) }),
  },
});
