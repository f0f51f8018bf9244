import type { Selected } from '../../contract/views/season/selection.ts';
import { COMMON, number, recordTextColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { oneDecimal, rankPrefix, signed } from '../../words/numbers.ts';

const OWN = {
  place: number(['#', 'Rank'], 'Rank.', 'low'),
  movement: number(['+/-', 'Movement'], 'Spots gained since last week’s ranking.', 'high'),
  poll: number(['Poll', 'AP poll'], 'Rank in the same week’s poll.', 'low'),
  champion: words('Title', 'Whether it won its conference.', 'Conference title'),
  ranked_wins: number(['T25 W', 'Top 25 wins'], 'Wins over the top 25 of this ranking.', 'high'),
  best_win: words('Best Win', 'The best team it has beaten, with its rank.'),
  worst_loss: words('Worst Loss', 'The worst team it has lost to, with its rank.'),
};

/** `#3 Georgia`, ranked by this ranking. */
const metText = (met: Selected['best_win']): string => (met === null ? '' : rankPrefix(met.name, met.place));

/** Columns of the ranking that selects the playoff field. */
export const SELECTION = {
  place: col<Selected>('place', OWN.place, (row) => row.place),
  movement: col<Selected>(
    'movement',
    OWN.movement,
    (row) => row.movement,
    ({ movement }) => (movement === null || movement === 0 ? '' : signed(movement)),
  ),
  team: col<Selected>('team', COMMON.team, (row) => row.name),
  conference: col<Selected>('conference_name', COMMON.conference, (row) => row.conference),
  record: recordTextColumn<Selected>('record', (row) => row.record),
  champion: col<Selected>('champion', OWN.champion, ({ champion }) => (champion ? 'Champion' : '')),
  poll: col<Selected>('poll', OWN.poll, (row) => row.ranking),
  strength_of_record: col<Selected>(
    'strength_of_record',
    COMMON.strength_of_record,
    (row) => row.strength_of_record ?? null,
    (row) => (row.strength_of_record === undefined ? '' : oneDecimal(row.strength_of_record)),
  ),
  ranked_wins: col<Selected>('ranked_wins', OWN.ranked_wins, (row) => row.ranked_wins),
  best_win: col<Selected>('best_win', OWN.best_win, (row) => metText(row.best_win)),
  worst_loss: col<Selected>('worst_loss', OWN.worst_loss, (row) => metText(row.worst_loss)),
};
