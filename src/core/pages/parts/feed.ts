import type { FeedItem } from '../../contract/views/season/feed.ts';
import type { Link } from './links.ts';

const PAGE_OF: Readonly<Record<FeedItem['about'], (id: number | null) => Link>> = {
  recruiting: (id) => ({ name: 'board', ...(id !== null && { recruit: id }) }),
  signing: (year) => ({ name: 'signing', ...(year !== null && { year }) }),
  portal: () => ({ name: 'portal' }),
  redshirts: (id) => (id === null ? { name: 'depth' } : { name: 'player', id }),
  budget: () => ({ name: 'budget' }),
  coaches: () => ({ name: 'carousel' }),
  career: () => ({ name: 'career' }),
  plan: (id) => (id === null ? { name: 'plan' } : { name: 'game', id }),
  injuries: (id) => (id === null ? { name: 'injuries' } : { name: 'player', id }),
};

/** Returns the page of the decision an item reports on. */
export function feedLink({ about, id }: Pick<FeedItem, 'about' | 'id'>): Link {
  return PAGE_OF[about](id);
}
