import { matchRoutes } from 'react-router-dom';
import type { Asked } from '../client.ts';
import { PAGES } from '../pages.ts';
import { prefetch } from './query.ts';

const ROUTES = PAGES.flatMap((page) => page.routes.map((path) => ({ path, page })));

/** Returns the query of the page at an address; null for pages without one, or that advance the dynasty. */
export async function askOf({ pathname, searchParams }: URL): Promise<Asked | null> {
  const found = matchRoutes(ROUTES, pathname)?.[0];
  return (await found?.route.page.ask?.(found.params, searchParams)) ?? null;
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
 * Requests a page's data when its link is pressed, before the page itself is rendered, so that server and browser work
 * in parallel. On touch it waits for the click, since a touch may be a scroll.
 * @returns a function that stops it
 */
export function prefetchOnPress(): () => void {
  const ask = async (event: MouseEvent) => {
    const url = linkOf(event);
    const asked = url && (await askOf(url));
    if (asked) prefetch(asked);
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') void ask(event);
  };
  document.addEventListener('click', ask, { capture: true });
  document.addEventListener('pointerdown', press, { capture: true });
  return () => {
    document.removeEventListener('click', ask, { capture: true });
    document.removeEventListener('pointerdown', press, { capture: true });
  };
}
