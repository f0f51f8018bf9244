import type { DepthPosition } from '../../contract/views/people/depth.ts';
import { COMMON, classColumn, nameColumn, number, positionColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { type DepthRow, depthStatus, startersText, winChange, winText } from '../decisions/depth.ts';
import { misses } from '../injuries.ts';

/** Depth chart columns: players at a position, and the positions. */

export const DEPTH = {
  place: col<DepthRow>('place', number(['#', 'Place'], 'His spot in the order.', 'low'), (row) => row.place),
  name: nameColumn<DepthRow>('name', COMMON.name, (row) => row),
  class: classColumn<DepthRow>('class'),
  rating: col<DepthRow>('rating', COMMON.player_rating, (row) => row.rating),
  staff: col<DepthRow>(
    'staff',
    number(['Staff', 'Staff’s chart'], 'Where your staff would list him.', 'low'),
    (row) => row.staff_place,
  ),
  games: col<DepthRow>('games', number(['G', 'Games'], 'Games he has appeared in this season.'), (row) => row.games),
  status: col<DepthRow>(
    'status',
    words('Next game', 'Whether he starts the next game, and any injury.'),
    depthStatus,
    depthStatus,
    // Starters, then backups with a role, other backups, and unavailable players.
    ({ starts, role, injury }) => (starts ? 0 : misses(injury) ? 3 : role === null ? 2 : 1),
  ),
  id: col<DepthRow>('id', COMMON.id, (row) => row.id),
};

export const DEPTH_POSITIONS = {
  position: positionColumn<DepthPosition>('position', (row) => row.position),
  starters: col<DepthPosition>('starters', words('Starts', 'Who starts the next game.'), startersText),
  rating: col<DepthPosition>(
    'rating',
    number(['Rating', 'Lineup rating'], 'Average rating of the starters.', 'high', 1),
    (row) => row.now.rating,
    (row) => row.now.rating.toFixed(1),
  ),
  staff: col<DepthPosition>(
    'staff_rating',
    number(['Staff', 'Staff’s lineup rating'], 'The same with your staff’s order.', 'high', 1),
    (row) => row.staff.rating,
    (row) => row.staff.rating.toFixed(1),
  ),
  win: col<DepthPosition>(
    'win',
    number(['Win', 'Your win probability'], 'Win probability in the next game with this order.', 'high', 1),
    (row) => row.now.win,
    (row) => winText(row.now),
  ),
  staffWin: col<DepthPosition>(
    'staff_win',
    number(
      ['Staff win', 'Win probability with the staff’s order'],
      'The same with your staff’s order at this position.',
      'high',
      1,
    ),
    (row) => row.staff.win,
    (row) => winText(row.staff),
  ),
  change: col<DepthPosition>(
    'change',
    words(
      'Swap',
      'What your order does to your win probability, in percentage points.',
      'Change in win probability',
      'high',
    ),
    winChange,
    winChange,
    (row) => (winChange(row) === '' ? null : Number(winChange(row))),
  ),
  by: col<DepthPosition>('order', words('Order', 'Who set the order.'), (row) => (row.own ? 'yours' : 'staff')),
};
