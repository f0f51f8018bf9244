import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { stagePage } from '../../core/contract/stage-pages.ts';
import type { PageLink } from '../pages.ts';
import { goOnOrAsk } from '../state/advance.ts';
import { useBackCloses } from '../state/layers.ts';
import type { Shared } from '../state/shared.ts';
import { asideOf, type Entry, entriesOf } from './top-nav.tsx';

/** Tabs that open a list, and the menus in each; the bar's own links go under League. */
const LISTS = {
  Team: ['TEAM', 'SCHEDULE'],
  Recruiting: ['RECRUITING'],
  League: ['bar', 'LEAGUE', 'CONFERENCE STANDINGS', 'STATS'],
} as const;
type List = keyof typeof LISTS;

function itemsOf(menu: string, entries: readonly Entry[]): PageLink[] {
  if (menu === 'bar') return entries.flatMap((entry) => ('link' in entry ? [entry.link] : []));
  return entries.flatMap((entry) => ('menu' in entry && entry.menu === menu ? entry.items : []));
}

interface SheetProps {
  list: List;
  entries: readonly Entry[];
  /** Address of the home tab. */
  home: string;
  onClose: () => void;
}

function Sheet({ list, entries, home, onClose }: SheetProps) {
  useBackCloses(onClose);
  // Home has a tab of its own.
  const others = entries.filter((entry) => !('link' in entry && entry.link.to === home));
  return (
    <div className="tab-sheet" role="dialog" aria-label={list}>
      {LISTS[list].map((menu) => {
        const items = itemsOf(menu, others);
        if (items.length === 0) return null;
        return (
          <section key={menu}>
            {menu !== 'bar' && <h2 className="eyebrow">{menu}</h2>}
            <ul>
              {items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} {...asideOf(item)}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The tabs under every page on a phone: home, the lists of pages, and advancing. */
export function TabBar({ shared }: { shared: Shared }) {
  const [list, setList] = useState<List | null>(null);
  const { pathname } = useLocation();
  const entries = entriesOf(shared);
  const home = stagePage(shared.info.stage).page;
  useEffect(() => {
    if (pathname) setList(null);
  }, [pathname]);
  useEffect(() => {
    if (list === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setList(null);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list]);
  return (
    <>
      {list !== null && <Sheet list={list} entries={entries} home={home} onClose={() => setList(null)} />}
      <nav className="tab-bar" aria-label="Tabs">
        <Link to={home}>Home</Link>
        {(Object.keys(LISTS) as List[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-expanded={each === list}
            onClick={() => setList(each === list ? null : each)}
          >
            {each}
          </button>
        ))}
        <button type="button" className="lead" onClick={goOnOrAsk}>
          Play
        </button>
      </nav>
    </>
  );
}
