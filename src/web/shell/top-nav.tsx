import { useEffect, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { HEADINGS, sentenceCase } from '../../core/present/headings.ts';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { conferencePage, pages } from '../paths.ts';
import { useTeamBook } from '../state/book.ts';
import type { Shared } from '../state/shared.ts';
import { openTeam, setPalette } from '../state/ui.ts';
import { ThemeMenu } from './theme-menu.tsx';

/** An alignment by width makes the menu part of the page's own layout, without a positioning script. */
const STATIC_MENU = { lg: 'start' } as const;

interface Item {
  label: string;
  to: string;
}

function Menu({ label, items }: { label: string; items: readonly Item[] }) {
  const { pathname } = useLocation();
  const here = items.some((item) => encodeURI(decodeURI(item.to)) === encodeURI(decodeURI(pathname)));
  return (
    <Dropdown as="li" className="nav-menu" align={STATIC_MENU}>
      <Dropdown.Toggle as="button" type="button" className={`nav-item-button${here ? ' here' : ''}`}>
        {label} <Icon name="chevron" size={12} />
      </Dropdown.Toggle>
      <Dropdown.Menu renderOnMount={false}>
        {items.map((item) => (
          <Dropdown.Item as={Link} key={item.to} to={item.to}>
            {item.label}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}

function menusOf({ info, conferences }: Shared): { label: string; items: Item[] }[] {
  const team = info.team.name;
  return [
    {
      label: 'TEAM',
      items: [
        { label: 'Schedule', to: pages.schedule(team) },
        { label: 'Roster', to: pages.roster(team) },
        { label: HEADINGS.recruitingBoard, to: pages.board() },
        { label: HEADINGS.transferPortal, to: pages.portal() },
        { label: 'Budget', to: pages.budget() },
        { label: 'Depth chart', to: pages.depth() },
        { label: 'Injuries', to: pages.injuries(team) },
        { label: 'History', to: pages.history(team) },
      ],
    },
    {
      label: 'CONFERENCE STANDINGS',
      items: [
        ...conferences.map(({ confName }) => ({ label: confName, to: pages.standings(confName) })),
        { label: 'Independent', to: conferencePage('Independent') },
      ],
    },
    {
      label: 'STATS',
      items: [
        { label: 'Team', to: '/stats/team' },
        { label: 'Individual', to: '/stats/individual' },
        { label: 'Ratings', to: '/stats/ratings' },
      ],
    },
    {
      label: 'HISTORY',
      items: [
        { label: 'Awards', to: '/awards' },
        { label: 'Seasons', to: '/season' },
        { label: 'Records', to: pages.records() },
        { label: sentenceCase(HEADINGS.hallOfFame), to: pages.hall() },
        { label: 'Draft', to: pages.draft() },
        { label: 'Program', to: pages.program(team) },
        { label: HEADINGS.trophyCase, to: pages.trophies(team) },
        { label: 'Rivalries', to: pages.rivalry(team) },
      ],
    },
    {
      label: 'SCHEDULE',
      items: Array.from({ length: info.lastWeek }, (_, index) => ({
        label: `Week ${index + 1}`,
        to: pages.week(index + 1),
      })),
    },
  ];
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink to={to} className={({ isActive }) => `nav-item-button${isActive ? ' here' : ''}`}>
        {children}
      </NavLink>
    </li>
  );
}

/** The player's team as in a score graphic; its width is the same before its abbreviation is loaded. */
function TeamBug({ name }: { name: string }) {
  const entry = useTeamBook().get(name);
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
      <Icon name="search" /> <span>Search</span> <kbd>/</kbd>
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
  return (
    <nav className="top-nav" aria-label="Main">
      <div className="bar">
        <Link to="/" className="nav-item-button brand" aria-label="Home">
          <Icon name="home" /> <span className="brand-word">Home</span>
        </Link>
        {shared && <TeamBug name={shared.info.team.name} />}
        {shared && (
          <ul className={`nav-items${open ? ' open' : ''}`} id="nav-items">
            {shared.info.stage === 'season' && <PageLink to="/dashboard">Dashboard</PageLink>}
            {menusOf(shared).map((menu) => (
              <Menu key={menu.label} {...menu} />
            ))}
            <PageLink to="/rankings">Rankings</PageLink>
            <PageLink to="/playoff">Playoff</PageLink>
            <PageLink to="/plan">Plan</PageLink>
            {shared.info.stage !== 'preseason' && (
              <>
                <PageLink to="/stakes">Odds</PageLink>
                <PageLink to="/news">News</PageLink>
              </>
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
