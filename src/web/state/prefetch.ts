import type { Asked } from '../client.ts';
import { lastIndividualTab } from './individual.ts';
import { prefetch } from './query.ts';

/** The query of each read-only page, by its address. Pages that advance the dynasty are left out. */
const ASKS: readonly (readonly [address: RegExp, ask: (name: string, year: string | null) => Asked])[] = [
  [/^\/rankings$/, () => ['rankings', {}]],
  [/^\/plan$/, () => ['plan', {}]],
  [/^\/budget$/, () => ['budget', {}]],
  [/^\/depth(?:\/([^/]+))?$/, (team) => ['depth', { team: team || null, position: null, players: null }]],
  [/^\/review(?:\/(\d+))?$/, (year) => ['review', { year: year || null }]],
  [/^\/stakes$/, () => ['odds', {}]],
  [/^\/playoff$/, () => ['playoff', {}]],
  [/^\/season(?:\/(\d+))?$/, (year) => ['season', { year: year || null }]],
  [/^\/injuries(?:\/([^/]+))?$/, (team) => ['injuries', { team: team || null, all: null }]],
  [/^\/trophies(?:\/([^/]+))?$/, (team) => ['trophies', { team: team || null }]],
  [/^\/records(?:\/([^/]+))?$/, (team) => ['records', { span: null, team: team || null, conference: null }]],
  [/^\/hall$/, () => ['hall', { team: null, year: null }]],
  [/^\/draft(?:\/(\d+))?$/, (year) => ['draft', { year: year || null }]],
  [/^\/program(?:\/([^/]+))?$/, (team) => ['program', { team: team || null }]],
  [/^\/awards(?:\/(\d+))?$/, (year) => ['awards', { year: year || null, conference: null }]],
  [/^\/standings\/([^/]+)$/, (conference) => ['standings', { conference }]],
  [/^\/players\/([^/]+)$/, (id, year) => ['player', { id, year }]],
  [/^\/schedule\/(\d+)$/, (week) => ['week', { week }]],
  [/^\/game\/([^/]+)$/, (id) => ['game', { id }]],
  [/^\/stats\/team$/, () => ['teamStatsTable', {}]],
  [/^\/stats\/individual$/, () => ['individualStats', { table: lastIndividualTab() }]],
  [/^\/stats\/ratings$/, () => ['ratingsStats', {}]],
  [/^\/([^/]+)\/schedule$/, (team, year) => ['teamSchedule', { team, year }]],
  [/^\/([^/]+)\/roster$/, (team) => ['roster', { team }]],
  [/^\/([^/]+)\/history$/, (team) => ['history', { team }]],
];

/** The query of the page at an address; null for pages without one, or that advance the dynasty. */
export function askOf({ pathname, searchParams }: URL): Asked | null {
  for (const [address, ask] of ASKS) {
    const found = address.exec(pathname);
    if (found) return ask(decodeURIComponent(found[1] ?? ''), searchParams.get('year'));
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
 * Requests a page's data when its link is pressed, before the page itself is rendered, so server and browser work in
 * parallel. On touch it waits for the click, since a touch may be a scroll.
 * @returns stops it
 */
export function prefetchOnPress(): () => void {
  const ask = (event: MouseEvent) => {
    const url = linkOf(event);
    const asked = url && askOf(url);
    if (asked) prefetch(asked);
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
