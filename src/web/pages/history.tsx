import { Link, useNavigate, useParams } from 'react-router-dom';
import type { History, HistoryYear } from '../../core/app/views/index.ts';
import { isRanked, oneDecimal, winLoss } from '../../core/present/numbers.ts';
import { ConferenceMark } from '../components/conference.tsx';
import { Icon } from '../components/icon.tsx';
import { PrestigeStars } from '../components/marks.tsx';
import { TeamPicker } from '../components/pickers.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { pages } from '../paths.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { rankOrNA } from '../words.ts';
import { HistoryChart } from './history/history-chart.tsx';

function columnsFor(team: string): Column<HistoryYear>[] {
  return [
    {
      id: 'year',
      header: 'Year',
      value: (row) => row.year,
      first: 'desc',
      cell: (row) => (row.has_games ? <Link to={pages.schedule(team, row.year)}>{row.year}</Link> : row.year),
    },
    numberColumn('prestige', 'Prestige', (row) => row.prestige, {
      cell: (row) => <PrestigeStars value={row.prestige} />,
      align: 'left',
    }),
    numberColumn('rating', 'Rating', (row) => row.rating, {
      show: (value) => (value === null ? 'N/A' : oneDecimal(value)),
    }),
    {
      id: 'conference',
      header: 'Conference',
      value: (row) => row.conference,
      cell: (row) => <ConferenceMark name={row.conference} />,
    },
    {
      id: 'record',
      header: 'Record',
      value: (row) => winLoss(row.wins, row.losses),
      first: 'desc',
      cell: (row) => (
        <span className="row-line">
          {winLoss(row.wins, row.losses)}
          {row.rank === 1 && (
            <span className="trophy" role="img" aria-label="National champion" title="National champion">
              <Icon name="trophy" />
            </span>
          )}
        </span>
      ),
    },
    numberColumn('rank', 'Rank', (row) => (row.rank === 0 ? null : row.rank), {
      first: 'asc',
      cell: (row) => <span className={isRanked(row.rank) ? 'ranked' : 'muted'}>{rankOrNA(row.rank)}</span>,
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
        eyebrow={`${team.name} History`}
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
  useTitle(`${teamName} History`);
  return (
    <Answer
      answer={answer}
      head={`${teamName} History`}
      failed="Failed to load team history"
      empty="No history data available"
      isEmpty={(data) => !data.years || data.years.length === 0}
    >
      {(data) => <HistoryView data={data} />}
    </Answer>
  );
}
