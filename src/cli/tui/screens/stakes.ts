import type { OddsPage, OddsRow, Stakes } from '../../../core/app/views/stakes.ts';
import {
  HEADINGS,
  ODDS,
  rankPrefix,
  STAKES,
  type StakeRow,
  sentenceCase,
  stakeRows,
} from '../../../core/present/index.ts';
import { nextGameLine } from '../../text/stakes.ts';
import type { Route } from '../play/route.ts';
import type { Item, Tone } from '../play/view.ts';
import { line, shown, tablePane, tabsOf, textPane, view } from './parts.ts';
import { screen } from './screen.ts';

/** Tabs of the two pages. */
function tabs(active: 'own' | 'all', team: string) {
  return tabsOf(active, [
    ['own', team, { name: 'stakes' }],
    ['all', HEADINGS.allTeams, { name: 'odds' }],
  ]);
}

const gainTone = (change: number | null): Tone | null =>
  change === null || change === 0 ? null : change > 0 ? 'win' : 'loss';

/** What is at stake as lines of text: a chance each, now and with either result. */
export function stakeLines(page: Stakes, route: Route | null = null): Item[] {
  const rows = stakeRows(page);
  const wide = Math.max(...rows.map(({ prize }) => prize.length)) + 2;
  const cell = (text: string) => text.padStart(6);
  const { now, won, lost } = STAKES;
  const head = `${sentenceCase(HEADINGS.atStake).padEnd(wide)}${cell(now.short)}${cell(won.short)}${cell(lost.short)}`;
  return [
    line([[head, 'faint']]),
    ...rows.map((row) =>
      line(
        [
          row.prize.padEnd(wide),
          [cell(now.text(row)), 'strong'],
          [cell(won.text(row)), 'win'],
          [cell(lost.text(row)), 'loss'],
        ],
        route,
      ),
    ),
  ];
}

/** Sentences that a pane breaks into lines as wide as it is. */
export function wrapped(sentences: readonly string[], width: number, route: Route | null = null): Item[] {
  return sentences.flatMap((sentence) => {
    const lines: string[] = [];
    for (const word of sentence.split(' ')) {
      const last = lines.at(-1);
      if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines.map((text) => line([text], route));
  });
}

export const stakes = screen<'stakes', Stakes>({
  load: ({ ask }, { team }) => ask('stakes', team === undefined ? {} : { team }),
  view: (page) => {
    const { team, game } = page;
    return view({
      title: `At stake for ${rankPrefix(team.name, team.ranking)}`,
      note: team.record,
      tabs: tabs('own', team.name),
      layout: 'stacked',
      panes: [
        textPane({
          key: 'game',
          title: 'Next game',
          lines: [line([nextGameLine(page)], game && { name: 'game', id: game.id })],
        }),
        tablePane<StakeRow>({
          key: 'stakes',
          title: 'Chances',
          columns: [shown(STAKES.prize), shown(STAKES.now), shown(STAKES.won), shown(STAKES.lost)],
          rows: stakeRows(page),
        }),
        textPane({
          key: 'words',
          title: 'On the line',
          lines: (width) => wrapped(page.on_the_line, width),
          empty: 'Nothing more than the game itself.',
          cursor: false,
        }),
      ],
    });
  },
});

export const odds = screen<'odds', OddsPage>({
  load: ({ ask }) => ask('odds', {}),
  view: ({ info, odds: rows }) =>
    view({
      title: 'Odds',
      note: `${info.currentYear} season`,
      tabs: tabs('all', info.team.name),
      panes: [
        tablePane<OddsRow>({
          key: 'odds',
          columns: [
            shown(ODDS.team, { text: (row) => rankPrefix(row.name, row.ranking) }),
            shown(ODDS.title),
            shown(ODDS.title_change, { tone: ({ change }) => gainTone(change?.title ?? null) }),
            shown(ODDS.playoff),
            shown(ODDS.playoff_change, { tone: ({ change }) => gainTone(change?.playoff ?? null) }),
            shown(ODDS.conference_title),
            shown(ODDS.bowl),
            shown(ODDS.expected_wins),
            shown(ODDS.record),
            shown(ODDS.conference),
          ],
          rows,
          mark: (row) => (row.name === info.team.name ? 'own' : null),
          route: (row) => ({ name: 'stakes', team: row.name }),
        }),
      ],
      card: true,
    }),
});
