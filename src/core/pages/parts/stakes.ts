import type { Stakes } from '../../contract/views/season/stakes.ts';
import { STAKES, type StakeRow, stakeRows } from '../../present/columns/pages.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { col, type Section, table, text } from './sections.ts';

/** A team's chances now and with either result of its next game, and what is on the line. */
export function stakeSections(stakes: Stakes): Section[] {
  const { team, on_the_line } = stakes;
  return [
    table<StakeRow>({
      name: 'stakes',
      caption: `${team.name}: chances with a win and with a loss`,
      columns: [
        col(STAKES.prize),
        col(STAKES.now, { leads: true }),
        col(STAKES.won, { cell: (row) => ({ text: STAKES.won.text(row), tone: 'win' }) }),
        col(STAKES.lost, { cell: (row) => ({ text: STAKES.lost.text(row), tone: 'loss' }) }),
      ],
      rows: stakeRows(stakes),
    }),
    text({ name: 'words', title: HEADINGS.onTheLine, lines: [], points: on_the_line, empty: EMPTY.onTheLine }),
  ];
}
