import places from 'virtual:page-places';
import type { Link } from '../../core/pages/parts/links.ts';
import type { Params } from '../../core/pages/parts/page.ts';
import { pages, withQuery } from '../paths.ts';

/** Links of described pages as addresses, and addresses as parameters. */

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

const PARAMETER = /:(\w+)/g;

function parametersOf(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name]) => name!);
}

/** The most exact of a page's addresses that the parameters fill; those it has no place for go into the query. */
function addressOf(paths: readonly string[], values: Values): string {
  const has = (name: string) => values[name] !== undefined;
  const fitting = paths.filter((path) => parametersOf(path).every(has));
  const path = fitting.sort((a, b) => parametersOf(b).length - parametersOf(a).length)[0] ?? paths[0]!;
  const named = new Set(parametersOf(path));
  const rest = Object.entries(values).filter(([name]) => !named.has(name));
  const filled = path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  return filled + withQuery(Object.fromEntries(rest));
}

/** The address that a link leads to. */
export function hrefOf(link: Link): string {
  switch (link.name) {
    case 'board':
      return pages.board();
    case 'game':
      return pages.game(link.id);
    case 'player':
      return pages.player(link.id, link.year);
    case 'review':
      return pages.review(link.year);
    case 'roster':
      return pages.roster(link.team);
    case 'schedule':
      return pages.schedule(link.team, link.year);
    case 'team':
      return pages.schedule(link.team);
    case 'week':
      return pages.week(link.week);
    default: {
      const { name, ...values } = link;
      const page = places.find((each) => each.name === name);
      return page === undefined ? '/' : addressOf(page.place.paths, values);
    }
  }
}

const NUMBERS = ['year', 'week', 'id'];

/** The parameters in an address. A number that is none stays as it was written, for the server to refuse with a sentence. */
export function paramsIn(path: Readonly<Record<string, string | undefined>>, search: URLSearchParams): Params {
  const given = { ...Object.fromEntries(search), ...path };
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, NUMBERS.includes(name) && /^\d{1,9}$/.test(value!) ? Number(value) : value]),
  );
}
