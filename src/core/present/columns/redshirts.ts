import type { RedshirtPlayer } from '../../contract/views/people/redshirts.ts';
import { COMMON, number, playerColumns, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';

/** Columns of redshirting players, and of those who still can. */
export const REDSHIRTS = {
  ...playerColumns<RedshirtPlayer>(),
  stars: col<RedshirtPlayer>('stars', COMMON.stars, (row) => row.stars),
  rating: col<RedshirtPlayer>('rating', COMMON.player_rating, (row) => row.rating),
  place: col<RedshirtPlayer>(
    'place',
    number(['Depth', 'Depth'], 'His spot on the depth chart at his position.', 'low'),
    (row) => row.place,
  ),
  games: col<RedshirtPlayer>(
    'games',
    number(['G', 'Games that count'], 'Games this season that count toward a redshirt.'),
    (row) => row.games,
  ),
  choice: col<RedshirtPlayer>(
    'redshirt_choice',
    words('Redshirt', 'Whether he is redshirting, and since when.'),
    (row) => row.redshirt_choice,
    (row) => (row.since === null ? '-' : `since week ${row.since}`),
    (row) => row.since,
  ),
};
