import type { OddsRow } from '../contract/views/season/stakes.ts';
import { ODDS } from '../present/columns/pages.ts';
import { HEADINGS, sentenceCase } from '../present/headings.ts';
import { definePage } from './parts/page.ts';
import { chart, col, type PageColumn, table } from './parts/sections.ts';
import { gainTone, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    /** `all`: odds of all teams only, without the user's next game. */
    odds: { all?: true };
  }
}

/** Change in a chance from last week's games. */
function changed(of: typeof ODDS.title_change): PageColumn<OddsRow> {
  return col(of, {
    drop: 2,
    cell: (row) => {
      const value = of.value(row);
      return { text: of.text(row), tone: gainTone(typeof value === 'number' ? value : null) };
    },
  });
}

/** The stakes of the user's next game, and every team's odds. */
export const odds = definePage({
  name: 'odds',
  query: 'odds',
  input: () => ({}),
  more: { query: 'stakes', input: (_, { all }) => (all ? null : {}) },
  view: ({ info, odds: rows }, { more: own }) => ({
    title: HEADINGS.atStake,
    lines: [`Simulated odds for the rest of ${info.currentYear}.`],
    links: [{ label: HEADINGS.nextGame, key: 'v', link: { name: 'stakes', team: info.team.name } }],
    sections: [
      ...(own === null ? [] : [chart('nextGame', { stakes: own }, { name: 'next' })]),
      table<OddsRow>({
        name: 'odds',
        title: HEADINGS.allTeams,
        caption: 'Odds of all teams',
        columns: [
          col(ODDS.team, { cell: (row) => teamPiece(row.name, row.ranking) }),
          col(ODDS.conference, { drop: 4 }),
          col(ODDS.record, { drop: 3 }),
          col(ODDS.title, { leads: true }),
          changed(ODDS.title_change),
          col(ODDS.playoff),
          changed(ODDS.playoff_change),
          col(ODDS.conference_title, { drop: 1 }),
          col(ODDS.bowl),
          col(ODDS.expected_wins, { drop: 5 }),
        ],
        rows,
        link: ({ name }) => ({ name: 'stakes', team: name }),
        mark: ({ name }) => (name === info.team.name ? 'own' : null),
        sorted: { by: ODDS.title, descending: true },
      }),
    ],
  }),
  place: {
    label: sentenceCase(HEADINGS.atStake),
    note: 'odds of all teams',
    subject: 'the odds',
    finds: 'chances betting title playoff futures simulation',
    paths: ['/stakes'],
    menu: 'LEAGUE',
    from: 'season',
    needs: 'season',
  },
});
