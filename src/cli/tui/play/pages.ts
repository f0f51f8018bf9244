import type { Info } from '../../../core/contract/views/shared.ts';
import { mustFind } from '../../../core/model/lists.ts';
import { type Stage, stageFacts } from '../../../core/model/stages.ts';
import { ALL_PAGES } from '../../../core/pages/index.ts';
import { linkOf, type PlacedPage, placeLink } from '../../../core/pages/parts/page.ts';
import { type Route, routeOf } from './route.ts';
import type { State } from './state.ts';

const ofStage = (stage: Stage): PlacedPage => mustFind(ALL_PAGES, ({ place }) => place.stage === stage);

/** The page of the stage the dynasty is in. */
export function stageRoute(stage: Stage): Route {
  return routeOf(linkOf(ofStage(stage).name, {}))!;
}

/** What is shown instead of a page once the dynasty has moved to another stage: the page of a stage gives way to that one's. */
export function presentRoute(route: Route, stage: Stage): Route {
  const isStagePage = ALL_PAGES.some(({ name, place }) => place.stage !== undefined && name === route.name);
  return isStagePage && route.name !== ofStage(stage).name ? stageRoute(stage) : route;
}

/** A page that can be gone to from everywhere; what depends on the dynasty is asked of it. */
interface Destination {
  /** The key that opens it from every page; null for one that the menu and `:` alone know. */
  key: string | null;
  label: string | ((info: Info) => string);
  /** What finds it besides its label. */
  finds: string;
  /** What the help says of the key; empty without one. */
  about: string;
  route: Route | ((info: Info) => Route);
}

function named(label: string, route: Destination['route'], finds = ''): Destination {
  return { key: null, label, finds, about: '', route };
}

/** Where a page is: its label with what it is about. */
function destination(page: PlacedPage): Destination {
  const { label, note, finds = '', help = note ?? label, key = null } = page.place;
  return {
    key,
    label: note === undefined ? label : `${label}: ${note}`,
    finds,
    about: help,
    route: (info) => routeOf(placeLink(page, info))!,
  };
}

/** Whether menus, search and keys have a page from everywhere; the page of a stage has the key of the present one. */
function isListed({ place: { stage, key, unlisted, faces } }: PlacedPage): boolean {
  return (stage === undefined || key !== undefined) && !unlisted && faces === undefined;
}

/** Every page of the present moment: its key, its words in menu and search, its words in the help, and where it is. */
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

/** The pages of the present moment, with their keys; none outside a dynasty. */
export function pages({ info }: State): { key: string | null; label: string; finds: string; route: Route }[] {
  if (info === null) return [];
  return DESTINATIONS.map(({ key, label, finds, route }) => ({
    key,
    finds,
    label: typeof label === 'string' ? label : label(info),
    route: typeof route === 'function' ? route(info) : route,
  }));
}
