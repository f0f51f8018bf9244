import type { Rivalry, Series, SeriesGame, SeriesMoment } from '../contract/views/remembered.ts';
import { firstOf, lastOf } from '../model/lists.ts';
import { MOMENTS, SERIES, seriesText } from '../present/columns/remembered.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { winLoss } from '../words/numbers.ts';
import { seriesBegin } from '../words/year-one.ts';
import { definePage } from './parts/page.ts';
import { teamPicker } from './parts/pickers.ts';
import { rivalryTable } from './parts/rivalries.ts';
import { banner, col, cols, list, type Section, table } from './parts/sections.ts';
import { linkPiece, resultPieces } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    rivalry: { team?: string; opponent?: string };
  }
}

function score({ team }: Rivalry, series: Series): Section {
  const { opponent, trophy, points, opponent_points, next_game } = series;
  return banner({
    name: 'series',
    team: team.name,
    other: opponent,
    over: trophy ?? HEADINGS.seriesSince,
    trophy: trophy !== null,
    headline: winLoss(series.wins, series.losses),
    facts: [
      seriesText(team.name, opponent, series),
      ...(series.games.length === 0 ? [] : [`Points: ${points} to ${opponent_points}.`]),
      ...(next_game === null ? [] : [`They meet in week ${next_game.weekPlayed}.`]),
    ],
  });
}

function games({ team }: Rivalry, { opponent, games: rows }: Series): Section {
  return table<SeriesGame>({
    name: 'games',
    title: HEADINGS.series,
    caption: `${team.name} against ${opponent}`,
    columns: [
      col(SERIES.year),
      col(SERIES.site),
      col(SERIES.result, {
        leads: true,
        cell: ({ id, result, score: points, overtime }) => [
          ...resultPieces(result, points, { name: 'game', id }),
          ...(overtime > 0 ? [{ text: ' OT', tone: 'faint' } as const] : []),
        ],
      }),
      col(SERIES.label, { drop: 1, least: 12 }),
    ],
    rows,
    link: ({ id }) => ({ name: 'game', id }),
    mark: ({ result }) => (result === 'W' ? 'win' : 'loss'),
    empty: EMPTY.series,
  });
}

function moments({ moments: rows }: Series): Section {
  return list<SeriesMoment>({
    name: 'moments',
    title: HEADINGS.gamesToRemember,
    side: true,
    columns: cols(MOMENTS),
    rows,
    sentence: ({ year, id, text }) => [linkPiece(year, { name: 'game', id }), ` ${text}`],
    link: ({ id }) => ({ name: 'game', id }),
    empty: EMPTY.memorable,
  });
}

/** Counts the dynasty's rivalry games so far. */
const played = ({ rivalries }: Rivalry): number => rivalries.reduce((sum, { wins, losses }) => sum + wins + losses, 0);

/** A team's rivalries, or one series in full. */
export const rivalry = definePage({
  name: 'rivalry',
  query: 'rivalry',
  input: (params) => params,
  view: (page) => {
    const { team, series } = page;
    return {
      title: series === null ? HEADINGS.rivalriesOf(team.name) : HEADINGS.seriesOf(team.name, series.opponent),
      ...(series === null ? { team } : { pagesOf: team.name }),
      lines: series === null ? seriesBegin(page.info, played(page)) : [],
      pickers: [teamPicker(page, (other) => ({ name: 'rivalry', team: other }))],
      sections: [
        ...(series === null ? [] : [score(page, series), games(page, series), moments(series)]),
        rivalryTable(team.name, page.rivalries),
      ],
    };
  },
  place: {
    label: 'Rivalries',
    finds: 'rivals series trophy streak',
    paths: ['/rivalry', '/rivalry/:team', '/rivalry/:team/:opponent'],
    menu: 'LEAGUE',
    own: true,
    ofTeam: true,
    teamTab: 'Rivalries',
  },
  verb: {
    args: '[teams...]',
    takes: 'team',
    thenTakes: 'team',
    group: 'History',
    summary: 'where your rivalries stand, or one series in full',
    tables: ['rivalries', 'games', 'moments'],
    examples: [
      ['dynasty rivalry', 'all of your rivals'],
      ['dynasty rivalry "Ohio State"', 'your series against one of them'],
      ['dynasty rivalry Auburn Alabama', 'a series between two other teams'],
    ],
    read: async ({ words, isTeam }) => {
      if (words.length === 0) return {};
      const all = words.join(' ');
      if (words.length === 1 || (await isTeam(all))) return { opponent: all };
      for (let at = 1; at < words.length; at++) {
        const [team, opponent] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
        if ((await isTeam(team)) && (await isTeam(opponent))) return { team, opponent };
      }
      return words.length === 2 ? { team: firstOf(words), opponent: lastOf(words) } : { opponent: all };
    },
  },
});
