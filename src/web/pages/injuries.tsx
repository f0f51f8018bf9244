import { useNavigate, useParams } from 'react-router-dom';
import type { Injured, Injuries } from '../../core/app/views/index.ts';
import { INJURIES } from '../../core/present/columns/injuries.ts';
import { INJURY_LEGEND, injuriesOf, nobodyHurt } from '../../core/present/injuries.ts';
import { TeamPicker } from '../components/pickers.tsx';
import { PlayerLink } from '../components/player-link.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

const COLUMNS: Column<Injured>[] = [
  shown(INJURIES.name, {
    cell: (player) => (
      <PlayerLink id={player.id}>
        {player.first} {player.last}
      </PlayerLink>
    ),
  }),
  shown(INJURIES.pos, { phone: 'second' }),
  shown(INJURIES.class, { phone: 'out' }),
  shown(INJURIES.role, { phone: 'second' }),
  shown(INJURIES.status, {
    phone: 'lead',
    cell: (player) => (
      <span className={player.status === 'questionable' ? 'chip' : 'chip loss'}>{INJURIES.status.text(player)}</span>
    ),
  }),
  shown(INJURIES.injury, { phone: 'second' }),
  shown(INJURIES.back, { phone: 'second' }),
  shown(INJURIES.week, { phone: 'out' }),
];

function InjuriesView({ data }: { data: Injuries }) {
  const navigate = useNavigate();
  const { team, week } = data;
  const title = injuriesOf(data);
  return (
    <>
      <TeamHeader team={team} eyebrow={`${team.name} Injuries`}>
        <div className="pickers">
          <TeamPicker teams={data.teams} value={team.name} onChange={(name) => navigate(pages.injuries(name))} />
        </div>
        <TeamPages team={team.name} />
      </TeamHeader>
      <div className="after-slab">
        <DataTable
          id="injuries"
          title={`Week ${week}: ${title}`}
          caption={`Injuries of ${title} before week ${week}`}
          columns={COLUMNS}
          rows={data.injured}
          rowKey={(player) => player.id}
          group={(player) => player.team}
          empty={nobodyHurt(data)}
        />
        <p className="muted small">{INJURY_LEGEND}</p>
      </div>
    </>
  );
}

export default function InjuriesPage() {
  const { teamName } = useParams();
  const answer = useQuery('injuries', { team: teamName ?? null, all: null }, { keep: true });
  useTitle(answer.data ? `${answer.data.team.name} Injuries` : 'Injuries');
  return (
    <Answer answer={answer} head="Injuries" failed="Failed to load the injury report">
      {(data) => <InjuriesView data={data} />}
    </Answer>
  );
}
