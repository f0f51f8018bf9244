import { STAR_KEYS } from '../../../core/app/views/columns.ts';
import type { RatingsStats } from '../../../core/app/views/stats.ts';
import { grouped, percent } from '../../../core/present/index.ts';
import { line, stars, tablePane, textPane, view } from './parts.ts';
import { screen } from './screen.ts';

type Tier = RatingsStats['prestige_stars_table'][number];
const HIGH_TO_LOW = [...STAR_KEYS].reverse();

function tiers(answer: RatingsStats) {
  const counts = new Map(answer.team_counts_by_prestige.map(({ prestige, team_count }) => [prestige, team_count]));
  return tablePane<Tier>({
    key: 'tiers',
    title: 'Stars by prestige',
    columns: [
      { key: 'prestige', title: 'Tier', align: 'left', value: (t) => t.prestige, text: (t) => `${t.prestige}` },
      { key: 'teams', title: 'Teams', value: (t) => counts.get(t.prestige) ?? 0 },
      { key: 'rating', title: 'Rtg', align: 'right', value: (t) => t.avg_rating, text: (t) => t.avg_rating.toFixed(1) },
      { key: 'stars', title: 'Stars', align: 'right', value: (t) => t.avg_stars, text: (t) => t.avg_stars.toFixed(2) },
      ...HIGH_TO_LOW.map((key) => ({
        key,
        title: `${key}★`,
        align: 'right' as const,
        value: (t: Tier) => t.star_percentages[key],
        text: (t: Tier) => percent(t.star_percentages[key] / 100),
      })),
    ],
    rows: answer.prestige_stars_table,
    min: 54,
    grow: 2,
  });
}

function players({ total_star_counts: all }: RatingsStats) {
  const row = (label: string, ...cells: string[]) => line([label.padEnd(10), ...cells.map((cell) => cell.padStart(8))]);
  const one = (value: number) => value.toFixed(1);
  return textPane({
    key: 'players',
    title: 'Players by stars, with their average rating',
    min: 54,
    grow: 1,
    lines: [
      line([
        [
          `${'Stars'.padEnd(10)}${['Players', 'All', 'FR', 'SO', 'JR', 'SR'].map((title) => title.padStart(8)).join('')}`,
          'header',
        ],
      ]),
      ...HIGH_TO_LOW.map((key) =>
        row(
          stars(Number(key)),
          grouped(all.counts[key]),
          one(all.avg_ratings[key]),
          one(all.avg_ratings_fr[key]),
          one(all.avg_ratings_so[key]),
          one(all.avg_ratings_jr[key]),
          one(all.avg_ratings_sr[key]),
        ),
      ),
    ],
  });
}

export const ratings = screen<'ratings', RatingsStats>({
  load: ({ ask }) => ask('ratingsStats', {}),
  view: (answer) =>
    view({
      title: 'Ratings Statistics',
      note: String(answer.info.currentYear),
      panes: [
        tablePane<RatingsStats['teams'][number] & { place: number }>({
          key: 'teams',
          title: 'Teams by rating',
          columns: [
            { key: 'place', title: '#', value: (t) => t.place },
            { key: 'team', title: 'Team', value: (t) => t.name, least: 12 },
            { key: 'prestige', title: 'Tier', value: (t) => t.prestige },
            {
              key: 'rating',
              title: 'Rating',
              align: 'right',
              value: (t) => t.rating,
              text: (t) => t.rating.toFixed(1),
            },
          ],
          rows: answer.teams.map((team, at) => ({ ...team, place: at + 1 })),
          mark: (t) => (t.name === answer.info.team.name ? 'own' : null),
          route: (t) => ({ name: 'team', team: t.name }),
          min: 36,
        }),
        tiers(answer),
        players(answer),
      ],
    }),
});
