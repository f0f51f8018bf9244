import type { InputOf } from '../../../core/contract/registry.ts';
import type { PortalPage } from '../../../core/contract/views/index.ts';

export type Decide = (change: InputOf<'setPortal'>) => void;

/** The lists of the page. */
const PORTAL_LISTS = ['targets', 'ours', 'moves'] as const;
export type PortalList = (typeof PORTAL_LISTS)[number];

/** Returns the lists available now, the one to decide on first. */
export function listsOf({ can_keep, can_offer, moved_after }: PortalPage): PortalList[] {
  const there = { targets: can_offer, ours: can_keep, moves: moved_after !== null };
  return PORTAL_LISTS.filter((list) => there[list]);
}
