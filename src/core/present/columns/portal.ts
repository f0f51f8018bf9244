import type { PortalMan, PortalMove, PortalTarget } from '../../contract/views/recruiting/portal.ts';
import { COMMON, number, playerColumns, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { placeOrder } from '../../words/columns/order.ts';
import { PORTAL_REASON_WORDS } from '../../words/portal.ts';
import { destinationText, leaveChanceText, originText, roleText, saidText } from '../portal.ts';

const MAN = <Row extends PortalMan | PortalTarget | PortalMove>() => ({
  ...playerColumns<Row>(),
  rating: col<Row>('rating', COMMON.player_rating, (row) => row.rating),
  stars: col<Row>('stars', COMMON.stars, (row) => row.stars),
  reason: col<Row>(
    'reason',
    words('Reason', 'Why he would transfer.'),
    (row) => row.reason,
    (row) => PORTAL_REASON_WORDS[row.reason],
  ),
});

/** Who of ours may leave. */
export const PORTAL_OURS = {
  ...MAN<PortalMan>(),
  chance: col<PortalMan>(
    'chance',
    words('Leaves', 'How likely he is to enter the portal.', 'Leaves', 'high'),
    (row) => row.chance?.[1] ?? 1,
    leaveChanceText,
  ),
  promised: col<PortalMan>(
    'promised',
    words('Promise', 'Whether you have promised him a role.'),
    (row) => row.promised,
    (row) => (row.promised ? 'Promised' : ''),
  ),
};

const roles = placeOrder<PortalTarget['role']>(['starter', 'second', 'depth']);
const decisions = placeOrder<PortalTarget['said']>(['offer', 'staff', 'pass']);

/** Who is in the portal and would help. */
export const PORTAL_MARKET = {
  ...MAN<PortalTarget>(),
  team: col<PortalTarget>('team', COMMON.team, (row) => row.team),
  role: col<PortalTarget>(
    'role',
    words('Here', 'What he would be on your team.'),
    (row) => row.role,
    roleText,
    (row) => roles(row.role),
  ),
  places: col<PortalTarget>(
    'places',
    number(['Spots', 'Open spots'], 'Roster spots you have for transfers at his position.'),
    (row) => row.places,
  ),
  said: col<PortalTarget>(
    'said',
    words('By', 'Who decides about him.'),
    (row) => row.said,
    saidText,
    (row) => decisions(row.said),
  ),
};

/** Who came and who went. */
export const PORTAL_MOVES = {
  ...MAN<PortalMove>(),
  from: col<PortalMove>('from', words('From', 'The team he leaves.'), (row) => row.from, originText),
  to: col<PortalMove>('to', words('To', 'The team he joins.'), (row) => row.to, destinationText),
};
