import { hasReached, type Stage } from '../../core/model/stages.ts';
import type { Page, PageLink } from '../pages.ts';
import type { Shared } from '../state/shared.ts';

function isOffered({ stage, from }: Page, now: Stage): boolean {
  return (stage === undefined || stage === now) && (from === undefined || hasReached(now, from));
}

function linksOf({ each, label, note = '', to, routes }: Page, shared: Shared): PageLink[] {
  if (each !== undefined) return each(shared);
  return label === undefined ? [] : [{ label, note, to: to?.(shared.info) ?? routes[0] ?? '/' }];
}

/** Returns the links to currently available pages, in order, each with its page. */
export function pageLinks(pages: readonly Page[], shared: Shared): { page: Page; link: PageLink }[] {
  const offered = pages.filter((page) => isOffered(page, shared.info.stage));
  return offered.flatMap((page) => linksOf(page, shared).map((link) => ({ page, link })));
}
