import type { RatingsStats } from '../../core/app/views/index.ts';
import { grouped, oneDecimal } from '../../core/present/numbers.ts';
import { spreadLabels } from '../charts/bump-chart.tsx';
import { PrestigeStars } from '../components/marks.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useNarrow } from '../state/narrow.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import type { Column } from '../table/columns.ts';
import { numberColumn } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

const STARS = ['5', '4', '3', '2', '1'] as const;
type Star = (typeof STARS)[number];
type Tier = RatingsStats['prestige_stars_table'][number] & { teams: number };

function StarBar({ shares, label }: { shares: Record<Star, number>; label: string }) {
  return (
    <span className="star-bar" role="img" aria-label={label}>
      {STARS.map((star) => (
        <i key={star} className={`s${star}`} style={{ width: `${shares[star]}%` }} />
      ))}
    </span>
  );
}

function words(shares: Record<Star, number>): string {
  return STARS.map((star) => `${star} stars ${oneDecimal(shares[star])}%`).join(', ');
}

const TIER_COLUMNS: Column<Tier>[] = [
  numberColumn('prestige', 'Prestige', (row) => row.prestige, {
    align: 'left',
    cell: (row) => <PrestigeStars value={row.prestige} />,
  }),
  numberColumn('teams', 'Teams', (row) => row.teams),
  numberColumn('rating', 'Avg Rating', (row) => row.avg_rating, { show: oneDecimal }),
  numberColumn('stars', 'Avg Stars', (row) => row.avg_stars, { show: (value) => (value ?? 0).toFixed(2) }),
  {
    id: 'bar',
    header: 'Distribution',
    value: (row) => words(row.star_percentages),
    cell: (row) => <StarBar shares={row.star_percentages} label={words(row.star_percentages)} />,
    className: 'bar-cell',
  },
  ...STARS.map((star) =>
    numberColumn<Tier>(`s${star}`, `${star}★`, (row) => row.star_percentages[star], {
      title: `${star}-star players, percent`,
      cell: (row) => `${oneDecimal(row.star_percentages[star])}%`,
    }),
  ),
];

interface StarRow {
  star: Star;
  count: number;
  all: number;
  fr: number;
  so: number;
  jr: number;
  sr: number;
}

const STAR_COLUMNS: Column<StarRow>[] = [
  numberColumn('star', 'Stars', (row) => Number(row.star), {
    align: 'left',
    cell: (row) => (
      <span className="row-line">
        <i className={`star-key s${row.star}`} /> {row.star}★
      </span>
    ),
  }),
  numberColumn('count', 'Players', (row) => row.count, { show: (value) => grouped(value ?? 0) }),
  numberColumn('all', 'Avg Rating', (row) => row.all, { show: oneDecimal }),
  numberColumn('fr', 'Freshman', (row) => row.fr, { show: oneDecimal }),
  numberColumn('so', 'Sophomore', (row) => row.so, { show: oneDecimal }),
  numberColumn('jr', 'Junior', (row) => row.jr, { show: oneDecimal }),
  numberColumn('sr', 'Senior', (row) => row.sr, { show: oneDecimal }),
];

function starRows({ total_star_counts: total }: RatingsStats): StarRow[] {
  return STARS.map((star) => ({
    star,
    count: total.counts[star],
    all: total.avg_ratings[star],
    fr: total.avg_ratings_fr[star],
    so: total.avg_ratings_so[star],
    jr: total.avg_ratings_jr[star],
    sr: total.avg_ratings_sr[star],
  }));
}

const TEAM_COLUMNS: Column<RatingsStats['teams'][number]>[] = [
  { id: 'team', header: 'Team', value: (team) => team.name, cell: (team) => <TeamLink name={team.name} /> },
  numberColumn('prestige', 'Prestige', (team) => team.prestige, {
    cell: (team) => <PrestigeStars value={team.prestige} />,
  }),
  numberColumn('rating', 'Rating', (team) => team.rating, { show: oneDecimal }),
];

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
  const counts = new Map(data.team_counts_by_prestige.map((row) => [row.prestige, row.team_count]));
  const tiers = data.prestige_stars_table.map((row) => ({ ...row, teams: counts.get(row.prestige) ?? 0 }));
  const stars = starRows(data);
  return (
    <div className="columns main-side ratings">
      <div>
        <DataTable
          id="ratings-tiers"
          title="Stars by prestige"
          caption="Star distribution by prestige tier"
          columns={TIER_COLUMNS}
          rows={tiers}
          rowKey={(row) => row.prestige}
          initialSort={[{ id: 'prestige', desc: true }]}
        />
        <DataTable
          id="ratings-stars"
          title="Players by stars"
          caption="Players by star rating"
          columns={STAR_COLUMNS}
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
          title="All teams"
          caption="All teams by rating"
          columns={TEAM_COLUMNS}
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
  useTitle('Ratings Statistics');
  const answer = useQuery('ratingsStats');
  return (
    <>
      <PageHead title="Ratings Statistics" />
      <Answer answer={answer} failed="Failed to load ratings statistics">
        {(data) => <RatingsView data={data} />}
      </Answer>
    </>
  );
}
