import type { Injured } from '../../contract/views/people/injuries.ts';
import { INJURY_STATUSES, RETURNS } from '../../model/people/injuries.ts';
import { COMMON, number, playerColumns, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { placeOrder } from '../../words/columns/order.ts';
import { injuryText, returnText, statusText } from '../injuries.ts';

const severity = placeOrder(INJURY_STATUSES);
const soonest = placeOrder(RETURNS);

const roleText = ({ starter }: Injured): string => (starter ? 'Starter' : 'Backup');

/** Injury report columns. Each face shows those it has room for. */
export const INJURIES = {
  ...playerColumns<Injured>(),
  team: col<Injured>('team', COMMON.team, (row) => row.team),
  role: col<Injured>('role', words('Depth', 'Starter or backup.', 'Depth', 'high'), roleText, roleText, (row) =>
    Number(row.starter),
  ),
  status: col<Injured>(
    'status',
    words(
      'Status',
      'Out: misses the game. Doubtful: misses this one, probably back for the next. First half: suspended for targeting. Questionable: banged up, expected to play.',
    ),
    (row) => row.status,
    statusText,
    (row) => severity(row.status),
  ),
  injury: col<Injured>('injury', words('Injury', 'The injury.'), (row) => row.injury, injuryText),
  back: col<Injured>(
    'back',
    words('Back', 'When he is expected back.'),
    (row) => row.returns,
    returnText,
    (row) => soonest(row.returns),
  ),
  week: col<Injured>(
    'week',
    number(['Since', 'Hurt in week'], 'The week he was hurt, in the game or in practice.'),
    (row) => row.week,
  ),
};
