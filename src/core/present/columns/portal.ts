import type { PortalMove, PortalPlayer, PortalTarget } from '../../contract/views/recruiting/portal.ts';
import { COMMON, number, playerColumns, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { placeOrder } from '../../words/columns/order.ts';
import { PORTAL_REASON_WORDS } from '../../words/portal.ts';
import {
  declaresText,
  destinationText,
  fitText,
  leaveChanceText,
  oddsText,
  originText,
  priceText,
  rangeText,
  roleText,
  saidText,
  youText,
} from '../portal.ts';

const PLAYER = <Row extends PortalPlayer | PortalTarget | PortalMove>() => ({
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

/** Columns of our players who may leave. */
export const PORTAL_OURS = {
  ...PLAYER<PortalPlayer>(),
  chance: col<PortalPlayer>(
    'chance',
    words('Leaves', 'Chance that he enters the portal.', 'Leaves', 'high'),
    (row) => row.chance?.[1] ?? 1,
    leaveChanceText,
  ),
  declares: col<PortalPlayer>(
    'declares',
    words('Draft', 'Chance that he declares for the draft, whatever you promise.', 'Declares', 'high'),
    (row) => row.declares,
    declaresText,
  ),
  role: col<PortalPlayer>(
    'role',
    words('Role', 'Whether he starts.'),
    (row) => row.starter,
    (row) => (row.starter ? 'Starter' : 'Backup'),
  ),
  next_up: col<PortalPlayer>(
    'next_up',
    words('Next up', 'Rating of the best player who would replace him.', 'Next up', 'high'),
    (row) => row.next_up,
  ),
  with_promise: col<PortalPlayer>(
    'with_promise',
    words('Promise', 'Chance that he leaves even with a promised role.', 'With a promise', 'high'),
    (row) => row.with_promise?.[1] ?? null,
    (row) => (row.with_promise === null ? '' : rangeText(row.with_promise)),
  ),
  promised: col<PortalPlayer>(
    'promised',
    words('Promised', 'Whether you have promised him a role.'),
    (row) => row.promised,
    (row) => (row.promised ? 'Promised' : ''),
  ),
};

/** Returns our odds with a target, counting a call if the user makes one; null if he passes. */
function oddsNow({ said, odds, odds_called }: PortalTarget): number | null {
  if (said === 'pass') return null;
  return said === 'offer' ? odds_called : odds;
}

const roles = placeOrder<PortalTarget['role']>(['starter', 'second', 'depth']);
const decisions = placeOrder<PortalTarget['said']>(['offer', 'staff', 'pass']);

/** Portal targets. */
export const PORTAL_MARKET = {
  ...PLAYER<PortalTarget>(),
  team: col<PortalTarget>('team', COMMON.team, (row) => row.team),
  role: col<PortalTarget>(
    'role',
    words('Here', 'His role on your team.'),
    (row) => row.role,
    roleText,
    (row) => roles(row.role),
  ),
  fit: col<PortalTarget>(
    'fit',
    words(
      'Fit',
      'How much your scheme uses his position: more than most, about average, or less.',
      'Scheme fit',
      'high',
    ),
    ({ scheme }) => scheme?.plays ?? null,
    fitText,
  ),
  places: col<PortalTarget>(
    'places',
    number(['Spots', 'Open spots'], 'Your open roster spots for transfers at his position.'),
    (row) => row.places,
  ),
  last_starter: col<PortalTarget>(
    'last_starter',
    words('Starter', 'Rating of your lowest-rated starter at his position.', 'Your starter', 'high'),
    (row) => row.last_starter,
  ),
  odds: col<PortalTarget>(
    'odds',
    words('Odds', 'Chance that he picks you, as things stand.', 'Your odds', 'high'),
    oddsNow,
    (row) => {
      const odds = oddsNow(row);
      return odds === null ? '' : oddsText(odds);
    },
  ),
  odds_called: col<PortalTarget>(
    'odds_called',
    words('Call', 'Chance that he picks you if you call him yourself.', 'With a call', 'high'),
    (row) => row.odds_called,
    (row) => oddsText(row.odds_called),
  ),
  rival: col<PortalTarget>(
    'rival',
    words('Rival', 'The other program he is most likely to pick.'),
    (row) => row.rivals[0]?.team ?? null,
  ),
  price: col<PortalTarget>(
    'price',
    words('Price', 'NIL money he would cost out of your transfer budget.', 'Price', 'high'),
    (row) => row.price,
    priceText,
  ),
  said: col<PortalTarget>(
    'said',
    words('By', 'Who handles him, you or your staff.'),
    (row) => row.said,
    saidText,
    (row) => decisions(row.said),
  ),
};

/** Transfers in and out. */
export const PORTAL_MOVES = {
  ...PLAYER<PortalMove>(),
  from: col<PortalMove>('from', words('From', 'The team he leaves.'), (row) => row.from, originText),
  you: col<PortalMove>('you', words('By', 'What you did.'), (row) => row.you, youText),
  to: col<PortalMove>('to', words('To', 'The team he joins.'), (row) => row.to, destinationText),
};
