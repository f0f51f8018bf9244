import places from 'virtual:page-places';
import type { Link } from '../../core/pages/parts/links.ts';
import type { Params } from '../../core/pages/parts/page.ts';

/** Links of described pages as addresses, and addresses as parameters. */

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

const PARAMETER = /:(\w+)/g;

function parametersOf(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name]) => name!);
}

/** Values as the query of an address; empty without any. */
function withQuery(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`;
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

/** The address that a link leads to. The page of a team is opened over others, so a link leads to its schedule. */
export function hrefOf({ name, ...values }: Link): string {
  const page = places.find((each) => each.name === (name === 'team' ? 'schedule' : name));
  return page === undefined ? '/' : addressOf(page.place.paths, values);
}

const NUMBERS = ['year', 'week', 'id', 'game', 'kick', 'player', 'runs'];

/** The parameters in an address. A number that is none stays as it was written, for the server to refuse with a sentence. */
export function paramsIn(path: Readonly<Record<string, string | undefined>>, search: URLSearchParams): Params {
  const given = { ...Object.fromEntries(search), ...path };
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, NUMBERS.includes(name) && /^\d{1,9}$/.test(value!) ? Number(value) : value]),
  );
}
