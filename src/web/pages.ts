import places from 'virtual:page-places';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Info } from '../core/contract/views/index.ts';
import { mustHave } from '../core/model/lists.ts';
import type { Stage } from '../core/model/stages.ts';
import { type HandMade, linkOf, type Menu, type PlacedPage, placeLink } from '../core/pages/parts/page.ts';
import type { Asked } from './client.ts';
import { hrefOf, paramsIn } from './described/address.ts';
import { loadPage } from './described/load.ts';
import type { Shared } from './state/shared.ts';
import { roundOf, through } from './words.ts';

/** A page in bar and search, with its address in the current dynasty. */
export interface PageLink {
  label: string;
  /** Shown next to the label in search results, and searched too. */
  note: string;
  to: string;
  /** Shown next to the label in its menu: a week's round. */
  aside?: string;
  /** Whether it is the week to be played. */
  now?: boolean;
}

/** A page of the game, as used by routes, bar, search, team pages and prefetching. */
export interface Page {
  /** Loads its chunk when it is first opened. */
  load: () => Promise<{ default: ComponentType }>;
  /** Patterns of its addresses. */
  routes: readonly string[];
  /** Label in bar and search; a page without one is only linked to by others. */
  label?: string;
  /** Label within its menu, where the menu supplies the context. */
  menuLabel?: string;
  note?: string;
  /** Search terms besides its label and note. */
  finds?: string;
  /** Its address in the current dynasty, if not the first pattern. */
  to?: (info: Info) => string;
  /** The links of a page that has several, instead of label, note and address. */
  each?: (shared: Shared) => PageLink[];
  /** Its address for a team, if every team has such a page. */
  ofTeam?: (team: string) => string;
  /** A menu of the bar, or the bar itself; a page without it is only in the search. */
  place?: Menu;
  /** Its heading in the search. */
  group?: 'Weeks';
  /** The first stage of a year in which it is available. */
  from?: Stage;
  /** The stage before which its call is refused, if it is not a stage's page. */
  needs?: Stage;
  /** The stage it belongs to: available in that stage only, since opening it moves the dynasty there. */
  stage?: Stage;
  /** Its query, for prefetching; never for a page that moves the dynasty. */
  ask?: (params: Readonly<Params>, search: URLSearchParams) => Asked | null | Promise<Asked | null>;
}

/** Hand-made pages, one file each under the page's name. */
const FILES = import.meta.glob<{ default: ComponentType }>('./pages/*.tsx');

async function described(name: string): Promise<{ default: ComponentType }> {
  const [{ describedPage }, found] = await Promise.all([import('./described/page.tsx'), loadPage(name)]);
  return { default: describedPage(found) };
}

/** Returns a page's query; null for a page that has none or moves the dynasty. */
async function askedBy(name: string, params: Readonly<Params>, search: URLSearchParams): Promise<Asked | null> {
  const { query, input } = await loadPage<HandMade>(name);
  const asked = input?.(paramsIn(params, search)) ?? null;
  return query === undefined || asked === null ? null : ([query, asked] as Asked);
}

/** Builds a page for the browser: its code is loaded when it is first opened. */
function pageOf({ name, place }: PlacedPage): Page {
  const { paths, stage, label, menuLabel, note, finds, each, ofTeam, menu, from, needs, anchor, unlisted } = place;
  const to = (info: Info) => hrefOf(placeLink({ name, place }, info)) + (anchor === undefined ? '' : `#${anchor}`);
  return {
    load: FILES[`./pages/${name}.tsx`] ?? (() => described(name)),
    routes: paths,
    ...(menuLabel !== undefined && { menuLabel }),
    ...(note !== undefined && { note }),
    ...(finds !== undefined && { finds }),
    ...(!unlisted && { label, to }),
    ...(each === 'conference' && {
      each: ({ conferences }: Shared) => conferenceLinks({ name, place }, conferences),
    }),
    ...(each === 'week' && { group: 'Weeks' as const, each: ({ info }: Shared) => weekLinks(name, info) }),
    ...(ofTeam && { ofTeam: (team: string) => hrefOf(linkOf(name, { team })) }),
    ...(menu !== undefined && { place: menu }),
    ...(from !== undefined && { from }),
    ...(needs !== undefined && { needs }),
    ...(stage === undefined
      ? { ask: (params, search) => askedBy(name, params, search) }
      : { stage, note: 'current stage' }),
  };
}

/** Returns the same page for every conference, and for the independents. */
function conferenceLinks({ name, place }: PlacedPage, conferences: Shared['conferences']): PageLink[] {
  const link = (label: string, conference: string): PageLink => ({
    label,
    note: place.label.toLowerCase(),
    to: hrefOf(linkOf(name, { conference })),
  });
  return [...conferences.map(({ confName }) => link(confName, confName)), link('Independent', 'independent')];
}

function weekLinks(name: string, info: Info): PageLink[] {
  return through(1, info.lastWeek).map((week) => {
    const label = `Week ${week}`;
    const round = roundOf(week, info);
    return {
      label,
      note: round ?? 'schedule',
      to: hrefOf(linkOf(name, { week })),
      ...(round !== undefined && { aside: round }),
      ...(info.stage === 'season' && week === info.currentWeek && { now: true }),
    };
  });
}

/** The bar from left to right; pages only in the search come last. */
const MENUS: readonly (Menu | undefined)[] = [
  'TEAM',
  'RECRUITING',
  'CONFERENCE STANDINGS',
  'STATS',
  'SCHEDULE',
  'bar',
  'LEAGUE',
  undefined,
];

function isOfStage({ place }: PlacedPage): boolean {
  return place.stage !== undefined;
}

/** All pages of the browser, stage pages first. Code loaded later gets them from `PageList`. */
export const PAGES: readonly Page[] = [
  ...places.filter(isOfStage),
  ...MENUS.flatMap((menu) => places.filter((page) => !isOfStage(page) && page.place.menu === menu)),
]
  .filter(({ place }) => place.paths.length > 0)
  .map(pageOf)
  .concat({ load: mustHave(FILES['./pages/not-found.tsx'], 'page for an unknown address'), routes: ['*'] });
