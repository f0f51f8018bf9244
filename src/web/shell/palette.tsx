import { Command } from 'cmdk';
import { useEffect, useMemo, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useNavigate } from 'react-router-dom';
import type { Conferences, FoundPlayer, Info } from '../../core/app/views/index.ts';
import { nextStage, type Stage, stageFacts } from '../../core/model/stages.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { weekName } from '../../core/present/words.ts';
import { Logo } from '../components/logo.tsx';
import { conferencePage, pages } from '../paths.ts';
import { goToStage, simulateTo } from '../state/advance.ts';
import type { TeamBook } from '../state/book.ts';
import { useTeamBook } from '../state/book.ts';
import { useQuery } from '../state/query.ts';
import { useShared } from '../state/shared.ts';
import { setTheme, THEME_CHOICES } from '../state/theme.ts';
import { ask, setPalette } from '../state/ui.ts';
import { through } from '../words.ts';

const GROUPS = ['Actions', 'Pages', 'Teams', 'Players', 'Weeks'] as const;
const SHOWN = { Actions: 4, Pages: 8, Teams: 6, Players: 8, Weeks: 4 } as const;

/** A page to go to, or an action. */
interface Destination {
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  note: string;
  team?: string;
  /** The address of a page, or the action if there is none. */
  to: string | ((navigate: (path: string) => void) => void);
}

function pageDestinations(info: Info, conferences: Conferences): Destination[] {
  const team = info.team.name;
  const page = (label: string, to: string, note = ''): Destination => ({
    key: `page ${to}`,
    group: 'Pages',
    label,
    note,
    to,
  });
  return [
    page(
      info.stage === 'season' ? 'Dashboard' : stageFacts(info.stage).label,
      stageFacts(info.stage).page,
      'current stage',
    ),
    page('My schedule', pages.schedule(team)),
    page('My roster', pages.roster(team)),
    page(HEADINGS.recruitingBoard, pages.board(), 'who is wanted'),
    page(HEADINGS.transferPortal, pages.portal(), 'who may leave, who could come'),
    page('Budget', pages.budget(), 'money for players'),
    page('Depth chart', pages.depth(), 'who starts'),
    page(HEADINGS.gamePlan, pages.plan(), 'run or pass, tempo, pressure'),
    page('My history', pages.history(team)),
    page(HEADINGS.rankings, '/rankings'),
    page('Playoff', '/playoff'),
    page(HEADINGS.atStake, '/stakes', 'odds of all teams'),
    page('News', '/news', 'the latest week'),
    page('Awards and Heisman race', '/awards'),
    page('Seasons', '/season', 'champions, final polls, upsets'),
    page('Records', pages.records(), 'of a game, a season, a career'),
    page(HEADINGS.hallOfFame, pages.hall()),
    page('Draft', pages.draft(), 'who was selected, and from where'),
    page('My program', pages.program(team)),
    page('Injuries', '/injuries'),
    page(HEADINGS.trophyCase, pages.trophies(team)),
    page('Rivalries', pages.rivalry(team)),
    page(HEADINGS.teamStats, '/stats/team'),
    page(HEADINGS.individualStats, '/stats/individual'),
    page(HEADINGS.ratings, '/stats/ratings'),
    ...conferences.map(({ confName }) => page(HEADINGS.standings(confName), conferencePage(confName))),
    page(HEADINGS.independents, conferencePage('Independent')),
    page('Home', '/'),
    page('How to play', '/about#how', 'help, keys'),
  ].filter((each, index, all) => all.findIndex((other) => other.key === each.key) === index);
}

/** The actions of the stage bar and the menus, by name. */
function actions(info: Info): Destination[] {
  const action = (label: string, to: Destination['to'], note = ''): Destination => ({
    key: `action ${label}`,
    group: 'Actions',
    label,
    note,
    to,
  });
  const { stage, currentWeek: week, lastWeek } = info;
  const stageAction = (to: Stage) => action(stageFacts(to).label, (navigate) => goToStage(to, navigate), 'next stage');
  const onward =
    stage !== 'season'
      ? [stageAction(nextStage(stage))]
      : week > lastWeek
        ? [stageAction('summary')]
        : [
            action(`Play week ${week}`, () => void simulateTo(week + 1), 'n'),
            action(HEADINGS.simulateToEnd, () => void simulateTo(lastWeek + 1)),
          ];
  const weeks = stage === 'season' ? through(week + 1, lastWeek) : [];
  return [
    ...onward,
    action('Take back the last decision', () => ask('undo')),
    action('Saved games', '/', 'load, or start a new one'),
    ...weeks.map((to) => action(`Simulate to week ${to}`, () => void simulateTo(to))),
    ...THEME_CHOICES.map((theme) => action(`Theme: ${theme}`, () => setTheme(theme))),
  ];
}

