import type { Info } from '../../../core/contract/views/shared.ts';
import { mustFind, mustHave } from '../../../core/model/lists.ts';
import { type Stage, stageFacts } from '../../../core/model/stages.ts';
import { ALL_PAGES } from '../../../core/pages/index.ts';
import { linkOf, type PlacedPage, placeLink } from '../../../core/pages/parts/page.ts';
import { type Route, routeOf } from './route.ts';
import type { State } from './state.ts';

const ofStage = (stage: Stage): PlacedPage => mustFind(ALL_PAGES, ({ place }) => place.stage === stage);

/** Returns the page of the current stage. */
export function stageRoute(stage: Stage): Route {
  return mustHave(routeOf(linkOf(ofStage(stage).name, {})), 'page in the terminal');
}

/**
 * Returns the page to show after the dynasty has moved to another stage: a stage's page gives way to the new stage's.
 */
export function presentRoute(route: Route, stage: Stage): Route {
  const isStagePage = ALL_PAGES.some(({ name, place }) => place.stage !== undefined && name === route.name);
  return isStagePage && route.name !== ofStage(stage).name ? stageRoute(stage) : route;
}

/** A page reachable from everywhere; parts that depend on the dynasty are functions. */
interface Destination {
  /** The key that opens it from every page; null if only the menu and `:` have it. */
  key: string | null;
  label: string | ((info: Info) => string);
  /** Search text besides its label. */
  finds: string;
  /** Help text of the key; empty without one. */
  about: string;
  route: Route | ((info: Info) => Route);
}

function named(label: string, route: Destination['route'], finds = ''): Destination {
  return { key: null, label, finds, about: '', route };
}

/** Returns a page's destination. */
function destination(page: PlacedPage): Destination {
  const { label, note, finds = '', help = note ?? label, key = null } = page.place;
  return {
    key,
    label: note === undefined ? label : `${label}: ${note}`,
    finds,
    about: help,
    route: (info) => mustHave(routeOf(placeLink(page, info)), 'page in the terminal'),
  };
}

/**
 * Whether menus, search and keys reach a page from everywhere; a stage's page is reached by the current stage's key.
 */
function isListed({ place: { stage, key, unlisted, faces } }: PlacedPage): boolean {
  return (stage === undefined || key !== undefined) && !unlisted && faces === undefined;
}

/** Every page currently available: its key, its texts for menu, search and help, and its route. */
export const DESTINATIONS: readonly Destination[] = [
  ...ALL_PAGES.filter(isListed).map(destination),
  {
    key: 'o',
    label: ({ stage }) => stageFacts(stage).label,
    finds: 'stage',
    about: 'the page for the current stage',
    route: ({ stage }) => stageRoute(stage),
  },
  named('Season summary', { name: 'summary' }),
  named('Records of your program', ({ team }) => ({ name: 'records', team: team.name })),
];

/** Returns the pages currently available, with their keys; none outside a dynasty. */
export function pages({ info }: State): { key: string | null; label: string; finds: string; route: Route }[] {
  if (info === null) return [];
  return DESTINATIONS.map(({ key, label, finds, route }) => ({
    key,
    finds,
    label: typeof label === 'string' ? label : label(info),
    route: typeof route === 'function' ? route(info) : route,
  }));
}
