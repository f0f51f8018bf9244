import { Command } from 'cmdk';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoachSearch, FoundPlayer, Info } from '../../core/contract/views/index.ts';
import { nextStage, type Stage, stageFacts } from '../../core/model/stages.ts';
import { type Search, searchFor } from '../../core/model/text/search.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { Dialog } from '../components/dialog.tsx';
import { Logo } from '../components/logo.tsx';
import { hrefOf } from '../described/address.ts';
import type { Page } from '../pages.ts';
import { pages } from '../paths.ts';
import { goOn, goToStage, simulateTo } from '../state/advance.ts';
import { PageList } from '../state/page-list.ts';
import { useQuery } from '../state/query.ts';
import { type Shared, useShared } from '../state/shared.ts';
import type { TeamDirectory } from '../state/team-directory.ts';
import { useTeamDirectory, useTeamNames } from '../state/team-directory.ts';
import { setTheme, THEME_CHOICES } from '../state/theme.ts';
import { ask, setPalette } from '../state/ui.ts';
import { through } from '../words.ts';
import { pageLinks } from './page-links.ts';

const GROUPS = ['Actions', 'Pages', 'Teams', 'Players', 'Coaches', 'Weeks'] as const;
const SHOWN = { Actions: 4, Pages: 8, Teams: 6, Players: 8, Coaches: 5, Weeks: 4 } as const;

/** A page to open, or an action. */
interface Destination {
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  note: string;
  /** Additional search terms, which are not shown. */
  finds?: string;
  team?: string;
  /** The address of a page, or the action if there is none. */
  to: string | (() => void);
}

function pageDestinations(list: readonly Page[], shared: Shared): Destination[] {
  return pageLinks(list, shared).map(({ page, link }) => ({
    key: `page ${link.to}`,
    group: page.group ?? 'Pages',
    ...(page.finds !== undefined && { finds: page.finds }),
    ...link,
  }));
}

/** Returns the actions of the stage bar and the menus, by name. */
function actions(info: Info): Destination[] {
  const action = (label: string, to: Destination['to'], note = ''): Destination => ({
    key: `action ${label}`,
    group: 'Actions',
    label,
    note,
    to,
  });
  const { stage, currentWeek: week, lastWeek } = info;
  const stageAction = (to: Stage) => action(stageFacts(to).label, () => goToStage(to), 'next stage');
  const onward =
    stage !== 'season'
      ? [stageAction(nextStage(stage))]
      : week > lastWeek
        ? [stageAction('summary')]
        : [action(`Play week ${week}`, goOn, 'n'), action(HEADINGS.simulateToEnd, () => void simulateTo(lastWeek + 1))];
  const weeks = stage === 'season' ? through(week + 1, lastWeek) : [];
  return [
    ...onward,
    action('Undo last move', () => ask('undo')),
    action('Saved games', '/', 'load, or start a new one'),
    ...weeks.map((to) => action(`Simulate to week ${to}`, () => void simulateTo(to))),
    ...THEME_CHOICES.map((theme) => action(`Theme: ${theme}`, () => setTheme(theme))),
  ];
}

function teamDestinations(directory: TeamDirectory): Destination[] {
  const parts = ['schedule', 'roster', 'history'] as const;
  return [...directory.values()].flatMap((team) =>
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

function coachDestination({ id, first, last, job }: CoachSearch['coaches'][number]): Destination {
  return {
    key: `coach ${id}`,
    group: 'Coaches',
    label: `${first} ${last}`,
    note: job === null ? 'no job' : job.team,
    to: hrefOf({ name: 'coach', id }),
    ...(job !== null && { team: job.team }),
  };
}

/** Returns the best of each group; players and coaches are searched and sorted by the server. */
function best(
  all: readonly Destination[],
  people: Readonly<Record<'Players' | 'Coaches', readonly Destination[]>>,
  search: Search,
): [string, Destination[]][] {
  return GROUPS.map((group): [string, Destination[]] => {
    if (group === 'Players' || group === 'Coaches') return [group, people[group].slice(0, SHOWN[group])];
    const candidates = all.filter((each) => each.group === group);
    if (search.empty) return [group, group === 'Pages' || group === 'Actions' ? candidates.slice(0, SHOWN[group]) : []];
    const scored = candidates
      .map((each) => ({ each, score: search.closeness(each.label, `${each.note} ${each.finds ?? ''}`) }))
      .filter(({ score }) => score > 0);
    scored.sort((a, b) => b.score - a.score);
    return [group, scored.slice(0, SHOWN[group]).map(({ each }) => each)];
  }).filter(([, found]) => found.length > 0);
}

function useDestinations(): Destination[] {
  const shared = useShared();
  const directory = useTeamDirectory();
  const list = useContext(PageList);
  return useMemo(() => {
    if (!shared) return [];
    return [...actions(shared.info), ...pageDestinations(list, shared), ...teamDestinations(directory)];
  }, [shared, directory, list]);
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
 * Finds players of any team by name. An empty search as the palette opens lets the server read the rosters while a name
 * is typed. Until an answer arrives the last one stays, filtered by the new text.
 */
function usePlayers(asked: string, search: Search): readonly Destination[] {
  const rested = useRested(asked);
  const open = useShared() !== null;
  const name = rested.length > 1 ? rested : '';
  const { data, isPlaceholderData } = useQuery('playerSearch', open ? { name } : null, { keep: true });
  const stale = isPlaceholderData || name !== asked;
  return useMemo(() => {
    if (asked.length < 2 || (name === '' && !isPlaceholderData)) return [];
    const found = (data?.players ?? []).map(playerDestination);
    return stale ? found.filter((each) => search.closeness(each.label, each.note) > 0) : found;
  }, [asked, search, name, data, isPlaceholderData, stale]);
}

/** Finds coaches by name, once three letters are typed. */
function useCoaches(asked: string): readonly Destination[] {
  const rested = useRested(asked);
  const open = useShared() !== null;
  const { data } = useQuery('coachSearch', open && rested.length >= COACH_LETTERS ? { name: rested } : null, {
    keep: true,
  });
  return useMemo(
    () => (asked.length < COACH_LETTERS ? [] : (data?.coaches ?? []).map(coachDestination)),
    [asked, data],
  );
}

/** Letters needed to search for coaches. */
const COACH_LETTERS = 3;

/** Ctrl-K or `/`: any action, page, team, player or week by name. */
export default function Palette() {
  const [asked, setAsked] = useState('');
  const navigate = useNavigate();
  const all = useDestinations();
  const teams = useTeamNames();
  const search = useMemo(() => searchFor(asked, teams), [asked, teams]);
  const players = usePlayers(asked.trim(), search);
  const coaches = useCoaches(asked.trim());
  const found = useMemo(
    () => best(all, { Players: players, Coaches: coaches }, search),
    [all, players, coaches, search],
  );
  const close = () => setPalette(false);
  const go = (to: Destination['to']) => {
    close();
    if (typeof to === 'string') void navigate(to);
    else to();
  };
  return (
    <Dialog onHide={close} dialogClassName="palette" aria-label="Search" animation={false}>
      <Command label="Search" shouldFilter={false} loop>
        <Command.Input
          autoFocus
          value={asked}
          onValueChange={setAsked}
          placeholder="Go to a team, player, coach, page or week"
        />
        <Command.List>
          <Command.Empty>No matches</Command.Empty>
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
    </Dialog>
  );
}
