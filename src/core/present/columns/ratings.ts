import type { RatingsStats } from '../../contract/views/season/stats.ts';
import { COMMON } from '../../words/columns/common.ts';
import { type Descriptor, type TableColumn, tableColumn } from '../../words/columns/descriptor.ts';
import { grouped, oneDecimal, percent } from '../../words/numbers.ts';

/** The nationwide distribution of talent: answers as rows, and their columns. */

type Star = keyof RatingsStats['total_star_counts']['counts'];
/** Star levels, most first. */
export const STARS_DOWN: readonly Star[] = ['5', '4', '3', '2', '1'];

export interface TierRow {
  prestige: number;
  teams: number;
  rating: number;
  stars: number;
  /** Percentage of the tier's players at each star level. */
  shares: Readonly<Record<Star, number>>;
}

/** Returns stars by prestige, best tier first. */
export function tierRows({ prestige_stars_table, team_counts_by_prestige }: RatingsStats): TierRow[] {
  const teams = new Map(team_counts_by_prestige.map(({ prestige, team_count }) => [prestige, team_count]));
  return prestige_stars_table
    .map((tier) => ({
      prestige: tier.prestige,
      teams: teams.get(tier.prestige) ?? 0,
      rating: tier.avg_rating,
      stars: tier.avg_stars,
      shares: tier.star_percentages,
    }))
    .sort((a, b) => b.prestige - a.prestige);
}

const share = (star: Star): Descriptor => ({
  short: `${star}★`,
  long: `${star}-star players`,
  meaning: `Share of the tier’s players with ${star} stars, in percent.`,
  unit: 'percent',
  decimals: 1,
  good: null,
});

export const TIER_COLUMNS: readonly TableColumn<TierRow>[] = [
  tableColumn<TierRow>('prestige', COMMON.prestige, (row) => row.prestige),
  tableColumn<TierRow>('teams', COMMON.teams, (row) => row.teams),
  tableColumn<TierRow>('avg_rating', COMMON.average_rating, (row) => row.rating),
  tableColumn<TierRow>('avg_stars', COMMON.average_stars, (row) => row.stars),
  ...STARS_DOWN.map((star) =>
    tableColumn<TierRow>(
      `star_${star}`,
      share(star),
      (row) => row.shares[star],
      (row) => percent(row.shares[star] / 100, 1),
    ),
  ),
];

/** A tier's shares as text, for its bar. */
export const starShares: TableColumn<TierRow> = tableColumn<TierRow>(
  'bar',
  {
    short: 'Distribution',
    long: 'Distribution',
    meaning: 'The tier’s players by stars.',
    unit: '',
    decimals: null,
    good: null,
  },
  ({ shares }) => STARS_DOWN.map((star) => `${star} stars ${oneDecimal(shares[star])}%`).join(', '),
);

export interface StarRow {
  star: Star;
  players: number;
  all: number;
  fr: number;
  so: number;
  jr: number;
  sr: number;
}

/** Returns star levels with their average rating, most stars first. */
export function starRows({ total_star_counts: total }: RatingsStats): StarRow[] {
  return STARS_DOWN.map((star) => ({
    star,
    players: total.counts[star],
    all: total.avg_ratings[star],
    fr: total.avg_ratings_fr[star],
    so: total.avg_ratings_so[star],
    jr: total.avg_ratings_jr[star],
    sr: total.avg_ratings_sr[star],
  }));
}

const average = (key: Exclude<keyof StarRow, 'star' | 'players'>, short: string, long: string, whose: string) =>
  tableColumn<StarRow>(
    key === 'all' ? 'avg' : `avg_${key}`,
    { ...COMMON.average_rating, short, long, meaning: `Average rating of ${whose}.` },
    (row) => row[key],
  );

export const STAR_COLUMNS: readonly TableColumn<StarRow>[] = [
  tableColumn<StarRow>('stars', COMMON.stars, (row) => Number(row.star)),
  tableColumn<StarRow>(
    'count',
    COMMON.players,
    (row) => row.players,
    (row) => grouped(row.players),
  ),
  average('all', 'All', 'Avg Rating', 'all classes'),
  average('fr', 'FR', 'Freshman', 'freshmen'),
  average('so', 'SO', 'Sophomore', 'sophomores'),
  average('jr', 'JR', 'Junior', 'juniors'),
  average('sr', 'SR', 'Senior', 'seniors'),
];

type RatedTeam = RatingsStats['teams'][number];

export const RATED_TEAM_COLUMNS: readonly TableColumn<RatedTeam>[] = [
  tableColumn<RatedTeam>('team', COMMON.team, (row) => row.name),
  tableColumn<RatedTeam>('prestige', COMMON.prestige, (row) => row.prestige),
  tableColumn<RatedTeam>('rating', COMMON.rating, (row) => row.rating),
];
