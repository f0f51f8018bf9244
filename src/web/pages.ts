import places from 'virtual:page-places';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { stagePage } from '../core/contract/stage-pages.ts';
import type { Info } from '../core/contract/views/index.ts';
import { type Stage, stageFacts } from '../core/model/stages.ts';
import { linkOf, type Menu, type PlacedPage, placeLink } from '../core/pages/parts/page.ts';
import { HEADINGS } from '../core/present/headings.ts';
import { weekName } from '../core/words/terms.ts';
import type { Asked } from './client.ts';
import { hrefOf, paramsIn } from './described/address.ts';
import { loadPage } from './described/load.ts';
import { pages } from './paths.ts';
import type { Shared } from './state/shared.ts';
import { through } from './words.ts';

/** What bar and search say of a page, and where it is in the present dynasty. */
export interface PageLink {
  label: string;
  /** Beside the label in the search, which finds these words too. */
  note: string;
  to: string;
}

/** A page of the game: what routes, bar, search, the pages of a team and what is asked for ahead are made from. */
export interface Page {
  /** Loads its chunk, when it is first opened. */
  load: () => Promise<{ default: ComponentType }>;
  /** Patterns of its addresses. */
  routes: readonly [string, ...string[]];
  /** Its word in bar and search; a page without one is only linked to by others. */
  label?: string;
  /** Its word in its menu, where that says the rest. */
  menuLabel?: string;
  note?: string;
  /** Its address in the present dynasty, where that is not the first pattern. */
  to?: (info: Info) => string;
  /** The links of a page that has several, instead of label, note and address. */
  each?: (shared: Shared) => PageLink[];
  /** Its address for a team, if every team has such a page. */
  ofTeam?: (team: string) => string;
  /** A menu of the bar, or the bar itself; a page without it is in the search alone. */
  place?: Menu;
  /** Its heading in the search. */
  group?: 'Weeks';
  /** The first stage of a year in which it is offered. */
  from?: Stage;
  /** The stage before which its call is refused, where it is not a stage's page. */
  needs?: Stage;
  /** The stage whose page it is: offered in that stage alone, since opening it moves the dynasty there. */
  stage?: Stage;
  /** What it will ask for, so that this can be asked for ahead; never of a page that moves the dynasty. */
  ask?: (params: Readonly<Params>, search: URLSearchParams) => Asked | null | Promise<Asked | null>;
}

function pageOfStage(stage: Stage, load: Page['load'], more: Pick<Page, 'label' | 'place'> = {}): Page {
  return {
    load,
    routes: [stagePage(stage).page],
    stage,
    label: stageFacts(stage).label,
    note: 'current stage',
    ...more,
  };
}

/** A described page. */
function described(page: PlacedPage): Page {
  const { name, place } = page;
  const load = async () => {
    const [{ describedPage }, found] = await Promise.all([import('./described/page.tsx'), loadPage(name)]);
    return { default: describedPage(found) };
  };
  if (place.stage !== undefined) return pageOfStage(place.stage, load);
  return {
    load,
    routes: place.paths,
    label: place.label,
    ...(place.menuLabel !== undefined && { menuLabel: place.menuLabel }),
    ...(place.note !== undefined && { note: place.note }),
    ...(place.each !== undefined && { each: ({ conferences }: Shared) => conferenceLinks(page, conferences) }),
    to: (info) => hrefOf(placeLink(page, info)),
    ...(place.ofTeam && { ofTeam: (team: string) => hrefOf(linkOf(name, { team })) }),
    ...(place.menu !== undefined && { place: place.menu }),
    ...(place.from !== undefined && { from: place.from }),
    ...(place.needs !== undefined && { needs: place.needs }),
    ask: async (params, search) => {
      const { query, input } = await loadPage(name);
      return [query, input(paramsIn(params, search))] as Asked;
    },
  };
}

/** The same page of every conference, and of the independents. */
function conferenceLinks({ name, place }: PlacedPage, conferences: Shared['conferences']): PageLink[] {
  const link = (label: string, conference: string): PageLink => ({
    label,
    note: place.label.toLowerCase(),
    to: hrefOf(linkOf(name, { conference })),
  });
  return [...conferences.map(({ confName }) => link(confName, confName)), link('Independent', 'independent')];
}

/** The described pages of a menu; those that are only in the search for none. */
function inMenu(menu: Menu | undefined): Page[] {
  return places.filter(({ place }) => place.stage === undefined && place.menu === menu).map(described);
}

