import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Standings } from '../../core/contract/views/index.ts';
import { divisionsIn, type Placed, STANDINGS, standingsRows } from '../../core/present/columns/pages.ts';
import { HEADINGS, sentenceCase, standingsTitle } from '../../core/present/headings.ts';
import { Logo } from '../components/logo.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { weekColumns } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';
import { TitleRace } from './standings/title-race.tsx';

const NAMED: Column<Placed>[] = [
  shown(STANDINGS.place, { align: 'left', cell: (row) => <span className="rank top">{row.place}</span> }, 'long'),
  shown(STANDINGS.team, { cell: (row) => <TeamLink name={row.name} rank={row.ranking} logo={24} strong /> }),
];
const [LAST_WEEK, THIS_WEEK] = weekColumns(STANDINGS);
const WEEKS: Column<Placed>[] = [
  { ...LAST_WEEK, phone: 'second' },
  { ...THIS_WEEK, phone: 'out' },
];

const COLUMNS: Column<Placed>[] = [
  ...NAMED,
  shown(STANDINGS.conf, { phone: 'lead' }),
  shown(STANDINGS.overall, { phone: 'second', brief: (row) => `${STANDINGS.overall.text(row)} overall` }),
  ...WEEKS,
];

/** Independents have no games in a conference. */
const INDEPENDENT: Column<Placed>[] = [...NAMED, shown(STANDINGS.overall, { phone: 'lead' }), ...WEEKS];

function Ties({ rows }: { rows: readonly Placed[] }) {
  const decided = rows.filter((row) => row.tiebreak);
  if (decided.length === 0) return null;
  return (
    <details className="fold">
      <summary>How ties were broken</summary>
      <ul className="plain-list">
        {decided.map((row) => (
          <li key={row.name}>
            <TeamLink name={row.name} strong /> <span className="muted">{row.tiebreak}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function StandingsView({ data, independent }: { data: Standings; independent: boolean }) {
  const rows = useMemo(() => standingsRows(data.teams), [data.teams]);
  const divisions = useMemo(() => divisionsIn(rows), [rows]);
  return (
    <>
      <PageHead
        logo={!independent && data.conference ? <Logo name={data.conference} kind="conference" size={48} /> : undefined}
        title={standingsTitle(independent ? undefined : data.conference)}
      />
      {!independent && divisions.length === 1 && <TitleRace rows={rows} info={data.info} />}
      {divisions.map(({ name, teams }) => (
        <DataTable
          key={name}
          id={independent ? 'standings-independent' : 'standings'}
          {...(!independent && { title: name ?? HEADINGS.allTeams })}
          caption={
            independent
              ? sentenceCase(HEADINGS.independents)
              : [data.conference, ...(name === null ? [] : [name]), 'standings'].join(' ')
          }
          columns={independent ? INDEPENDENT : COLUMNS}
          rows={teams}
          rowKey={(row) => row.name}
          rowClass={(row) => (row.name === data.info.team.name ? 'mine' : undefined)}
          initialSort={[{ id: 'place', desc: false }]}
          pinned={2}
        />
      ))}
      <Ties rows={rows} />
    </>
  );
}

export default function StandingsPage() {
  const { conferenceName = '' } = useParams();
  const independent = conferenceName.toLowerCase() === 'independent';
  const answer = useQuery('standings', { conference: conferenceName }, { keep: true });
  const title = standingsTitle(independent ? undefined : conferenceName);
  useTitle(title);
  return (
    <Answer
      answer={answer}
      head={title}
      failed="Failed to load standings data"
      isEmpty={(data) => data.teams.length === 0}
    >
      {(data) => <StandingsView data={data} independent={independent || data.conference === undefined} />}
    </Answer>
  );
}
