import { calls } from '../paths.ts';
import { lastIndividualTab } from './individual.ts';
import { askAhead } from './query.ts';

/** What the pages that only look ask the server for, by their address. Pages that move the dynasty on are left out. */
const ANSWERS: readonly (readonly [address: RegExp, call: (name: string, year: string | null) => string])[] = [
  [/^\/rankings$/, () => calls.rankings()],
  [/^\/playoff$/, () => calls.playoff],
  [/^\/standings\/([^/]+)$/, (name) => calls.standings(name)],
  [/^\/players\/([^/]+)$/, (id, year) => calls.player(id, year)],
  [/^\/schedule\/(\d+)$/, (week) => calls.week(Number(week))],
  [/^\/game\/([^/]+)$/, (id) => calls.game(id)],
  [/^\/stats\/team$/, () => calls.statsTeam],
  [/^\/stats\/individual$/, () => calls.statsIndividual(lastIndividualTab())],
  [/^\/stats\/ratings$/, () => calls.statsRatings],
  [/^\/([^/]+)\/schedule$/, (team, year) => calls.schedule(team, year)],
  [/^\/([^/]+)\/roster$/, (team) => calls.roster(team)],
  [/^\/([^/]+)\/history$/, (team) => calls.history(team)],
];

/** The call whose answer a page shows; null for pages that have none, or that move the dynasty on. */
export function callOf({ pathname, searchParams }: URL): string | null {
  for (const [address, call] of ANSWERS) {
    const found = address.exec(pathname);
    if (found) return call(decodeURIComponent(found[1] ?? ''), searchParams.get('year'));
  }
  return null;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function linkOf(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || !isPlain(event)) return null;
  return link.origin === window.location.origin ? new URL(link.href) : null;
}

/**
 * Asks for a page's answer when its link is pressed, before the page itself is drawn: the server works while the
 * browser does. A finger that touches a link may only mean to scroll, so there it is the click that counts.
 * @returns stops it
 */
export function watchLinks(): () => void {
  const ask = (event: MouseEvent) => {
    const url = linkOf(event);
    const path = url && callOf(url);
    if (path) askAhead(path);
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') ask(event);
  };
  document.addEventListener('click', ask, { capture: true });
  document.addEventListener('pointerdown', press, { capture: true });
  return () => {
    document.removeEventListener('click', ask, { capture: true });
    document.removeEventListener('pointerdown', press, { capture: true });
  };
}
