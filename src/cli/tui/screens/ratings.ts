import type { RatingsStats } from '../../../core/contract/views/season/stats.ts';
import {
  COMMON,
  HEADINGS,
  RATED_TEAM_COLUMNS,
  STAR_COLUMNS,
  type StarRow,
  starRows,
  TIER_COLUMNS,
  type TierRow,
  tierRows,
} from '../../../core/present/index.ts';
import { columns } from '../../text/described.ts';
import { stars, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';

type Rated = RatingsStats['teams'][number];

function tiers(answer: RatingsStats) {
  return tablePane<TierRow>({
    key: 'tiers',
    title: HEADINGS.starsByPrestige,
    columns: columns(TIER_COLUMNS),
    rows: tierRows(answer),
    min: 54,
    grow: 2,
  });
}

function players(answer: RatingsStats) {
  return tablePane<StarRow>({
    key: 'players',
    title: 'Players by stars, with their average rating',
    columns: columns(STAR_COLUMNS, ({ key }) =>
      key === 'stars' ? { align: 'left', text: ({ star }) => stars(Number(star)) } : {},
    ),
    rows: starRows(answer),
    min: 54,
    grow: 1,
  });
}

export const ratings = screen<'ratings', RatingsStats>({
  load: ({ ask }) => ask('ratingsStats', {}),
  view: (answer) =>
    view({
      title: HEADINGS.ratings,
      note: String(answer.info.currentYear),
      panes: [
        tablePane<Rated>({
          key: 'teams',
          title: HEADINGS.teamsByRating,
          columns: [
            {
              key: 'place',
              title: COMMON.place.short,
              align: 'right',
              value: (t) => answer.teams.indexOf(t) + 1,
              first: 'asc',
            },
            ...columns(RATED_TEAM_COLUMNS),
          ],
          rows: answer.teams,
          mark: (t) => (t.name === answer.info.team.name ? 'own' : null),
          route: (t) => ({ name: 'team', team: t.name }),
          min: 36,
        }),
        tiers(answer),
        players(answer),
      ],
    }),
});
