import type { Stakes } from '../../../core/contract/views/index.ts';
import { STAKES, stakeRows } from '../../../core/present/columns/pages.ts';

const COLUMNS = [STAKES.now, STAKES.won, STAKES.lost] as const;
const TONES = { now: 'display', won: 'won display', lost: 'lost display' } as const;

/** A team's chances, as they are and with either result of its next game. */
export function StakesTable({ stakes }: { stakes: Stakes }) {
  const columns = stakes.game ? COLUMNS : [STAKES.now];
  return (
    <table className="stakes-table">
      <caption className="visually-hidden">{stakes.team.name}: chances with a win and with a loss</caption>
      <thead>
        <tr>
          <th scope="col">{STAKES.prize.short}</th>
          {columns.map((column) => (
            <th key={column.key} scope="col" title={column.meaning}>
              {column.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stakeRows(stakes).map((row) => (
          <tr key={row.prize}>
            <th scope="row">{row.prize}</th>
            {columns.map((column) => (
              <td key={column.key} className={TONES[column.key as keyof typeof TONES]}>
                {column.text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is on the line in the next game, a sentence each. */
export function OnTheLine({ stakes }: { stakes: Stakes }) {
  if (stakes.on_the_line.length === 0) return null;
  return (
    <ul className="on-the-line">
      {stakes.on_the_line.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
