import type { Dashboard, Team } from '../../core/app/views/index.ts';
import { oneDecimal, winLoss } from '../../core/present/numbers.ts';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { Rank, TeamLink } from '../components/team-link.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Games } from './dashboard/games.tsx';
import { SeasonStrip } from './dashboard/season-strip.tsx';
import { Stakes } from './dashboard/stakes.tsx';

const CONFERENCE_COLUMNS: Column<Team>[] = [
  {
    id: 'team',
    header: 'Team',
    value: (team) => team.name,
    cell: (team) => <TeamLink name={team.name} rank={team.ranking} />,
  },
  numberColumn('rating', 'Rating', (team) => team.rating, { show: oneDecimal }),
  {
    id: 'conf',
    header: 'Conf',
    value: (team) => winLoss(team.confWins, team.confLosses),
    align: 'right',
    first: 'desc',
  },
  {
    id: 'overall',
    header: 'Overall',
    value: (team) => winLoss(team.totalWins, team.totalLosses),
    align: 'right',
    first: 'desc',
  },
];

const TOP_COLUMNS: Column<Team>[] = [
  { id: 'rank', header: 'Rank', value: (team) => team.ranking, cell: (team) => <Rank rank={team.ranking} /> },
  { id: 'team', header: 'Team', value: (team) => team.name, cell: (team) => <TeamLink name={team.name} /> },
  { id: 'record', header: 'Record', value: (team) => team.record, align: 'right', first: 'desc' },
];

function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { team, confTeams, top_10 } = dashboard;
  const independent = team.conference === 'Independent';
  const mine = (each: Team) => (each.name === team.name ? 'mine' : undefined);
  return (
    <>
      <TeamHeader team={team} eyebrow={`${team.name} Dashboard`}>
        <SeasonStrip team={team.name} week={dashboard.info.currentWeek} />
      </TeamHeader>
      <div className="columns three after-slab">
        <div>
          <Games dashboard={dashboard} />
          <Stakes dashboard={dashboard} />
        </div>
        <DataTable
          id="dashboard-conference"
          title={independent ? 'Independent Teams' : `${team.conference} Standings`}
          caption="Conference standings"
          columns={CONFERENCE_COLUMNS}
          rows={confTeams}
          rowKey={(each) => each.name}
          rowClass={mine}
        />
        <DataTable
          id="dashboard-top-10"
          title="AP Top 10"
          caption="AP Top 10"
          columns={TOP_COLUMNS}
          rows={top_10}
          rowKey={(each) => each.name}
          rowClass={mine}
          pinned={2}
        />
      </div>
    </>
  );
}

export default function DashboardPage() {
  const answer = useQuery('dashboard');
  useTitle(answer.data ? `${answer.data.team.name} Dashboard` : null);
  return (
    <Answer answer={answer} head="Dashboard" failed="Failed to load dashboard data">
      {(dashboard) => <DashboardView dashboard={dashboard} />}
    </Answer>
  );
}
