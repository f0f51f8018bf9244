import { useMemo, useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import type { IndividualTable } from '../../core/app/views/columns.ts';
import { LEAST_A_GAME, type LeaderLine, qualified, USUAL_SORT } from '../../core/present/leaders.ts';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { INDIVIDUAL_TABS, isIndividualTable, lastIndividualTab, OPEN_TAB } from '../state/individual.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { nameColumn, statColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { remember, useRemembered } from '../table/memory.ts';
import { keysOf } from '../words.ts';

interface Entry extends LeaderLine {
  id: number;
  first: string;
  last: string;
  pos?: string;
}

const TABS = Object.keys(INDIVIDUAL_TABS) as IndividualTable[];

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
      caption={`${INDIVIDUAL_TABS[table]} leaders`}
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

function Pane({ table }: { table: IndividualTable }) {
  const answer = useQuery('individualStats', { table });
  return (
    <Answer answer={answer} failed="Failed to load individual stats">
      {({ stats, info }) => <Table table={table} lines={stats[table]} mine={info.team.name} />}
    </Answer>
  );
}

export default function StatsIndividualPage() {
  useTitle('Individual Stats');
  const [tab, setTab] = useState(lastIndividualTab);
  const open = (key: string | null) => {
    if (!isIndividualTable(key)) return;
    remember(OPEN_TAB, key);
    setTab(key);
  };
  return (
    <>
      <PageHead title="Individual Stats" />
      <Tabs activeKey={tab} onSelect={open} id="individual-stats" mountOnEnter unmountOnExit>
        {TABS.map((table) => (
          <Tab key={table} eventKey={table} title={INDIVIDUAL_TABS[table]}>
            <Pane table={table} />
          </Tab>
        ))}
      </Tabs>
    </>
  );
}
