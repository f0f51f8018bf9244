import { useMemo } from 'react';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import type { IndividualTable } from '../../core/app/views/columns.ts';
import type { IndividualStats } from '../../core/app/views/index.ts';
import { USUAL_SORT } from '../../core/present/leaders.ts';
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

interface Entry {
  id: number;
  first: string;
  last: string;
  pos?: string;
  team: string;
  gamesPlayed: number;
  stats: Readonly<Record<string, number>>;
}

interface Kind {
  title: string;
  /** Attempts a game that make a line count, as the record books ask; 0 asks nothing. */
  needs: readonly [stat: string, perGame: number] | null;
}

const KINDS: Record<IndividualTable, Kind> = {
  passing: { title: 'Passing', needs: ['att', 15] },
  rushing: { title: 'Rushing', needs: null },
  receiving: { title: 'Receiving', needs: null },
  defense: { title: 'Defense', needs: null },
  kicking: { title: 'Kicking', needs: null },
  punting: { title: 'Punting', needs: ['punts', 3] },
  returns: { title: 'Returns', needs: null },
};
const TABLES = Object.keys(KINDS) as IndividualTable[];

/** Players with enough attempts for an average to mean something; everybody where nobody has. */
export function qualified(entries: readonly Entry[], needs: Kind['needs']): readonly Entry[] {
  if (!needs) return entries;
  const [stat, perGame] = needs;
  const enough = entries.filter((entry) => (entry.stats[stat] ?? 0) >= perGame * entry.gamesPlayed);
  return enough.length > 0 ? enough : entries;
}

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
  const kind = KINDS[table];
  const [everybody, setEverybody] = useRemembered(`everybody:${table}`, false);
  const entries = useMemo(() => Object.values(lines), [lines]);
  const rows = useMemo(() => (everybody ? entries : qualified(entries, kind.needs)), [everybody, entries, kind]);
  const columns = useMemo(() => columnsOf(entries), [entries]);
  return (
    <DataTable
      id={`individual-${table}`}
      caption={`${kind.title} leaders`}
      columns={columns}
      rows={rows}
      rowKey={(entry) => entry.id}
      rowClass={(entry) => (entry.team === mine ? 'mine' : undefined)}
      initialSort={[{ id: USUAL_SORT[table], desc: true }]}
      tools={
        kind.needs && (
          <label className="check">
            <input type="checkbox" checked={everybody} onChange={(event) => setEverybody(event.target.checked)} />
            Show players with few attempts
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
        <Tab key={table} eventKey={table} title={KINDS[table].title}>
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
