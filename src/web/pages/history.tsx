import { Link, useNavigate, useParams } from 'react-router-dom';
import type { History, HistoryYear } from '../../core/app/views/index.ts';
import { HISTORY } from '../../core/present/columns/pages.ts';
import { EMPTY } from '../../core/present/empty.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { isRanked, winLoss } from '../../core/present/numbers.ts';
import { ConferenceMark } from '../components/conference.tsx';
import { Icon } from '../components/icon.tsx';
import { PrestigeStars } from '../components/marks.tsx';
import { TeamPicker } from '../components/pickers.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { HistoryChart } from './history/history-chart.tsx';

function columnsFor(team: string): Column<HistoryYear>[] {
  return [
    shown(HISTORY.year, {
      cell: (row) => (row.has_games ? <Link to={pages.schedule(team, row.year)}>{row.year}</Link> : row.year),
      align: 'left',
    }),
    shown(HISTORY.prestige, { phone: 'second', cell: (row) => <PrestigeStars value={row.prestige} />, align: 'left' }),
    shown(HISTORY.rating, { phone: 'out' }),
    shown(HISTORY.conference, { phone: 'second', cell: (row) => <ConferenceMark name={row.conference} /> }, 'long'),
    shown(HISTORY.record, {
      phone: 'lead',
      cell: (row) => (
        <span className="row-line">
          {HISTORY.record.text(row)}
          {row.rank === 1 && (
            <span
              className="trophy"
              role="img"
              aria-label={HEADINGS.nationalChampion}
              title={HEADINGS.nationalChampion}
            >
              <Icon name="trophy" />
            </span>
          )}
        </span>
      ),
    }),
    shown(HISTORY.rank, {
      phone: 'second',
      cell: (row) => <span className={isRanked(row.rank) ? 'ranked' : 'muted'}>{HISTORY.rank.text(row)}</span>,
    }),
  ];
}

function HistoryView({ data }: { data: History }) {
  const navigate = useNavigate();
  const { team, years } = data;
  const wins = years.reduce((sum, year) => sum + year.wins, 0);
  const losses = years.reduce((sum, year) => sum + year.losses, 0);
  const titles = years.filter((year) => year.rank === 1).length;
  return (
    <>
      <TeamHeader
        team={team}
        eyebrow={HEADINGS.history(team.name)}
        facts={
          <>
            <span>All-time: {winLoss(wins, losses)}</span>
            {titles > 0 && (
              <span className="row-line trophy">
                <Icon name="trophy" /> {titles}
              </span>
            )}
          </>
        }
      >
        <div className="pickers">
          <TeamPicker teams={data.teams ?? []} value={team.name} onChange={(name) => navigate(pages.history(name))} />
        </div>
        <TeamPages team={team.name} />
      </TeamHeader>
      <HistoryChart years={years} team={team} />
      <DataTable
        id="history"
        title="Year by year"
        caption={`${team.name} history`}
        columns={columnsFor(team.name)}
        rows={years}
        rowKey={(row) => row.year}
        rowClass={(row) => (isRanked(row.rank) ? 'gold' : undefined)}
        initialSort={[{ id: 'year', desc: true }]}
      />
    </>
  );
}

export default function HistoryPage() {
  const { teamName = '' } = useParams();
  const answer = useQuery('history', { team: teamName }, { keep: true });
  useTitle(HEADINGS.history(teamName));
  return (
    <Answer
      answer={answer}
      head={HEADINGS.history(teamName)}
      failed="Failed to load team history"
      empty={EMPTY.history}
      isEmpty={(data) => !data.years || data.years.length === 0}
    >
      {(data) => <HistoryView data={data} />}
    </Answer>
  );
}
