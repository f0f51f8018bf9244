import { lazy, Suspense } from 'react';
import type { Dashboard, Team } from '../../core/contract/views/index.ts';
import { TEAMS } from '../../core/present/columns/pages.ts';
import { HEADINGS, standingsTitle } from '../../core/present/headings.ts';
import { FirstSteps } from '../components/first-steps.tsx';
import { RecapCard } from '../components/recap-card.tsx';
import { Receipts } from '../components/receipts.tsx';
import { Answer, Loading } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { Rank, TeamLink } from '../components/team-link.tsx';
import { ToDecide } from '../components/to-decide.tsx';
import { twice } from '../load-part.ts';
import { useFirstWait } from '../state/first-wait.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { columnFrom } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Games } from './dashboard/games.tsx';
import { SeasonStrip } from './dashboard/season-strip.tsx';

// Below the fold, with their own answers to wait for: not part of the first load.
const Stakes = lazy(twice(() => import('./dashboard/stakes.tsx')));
const WeekNews = lazy(twice(() => import('./dashboard/week-news.tsx')));

const CONFERENCE_COLUMNS: Column<Team>[] = [
  columnFrom(TEAMS.team, { cell: (team) => <TeamLink name={team.name} rank={team.ranking} /> }),
  columnFrom(TEAMS.rating),
  columnFrom(TEAMS.conf, { align: 'right' }),
  columnFrom(TEAMS.overall, { align: 'right' }),
];

const TOP_COLUMNS: Column<Team>[] = [
  columnFrom(TEAMS.rank, { align: 'left', cell: (team) => <Rank rank={team.ranking} /> }),
  columnFrom(TEAMS.team, { cell: (team) => <TeamLink name={team.name} /> }),
  columnFrom(TEAMS.record, { align: 'right' }),
];

/** The title of a dynasty in which players may be edited. */
const Marked = ({ title }: { title: string }) => (
  <>
    {title} <span className="chip on-slab">{HEADINGS.edited}</span>
  </>
);

function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { team, confTeams, top_10 } = dashboard;
  const independent = team.conference === 'Independent';
  const mine = (each: Team) => (each.name === team.name ? 'mine' : undefined);
  return (
    <>
      <TeamHeader
        large
        team={team}
        eyebrow={
          dashboard.info.editable ? <Marked title={HEADINGS.dashboard(team.name)} /> : HEADINGS.dashboard(team.name)
        }
      >
        <SeasonStrip team={team.name} week={dashboard.info.currentWeek} />
      </TeamHeader>
      <div className="columns three after-slab dashboard">
        <div>
          <FirstSteps at="top" />
          <Games dashboard={dashboard} />
          <RecapCard info={dashboard.info} />
          <Receipts />
          <Suspense fallback={null}>
            <Stakes dashboard={dashboard} />
          </Suspense>
        </div>
        <div>
          <ToDecide />
          <DataTable
            id="dashboard-conference"
            title={standingsTitle(independent ? undefined : team.conference)}
            caption={HEADINGS.conferenceStandings}
            columns={CONFERENCE_COLUMNS}
            rows={confTeams}
            rowKey={(each) => each.name}
            rowClass={mine}
          />
          <FirstSteps at="end" />
        </div>
        <div>
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
          <Suspense fallback={null}>
            <WeekNews />
          </Suspense>
        </div>
      </div>
    </>
  );
}

export default function DashboardPage() {
  const answer = useQuery('dashboard');
  // The to-do list is above the standings: they appear together, so that nothing moves.
  const waits = useFirstWait(useQuery('status').isPending);
  useTitle(answer.data ? HEADINGS.dashboard(answer.data.team.name) : 'Dashboard');
  return (
    <Answer answer={answer} head="Dashboard" failed="Failed to load dashboard data">
      {(dashboard) => (waits ? <Loading /> : <DashboardView dashboard={dashboard} />)}
    </Answer>
  );
}
