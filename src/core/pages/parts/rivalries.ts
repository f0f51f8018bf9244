import type { RivalrySoFar } from '../../contract/views/remembered.ts';
import { RIVALRIES } from '../../present/columns/remembered.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { col, type Section, table } from './sections.ts';
import { gainTone, teamPiece } from './words.ts';

/** A team's record in its rivalries; each row links to the series. */
export function rivalryTable(team: string, rivalries: readonly RivalrySoFar[]): Section {
  const link = ({ opponent }: RivalrySoFar) => ({ name: 'rivalry', team, opponent }) as const;
  return table<RivalrySoFar>({
    name: 'rivalries',
    title: HEADINGS.rivalries,
    caption: `Rivalries of ${team}`,
    columns: [
      col(RIVALRIES.opponent, { cell: (row) => ({ ...teamPiece(row.opponent), link: link(row) }) }),
      col(RIVALRIES.trophy, { drop: 1, least: 16 }),
      col(RIVALRIES.series, { leads: true }),
      col(RIVALRIES.streak, {
        cell: (row) => ({ text: RIVALRIES.streak.text(row), tone: gainTone(row.streak), chip: true }),
      }),
      col(RIVALRIES.last),
    ],
    rows: rivalries,
    link,
    empty: EMPTY.rivals,
  });
}
