import type { Stakes } from '../../contract/views/season/stakes.ts';
import { STAKES, type StakeRow, stakeRows } from '../../present/columns/pages.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { col, type Section, type TableSection, table, text } from './sections.ts';

/** A team's chances now and after either result of its next game, and what is on the line. */
export function stakeSections(stakes: Stakes): Section[] {
  const points = stakes.on_the_line;
  return [
    stakesTable(stakes),
    text({ name: 'words', title: HEADINGS.onTheLine, lines: [], points, empty: EMPTY.onTheLine }),
  ];
}

/** A team's chances now and after either result of its next game. */
export function stakesTable(stakes: Stakes): TableSection {
  return table<StakeRow>({
    name: 'stakes',
    caption: `${stakes.team.name}: chances with a win and with a loss`,
    plain: true,
    columns: [
      col(STAKES.prize),
      col(STAKES.now, { leads: true }),
      col(STAKES.won, { cell: (row) => ({ text: STAKES.won.text(row), tone: 'win' }) }),
      col(STAKES.lost, { cell: (row) => ({ text: STAKES.lost.text(row), tone: 'loss' }) }),
    ],
    rows: stakeRows(stakes),
  });
}
