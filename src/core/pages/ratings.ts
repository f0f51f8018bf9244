import type { RatingsStats } from '../contract/views/season/stats.ts';
import { mustFind } from '../model/lists.ts';
import {
  RATED_TEAM_COLUMNS,
  STAR_COLUMNS,
  STARS_DOWN,
  type StarRow,
  starRows,
  starShares,
  TIER_COLUMNS,
  type TierRow,
  tierRows,
} from '../present/columns/ratings.ts';
import { HEADINGS, sentenceCase } from '../present/headings.ts';
import type { TableColumn } from '../words/columns/descriptor.ts';
import { definePage } from './parts/page.ts';
import { chart, col, type PageColumn, type Section, table } from './parts/sections.ts';
import { type Listed, usualRows } from './parts/verb.ts';
import { teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    ratings: Listed;
  }
}

type Rated = RatingsStats['teams'][number];

function prestige<Row>(of: TableColumn<Row>): PageColumn<Row> {
  return col(of, of.key === 'prestige' ? { look: 'prestige' } : {});
}

/** A tier's star shares as a bar too, where a face can draw. */
const SHARES = col(starShares, {
  drop: 1,
  bar: ({ shares }) => STARS_DOWN.map((star) => ({ color: `s${star}`, share: shares[star] })),
});

function tiers(page: RatingsStats): Section {
  const shares = TIER_COLUMNS.filter(({ key }) => key.startsWith('star_')).map((of) => col(of, { drop: 3 }));
  const others = TIER_COLUMNS.filter(({ key }) => !key.startsWith('star_')).map(prestige);
  return table<TierRow>({
    name: 'tiers',
    title: HEADINGS.starsByPrestige,
    caption: 'Star distribution by prestige tier',
    wide: true,
    columns: [
      ...others.map((each) => ({ ...each, ...(each.of.key === 'avg_stars' && { leads: true as const }) })),
      SHARES,
      ...shares,
    ],
    rows: tierRows(page),
  });
}

function byStars(rows: readonly StarRow[]): Section {
  return table<StarRow>({
    name: 'stars',
    title: 'Players by stars, and their average rating',
    caption: 'Players by star rating',
    columns: STAR_COLUMNS.map((of) => col(of, of.key === 'stars' ? { look: 'starColor' } : { long: true })),
    rows,
  });
}

function teams(page: RatingsStats, asked: Listed): Section {
  return table<Rated>({
    name: 'teams',
    title: HEADINGS.teamsByRating,
    caption: 'All teams by rating',
    side: true,
    main: true,
    columns: RATED_TEAM_COLUMNS.map((of) =>
      of.key === 'team' ? col(of, { cell: ({ name }) => teamPiece(name) }) : prestige(of),
    ),
    rows: page.teams,
    link: ({ name }) => ({ name: 'team', team: name }),
    mark: ({ name }) => (name === page.info.team.name ? 'own' : null),
    sorted: { by: mustFind(RATED_TEAM_COLUMNS, ({ key }) => key === 'rating'), descending: true },
    ...usualRows(asked),
  });
}

/** The distribution of talent over all teams. `dynasty stats ratings` shows it. */
export const ratings = definePage({
  name: 'ratings',
  query: 'ratingsStats',
  input: () => ({}),
  view: (page, { params }) => {
    const stars = starRows(page);
    return {
      title: HEADINGS.ratings,
      sections: [
        tiers(page),
        byStars(stars),
        chart('ratingByClass', { rows: stars }, { name: 'chart' }),
        teams(page, params),
      ],
    };
  },
  place: {
    label: sentenceCase(HEADINGS.ratings),
    menuLabel: 'Ratings',
    note: 'stars by prestige, teams by rating',
    subject: 'ratings statistics',
    finds: 'talent stars strength',
    paths: ['/stats/ratings'],
    menu: 'STATS',
  },
});
