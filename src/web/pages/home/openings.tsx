import { type ReactNode, useMemo } from 'react';
import type { SeasonOpening } from '../../../core/contract/views/index.ts';
import { ANY_OPENING, OPENING_COLUMNS, OPENINGS_NOTE, openBecause } from '../../../core/words/coaching/openings.ts';
import { COMMON } from '../../../core/words/columns/common.ts';
import { winLoss } from '../../../core/words/numbers.ts';

import { Logo } from '../../components/logo.tsx';
import { Loading } from '../../components/states.tsx';
import { useQuery } from '../../state/query.ts';
import type { Column } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';

interface Choosing {
  year: string;
  starting: string | null;
  onSelect: (team: string, seed: string) => void;
}

function columnsFor({ year, starting, onSelect }: Choosing, seed: string): Column<SeasonOpening>[] {
  return [
    {
      id: 'team',
      header: COMMON.team.short,
      value: ({ team }) => team,
      cell: ({ team }) => (
        <span className="row-line">
          <Logo name={team} size={26} />
          <strong className="strong">{team}</strong>
        </span>
      ),
    },
    {
      id: 'record',
      header: OPENING_COLUMNS.record,
      value: ({ record }) => record && record.wins / Math.max(1, record.wins + record.losses),
      cell: ({ record }) => (record === null ? '' : winLoss(record.wins, record.losses)),
      first: 'desc',
    },
    { id: 'left', header: OPENING_COLUMNS.why, phone: 'second', value: ({ left }) => openBecause(left, Number(year)) },
    {
      id: 'select',
      header: '',
      title: 'Select a team',
      value: () => null,
      align: 'right',
      className: 'act',
      cell: ({ team }) => (
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          disabled={starting !== null}
          aria-label={starting === team ? undefined : `Select ${team}`}
          onClick={() => onSelect(team, seed)}
        >
          {starting === team ? 'Starting...' : 'Select'}
        </button>
      ),
    },
  ];
}

/** The head coaching jobs that open before a season, in a dynasty whose seed is drawn with them. */
export function Openings({ tools, ...choosing }: Choosing & { tools: ReactNode }) {
  const { year, starting, onSelect } = choosing;
  // Another seed would have other openings, so the seed is drawn once.
  const { data } = useQuery('home', { year, openings: true }, { staleTime: Number.POSITIVE_INFINITY });
  const openings = data?.openings;
  const columns = useMemo(
    () => columnsFor({ year, starting, onSelect }, openings?.seed ?? ''),
    [year, starting, onSelect, openings?.seed],
  );
  if (openings === undefined) return <Loading />;
  return (
    <>
      <p className="muted">
        {OPENINGS_NOTE}{' '}
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          disabled={starting !== null}
          onClick={() => onSelect(openings.any, openings.seed)}
        >
          {ANY_OPENING}
        </button>
      </p>
      <DataTable
        id="new-game-openings"
        title="5. Team"
        caption="Openings"
        columns={columns}
        rows={openings.jobs}
        rowKey={({ team }) => team}
        tools={tools}
        empty="No head coaching job opens before this season."
      />
    </>
  );
}
