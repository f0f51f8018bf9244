import { useEffect, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { PAGES, type PageLink } from '../pages.ts';
import { useBackCloses } from '../state/layers.ts';
import type { Shared } from '../state/shared.ts';
import { useTeamDirectory } from '../state/team-directory.ts';
import { openTeam, setPalette } from '../state/ui.ts';
import { pageLinks } from './page-links.ts';
import { ThemeMenu } from './theme-menu.tsx';

/** An alignment by width makes the menu part of the page's own layout, without a positioning script. */
const STATIC_MENU = { lg: 'start' } as const;

function Menu({ label, items }: { label: string; items: readonly PageLink[] }) {
  const { pathname } = useLocation();
  const here = items.some((item) => encodeURI(decodeURI(item.to)) === encodeURI(decodeURI(pathname)));
  return (
    <Dropdown as="li" className="nav-menu" align={STATIC_MENU}>
      <Dropdown.Toggle as="button" type="button" className={`nav-item-button${here ? ' here' : ''}`}>
        {label} <Icon name="chevron" size={12} />
      </Dropdown.Toggle>
      <Dropdown.Menu renderOnMount={false}>
        {items.map((item) => (
          <Dropdown.Item as={Link} key={item.to} to={item.to} {...asideOf(item)}>
            {item.label}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}

/** Returns the text next to an entry: a week's round, and that it is up next. */
export function asideOf({ aside, now = false }: Pick<PageLink, 'aside' | 'now'>) {
  const words = [...(aside === undefined ? [] : [aside]), ...(now ? ['up next'] : [])];
  return {
    ...(words.length > 0 && { 'data-aside': words.join(', ') }),
    ...(now && { 'aria-current': 'date' as const }),
  };
}

/** A link in the bar itself, or a menu of several. */
export type Entry = { link: PageLink } | { menu: string; items: PageLink[] };

/** Returns the bar's entries from left to right; pages of one menu are adjacent in the list. */
export function entriesOf(shared: Shared): Entry[] {
  const entries: Entry[] = [];
  for (const { page, link } of pageLinks(PAGES, shared)) {
    const last = entries.at(-1);
    const item = { ...link, label: page.menuLabel ?? link.label };
    if (page.place === 'bar') entries.push({ link });
    else if (last && 'menu' in last && last.menu === page.place) last.items.push(item);
    else if (page.place !== undefined) entries.push({ menu: page.place, items: [item] });
  }
  return entries;
}

function BarLink({ to, label }: PageLink) {
  return (
    <li>
      <NavLink to={to} className={({ isActive }) => `nav-item-button${isActive ? ' here' : ''}`}>
        {label}
      </NavLink>
    </li>
  );
}

/** The user's team as in a score graphic; its width is the same before its abbreviation is loaded. */
function TeamBug({ name }: { name: string }) {
  const entry = useTeamDirectory().get(name);
  return (
    <button type="button" className="team-bug" onClick={() => openTeam(name)} aria-label={`${name}, your team`}>
      <Logo name={name} size={28} />
      <span className="display">{entry?.abbreviation}</span>
    </button>
  );
}

function SearchButton() {
  return (
    <button
      type="button"
      className="find"
      onClick={() => setPalette(true)}
      aria-label="Search"
      aria-keyshortcuts="/ Control+K"
    >
      <Icon name="search" /> <kbd>/</kbd>
    </button>
  );
}

/** The bar over every page: home, the team, and links to all screens. */
export function TopNav({ shared, inGame }: { shared: Shared | null; inGame: boolean }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    // The menu closes whenever the address changes.
    if (pathname) setOpen(false);
  }, [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      // Escape in an open menu of the bar closes only that menu.
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  useBackCloses(() => setOpen(false), open);
  return (
    <nav className="top-nav" aria-label="Main">
      <div className="bar">
        <Link to="/" className="nav-item-button brand" aria-label="Home">
          <Icon name="home" />
        </Link>
        {shared && <TeamBug name={shared.info.team.name} />}
        {shared && (
          <ul className={`nav-items${open ? ' open' : ''}`} id="nav-items">
            {entriesOf(shared).map((entry) =>
              'menu' in entry ? (
                <Menu key={entry.menu} label={entry.menu} items={entry.items} />
              ) : (
                <BarLink key={entry.link.to} {...entry.link} />
              ),
            )}
          </ul>
        )}
        <div className="bar-end">
          {inGame && <SearchButton />}
          <ThemeMenu />
          {inGame && (
            <button
              type="button"
              className="nav-item-button nav-toggle"
              aria-expanded={open}
              aria-controls="nav-items"
              aria-label="Menu"
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? 'close' : 'menu'} size={20} />
            </button>
          )}
        </div>
      </div>
    </nav>
  );
}
