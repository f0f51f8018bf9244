import type { Playoff } from '../../../core/app/views/index.ts';
import { ConferenceMark } from '../../components/conference.tsx';
import { Rank, TeamLink } from '../../components/team-link.tsx';
import { DataTable } from '../../table/data-table.tsx';

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
      columns={[
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
        { id: 'record', header: 'Record', value: (team) => team.record, align: 'right', first: 'desc' },
      ]}
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
      columns={[
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
        { id: 'record', header: 'Record', value: (team) => team.record, align: 'right', first: 'desc' },
      ]}
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
      columns={[
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
        {
          id: 'seed',
          header: 'Seed',
          value: (team) => team.seed,
          align: 'right',
          cell: (team) => team.seed ?? <span className="muted">Out</span>,
        },
        { id: 'record', header: 'Record', value: (team) => team.record, align: 'right', first: 'desc' },
      ]}
      pinned={2}
    />
  );
}
