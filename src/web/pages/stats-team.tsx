import { useMemo } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import type { TeamStatLine, TeamStatsTable } from '../../core/app/views/index.ts';
import { oneDecimal } from '../../core/present/numbers.ts';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';
import { keysOf, statLong, statShort } from '../words.ts';

type Line = TeamStatLine & { name: string };

function show(key: string): (value: number | null) => string {
  if (key === 'games') return (value) => String(value ?? 0);
  return (value) => (value === null ? '–' : oneDecimal(value));
}

/** Nothing but the games is known of a team that has not played yet. */
function numberOf(line: TeamStatLine, key: keyof TeamStatLine): number | null {
  return key === 'games' || line.games > 0 ? line[key] : null;
}

function columnsOf(lines: readonly TeamStatLine[]): Column<Line>[] {
  const team: Column<Line> = {
    id: 'team',
    header: 'Team',
    value: (line) => line.name,
    cell: (line) => <TeamLink name={line.name} />,
  };
  const numbers = keysOf(lines).map((key) =>
    numberColumn<Line>(key, statShort(key), (line) => numberOf(line, key as keyof TeamStatLine), {
      title: statLong(key),
      show: show(key),
    }),
  );
  return [team, ...numbers];
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
  const rows = useMemo<Line[]>(() => Object.entries(lines).map(([name, line]) => ({ ...line, name })), [lines]);
  const columns = useMemo(() => columnsOf(Object.values(lines)), [lines]);
  return (
    <DataTable
      id={`team-stats-${side}`}
      caption={`Team ${side}`}
      columns={columns}
      rows={rows}
      rowKey={(line) => line.name}
      rowClass={(line) => (line.name === mine ? 'mine' : undefined)}
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
  useTitle('Team Stats');
  const answer = useQuery('teamStatsTable');
  return (
    <>
      <PageHead title="Team Stats" sub="Per game" />
      <Answer answer={answer} failed="Failed to load team stats">
        {(data) => <StatsView data={data} />}
      </Answer>
    </>
  );
}
