import type { Playoff } from '../../../core/app/views/index.ts';
import { ConferenceMark } from '../../components/conference.tsx';
import { Rank, TeamLink } from '../../components/team-link.tsx';
import type { Column } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';

type Seeded = Playoff['playoff_teams'][number];
type Bubbled = Playoff['bubble_teams'][number];
type Champion = Playoff['conference_champions'][number];

function recordColumn<T extends { record: string }>(): Column<T> {
  return { id: 'record', header: 'Record', value: (team) => team.record, align: 'right', first: 'desc' };
}

/** A team of the poll: where it stands, who it is, and whom it plays with. */
function pollColumns<T extends { ranking: number; name: string; conference: string }>(): Column<T>[] {
  return [
    { id: 'rank', header: 'Rank', value: (team) => team.ranking, cell: (team) => <Rank rank={team.ranking} /> },
    {
      id: 'team',
      header: 'Team',
      value: (team) => team.name,
      cell: (team) => <TeamLink name={team.name} logo={22} strong />,
    },
    {
      id: 'conference',
      header: 'Conf',
      value: (team) => team.conference,
      cell: (team) => <ConferenceMark name={team.conference} />,
    },
  ];
}

const FIELD: Column<Seeded>[] = [
  {
    id: 'seed',
    header: 'Seed',
    value: (team) => team.seed,
    cell: (team) => <span className="rank top">{team.seed}</span>,
  },
  {
    id: 'team',
    header: 'Team',
    value: (team) => team.name,
    cell: (team) => (
      <span className="row-line">
        <TeamLink name={team.name} rank={team.ranking} logo={22} strong />
        {team.is_autobid && <span className="chip gold">Auto</span>}
      </span>
    ),
  },
  recordColumn(),
];
const BUBBLE: Column<Bubbled>[] = [...pollColumns<Bubbled>(), recordColumn()];
const CHAMPIONS: Column<Champion>[] = [
  ...pollColumns<Champion>(),
  {
    id: 'seed',
    header: 'Seed',
    value: (team) => team.seed,
    align: 'right',
    cell: (team) => team.seed ?? <span className="muted">Out</span>,
  },
  recordColumn(),
];

/** The teams in, by seed. */
export function Field({
  title,
  teams,
  highlight,
}: {
  title: string;
  teams: Playoff['playoff_teams'];
  highlight: number;
}) {
  return (
    <DataTable
      id="playoff-field"
      title={title}
      caption={title}
      rows={teams}
      rowKey={(team) => team.seed}
      rowClass={(team) => (team.seed <= highlight ? 'gold' : undefined)}
      initialSort={[{ id: 'seed', desc: false }]}
      columns={FIELD}
      pinned={2}
    />
  );
}

export function Bubble({ title, teams }: { title: string; teams: Playoff['bubble_teams'] }) {
  return (
    <DataTable
      id="playoff-bubble"
      title={title}
      caption={title}
      rows={teams}
      rowKey={(team) => team.name}
      columns={BUBBLE}
      pinned={2}
    />
  );
}

export function Champions({ teams }: { teams: Playoff['conference_champions'] }) {
  return (
    <DataTable
      id="playoff-champions"
      title="Conference Champions"
      caption="Conference champions"
      rows={teams}
      rowKey={(team) => team.name}
      columns={CHAMPIONS}
      pinned={2}
    />
  );
}
