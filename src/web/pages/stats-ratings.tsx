import type { RatingsStats } from '../../core/contract/views/index.ts';
import {
  RATED_TEAM_COLUMNS,
  STAR_COLUMNS,
  STARS_DOWN,
  type StarRow,
  starRows,
  TIER_COLUMNS,
  type TierRow,
  tierRows,
} from '../../core/present/columns/ratings.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import type { TableColumn } from '../../core/words/columns/descriptor.ts';
import { oneDecimal } from '../../core/words/numbers.ts';
import { spreadLabels } from '../charts/bump-chart.tsx';
import { PrestigeStars } from '../components/marks.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useNarrow } from '../state/narrow.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

function StarBar({ shares, label }: { shares: TierRow['shares']; label: string }) {
  return (
    <span className="star-bar" role="img" aria-label={label}>
      {STARS_DOWN.filter((star) => shares[star] > 0).map((star) => (
        <i key={star} className={`s${star}`} style={{ width: `${shares[star]}%` }} />
      ))}
    </span>
  );
}

function words(shares: TierRow['shares']): string {
  return STARS_DOWN.map((star) => `${star} stars ${oneDecimal(shares[star])}%`).join(', ');
}

const prestige = <T extends { prestige: number }>(of: TableColumn<T>) =>
  shown(of, { align: 'left', cell: (row) => <PrestigeStars value={row.prestige} /> });

const DISTRIBUTION: Column<TierRow> = {
  id: 'bar',
  header: 'Distribution',
  value: (row) => words(row.shares),
  cell: (row) => <StarBar shares={row.shares} label={words(row.shares)} />,
  className: 'bar-cell',
  phone: 'second',
};

const TIERS: Column<TierRow>[] = TIER_COLUMNS.flatMap((column) => {
  if (column.key === 'prestige') return [prestige(column)];
  if (column.key === 'avg_stars') return [shown(column, { phone: 'lead' }, 'long'), DISTRIBUTION];
  return [shown(column, {}, column.key === 'avg_rating' ? 'long' : 'short')];
});

const BY_STARS: Column<StarRow>[] = STAR_COLUMNS.map((column) =>
  column.key === 'stars'
    ? shown(column, {
        align: 'left',
        cell: (row) => (
          <span className="row-line">
            <i className={`star-key s${row.star}`} /> {row.star}★
          </span>
        ),
      })
    : shown(column, column.key === 'avg_rating' ? { phone: 'second' } : {}, 'long'),
);

const RATED: Column<RatingsStats['teams'][number]>[] = RATED_TEAM_COLUMNS.map((column) => {
  if (column.key === 'team') return shown(column, { cell: (team) => <TeamLink name={team.name} /> });
  return column.key === 'prestige' ? prestige(column) : shown(column);
});

const LOW = 40;

/** Average rating from freshman to senior, a line for each number of stars. */
function ClassLines({ rows }: { rows: readonly StarRow[] }) {
  const values = rows.flatMap((row) => [row.fr, row.so, row.jr, row.sr]).filter((value) => value > 0);
  const low = Math.floor(Math.min(LOW + 40, ...values) / 5) * 5;
  const high = Math.ceil(Math.max(low + 5, ...values) / 5) * 5;
  const narrow = useNarrow();
  const width = narrow ? 350 : 600;
  const right = width - 40;
  const x = (index: number) => 44 + (index * (right - 48)) / 3;
  const y = (value: number) => 12 + (1 - (value - low) / (high - low)) * 176;
  const ends = spreadLabels(
    rows.map((row) => y(row.sr)),
    14,
  );
  const marks = Array.from({ length: (high - low) / 10 + 1 }, (_, index) => low + index * 10).filter(
    (mark) => mark <= high,
  );
  return (
    <svg
      className="chart class-lines"
      viewBox={`0 0 ${width} 220`}
      role="img"
      aria-label="Average rating by class for each number of stars; the table says the same in numbers"
    >
      {marks.map((mark) => (
        <g key={mark} className="grid-line">
          <path d={`M36 ${y(mark)}H${right}`} />
          <text x="30" y={y(mark) + 4} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      {['FR', 'SO', 'JR', 'SR'].map((label, index) => (
        <text key={label} className="tick" x={x(index)} y="212" textAnchor="middle">
          {label}
        </text>
      ))}
      {rows.map((row, at) => {
        const points = [row.fr, row.so, row.jr, row.sr]
          .map((value, index) => ({ value, index }))
          .filter(({ value }) => value > 0);
        return (
          <g key={row.star} className={`class-line s${row.star}`}>
            <path
              className="class-path"
              d={points.map(({ value, index }, at) => `${at ? 'L' : 'M'}${x(index)} ${y(value)}`).join('')}
            />
            {points.map(({ value, index }) => (
              <circle key={index} cx={x(index)} cy={y(value)} r="4" />
            ))}
            {points.length > 0 && (
              <text x={x(3) + 12} y={ends[at]! + 4}>
                {row.star}★
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function RatingsView({ data }: { data: RatingsStats }) {
  const tiers = tierRows(data);
  const stars = starRows(data);
  return (
    <div className="columns main-side ratings">
      <div>
        <DataTable
          id="ratings-tiers"
          title={HEADINGS.starsByPrestige}
          caption="Star distribution by prestige tier"
          columns={TIERS}
          rows={tiers}
          rowKey={(row) => row.prestige}
          initialSort={[{ id: 'prestige', desc: true }]}
        />
        <DataTable
          id="ratings-stars"
          title="Players by stars"
          caption="Players by star rating"
          columns={BY_STARS}
          rows={stars}
          rowKey={(row) => row.star}
        />
        <Section title="Rating by class">
          <ClassLines rows={stars} />
        </Section>
      </div>
      <div className="sticky">
        <DataTable
          id="ratings-teams"
          title={HEADINGS.allTeams}
          caption="All teams by rating"
          columns={RATED}
          rows={data.teams}
          rowKey={(team) => team.name}
          rowClass={(team) => (team.name === data.info.team.name ? 'mine' : undefined)}
          initialSort={[{ id: 'rating', desc: true }]}
        />
      </div>
    </div>
  );
}

export default function StatsRatingsPage() {
  useTitle(HEADINGS.ratings);
  const answer = useQuery('ratingsStats');
  return (
    <>
      <PageHead title={HEADINGS.ratings} />
      <Answer answer={answer} failed="Failed to load ratings statistics">
        {(data) => <RatingsView data={data} />}
      </Answer>
    </>
  );
}
