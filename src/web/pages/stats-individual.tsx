import { useMemo } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import type { IndividualTable } from '../../core/app/views/columns.ts';
import type { IndividualStats } from '../../core/app/views/index.ts';
import { LEAST_A_GAME, type LeaderLine, qualified, USUAL_SORT } from '../../core/present/leaders.ts';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { calls } from '../paths.ts';
import { useAnswer } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { nameColumn, statColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRemembered } from '../table/memory.ts';
import { keysOf } from '../words.ts';

interface Entry extends LeaderLine {
  id: number;
  first: string;
  last: string;
  pos?: string;
}

const TITLES: Record<IndividualTable, string> = {
  passing: 'Passing',
  rushing: 'Rushing',
  receiving: 'Receiving',
  defense: 'Defense',
  kicking: 'Kicking',
  punting: 'Punting',
  returns: 'Returns',
};
const TABLES = Object.keys(TITLES) as IndividualTable[];

function columnsOf(entries: readonly Entry[]): Column<Entry>[] {
  const numbers = keysOf(entries.slice(0, 50).map((entry) => entry.stats)).map((key) =>
    statColumn<Entry>(key, (entry) => entry.stats[key] ?? null, entries),
  );
  return [
    nameColumn('Player'),
    { id: 'team', header: 'Team', value: (entry) => entry.team, cell: (entry) => <TeamLink name={entry.team} /> },
    { id: 'pos', header: 'Pos', value: (entry) => entry.pos?.toUpperCase() ?? '' },
    numberColumn('games', 'G', (entry) => entry.gamesPlayed, { title: 'Games' }),
    ...numbers,
  ];
}

function Table({ table, lines, mine }: { table: IndividualTable; lines: Record<string, Entry>; mine: string }) {
  const [everybody, setEverybody] = useRemembered(`everybody:${table}`, false);
  const entries = useMemo(() => Object.values(lines), [lines]);
  const rows = useMemo(() => (everybody ? entries : qualified(entries, table)), [everybody, entries, table]);
  const columns = useMemo(() => columnsOf(entries), [entries]);
  return (
    <DataTable
      id={`individual-${table}`}
      caption={`${TITLES[table]} leaders`}
      columns={columns}
      rows={rows}
      rowKey={(entry) => entry.id}
      rowClass={(entry) => (entry.team === mine ? 'mine' : undefined)}
      initialSort={[{ id: USUAL_SORT[table], desc: true }]}
      tools={
        LEAST_A_GAME[table] &&
        entries.length > 0 && (
          <label className="check">
            <input type="checkbox" checked={everybody} onChange={(event) => setEverybody(event.target.checked)} />
            Show players with few games or attempts
          </label>
        )
      }
    />
  );
}

function StatsView({ data }: { data: IndividualStats }) {
  const [tab, setTab] = useRemembered('individual-stats-tab', 'passing');
  const shown = TABLES.filter((table) => data.stats[table]);
  return (
    <Tabs activeKey={tab} onSelect={(key) => setTab(key ?? 'passing')} id="individual-stats" mountOnEnter unmountOnExit>
      {shown.map((table) => (
        <Tab key={table} eventKey={table} title={TITLES[table]}>
          <Table table={table} lines={data.stats[table]} mine={data.info.team.name} />
        </Tab>
      ))}
    </Tabs>
  );
}

export default function StatsIndividualPage() {
  useTitle('Individual Stats');
  const answer = useAnswer<IndividualStats>(calls.statsIndividual);
  return (
    <>
      <PageHead title="Individual Stats" />
      <Answer answer={answer} failed="Failed to load individual stats">
        {(data) => <StatsView data={data} />}
      </Answer>
    </>
  );
}
