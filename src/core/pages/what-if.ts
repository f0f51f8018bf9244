import type { WhatIf, WhatIfChoice, WhatIfOutcome } from '../contract/views/season/what-if.ts';
import { HEADINGS } from '../present/headings.ts';
import {
  CHANGED_ODDS,
  CHOICES,
  type OddsOf,
  SAME,
  type SameRow,
  WINS,
  type WinsRow,
} from '../present/what-if/columns.ts';
import { changedGame, gameEnded, happened, KEEP_FORK } from '../present/what-if/sentences.ts';
import { plural } from '../words/numbers.ts';
import type { PageAct } from './parts/acts.ts';
import type { LinkTo } from './parts/links.ts';
import { definePage, type PageLink } from './parts/page.ts';
import { col, cols, list, type Section, table } from './parts/sections.ts';

declare module './parts/links.ts' {
  interface PageParams {
    'what-if': { game: number; kick?: number; player?: number; runs?: number };
  }
}

/** Numbers of season pairs a page offers to play: just the same dice, a quick look, odds, narrow intervals. */
const RUNS = [
  { runs: 0, label: 'Same dice only', key: 's' },
  { runs: 20, label: 'Play it out', key: 'o' },
  { runs: 100, label: '100 seasons each', key: 'h' },
  { runs: 400, label: '400 seasons each', key: 'j' },
] as const;

type Linked = LinkTo<'what-if'>;

/** Returns the page of a question, without the simulated seasons. */
function asked({ game, kick, player }: Pick<WhatIf, 'game' | 'kick' | 'player'>): Linked {
  return {
    name: 'what-if',
    game: game.id,
    ...(kick !== undefined && { kick }),
    ...(player !== undefined && { player }),
  };
}

function links(page: WhatIf, runs: number | undefined): PageLink[] {
  const offered = RUNS.filter((each) => each.runs !== runs);
  return [
    ...offered.map(({ runs: more, label, key }) => ({ label, key, link: { ...asked(page), runs: more } })),
    { label: 'Game summary', key: 'z', link: { name: 'game', id: page.game.id } },
  ];
}

/** Keeps the fork as a dynasty of its own. */
function keeping({ game, kick, player }: WhatIf): PageAct {
  return {
    label: KEEP_FORK.label,
    key: 'K',
    notes: KEEP_FORK.notes,
    busy: KEEP_FORK.busy,
    choices: [
      {
        label: KEEP_FORK.choice,
        command: 'keepFork',
        input: { game: game.id, ...(kick !== undefined && { kick }), ...(player !== undefined && { player }) },
        said: KEEP_FORK.said,
      },
    ],
  };
}

/** Returns the page of a choice. */
function linkTo({ game }: WhatIf, { kick, player }: WhatIfChoice): Linked {
  return asked({ game, ...(kick !== undefined && { kick }), ...(player !== undefined && { player }) });
}

/** Lists everything in the game that can be changed. */
function others(page: WhatIf): Section {
  return list<WhatIfChoice>({
    name: 'choices',
    title: HEADINGS.couldHaveBeen,
    caption: 'What you can change in this game',
    columns: cols(CHOICES),
    rows: page.choices,
    sentence: (row) => [{ text: row.question, link: linkTo(page, row) }, ` ${row.text}.`],
    link: (row) => linkTo(page, row),
  });
}

function same(page: WhatIf, outcome: WhatIfOutcome): Section[] {
  return [
    table<SameRow>({
      name: 'same',
      title: HEADINGS.sameDice,
      caption: 'The season as it was and with the change, by the same dice',
      columns: [col(SAME.team, { names: true }), col(SAME.as_it_was), col(SAME.changed, { leads: true })],
      rows: outcome.same,
      mark: ({ team }) => (team === page.info.team.name ? 'own' : null),
    }),
  ];
}

function odds(page: WhatIf, { teams, runs }: WhatIfOutcome): Section[] {
  if (runs === 0) return [];
  const rows = teams.flatMap(({ team, measures }) => measures.map((each): OddsOf => ({ team, ...each })));
  const wins = teams.flatMap(({ team, wins: counts }) => counts.map((each): WinsRow => ({ team, ...each })));
  return [
    table<OddsOf>({
      name: 'odds',
      title: `${HEADINGS.otherDice}: ${plural(runs, 'pair')} of seasons`,
      caption: 'Odds as it was and with the change',
      main: true,
      columns: [
        col(CHANGED_ODDS.team, { groups: true }),
        col(CHANGED_ODDS.measure, { names: true }),
        col(CHANGED_ODDS.as_it_was),
        col(CHANGED_ODDS.changed),
        col(CHANGED_ODDS.difference, {
          leads: true,
          cell: (row) => ({ text: CHANGED_ODDS.difference.text(row), tone: toneOf(row) }),
        }),
        col(CHANGED_ODDS.low, { align: 'right' }),
        col(CHANGED_ODDS.high, { fileOnly: true }),
      ],
      rows,
      mark: ({ team }) => (team === page.info.team.name ? 'own' : null),
    }),
    table<WinsRow>({
      name: 'wins',
      title: HEADINGS.winsComeTo,
      caption: 'How often each number of wins comes up',
      side: true,
      columns: [col(WINS.team, { groups: true }), ...cols(WINS).slice(1)],
      rows: wins,
    }),
  ];
}

/** Returns the tone of a difference: whether it is clear, and good. */
function toneOf({ measure, low, high }: OddsOf): 'win' | 'loss' | null {
  if (low === null || high === null || (low <= 0 && high >= 0)) return null;
  const isMore = low > 0;
  return isMore === (measure !== 'rank' && measure !== 'fired') ? 'win' : 'loss';
}

function answered(page: WhatIf): Section[] {
  return page.outcome === null ? [] : [...same(page, page.outcome), ...odds(page, page.outcome)];
}

/** The game, and how it ends with the change. */
function gameLines(page: WhatIf): string[] {
  const said = happened(page);
  return [
    ...(said === null ? [] : [`${said}.`]),
    gameEnded(page),
    ...(page.outcome === null ? [] : changedGame(page, page.outcome)),
  ];
}

/** A season replayed with a game, a kick or an injury gone the other way. */
export const whatIf = definePage({
  name: 'what-if',
  query: 'whatIf',
  input: (params) => params,
  view: (page, { params }) => ({
    title: page.question,
    lines: gameLines(page),
    acts: [keeping(page)],
    links: links(page, page.outcome === null ? undefined : params.runs),
    ...(page.progress !== null && { waits: { share: page.progress, said: 'Playing the season again.' } }),
    sections: [...answered(page), others(page)],
  }),
  place: {
    label: HEADINGS.whatIf,
    note: 'replay a season with one change',
    subject: 'the seasons',
    paths: ['/what-if/:game'],
    unlisted: true,
  },
});