function teamDestinations(book: TeamBook): Destination[] {
  const parts = ['schedule', 'roster', 'history'] as const;
  return [...book.values()].flatMap((team) =>
    parts.map((part) => ({
      key: `team ${team.name} ${part}`,
      group: 'Teams' as const,
      label: part === 'schedule' ? team.name : `${team.name} ${part}`,
      note: part === 'schedule' ? `${team.mascot} (${team.abbreviation})` : '',
      to: pages[part](team.name),
      team: team.name,
    })),
  );
}

function weekDestinations(info: Info): Destination[] {
  return Array.from({ length: info.lastWeek }, (_, index) => {
    const week = index + 1;
    const name = weekName(week, info.playoff.teams);
    const note = name === `Week ${week}` ? '' : name;
    return {
      key: `week ${week}`,
      group: 'Weeks' as const,
      label: HEADINGS.weekSchedule(week),
      note,
      to: pages.week(week),
    };
  });
}

function playerDestination(player: FoundPlayer): Destination {
  return {
    key: `player ${player.id}`,
    group: 'Players',
    label: `${player.first} ${player.last}`,
    note: `${player.pos.toUpperCase()}, ${player.team} · ${player.rating}`,
    to: pages.player(player.id),
    team: player.team,
  };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** How well a destination matches the words: 0 for not at all, more for a match at the start. */
function scoreOf(destination: Destination, asked: string): number {
  const label = plain(destination.label);
  const note = plain(destination.note);
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (!words.every((word) => label.includes(word) || note.includes(word))) return 0;
  const first = words[0] ?? '';
  if (label === words.join(' ')) return 5;
  if (label.startsWith(words.join(' '))) return 4;
  if (label.startsWith(first)) return 3;
  return label.split(/[\s-]+/).some((part) => part.startsWith(first)) ? 2 : 1;
}

/** The best of each group; players are searched and sorted by the server. */
function best(all: readonly Destination[], players: readonly Destination[], asked: string): [string, Destination[]][] {
  return GROUPS.map((group): [string, Destination[]] => {
    if (group === 'Players') return [group, players.slice(0, SHOWN.Players)];
    const candidates = all.filter((each) => each.group === group);
    if (asked === '') return [group, group === 'Pages' || group === 'Actions' ? candidates.slice(0, SHOWN[group]) : []];
    const scored = candidates.map((each) => ({ each, score: scoreOf(each, asked) })).filter(({ score }) => score > 0);
    scored.sort((a, b) => b.score - a.score);
    return [group, scored.slice(0, SHOWN[group]).map(({ each }) => each)];
  }).filter(([, found]) => found.length > 0);
}

function useDestinations(): Destination[] {
  const shared = useShared();
  const book = useTeamBook();
  return useMemo(() => {
    if (!shared) return [];
    return [
      ...actions(shared.info),
      ...pageDestinations(shared.info, shared.conferences),
      ...teamDestinations(book),
      ...weekDestinations(shared.info),
    ];
  }, [shared, book]);
}

/** Typing pause before players are searched, in milliseconds. */
const REST = 90;

/** The typed text after a pause. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), REST);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested;
}

/**
 * Players of any team by name. An empty search as the palette opens lets the server read the rosters while a name is
 * typed. Until an answer arrives the last one stays, filtered by the new text.
 */
function usePlayers(asked: string): readonly Destination[] {
  const rested = useRested(asked);
  const open = useShared() !== null;
  const name = rested.length > 1 ? rested : '';
  const { data, isPlaceholderData } = useQuery('playerSearch', open ? { name } : null, { keep: true });
  const stale = isPlaceholderData || name !== asked;
  return useMemo(() => {
    if (asked.length < 2 || (name === '' && !isPlaceholderData)) return [];
    const found = (data?.players ?? []).map(playerDestination);
    return stale ? found.filter((each) => scoreOf(each, asked) > 0) : found;
  }, [asked, name, data, isPlaceholderData, stale]);
}

/** Ctrl-K or `/`: any action, page, team, player or week by name. */
export default function Palette() {
  const [asked, setAsked] = useState('');
  const navigate = useNavigate();
  const all = useDestinations();
  const players = usePlayers(asked.trim());
  const found = useMemo(() => best(all, players, asked.trim()), [all, players, asked]);
  const close = () => setPalette(false);
  const go = (to: Destination['to']) => {
    close();
    if (typeof to === 'string') void navigate(to);
    else to((path) => void navigate(path));
  };
  return (
    <Modal show onHide={close} dialogClassName="palette" aria-label="Search" animation={false}>
      <Command label="Search" shouldFilter={false} loop>
        <Command.Input
          autoFocus
          value={asked}
          onValueChange={setAsked}
          placeholder="Go to a team, player, page or week"
        />
        <Command.List>
          <Command.Empty>Nothing by that name</Command.Empty>
          {found.map(([group, destinations]) => (
            <Command.Group key={group} heading={group}>
              {destinations.map((each) => (
                <Command.Item key={each.key} value={each.key} onSelect={() => go(each.to)}>
                  {each.team && <Logo name={each.team} size={22} />}
                  <span className="ellipsis">{each.label}</span>
                  <span className="muted">{each.note}</span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Modal>
  );
}