/**
 * Every page of the game, as the bar has them from left to right and its menus from top to bottom. One file, long as it is: a
 * table that is read from top to bottom. What is loaded later has it from `PageList`.
 */
export const PAGES: readonly Page[] = [
  pageOfStage('preseason', () => import('./pages/noncon.tsx')),
  pageOfStage('season', () => import('./pages/dashboard.tsx'), { label: 'Dashboard', place: 'bar' }),
  ...places.filter(({ place }) => place.stage !== undefined).map(described),
  {
    load: () => import('./pages/schedule.tsx'),
    routes: ['/:teamName/schedule'],
    place: 'TEAM',
    label: 'Schedule',
    note: 'your games',
    to: ({ team }) => pages.schedule(team.name),
    ofTeam: pages.schedule,
    ask: ({ teamName = null }, search) => ['teamSchedule', { team: teamName, year: search.get('year') }],
  },
  {
    load: () => import('./pages/roster.tsx'),
    routes: ['/:teamName/roster'],
    place: 'TEAM',
    label: 'Roster',
    note: 'your players',
    to: ({ team }) => pages.roster(team.name),
    ofTeam: pages.roster,
    ask: ({ teamName = null }) => ['roster', { team: teamName }],
  },
  {
    load: () => import('./pages/board.tsx'),
    routes: ['/board'],
    place: 'TEAM',
    label: HEADINGS.recruitingBoard,
    note: 'who is wanted',
  },
  {
    load: () => import('./pages/portal.tsx'),
    routes: ['/portal'],
    place: 'TEAM',
    label: HEADINGS.transferPortal,
    note: 'who may leave, who could come',
    ask: () => ['portal', { position: null }],
  },
  {
    load: () => import('./pages/budget.tsx'),
    routes: ['/budget'],
    place: 'TEAM',
    label: 'Budget',
    note: 'money for players',
    ask: () => ['budget', {}],
  },
  {
    load: () => import('./pages/depth.tsx'),
    routes: ['/depth', '/depth/:teamName'],
    place: 'TEAM',
    label: 'Depth chart',
    note: 'who starts',
    ofTeam: pages.depth,
    ask: ({ teamName = null }) => ['depth', { team: teamName, position: null, players: null }],
  },
  ...inMenu('TEAM'),
  ...inMenu('CONFERENCE STANDINGS'),
  ...inMenu('STATS'),
  ...inMenu('HISTORY'),
  {
    load: () => import('./pages/week.tsx'),
    routes: ['/schedule', '/schedule/:week'],
    place: 'SCHEDULE',
    group: 'Weeks',
    each: ({ info }) => through(1, info.lastWeek).map((week) => weekLink(week, info)),
    ask: ({ week = '' }) => (/^\d+$/.test(week) ? ['week', { week }] : null),
  },
  {
    load: () => import('./pages/rankings.tsx'),
    routes: ['/rankings'],
    place: 'bar',
    label: 'Rankings',
    note: 'the AP poll',
    ask: () => ['rankings', {}],
  },
  {
    load: () => import('./pages/playoff.tsx'),
    routes: ['/playoff'],
    place: 'bar',
    label: 'Playoff',
    ask: () => ['playoff', {}],
  },
  {
    load: () => import('./pages/plan.tsx'),
    routes: ['/plan'],
    place: 'bar',
    label: HEADINGS.gamePlan,
    note: 'run or pass, tempo, pressure',
    ask: () => ['plan', {}],
  },
  ...inMenu('bar'),
  ...inMenu(undefined),
  { load: () => import('./pages/home.tsx'), routes: ['/'], label: 'Home' },
  {
    load: () => import('./pages/about.tsx'),
    routes: ['/about'],
    label: 'How to play',
    note: 'help, keys',
    to: () => '/about#how',
  },
  {
    load: () => import('./pages/player.tsx'),
    routes: ['/players/:playerId'],
    ask: ({ playerId = null }, search) => ['player', { id: playerId, year: search.get('year') }],
  },
  {
    load: () => import('./pages/game.tsx'),
    routes: ['/game/:id'],
    ask: ({ id = null }) => ['game', { id }],
  },
  {
    load: () => import('./pages/review.tsx'),
    routes: ['/review', '/review/:year'],
  },
  { load: () => import('./pages/not-found.tsx'), routes: ['*'] },
];

function weekLink(week: number, info: Info): PageLink {
  const label = `Week ${week}`;
  const name = weekName(week, info.playoff.teams);
  return { label, note: name === label ? 'schedule' : name, to: pages.week(week) };
}
