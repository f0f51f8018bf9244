import type { InputOf } from '../../contract/registry.ts';
import type { PortalPlayer, PortalTarget } from '../../contract/views/recruiting/portal.ts';

/** A key's action on a player on the portal page. */
export interface PortalKey<Row> {
  key: string;
  /** Label next to the key. */
  label: string;
  /** Help text in the full-screen game. */
  about: string;
  /** Follows the key in a sentence. */
  does: string;
  /** Button label; null if the action is already in effect. */
  button: (row: Row) => string | null;
  change: (row: Row) => InputOf<'setPortal'>;
}

/** Keys for one of your own players, in every face that has keys. */
export const OWN_KEYS: readonly [PortalKey<PortalPlayer>] = [
  {
    key: 'p',
    label: 'promise',
    about: 'promise one of your players a role, or take it back',
    does: 'promises him a role or takes it back',
    button: ({ promised }) => (promised ? 'Withdraw' : 'Promise role'),
    change: ({ id, promised }) => (promised ? { release: [id] } : { keep: [id] }),
  },
];

type TargetKey = PortalKey<PortalTarget>;

/** The keys for a player in the portal. */
export const MARKET_KEYS: readonly [offer: TargetKey, pass: TargetKey, staff: TargetKey] = [
  {
    key: 'o',
    label: 'offer',
    about: 'call a player in the portal yourself',
    does: 'calls him yourself',
    button: ({ said }) => (said === 'offer' ? null : 'Call'),
    change: ({ id }) => ({ offer: [id] }),
  },
  {
    key: 'x',
    label: 'pass',
    about: 'pass on a player in the portal',
    does: 'passes',
    button: ({ said }) => (said === 'pass' ? null : 'Pass'),
    change: ({ id }) => ({ pass: [id] }),
  },
  {
    key: 's',
    label: 'staff',
    about: 'give him back to your staff',
    does: 'gives him back to your staff',
    button: ({ said }) => (said === 'staff' ? null : 'Give him back to staff'),
    change: ({ id }) => ({ staff: [id] }),
  },
];
