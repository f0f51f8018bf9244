import places from 'virtual:page-places';
import { firstOf } from '../../core/model/lists.ts';
import type { Link } from '../../core/pages/parts/links.ts';
import type { Params } from '../../core/pages/parts/page.ts';

/** Converts links of described pages to addresses, and addresses to parameters. */

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

const PARAMETER = /:(\w+)/g;

function parametersOf(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([name]) => name.slice(1));
}

/** Returns values as the query of an address; empty without any. */
function withQuery(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/** Returns the most specific of a page's addresses that the parameters fill; the remaining ones go into the query. */
function addressOf(paths: readonly string[], values: Values): string {
  const has = (name: string) => values[name] !== undefined;
  const fitting = paths.filter((path) => parametersOf(path).every(has));
  const [path = firstOf(paths)] = fitting.sort((a, b) => parametersOf(b).length - parametersOf(a).length);
  const named = new Set(parametersOf(path));
  const rest = Object.entries(values).filter(([name]) => !named.has(name));
  const filled = path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  return filled + withQuery(Object.fromEntries(rest));
}

/** Returns a link's address. A team's page opens over others, so its link leads to the team's schedule. */
export function hrefOf({ name, ...values }: Link): string {
  const page = places.find((each) => each.name === (name === 'team' ? 'schedule' : name));
  return page === undefined ? '/' : addressOf(page.place.paths, values);
}

const NUMBERS = ['year', 'week', 'id', 'game', 'kick', 'player', 'runs'];

/**
 * Returns the parameters in an address. An invalid number stays as written, for the server to refuse with a sentence.
 */
export function paramsIn(path: Readonly<Record<string, string | undefined>>, search: URLSearchParams): Params {
  const given = Object.entries({ ...Object.fromEntries(search), ...path });
  const isNumber = (name: string, value: string) => NUMBERS.includes(name) && /^\d{1,9}$/.test(value);
  return Object.fromEntries(
    given.flatMap(([name, value = '']) =>
      value === '' ? [] : [[name, isNumber(name, value) ? Number(value) : value] as const],
    ),
  );
}
