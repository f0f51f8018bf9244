import { useMemo, useState } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import type { IndividualTable } from '../../core/contract/views/columns.ts';
import { individualColumns, type PlayerRow } from '../../core/present/columns/stats.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { inUsualOrder, LEAST_A_GAME, qualified } from '../../core/present/leaders.ts';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { INDIVIDUAL_TABS, isIndividualTable, lastIndividualTab, OPEN_TAB } from '../state/individual.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { nameColumn, statColumn } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { remember, useRemembered } from '../table/memory.ts';

const TABS = Object.keys(INDIVIDUAL_TABS) as IndividualTable[];

function columnsOf(table: IndividualTable): Column<PlayerRow>[] {
  return individualColumns(table).map((column) => {
    if (column.key === 'name') return nameColumn(column);
    if (column.key === 'team') return shown(column, { phone: 'second', cell: (row) => <TeamLink name={row.team} /> });
    return statColumn(column, table);
  });
}

function Table({ table, lines, mine }: { table: IndividualTable; lines: Record<string, PlayerRow>; mine: string }) {
  const [everybody, setEverybody] = useRemembered(`everybody:${table}`, false);
  const entries = useMemo(() => inUsualOrder(Object.values(lines), table), [lines, table]);
  const rows = useMemo(() => (everybody ? entries : qualified(entries, table)), [everybody, entries, table]);
  const columns = useMemo(() => columnsOf(table), [table]);
  return (
    <DataTable
      id={`individual-${table}`}
      caption={`${INDIVIDUAL_TABS[table]} leaders`}
      columns={columns}
      rows={rows}
      rowKey={(entry) => entry.id}
      empty="Statistics begin with the first game."
      rowClass={(entry) => (entry.team === mine ? 'mine' : undefined)}
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
  useTitle(HEADINGS.individualStats);
  const [tab, setTab] = useState(lastIndividualTab);
  const open = (key: string | null) => {
    if (!isIndividualTable(key)) return;
    remember(OPEN_TAB, key);
    setTab(key);
  };
  return (
    <>
      <PageHead title={HEADINGS.individualStats} />
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
