import type { IndividualTable } from '../app/views/columns.ts';

/** The column each table of players is ordered by when nothing else is asked, the best first. */
export const USUAL_SORT: Readonly<Record<IndividualTable, string>> = {
  passing: 'adjusted_pass_yards_per_attempt',
  rushing: 'yards_per_game',
  receiving: 'yards_per_game',
  defense: 'tackles',
  kicking: 'points',
  punting: 'yards_per_punt',
  returns: 'kick_return_yards',
};
