import { lazy, Suspense, useMemo, useState } from 'react';
import type { Info, Ranking, Rankings } from '../../core/contract/views/index.ts';
import { RANKINGS } from '../../core/present/columns/pages.ts';
import { HEADINGS, sentenceCase } from '../../core/present/headings.ts';
import { stageSaid } from '../answer.ts';
import { Boundary } from '../components/boundary.tsx';
import { Deferred } from '../components/deferred.tsx';
import { Movement } from '../components/marks.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { Rank, TeamLink } from '../components/team-link.tsx';
import { WhyButton } from '../components/why/button.tsx';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { columnFrom } from '../table/columns.ts';
import { weekColumns } from '../table/common.tsx';
import { DataTable } from '../table/data-table.tsx';

const PollChart = lazy(() => import('./rankings/poll-chart.tsx'));
const SHOWN = 25;
/** Room for the chart and its heading, in pixels. */
const CHART_HEIGHT = 480;

/** `Week N` during the season, `Preseason` before it, `End of season` once its last week is played. */
export function pollSubtitle(stage: string, week: number, lastWeek = Number.POSITIVE_INFINITY): string {
  if (stage === 'season' && week <= lastWeek) return `Week ${week}`;
  return stage === 'preseason' || stage === 'schedule non conference' ? 'Preseason' : HEADINGS.endOfSeason;
}

const COLUMNS: Column<Ranking>[] = [
  columnFrom(RANKINGS.rank, {
    align: 'left',
    cell: (row) => (
      <span className="rank-cell">
        <Rank rank={row.ranking} />
        <Movement by={row.movement} />
      </span>
    ),
  }),
  columnFrom(RANKINGS.team, { cell: (row) => <TeamLink name={row.name} logo={24} strong={row.ranking <= SHOWN} /> }),
  // Shown next to the rank on the screen, so its own column is only in the downloaded file.
  columnFrom(RANKINGS.movement, { hidden: true }, 'long'),
  columnFrom(RANKINGS.record, { phone: 'lead' }),
  columnFrom(
    RANKINGS.poll_score,
    { cell: (row) => <WhyButton of={{ what: 'rank', team: row.name }}>{RANKINGS.poll_score.text(row)}</WhyButton> },
    'long',
  ),
  columnFrom(RANKINGS.strength_of_record, {}, 'long'),
  ...weekColumns(RANKINGS).map(
    (column): Column<Ranking> => ({
      ...column,
      phone: column.id === RANKINGS.last_week.key ? 'second' : 'out',
    }),
  ),
];

function RankingsView({ data }: { data: Rankings }) {
  const [all, setAll] = useState(false);
  const { rankings, info } = data;
  const rows = useMemo(() => (all ? rankings : rankings.slice(0, SHOWN)), [all, rankings]);
  return (
    <>
      <PageHead title="AP Top 25" sub={pollSubtitle(stageSaid(info), info.currentWeek, info.lastWeek)} />
      <DataTable
        id="rankings"
        caption={sentenceCase(HEADINGS.rankings)}
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.name}
        rowClass={(row) => (row.name === info.team.name ? 'mine' : undefined)}
        initialSort={[{ id: 'rank', desc: false }]}
        pinned={2}
        tools={
          <button type="button" className="btn btn-sm btn-quiet" onClick={() => setAll(!all)}>
            {all ? 'Show Top 25 Only' : `Show All ${rankings.length} Teams`}
          </button>
        }
      />
      {hasPolls(info) && (
        <Boundary on="polls" quiet>
          <Deferred height={CHART_HEIGHT}>
            <Suspense fallback={<div style={{ height: CHART_HEIGHT }} />}>
              <PollChart />
            </Suspense>
          </Deferred>
        </Boundary>
      )}
    </>
  );
}

/** Whether there are enough polls for a line. */
function hasPolls(info: Info): boolean {
  return info.stage !== 'preseason' && info.currentWeek > 1;
}

export default function RankingsPage() {
  useTitle(HEADINGS.rankings);
  const answer = useQuery('rankings');
  return (
    <Answer
      answer={answer}
      head={HEADINGS.rankings}
      failed="Failed to load rankings data"
      isEmpty={(data) => data.rankings.length === 0}
    >
      {(data) => <RankingsView data={data} />}
    </Answer>
  );
}
