import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Home, PreviewTeam } from '../../../core/contract/views/index.ts';
import { COMMON } from '../../../core/words/columns/common.ts';
import { Logo } from '../../components/logo.tsx';
import { Dots } from '../../components/marks.tsx';
import type { Column } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';

/** The filter for independents. */
export const INDEPENDENTS = 'independents';

interface Listed extends PreviewTeam {
  place: number;
  conference: string | null;
}

/** Returns the filtered teams by prestige, numbered from 1. */
export function listedTeams(preview: Home['preview'], filter: string | null): Listed[] {
  const members = Object.entries(preview.conferences)
    .filter(([name]) => filter === null || filter === name)
    .flatMap(([conference, { teams }]) => teams.map((team) => ({ ...team, conference: conference as string | null })));
  const free = filter === null || filter === INDEPENDENTS ? preview.independents : [];
  const all = [...members, ...free.map((team) => ({ ...team, conference: null }))];
  all.sort((a, b) => b.prestige - a.prestige || a.name.localeCompare(b.name));
  return all.map((team, index) => ({ ...team, place: index + 1 }));
}

interface Props {
  preview: Home['preview'];
  filter: string | null;
  /** The id of the universe they are in. */
  universe?: string | undefined;
  starting: string | null;
  onSelect: (team: string) => void;
  tools: ReactNode;
}

function gauge(id: 'prestige' | 'ceiling' | 'floor', header: string): Column<Listed> {
  return {
    id,
    header,
    value: (team) => team[id],
    first: 'desc',
    phone: 'second',
    ...(id !== 'prestige' && { brief: (team) => team[id] }),
    cell: (team) => <Dots value={team[id]} label={header} />,
  };
}

function columnsFor(
  universe: string | undefined,
  starting: string | null,
  onSelect: (team: string) => void,
): Column<Listed>[] {
  return [
    {
      id: 'place',
      header: COMMON.place.long,
      value: (team) => team.place,
      cell: (team) => <span className="rank">{team.place}</span>,
    },
    {
      id: 'team',
      header: COMMON.team.short,
      value: (team) => `${team.name} ${team.mascot}`,
      cell: (team) => (
        <span className="row-line">
          <Logo name={team.name} size={26} of={universe} />
          <span className="ellipsis">
            <strong className="strong">{team.name}</strong> <span className="muted team-mascot">{team.mascot}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'conference',
      phone: 'out',
      header: COMMON.conference.long,
      value: (team) => team.conference ?? 'Independent',
      cell: (team) =>
        team.conference ? (
          <Logo name={team.conference} kind="conference" size={22} of={universe} alt={team.conference} />
        ) : (
          <span className="muted">Independent</span>
        ),
    },
    gauge('prestige', 'Current'),
    gauge('ceiling', COMMON.ceiling.short),
    gauge('floor', COMMON.floor.short),
    {
      id: 'select',
      header: '',
      title: 'Select a team',
      value: () => null,
      align: 'right',
      className: 'act',
      cell: (team) => (
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          disabled={starting !== null}
          aria-label={starting === team.name ? undefined : `Select ${team.name}`}
          onClick={() => onSelect(team.name)}
        >
          {starting === team.name ? 'Starting...' : 'Select'}
        </button>
      ),
    },
  ];
}

export function TeamList({ preview, filter, universe, starting, onSelect, tools }: Props) {
  const rows = useMemo(() => listedTeams(preview, filter), [preview, filter]);
  const columns = useMemo(() => columnsFor(universe, starting, onSelect), [universe, starting, onSelect]);
  return (
    <DataTable
      id="new-game-teams"
      title="5. Team"
      caption="Teams"
      columns={columns}
      rows={rows}
      rowKey={(team) => team.name}
      initialSort={[{ id: 'prestige', desc: true }]}
      pinned={2}
      tools={tools}
      empty="No teams available"
    />
  );
}
