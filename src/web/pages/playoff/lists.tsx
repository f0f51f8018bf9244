import { useMemo } from 'react';
import type { Playoff } from '../../../core/contract/views/index.ts';
import { BUBBLE, CHAMPIONS, FIELD } from '../../../core/present/columns/pages.ts';
import { HEADINGS, sentenceCase } from '../../../core/present/headings.ts';
import type { TableColumn } from '../../../core/words/columns/descriptor.ts';
import { ConferenceMark } from '../../components/conference.tsx';
import { Rank, TeamLink } from '../../components/team-link.tsx';
import type { Column } from '../../table/columns.ts';
import { columnFrom } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';

type Listed<T> = { rank: TableColumn<T>; team: TableColumn<T>; conference: TableColumn<T> };

/** Columns of a ranked team: rank, name and conference. */
function pollColumns<T extends { ranking: number; name: string; conference: string }>(of: Listed<T>): Column<T>[] {
  return [
    columnFrom(of.rank, { align: 'left', cell: (team) => <Rank rank={team.ranking} /> }),
    columnFrom(of.team, { cell: (team) => <TeamLink name={team.name} logo={22} strong /> }),
    columnFrom(of.conference, { phone: 'second', cell: (team) => <ConferenceMark name={team.conference} /> }),
  ];
}

const fieldColumns = (champion: string | null): Column<Playoff['playoff_teams'][number]>[] => [
  columnFrom(FIELD.seed, { align: 'left', cell: (team) => <span className="rank top">{team.seed}</span> }),
  columnFrom(FIELD.team, {
    cell: (team) => (
      <span className="row-line wrap-narrow">
        <TeamLink name={team.name} rank={team.ranking} logo={22} strong />
        {team.name === champion && <span className="chip gold">Champion</span>}
        {team.is_autobid && <span className="chip gold">Auto</span>}
      </span>
    ),
  }),
  columnFrom(FIELD.record, { align: 'right' }),
];
const NEAR = [...pollColumns(BUBBLE), columnFrom(BUBBLE.record, { align: 'right', phone: 'lead' })];
const BEST = [
  ...pollColumns(CHAMPIONS),
  columnFrom(CHAMPIONS.seed, { phone: 'lead', cell: (team) => team.seed ?? <span className="muted">Out</span> }),
  columnFrom(CHAMPIONS.record, { align: 'right', phone: 'second' }),
];

/** The teams in the field, by seed. */
export function Field({
  title,
  teams,
  highlight,
  champion,
}: {
  title: string;
  teams: Playoff['playoff_teams'];
  highlight: number;
  /** The winner of the title game once played. */
  champion: string | null;
}) {
  const columns = useMemo(() => fieldColumns(champion), [champion]);
  return (
    <DataTable
      id="playoff-field"
      title={title}
      caption={title}
      rows={teams}
      rowKey={(team) => team.seed}
      rowClass={(team) => (team.seed <= highlight ? 'gold' : undefined)}
      initialSort={[{ id: 'seed', desc: false }]}
      columns={columns}
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
      columns={NEAR}
      pinned={2}
    />
  );
}

export function Champions({ teams }: { teams: Playoff['conference_champions'] }) {
  return (
    <DataTable
      id="playoff-champions"
      title={HEADINGS.conferenceChampions}
      caption={sentenceCase(HEADINGS.conferenceChampions)}
      rows={teams}
      rowKey={(team) => team.name}
      columns={BEST}
      pinned={2}
    />
  );
}
