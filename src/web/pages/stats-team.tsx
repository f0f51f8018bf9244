import { useMemo } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import type { TeamStatLine, TeamStatsTable } from '../../core/contract/views/index.ts';
import { TEAM_COLUMNS, type TeamRow, teamRows } from '../../core/present/columns/stats.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';

/** A column for each number that any of the lines has. */
function columnsOf(lines: readonly TeamStatLine[]): Column<TeamRow>[] {
  return TEAM_COLUMNS.filter(({ key }) => key === 'team' || lines.some((line) => key in line)).map((column) =>
    column.key === 'team' ? shown(column, { cell: (row) => <TeamLink name={row.team} /> }) : shown(column),
  );
}

function Side({
  side,
  lines,
  mine,
}: {
  side: 'offense' | 'defense';
  lines: Record<string, TeamStatLine>;
  mine: string;
}) {
  const rows = useMemo(() => teamRows(lines, side), [lines, side]);
  const columns = useMemo(() => columnsOf(Object.values(lines)), [lines]);
  return (
    <DataTable
      id={`team-stats-${side}`}
      caption={`Team ${side}`}
      columns={columns}
      rows={rows}
      rowKey={(line) => line.team}
      rowClass={(line) => (line.team === mine ? 'mine' : undefined)}
      initialSort={[{ id: 'ppg', desc: side === 'offense' }]}
    />
  );
}

function StatsView({ data }: { data: TeamStatsTable }) {
  const [tab, setTab] = useRemembered('team-stats-tab', 'offense');
  return (
    <Tabs activeKey={tab} onSelect={(key) => setTab(key ?? 'offense')} id="team-stats" mountOnEnter unmountOnExit>
      <Tab eventKey="offense" title="Offense">
        <Side side="offense" lines={data.offense} mine={data.info.team.name} />
      </Tab>
      <Tab eventKey="defense" title="Defense">
        <Side side="defense" lines={data.defense} mine={data.info.team.name} />
      </Tab>
    </Tabs>
  );
}

export default function StatsTeamPage() {
  useTitle(HEADINGS.teamStats);
  const answer = useQuery('teamStatsTable');
  return (
    <>
      <PageHead title={HEADINGS.teamStats} sub={HEADINGS.perGame} />
      <Answer answer={answer} failed="Failed to load team stats">
        {(data) => <StatsView data={data} />}
      </Answer>
    </>
  );
}
