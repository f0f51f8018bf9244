import { Link } from 'react-router-dom';
import type { RivalrySoFar } from '../../../core/app/views/index.ts';
import { RIVALRIES, streakText } from '../../../core/present/columns/remembered.ts';
import { EMPTY } from '../../../core/present/empty.ts';
import { Logo } from '../../components/logo.tsx';
import { pages } from '../../paths.ts';
import type { Column } from '../../table/columns.ts';
import { shown } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';

function columnsFor(team: string): Column<RivalrySoFar>[] {
  return [
    shown(RIVALRIES.opponent, {
      cell: ({ opponent }) => (
        <Link to={pages.rivalry(team, opponent)} className="row-line">
          <Logo name={opponent} size={20} /> {opponent}
        </Link>
      ),
    }),
    shown(RIVALRIES.trophy, { phone: 'second' }),
    shown(RIVALRIES.series, { phone: 'lead' }),
    shown(RIVALRIES.streak, {
      phone: 'second',
      cell: ({ streak }) =>
        streak === 0 ? '' : <span className={`chip ${streak > 0 ? 'win' : 'loss'}`}>{streakText(streak)}</span>,
    }),
    shown(RIVALRIES.last, { phone: 'second' }),
  ];
}

/** A team's rivalries as they stand in the dynasty. */
export function RivalryTable({ team, rivalries }: { team: string; rivalries: readonly RivalrySoFar[] }) {
  return (
    <DataTable
      id="rivalries"
      title="Rivalries"
      caption={`Rivalries of ${team}`}
      columns={columnsFor(team)}
      rows={rivalries}
      rowKey={(row) => row.opponent}
      empty={EMPTY.rivals}
    />
  );
}
