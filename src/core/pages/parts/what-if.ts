import type { WhatIfOutcome } from '../../contract/views/season/what-if.ts';
import type { Info } from '../../contract/views/shared.ts';
import { HEADINGS } from '../../present/headings.ts';
import { CHANGED_ODDS, type OddsOf, SAME, type SameRow, WINS, type WinsRow } from '../../present/what-if/columns.ts';
import { plural } from '../../words/numbers.ts';
import { col, cols, type Section, table } from './sections.ts';

/** Shared by the what-if pages: the run counts they offer, and the sections of an answer. */

/** Numbers of season pairs a page offers to play: just the same dice, a quick look, odds, narrow intervals. */
export const RUNS = [
  { runs: 0, label: 'Same dice only', key: 's' },
  { runs: 20, label: 'Play it out', key: 'o' },
  { runs: 100, label: '100 seasons each', key: 'h' },
  { runs: 400, label: '400 seasons each', key: 'j' },
] as const;

/** A question, with its answer once it has been played. */
interface Asked {
  info: Info;
  outcome: WhatIfOutcome | null;
}

function same(page: Asked, outcome: WhatIfOutcome): Section[] {
  return [
    table<SameRow>({
      name: 'same',
      title: HEADINGS.sameDice,
      caption: 'The season as it was and with the change, by the same dice',
      columns: [col(SAME.team), col(SAME.year, { drop: 1 }), col(SAME.as_it_was), col(SAME.changed, { leads: true })],
      rows: outcome.same,
      mark: ({ team }) => (team === page.info.team.name ? 'own' : null),
    }),
  ];
}

function odds(page: Asked, { teams, runs }: WhatIfOutcome): Section[] {
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

/** Sections of an answer: the same dice, then odds and wins with other dice. Empty until it has been played. */
export function answered(page: Asked): Section[] {
  return page.outcome === null ? [] : [...same(page, page.outcome), ...odds(page, page.outcome)];
}
