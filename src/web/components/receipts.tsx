import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FeedItem } from '../../core/contract/views/index.ts';
import { feedLink } from '../../core/pages/parts/feed.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { EMPTY } from '../../core/words/empty.ts';
import { hrefOf } from '../described/address.ts';
import { useQuery } from '../state/query.ts';
import { useLasting } from '../table/memory.ts';
import { Section } from './section.tsx';

/** Items a page has room for. */
const SHOWN = 6;
/** Milliseconds after which visible items count as read. */
const READ_AFTER = 2000;

/** Returns whether an item is unread, by save; visible items count as read from the next visit on. */
function useUnread(save: string, items: readonly FeedItem[]): (item: FeedItem) => boolean {
  const [read, setRead] = useLasting<readonly string[] | null>(`feed:${save}`, null);
  const [before] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is no reason to write again
  useEffect(() => {
    const timer = setTimeout(() => setRead(items.map(({ key }) => key)), READ_AFTER);
    return () => clearTimeout(timer);
  }, [items]);
  return ({ key }) => before !== null && !before.includes(key);
}

function Receipt({ item, unread }: { item: FeedItem; unread: boolean }) {
  return (
    <li className={`receipt ${item.tone}`}>
      <span className="muted">
        {item.when}
        {unread && <span className="chip gold">New</span>}
      </span>
      <Link to={hrefOf(feedLink(item))}>{item.text}</Link>
    </li>
  );
}

interface Props {
  /** Subject of the page; omitted: everything. */
  about?: FeedItem['about'];
  /** A second subject. */
  also?: FeedItem['about'];
}

/** News since your last visit, newest first. */
export function Receipts({ about, also }: Props) {
  const { data } = useQuery('feed');
  return data === undefined ? null : (
    <Items key={data.info.user_id} items={data.items} save={data.info.user_id} about={about} also={also} />
  );
}

interface ItemsProps {
  items: readonly FeedItem[];
  save: string;
  about: Props['about'];
  also: Props['also'];
}

function Items({ items, save, about, also }: ItemsProps) {
  const unread = useUnread(`${save}:${about ?? 'all'}`, items);
  const shown = items.filter((item) => about === undefined || item.about === about || item.about === also);
  if (about !== undefined && shown.length === 0) return null;
  return (
    <Section title={HEADINGS.feed} tools={<Link to="/feed">{HEADINGS.allOfFeed}</Link>}>
      {shown.length === 0 && <p className="muted">{EMPTY.feed}</p>}
      <ul className="receipts">
        {shown.slice(0, SHOWN).map((item) => (
          <Receipt key={item.key} item={item} unread={unread(item)} />
        ))}
      </ul>
    </Section>
  );
}
