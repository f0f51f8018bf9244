import type { Info } from '../../../core/contract/views/shared.ts';
import { type Stage, stageFacts } from '../../../core/model/stages.ts';
import { PAGES } from '../../../core/pages/index.ts';
import { type Page, placeLink } from '../../../core/pages/parts/page.ts';
import { HEADINGS, sentenceCase, weekName } from '../../../core/present/index.ts';
import type { Route } from './route.ts';
import type { State } from './state.ts';

const STAGE_ROUTES: Readonly<Record<Stage, Route>> = {
  preseason: { name: 'noncon' },
  season: { name: 'dashboard' },
  summary: { name: 'summary' },
  progression: { name: 'progression' },
  recruiting_summary: { name: 'recruiting' },
};

/** The page of the stage the dynasty is in. */
export function stageRoute(stage: Stage): Route {
  return STAGE_ROUTES[stage];
}

/** What is shown instead of a page once the dynasty has moved to another stage: the page of a stage gives way to that one's. */
export function presentRoute(route: Route, stage: Stage): Route {
  const isStagePage = Object.values(STAGE_ROUTES).some(({ name }) => name === route.name);
  return isStagePage && route.name !== STAGE_ROUTES[stage].name ? STAGE_ROUTES[stage] : route;
}

/** A page that can be gone to from everywhere; what depends on the dynasty is asked of it. */
interface Destination {
  /** The key that opens it from every page; null for one that the menu and `:` alone know. */
  key: string | null;
  label: string | ((info: Info) => string);
  /** What the help says of the key; empty without one. */
  about: string;
  route: Route | ((info: Info) => Route);
}

const weekOf = ({ currentWeek, lastWeek }: Info): number => Math.min(currentWeek, lastWeek);

function keyed(key: string, label: Destination['label'], about: string, route: Destination['route']): Destination {
  return { key, label, about, route };
}

function named(label: string, route: Destination['route']): Destination {
  return { key: null, label, about: '', route };
}

/** Where a described page is: its label with what it is about. */
function described(page: Page): Destination {
  const { label, note, key = null } = page.place;
  return {
    key,
    label: note === undefined ? label : `${label}: ${note}`,
    about: note ?? label,
    route: (info) => placeLink(page, info),
  };
}

/** Every page of the present moment: its key, its words in menu and search, its words in the help, and where it is. */
export const DESTINATIONS: readonly Destination[] = [
  keyed('d', 'Dashboard', 'dashboard: last and next game, conference, top 25, and more in large windows', {
    name: 'dashboard',
  }),
  keyed('r', 'Rankings', sentenceCase(HEADINGS.rankings), { name: 'rankings' }),
  keyed(
    't',
    ({ team }) => `${team.name}: card and roster`,
    'your team',
    ({ team }) => ({ name: 'team', team: team.name }),
  ),
  keyed(
    'e',
    ({ team }) => `${team.name}: schedule`,
    "your team's schedule",
    ({ team }) => ({ name: 'schedule', team: team.name }),
  ),
  keyed(
    'w',
    (info) => weekName(weekOf(info), info.playoff.teams),
    'games of the week',
    (info) => ({ name: 'week', week: weekOf(info) }),
  ),
  keyed('p', 'Playoff', 'playoff bracket', { name: 'playoff' }),
  keyed('Y', HEADINGS.openDecisions, 'what is yours to decide now, and what it would change', { name: 'decide' }),
  keyed('P', 'Game plan and scouting report', 'game plan: what to do against the next opponent', { name: 'plan' }),
  keyed('D', 'Depth chart: who starts', 'depth chart: who starts and plays how much', { name: 'depth' }),
  keyed('B', HEADINGS.recruitingBoard, 'recruiting board: whom you are after, and what you do about them', {
    name: 'board',
  }),
  keyed('T', HEADINGS.transferPortal, 'transfer portal: who may leave, who is in it, who came and went', {
    name: 'portal',
  }),
  keyed('M', 'Budget: money for players', 'budget: what your money for players is spent on', { name: 'budget' }),
  keyed(
    'o',
    ({ stage }) => stageFacts(stage).label,
    'the page of the present stage',
    ({ stage }) => stageRoute(stage),
  ),
  named('Season summary', { name: 'summary' }),
  named('Records of your program', ({ team }) => ({ name: 'records', team: team.name })),
  ...PAGES.filter(({ place }) => place.stage === undefined).map(described),
];

/** The pages of the present moment, with their keys; none outside a dynasty. */
export function pages({ info }: State): { key: string | null; label: string; route: Route }[] {
  if (info === null) return [];
  return DESTINATIONS.map(({ key, label, route }) => ({
    key,
    label: typeof label === 'string' ? label : label(info),
    route: typeof route === 'function' ? route(info) : route,
  }));
}
